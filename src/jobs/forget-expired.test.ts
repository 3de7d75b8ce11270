import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { findCart } from '#domain/cart/find-cart.ts'
import { runJob } from '#jobs/start-workers.ts'
import { newId } from '#kernel/ids.ts'
import { OrderShop } from '#tests/support/build-order-shop.ts'
import { giftsOf } from '#tests/support/build-shop.ts'
import { closeCart } from '#tests/support/close-cart.ts'
import { openTestDatabase } from '#tests/support/database.ts'

const database = await openTestDatabase()
const { db } = database
const shop = new OrderShop(database)
afterAll(async () => {
  shop.close()
  await database.close()
})

const dayMs = 24 * 60 * 60 * 1000
const fillCart = async () => {
  const cart = await findCart(db, await shop.fillBasket(), shop.now)
  if (cart === undefined) throw new Error('No basket.')
  return cart
}
const idsLeft = async () =>
  (await db.selectFrom('carts').select('id').execute()).map(({ id }) => id)
const forget = () => runJob(shop.deps, 'forget-expired', {})

test('abandoned baskets are deleted, ordered ones too, and the rest stays', async () => {
  await fillCart()
  const ordered = await fillCart()
  const closing = {
    ...{ cartId: ordered.id, orderId: newId('ord'), now: shop.now },
    ordered: giftsOf(ordered.shipments),
  }
  await db.transaction().execute((tx) => closeCart(tx, closing))
  shop.later(20 * dayMs)
  const fresh = await fillCart()

  shop.later(9 * dayMs)
  await forget()
  expect(await idsLeft()).toHaveLength(3)

  shop.later(2 * dayMs)
  expect(await forget()).toEqual([undefined])
  expect(await idsLeft()).toEqual([fresh.id])
})

test('a clean-up that fails keeps none of the others back, and the job tells of it', async () => {
  await db
    .insertInto('spent_captchas')
    .values({ proof_key: 'used', expires_at: shop.now })
    .execute()
  shop.later(dayMs)
  await sql`alter table carts rename to carts_away`.execute(db)
  const [failure] = await forget()
  await sql`alter table carts_away rename to carts`.execute(db)
  expect(failure).toBeInstanceOf(AggregateError)
  expect(await db.selectFrom('spent_captchas').selectAll().execute()).toEqual([])
})
