import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { PackageToAdd } from '#domain/cart/cart.ts'
import type { DeliveryAddress } from '#kernel/address-parts.ts'
import { type ErrorName, errorCodes } from '#kernel/error-codes.ts'
import { noonOf } from '#kernel/post-calendar.ts'
import { PostShop } from '#tests/support/build-post-shop.ts'
import { buildPackage, buildPostedPackage } from '#tests/support/build-shop.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { changeOrderedDeliveryDate } from './change-ordered-delivery-date.ts'
import { changePostAddress } from './change-post-address.ts'
import { showOrder } from './show-order.ts'

const database = await openTestDatabase()
let post = new PostShop(database)
beforeEach(() => {
  post.close()
  post = new PostShop(database)
})
afterAll(async () => {
  post.close()
  await database.close()
})

const posted = buildPostedPackage()
const elsewhere: DeliveryAddress = {
  ...{ countryCode: 'NL', postCode: '1015 CX', houseNumber: '40' },
  ...{ street: 'Prinsengracht', city: 'Amsterdam' },
}

async function order(...packages: readonly Partial<PackageToAdd>[]) {
  const bought = await post.buy(...packages)
  const { visitorKey, orderUuid, number } = bought
  const keys = { visitorKey, sessionKey: undefined }
  const look = (key = visitorKey) =>
    showOrder(post.shop.deps, {
      ...{ uuid: orderUuid, visitorKey: key, sessionKey: undefined, language: 'nl' },
    })
  const { receivers } = await look()
  const deliveryId = receivers[0]?.deliveryId ?? ''
  const own = { ...keys, orderUuid, deliveryId }
  return {
    ...{ look, number },
    receiver: async () => (await look()).receivers[0],
    plan: (deliveryDate: string | undefined, given: object = {}) =>
      changeOrderedDeliveryDate(post.shop.deps, { ...own, deliveryDate, ...given }),
    move: (address = elsewhere, given: object = {}) =>
      changePostAddress(post.shop.deps, { ...own, address, ...given }),
    pack: () => post.run('post', 'packed', `${number}/1`),
  }
}

const code = (name: ErrorName) => expect.objectContaining({ code: errorCodes[name] })

test('the giver has a card posted for another day, and as soon as it can again', async () => {
  const bought = await order(posted)
  await bought.plan('2026-12-05T12:00')
  expect(await bought.receiver()).toMatchObject({
    canBePlanned: true,
    post: { wishedOn: '2026-12-05', postedOn: '2026-12-04', arrivesOn: '2026-12-05' },
  })
  await bought.plan(undefined)
  expect(await bought.receiver()).toMatchObject({
    post: { wishedOn: undefined, postedOn: '2026-11-23' },
  })
})

test('a wished day that is brought forward is posted then', async () => {
  const deliveryDate = noonOf(Temporal.PlainDate.from('2026-12-12')).toISOString()
  const bought = await order({ ...posted, deliveryDate })
  await bought.plan('2026-12-05T12:00')
  post.shop.now = new Date('2026-12-04T08:00:00Z')
  expect((await post.run('post')).text).toContain(bought.number)
})

test('the giver has a card posted elsewhere, and pays no other postage', async () => {
  const bought = await order(posted)
  const { total } = await bought.look()
  await bought.move()
  expect(await bought.receiver()).toMatchObject({
    post: { addressLines: ['Prinsengracht 40', '1015 CX Amsterdam'], address: elsewhere },
  })
  expect((await post.run('post')).text).toContain('Prinsengracht 40')
  expect((await bought.look()).total).toEqual(total)
})

test('once it is packed neither day nor address changes, and what is in the envelope is what stands on it', async () => {
  const bought = await order(posted)
  await bought.pack()
  await expect(bought.plan('2026-12-05T12:00')).rejects.toEqual(code('postFixed'))
  await expect(bought.move()).rejects.toEqual(code('postFixed'))
  expect(await bought.receiver()).toMatchObject({
    canBePlanned: false,
    post: { canBeChanged: false, addressLines: ['Oudegracht 12A', '3511 AB Utrecht'] },
  })
})

test('a card goes to its receiver at a company, whom the carrier may call by a number that there is', async () => {
  const bought = await order(posted)
  const atWork = { ...elsewhere, companyName: 'Bakker & Zn.', phoneNumber: '0612345678' }
  await bought.move(atWork)
  expect((await bought.look()).receivers).toMatchObject([
    { post: { addressLines: ['Bakker & Zn.', 'Prinsengracht 40', '1015 CX Amsterdam'] } },
  ])
  await expect(bought.move({ ...atWork, phoneNumber: '0699' })).rejects.toEqual(
    code('phoneInvalid'),
  )
})

test('day and address change side by side, and neither is lost', async () => {
  const bought = await order(posted, { ...posted, amountCents: 50_00 })
  await Promise.all([bought.move(), bought.plan('2026-12-05T12:00')])
  expect((await bought.look()).receivers).toMatchObject([
    { post: { wishedOn: '2026-12-05', addressLines: ['Prinsengracht 40', '1015 CX Amsterdam'] } },
  ])
})

describe('is refused, and nothing changes', () => {
  test.each([
    ['a Sunday', '2026-11-29T12:00', 'noPostOnDay'],
    ['Christmas', '2026-12-25T12:00', 'noPostOnDay'],
    ['a day that has passed', '2026-11-20T12:00', 'deliveryDatePast'],
    ['today, which the post has left', '2026-11-23T12:00', 'deliveryDatePast'],
    ['in a year and a day', '2027-11-24T12:00', 'deliveryDateTooFar'],
  ] as const)('%s', async (_, day, problem) => {
    const bought = await order(posted)
    await expect(bought.plan(day)).rejects.toEqual(code(problem))
    expect(await bought.receiver()).toMatchObject({ post: { wishedOn: undefined } })
  })

  test('an address abroad, to which nothing is posted', async () => {
    const bought = await order(posted)
    await expect(bought.move({ ...elsewhere, countryCode: 'DE' })).rejects.toEqual(
      code('notPostedThere'),
    )
  })

  test('whoever has the link alone', async () => {
    const bought = await order(posted)
    const other = { visitorKey: 'somebody-else' }
    await expect(bought.move(elsewhere, other)).rejects.toEqual(code('orderNotYours'))
    await expect(bought.plan('2026-12-05T12:00', other)).rejects.toEqual(code('orderNotYours'))
    expect((await bought.look('somebody-else')).receivers).toMatchObject([
      { canBePlanned: false, post: { canBeChanged: false, address: undefined } },
    ])
  })

  test('an address for what goes by e-mail', async () => {
    const bought = await order(buildPackage())
    await expect(bought.move()).rejects.toEqual(code('postFixed'))
  })

  test('a delivery of another order', async () => {
    const [bought, other] = [await order(posted), await order(posted)]
    const deliveryId = (await other.receiver())?.deliveryId
    await expect(bought.move(elsewhere, { deliveryId })).rejects.toEqual(code('postFixed'))
  })
})
