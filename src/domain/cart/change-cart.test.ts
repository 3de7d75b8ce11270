import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { addPackage } from '#domain/cart/add-package.ts'
import type { PackageToAdd } from '#domain/cart/cart.ts'
import { storeCart } from '#domain/cart/cart-row.ts'
import { findBasket } from '#domain/cart/find-cart.ts'
import { lockCart } from '#domain/cart/lock-cart.ts'
import { removePackage, removePackageGroup } from '#domain/cart/remove-package.ts'
import { saveGuestDetails } from '#domain/cart/save-guest-details.ts'
import { updatePackage } from '#domain/cart/update-package.ts'
import type { Tx } from '#domain/db.ts'
import { LostRace } from '#domain/lost-race.ts'
import type { Shop } from '#domain/shop.ts'
import { newId } from '#kernel/ids.ts'
import { buildProduct, buildVariationConfig } from '#tests/support/build-product.ts'
import {
  buildDetails,
  buildPackage,
  forOther,
  giftsOf,
  testShop,
} from '#tests/support/build-shop.ts'
import { closeCart } from '#tests/support/close-cart.ts'
import { openTestDatabase } from '#tests/support/database.ts'

const { db, close } = await openTestDatabase()
afterAll(close)

const now = new Date('2026-11-21T10:00:00Z')
const dayMs = 24 * 60 * 60 * 1000
const laterBy = (days: number) => new Date(now.getTime() + days * dayMs)
const shop = testShop()
let visitorKey = ''
beforeEach(() => {
  visitorKey = newId('vst')
})

const inTx = <Result>(work: (tx: Tx) => Promise<Result>) => db.transaction().execute(work)
const by = () => ({ visitorKey, language: 'nl' as const, now })
const add = (gift: Partial<PackageToAdd> = {}, at: { now?: Date; shop?: Shop } = {}) =>
  inTx((tx) =>
    addPackage(tx, at.shop ?? shop, { ...by(), now: at.now ?? now, package: buildPackage(gift) }),
  )
const firstPackage = (cart: Awaited<ReturnType<typeof add>>) => cart.shipments[0]!.packages[0]!
const refused = (code: number) => expect.objectContaining({ code })

/** What the database is asked for inside a transaction, without begin and commit. */
async function countStatements(work: (tx: Tx) => Promise<unknown>): Promise<number> {
  let count = 0
  await inTx((tx) =>
    work(
      tx.withPlugin({
        transformQuery: ({ node }) => node,
        transformResult: async ({ result }) => {
          count += 1
          return result
        },
      }) as Tx,
    ),
  )
  return count
}

