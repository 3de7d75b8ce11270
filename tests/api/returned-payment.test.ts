import { afterAll, expect, test } from 'vitest'
import { listCases } from '#domain/cases/find-case.ts'
import { decideCase } from '#flows/cases/decide-case.ts'
import { receiveNotifications } from '#flows/payments/receive-notifications.ts'
import {
  addPackage,
  type Data,
  detailsInput,
  giftInput,
  openApiShop,
  paymentFields,
  saveDetails,
  startPayment,
} from '#tests/support/api-shop.ts'

const { browser, shop, close } = await openApiShop()
afterAll(close)

const comeBack = `mutation Back($userData: UserData!, $orderUuid: String!, $redirectResult: String) {
  submitPaymentDetails(userData: $userData, orderUuid: $orderUuid, redirectResult: $redirectResult) { ${paymentFields} } }`
const showOrder = `query Order($userData: UserData!, $uuid: String!) {
  order(userData: $userData, uuid: $uuid) { order { status state refunded { value } wentBack { amount { value } reason methodId isFailed } } errors { code } } }`

const visitor = browser()

async function order(): Promise<Data> {
  const added = await visitor.ask(addPackage, { input: giftInput() })
  const expectedTotal = added.data.addPackage.order.totals.grandTotal.value
  await visitor.ask(saveDetails, { input: detailsInput() })
  const input = { methodId: 'ideal', expectedTotal }
  return (await visitor.ask(startPayment, { input })).data.startPayment
}

async function back({ orderUuid, paymentId }: Data) {
  const redirectResult = shop.provider.redirectResultOf(paymentId)
  const { data } = await visitor.ask(comeBack, { orderUuid, redirectResult })
  return data.submitPaymentDetails
}

/** Two attempts for one basket, of which the second paid: the first, which it answers, was paid too. */
async function payTwice() {
  const first = await order()
  const second = await order()
  shop.provider.decide(second.paymentId, 'authorised')
  expect(await back(second)).toMatchObject({ state: 'PAID', errors: [] })
  await shop.runJobs()
  shop.provider.decide(first.paymentId, 'authorised')
  await receiveNotifications(shop.deps, [shop.provider.newsOf(first.paymentId)])
  await shop.runJobs()
  return first
}

const orderOf = async ({ orderUuid: uuid }: Data) =>
  (await visitor.ask(showOrder, { uuid })).data.order

test('a payment that came too late for its order goes back whole, which its answer and its order say', async () => {
  const first = await payTwice()
  expect(await back(first)).toMatchObject({
    ...{ state: 'RETURNED', orderUuid: first.orderUuid, action: null, errors: [] },
  })
  expect(await orderOf(first)).toEqual({
    order: {
      ...{ status: 'CANCELED', state: 'superseded', refunded: null },
      wentBack: [
        { amount: { value: 25_95 }, reason: 'PAID_TWICE', methodId: 'ideal', isFailed: false },
      ],
    },
    errors: [],
  })
})

test('a payment whose refund failed is not on its way back until somebody pays it', async () => {
  shop.provider.rejectRefunds()
  const first = await payTwice()
  shop.provider.rejectRefunds(false)
  const wentBack = { amount: { value: 25_95 }, reason: 'PAID_TWICE', methodId: 'ideal' }
  expect((await orderOf(first)).order.wentBack).toEqual([{ ...wentBack, isFailed: true }])
  const failed = (await listCases(shop.deps.db, 'open')).find(({ kind }) => kind === 'refundFailed')
  const caseId = failed?.id ?? expect.fail('The failed refund has no case.')
  const by = { actor: 'Anna', reason: 'test' }
  await decideCase(shop.deps, { ...by, caseId, decision: 'pay-again' })
  await shop.runJobs()
  expect((await orderOf(first)).order.wentBack).toEqual([{ ...wentBack, isFailed: false }])
})
