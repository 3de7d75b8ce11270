import { afterAll, expect, test } from 'vitest'
import {
  addPackage,
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

const kept = () => shop.deps.db.selectFrom('payments').select('redirect_result').execute()

test('what no bank brings back has its own error, and nothing of it is kept', async () => {
  const visitor = browser()
  const added = await visitor.ask(addPackage, { input: giftInput() })
  const total = added.data.addPackage.order.totals.grandTotal.value
  await visitor.ask(saveDetails, { input: detailsInput() })
  const pay = async (expectedTotal: number) =>
    (await visitor.ask(startPayment, { input: { methodId: 'ideal', expectedTotal } })).data
      .startPayment
  expect((await pay(-1)).errors).toMatchObject([
    { code: 3000, referencedRequestParameter: 'expectedTotal' },
  ])
  const { orderUuid } = await pay(total)
  for (const redirectResult of ['\u0000', 'a\u0000b', 'x'.repeat(10_000), 'a b', '\ud800', '']) {
    const { data } = await visitor.ask(comeBack, { orderUuid, redirectResult })
    expect(data.submitPaymentDetails.errors, redirectResult).toMatchObject([
      { code: 3000, referencedRequestParameter: 'redirectResult' },
    ])
  }
  expect(await kept()).toEqual([{ redirect_result: null }])
})