describe('adding', () => {
  test('makes the basket, and the second package goes into the same one', async () => {
    const first = await add()
    const second = await add({ productId: 'filmbon' })
    expect(second.id).toBe(first.id)
    expect(await findBasket(db, visitorKey, now)).toEqual(second)
  })

  test('is one statement for a new basket and two for one that exists', async () => {
    const once = (tx: Tx) => addPackage(tx, shop, { ...by(), package: buildPackage() })
    expect(await countStatements(once)).toBe(1)
    expect(await countStatements(once)).toBe(2)
  })

  test('one tab after the other loses nothing', async () => {
    for (let tab = 0; tab < 5; tab += 1) await add({ message: `Tab ${tab}` })
    const cart = await findBasket(db, visitorKey, now)
    expect(cart?.shipments[0]?.packages).toHaveLength(5)
  })

  test.each([
    [{ productId: 'onbekend' }, 3100],
    [{ productId: 'uitverkocht' }, 2031],
    [{ productId: 'binnenkort' }, 3101],
    [{ productId: 'filmbon', amountCents: 13_00 }, 3102],
    [{ amountCents: 25_50 }, 3102],
    [{ amountCents: 9_00 }, 3103],
    [{ amountCents: 251_00 }, 3103],
    [{ quantity: 0 }, 3200],
    [{ quantity: -1 }, 3200],
    [{ quantity: 1000 }, 3200],
    [{ productId: 'appelbon', quantity: 21 }, 2015],
  ])('%j is refused with %i and leaves no basket', async (gift, code) => {
    await expect(add(gift)).rejects.toEqual(refused(code))
    expect(await findBasket(db, visitorKey, now)).toBeUndefined()
  })

  test('a limit is over the whole basket, and the basket stays as it was', async () => {
    const before = await add({ productId: 'appelbon', quantity: 20 })
    await expect(add({ productId: 'appelbon', amountCents: 10_00 })).rejects.toEqual(refused(2015))
    expect(await findBasket(db, visitorKey, now)).toEqual(before)
  })

  test('is judged by the widest limit until the details say who orders, and then by theirs', async () => {
    const many = { quantity: 600, amountCents: 10_00 }
    await add(many)
    const said = (details: Parameters<typeof buildDetails>[0]) =>
      saveGuestDetails(db, shop, { ...by(), details: buildDetails(details) })
    await expect(said({ customerType: 'PRIVATE' })).rejects.toEqual(refused(2030))
    expect((await findBasket(db, visitorKey, now))?.details).toBeUndefined()
    await said({ customerType: 'BUSINESS' })
    await expect(said({ customerType: 'PRIVATE' })).rejects.toEqual(refused(2030))
    for (let time = 0; time < 3; time += 1) await add(many)
    await expect(add(many)).rejects.toEqual(refused(2030))
    const cart = await findBasket(db, visitorKey, now)
    expect(cart?.shipments[0]?.packages.map(({ quantity }) => quantity)).toEqual(Array(4).fill(600))
  })

  test('to a basket that lay too long begins a new one', async () => {
    await add()
    expect(await findBasket(db, visitorKey, laterBy(31))).toBeUndefined()
    const cart = await add({ productId: 'filmbon' }, { now: laterBy(31) })
    expect(cart.shipments[0]?.packages.map(({ productId }) => productId)).toEqual(['filmbon'])
  })
})

describe('changing', () => {
  test('quantity or amount, in two statements', async () => {
    const item = firstPackage(await add())
    const statements = await countStatements((tx) =>
      updatePackage(tx, shop, { ...by(), packageId: item.id, quantity: 3, amountCents: 50_00 }),
    )
    expect(statements).toBe(2)
    const cart = await findBasket(db, visitorKey, now)
    expect(cart && firstPackage(cart)).toEqual({ ...item, quantity: 3, amountCents: 50_00 })
  })

  test.each([
    [{ quantity: 0 }, 3200],
    [{ quantity: 1000 }, 3200],
    [{ amountCents: 9_00 }, 3103],
  ])('%j is refused with %i', async (change, code) => {
    const item = firstPackage(await add())
    const attempt = inTx((tx) =>
      updatePackage(tx, shop, { ...by(), packageId: item.id, ...change }),
    )
    await expect(attempt).rejects.toEqual(refused(code))
  })

  test('of what is out of stock only fewer are allowed', async () => {
    const item = firstPackage(await add({ quantity: 3 }))
    const out = buildProduct({ id: 'dinerbon', digital: buildVariationConfig({ stock: 'out' }) })
    const change = (quantity: number) =>
      inTx((tx) => updatePackage(tx, testShop([out]), { ...by(), packageId: item.id, quantity }))
    expect(firstPackage(await change(2)).quantity).toBe(2)
    await expect(change(4)).rejects.toEqual(refused(2031))
  })

  test('a package of another visitor is unknown, and a visitor without a basket changes none', async () => {
    const item = firstPackage(await add())
    const change = () =>
      inTx((tx) => updatePackage(tx, shop, { ...by(), packageId: item.id, quantity: 2 }))
    visitorKey = newId('vst')
    await expect(change()).rejects.toEqual(refused(3203))
    await add()
    await expect(change()).rejects.toEqual(refused(3201))
  })
})

test('a change of a basket that somebody else changed since it was read is not written', async () => {
  const read = await add()
  await add({ productId: 'filmbon' })
  const late = inTx((tx) => storeCart(tx, { ...read, shipments: [] }, now))
  await expect(late).rejects.toThrow(LostRace)
  expect((await findBasket(db, visitorKey, now))?.shipments).not.toEqual([])
})

