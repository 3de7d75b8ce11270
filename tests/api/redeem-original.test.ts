import { afterAll, beforeEach, expect, test } from 'vitest'
import { detailsInput } from '#tests/support/api-shop.ts'
import { issueCard } from '#tests/support/choice-cards.ts'
import { ledgerFindings } from '#tests/support/order-outcome.ts'
import { codesOf, Redeem } from '#tests/support/redeem.ts'
import { openRedeemShop } from '#tests/support/redeem-shop.ts'

const { browser, shop, db, close } = await openRedeemShop()
afterAll(close)

let redeem: Redeem
let id: string
beforeEach(async () => {
  await db.deleteFrom('attempts').execute()
  redeem = new Redeem(browser())
  await redeem.open(await issueCard(shop, { amountCents: 25_00 }))
  const { order } = await redeem.add({ productId: 'dinerbon', amount: 50_00 })
  id = order.packages[0].id
  await redeem.update(id, { productId: 'fietsbon' })
  await redeem.save(detailsInput())
})

const look = async () => (await redeem.look()).redeemOrder

/** Does something in another tab while paying has begun, and nothing is ordered yet. */
async function whilePaying<Answer>(meanwhile: () => Promise<unknown>, pay: () => Promise<Answer>) {
  const { payments } = shop.deps
  const { listMethods } = payments
  Object.assign(payments, {
    listMethods: async (...asked: Parameters<typeof listMethods>) => {
      await meanwhile()
      return listMethods.apply(payments, asked)
    },
  })
  try {
    return await pay()
  } finally {
    Object.assign(payments, { listMethods })
  }
}

const place = async (methodId = 'ideal') =>
  codesOf(await redeem.placeOriginal(id, 25_00, { methodId, version: (await look()).version }))

test('nothing has changed before the order is placed, so that nothing is lost by a crash', async () => {
  let during: unknown
  const codes = await whilePaying(
    async () => {
      during = await look()
    },
    () => place(),
  )
  expect(during).toMatchObject({
    packages: [{ mainProduct: { id: 'fietsbon' }, original: { id: 'dinerbon' } }],
  })
  expect(codes).toEqual([])
  expect((await look()).packages).toMatchObject([
    { mainProduct: { id: 'dinerbon' }, original: null },
  ])
})

test.each([
  ['ideal', 3204],
  ['unknown', 3400],
])(
  'what another tab changes meanwhile stays where paying by %s ends in %i',
  async (method, code) => {
    const change = () => redeem.update(id, { amount: 40_00 })
    expect(await whilePaying(change, () => place(method))).toEqual([code])
    expect((await look()).packages).toMatchObject([
      {
        ...{ mainProduct: { id: 'fietsbon' }, original: { id: 'dinerbon' } },
        packageTotals: { mainItemAmount: { value: 40_00 } },
      },
    ])
  },
)

test('the error is that of paying, also where the session ended meanwhile', async () => {
  const leave = () => redeem.change('closeRedeem')
  expect(await whilePaying(leave, () => place('unknown'))).toEqual([3400])
})

test('the first choice is ordered once, however often it is asked for', async () => {
  const { errors, orderUuid } = await redeem.placeOriginal(id, 25_00, { methodId: 'ideal' })
  expect([errors, typeof orderUuid]).toEqual([[], 'string'])
  const again = await redeem.placeOriginal(id, 25_00, { methodId: 'ideal' })
  expect([again.errors, again.orderUuid]).toEqual([[], orderUuid])
  expect((await look()).packages).toMatchObject([{ mainProduct: { id: 'dinerbon' } }])
})

test('the books are right after all of this', async () => {
  expect(await ledgerFindings(shop)).toEqual([])
})
