import { afterAll, expect, test } from 'vitest'
import { addPackage } from '#domain/cart/add-package.ts'
import { closeCart } from '#domain/cart/close-cart.ts'
import { newId } from '#kernel/ids.ts'
import { buildPackage, testShop } from '#tests/support/build-shop.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { forgetOldCarts } from './forget-old-carts.ts'

const { db, close } = await openTestDatabase()
afterAll(close)

const now = new Date('2026-11-21T10:00:00Z')
const inDays = (days: number) => new Date(now.getTime() + days * 24 * 60 * 60 * 1000)
const fill = (at: Date) =>
  db.transaction().execute((tx) =>
    addPackage(tx, testShop(), {
      visitorKey: newId('vst'),
      language: 'nl',
      now: at,
      package: buildPackage(),
    }),
  )
const idsLeft = async () =>
  (await db.selectFrom('carts').select('id').execute()).map(({ id }) => id)

test('baskets that nobody came back for are forgotten, ordered ones too, and the rest stays', async () => {
  const left = await fill(now)
  const ordered = await fill(now)
  const fresh = await fill(inDays(20))
  await db
    .transaction()
    .execute((tx) => closeCart(tx, { cartId: ordered.id, orderId: newId('ord'), now }))

  await forgetOldCarts({ db, clock: { now: () => inDays(29) } })
  expect(await idsLeft()).toHaveLength(3)

  await forgetOldCarts({ db, clock: { now: () => inDays(31) } })
  expect(await idsLeft()).toEqual([fresh.id])
  expect(await idsLeft()).not.toContain(left.id)
})