test('removing the last package leaves an empty basket', async () => {
  const cart = await add()
  await inTx((tx) => removePackage(tx, { ...by(), packageId: firstPackage(cart).id }))
  expect((await findBasket(db, visitorKey, now))?.shipments).toEqual([])
})

test('a group is removed by the tag of its shipment', async () => {
  const cart = await add()
  const group = { shipmentTag: cart.shipments[0]!.tag, packageId: undefined }
  const after = await inTx((tx) => removePackageGroup(tx, { ...by(), ...group }))
  expect(after.shipments).toEqual([])
})

test('details are kept with the basket, in two statements', async () => {
  await add()
  const save = (tx: Tx) => saveGuestDetails(tx, shop, { ...by(), details: buildDetails() })
  expect(await countStatements(save)).toBe(2)
  expect((await findBasket(db, visitorKey, now))?.details).toMatchObject({ firstName: 'Anna' })
})

describe('what was put into the basket while its order was being paid', () => {
  /** What lies in the visitor's basket once the order of `fixed` is paid. */
  const leftAfter = async (fixed: Awaited<ReturnType<typeof add>>) => {
    const closing = { cartId: fixed.id, orderId: newId('ord'), ordered: giftsOf(fixed.shipments) }
    await inTx((tx) => closeCart(tx, { ...closing, now }))
    const cart = await findBasket(db, visitorKey, now)
    expect(cart?.id).not.toBe(fixed.id)
    return cart?.shipments.flatMap(({ receiver, packages }) =>
      packages.map(({ productId, amountCents, quantity }) => [
        receiver.kind === 'self' ? 'self' : receiver.name,
        productId,
        amountCents,
        quantity,
      ]),
    )
  }

  test('is the next basket, with the details of the giver: another gift, another person, one more', async () => {
    const fixed = await add({ quantity: 2 })
    await inTx((tx) => saveGuestDetails(tx, shop, { ...by(), details: buildDetails() }))
    await add({ productId: 'filmbon' })
    await add({ receiver: forOther('Jan', 'jan@voorbeeld.example') })
    await add()
    const { productId, amountCents } = firstPackage(fixed)
    expect(await leftAfter(fixed)).toEqual([
      ['self', productId, amountCents, 1],
      ['self', 'filmbon', amountCents, 1],
      ['Jan', productId, amountCents, 1],
    ])
    expect((await findBasket(db, visitorKey, now))?.details).toMatchObject({ firstName: 'Anna' })
  })

  test('is nothing when it was only taken out and put back', async () => {
    const fixed = await add()
    await inTx((tx) => removePackage(tx, { ...by(), packageId: firstPackage(fixed).id }))
    await add()
    expect(await leftAfter(fixed)).toBeUndefined()
  })

  test('is the changed gift, which was not ordered like that', async () => {
    const fixed = await add({ amountCents: 25_00 })
    const change = { packageId: firstPackage(fixed).id, amountCents: 50_00 }
    await inTx((tx) => updatePackage(tx, shop, { ...by(), ...change }))
    expect(await leftAfter(fixed)).toEqual([['self', firstPackage(fixed).productId, 50_00, 1]])
  })

  test('is never what was taken out meanwhile', async () => {
    const fixed = await add({ quantity: 3 })
    const change = { packageId: firstPackage(fixed).id, quantity: 1 }
    await inTx((tx) => updatePackage(tx, shop, { ...by(), ...change }))
    expect(await leftAfter(fixed)).toBeUndefined()
  })
})

test('an ordered basket is closed once, and the next package opens another', async () => {
  const cart = await add()
  const orderId = newId('ord')
  const ordered = giftsOf(cart.shipments)
  const order = () => inTx((tx) => closeCart(tx, { cartId: cart.id, orderId, ordered, now }))
  expect(await order()).toBe(true)
  expect(await order()).toBe(false)
  await expect(inTx((tx) => lockCart(tx, visitorKey, now))).rejects.toEqual(refused(3203))
  expect((await add()).id).not.toBe(cart.id)
})
