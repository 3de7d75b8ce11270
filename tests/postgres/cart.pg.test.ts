import { afterAll, beforeEach, expect, test } from 'vitest'
import { addPackage, addPackages } from '#domain/cart/add-package.ts'
import { BasketChanged } from '#domain/cart/errors.ts'
import { findCart } from '#domain/cart/find-cart.ts'
import { lockCart } from '#domain/cart/lock-cart.ts'
import { removePackage } from '#domain/cart/remove-package.ts'
import { saveGuestDetails } from '#domain/cart/save-guest-details.ts'
import { updatePackage } from '#domain/cart/update-package.ts'
import type { OneStatement } from '#domain/db.ts'
import { inOneStatement } from '#flows/shared/transact.ts'
import { newId } from '#kernel/ids.ts'
import { sum } from '#kernel/money.ts'
import { buildDetails, buildPackage, giftsOf, testShop } from '#tests/support/build-shop.ts'
import { closeCart } from '#tests/support/close-cart.ts'
import { openTestPostgres } from '#tests/support/postgres.ts'

const connectionCount = 30
const { db, close } = await openTestPostgres(connectionCount)
afterAll(close)

const now = new Date('2026-11-21T10:00:00Z')
const shop = testShop()
let visitorKey = ''
beforeEach(() => {
  visitorKey = newId('vst')
})

const inOne = <Result>(work: (one: OneStatement) => Promise<Result>) => inOneStatement({ db }, work)
const by = () => ({ visitorKey, language: 'nl' as const, now })
const add = (message?: string) =>
  inOne((one) =>
    addPackage(one, shop, { ...by(), package: buildPackage({ message, amountCents: 10_00 }) }),
  )
const packages = async () =>
  (await findCart(db, visitorKey, now))?.shipments.flatMap((shipment) => shipment.packages) ?? []

test('40 tabs that open a basket at the same moment end up in one, with all 40 packages', async () => {
  const carts = await Promise.all(Array.from({ length: 40 }, (_, tab) => add(`Tab ${tab}`)))
  expect(new Set(carts.map(({ id }) => id)).size).toBe(1)
  expect(await packages()).toHaveLength(40)
  const rows = await db
    .selectFrom('carts')
    .select('version')
    .where('visitor_key', '=', visitorKey)
    .execute()
  expect(rows).toEqual([{ version: 40 }])
})

test('the same gift from 40 tabs is a quantity of 40', async () => {
  await Promise.all(Array.from({ length: 40 }, () => add()))
  expect((await packages()).map(({ quantity }) => quantity)).toEqual([40])
})

test('of 20 presses that saw one basket, one adds, to none and to one that is there', async () => {
  const press = (version: number) =>
    inOne((one) => addPackages(one, shop, { ...by(), version, packages: [buildPackage()] }))
  for (const version of [0, 1]) {
    const presses = Array.from({ length: 20 }, () => press(version))
    const outcomes = await Promise.allSettled(presses)
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
    expect(refused).toHaveLength(19)
    for (const { reason } of refused) expect(reason).toBeInstanceOf(BasketChanged)
    expect((await packages()).map(({ quantity }) => quantity)).toEqual([version + 1])
  }
})

test('adding, changing and removing at once lose nothing of each other', async () => {
  for (let index = 0; index < 10; index += 1) await add(`Begin ${index}`)
  const first = await packages()
  await Promise.all([
    ...first
      .slice(0, 5)
      .map(({ id }) => inOne((one) => removePackage(one, { ...by(), packageId: id }))),
    ...first
      .slice(5)
      .map(({ id }) =>
        inOne((one) => updatePackage(one, shop, { ...by(), packageId: id, quantity: 3 })),
      ),
    ...Array.from({ length: 10 }, (_, index) => add(`Later ${index}`)),
  ])
  const after = await packages()
  expect(after).toHaveLength(15)
  expect(sum(after.map(({ quantity }) => quantity))).toBe(5 * 3 + 10)
})

test('a limit holds against tabs that would pass it together', async () => {
  const big = () =>
    inOne((one) =>
      addPackage(one, shop, {
        ...by(),
        package: buildPackage({ amountCents: 10_00, quantity: 500 }),
      }),
    )
  const outcomes = await Promise.allSettled(Array.from({ length: 12 }, big))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
  expect((await packages()).map(({ quantity }) => quantity)).toEqual([500, 500, 500, 500, 500])
})

test('what is added while the basket is being ordered goes into the next one, not into nowhere', async () => {
  const { id, shipments } = await add('Besteld')
  const closing = { cartId: id, orderId: newId('ord'), ordered: giftsOf(shipments), now }
  await Promise.all([
    db.transaction().execute(async (tx) => {
      await lockCart(tx, visitorKey, now)
      await closeCart(tx, closing)
    }),
    add('Later'),
  ])
  expect((await packages()).map(({ message }) => message)).toEqual(['Later'])
})

test('details that are saved and gifts that are added at the same moment are all kept', async () => {
  await add('Begin')
  const save = () =>
    inOne((one) =>
      saveGuestDetails(one, shop, { ...by(), details: buildDetails({ firstName: 'Anna' }) }),
    )
  await Promise.all([...Array.from({ length: 10 }, (_, tab) => add(`Tab ${tab}`)), save()])
  expect(await packages()).toHaveLength(11)
  expect((await findCart(db, visitorKey, now))?.details?.firstName).toBe('Anna')
})
