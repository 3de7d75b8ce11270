import { afterAll, beforeEach, expect, test } from 'vitest'
import {
  type ApiBrowser,
  addPackage,
  type Data,
  detailsInput,
  giftInput,
  openApiShop,
  saveDetails,
  startPayment,
} from '#tests/support/api-shop.ts'
import { buildPromotion, euros, percent } from '#tests/support/build-promotion.ts'

const { browser, shop, close } = await openApiShop()
afterAll(close)

const totals = `totals { grandTotal { value } grandTotalWithoutTax { value }
  adjustments { title adjustmentType valueType price { value } } }`
const showBasket = `query Basket($userData: UserData!) { cartV2(userData: $userData) {
  ${totals} groupedTotals { extra { value } } promotionCode { code isApplied isRefused needed { value } } } }`
const setCode = `mutation Code($userData: UserData!, $code: String!) { setPromotionCode(userData: $userData, code: $code) {
  order { promotionCode { code } } errors { code referencedRequestParameter message } } }`
const price = `query Price($userData: UserData!, $gift: SingleGiftToPrice!) { singleGiftTotals(userData: $userData, gift: $gift) {
  grandTotal { value } adjustments { title price { value } } } }`
const showStore = `query Store($userData: UserData!) { storeData(userData: $userData) { promotions { areRunning haveCodes } } }`
const showOrder = `query Order($userData: UserData!, $uuid: String!) { order(userData: $userData, uuid: $uuid) {
  order { total { value } adjustments { title adjustmentType price { value } } } } }`

beforeEach(() => {
  shop.promotions = []
})

async function filled(amount = 5000): Promise<ApiBrowser> {
  const visitor = browser()
  await visitor.ask(addPackage, { input: giftInput({ amount }) })
  return visitor
}

const basketOf = async (visitor: ApiBrowser): Promise<Data> =>
  (await visitor.ask(showBasket)).data.cartV2

test('something off stands in the basket by its title, and says whether it is an amount or a share', async () => {
  shop.promotions = [
    buildPromotion({ id: 'a', stacking: 'together', value: percent(10) }),
    buildPromotion({
      id: 'b',
      stacking: 'together',
      base: 'EXTRAS',
      title: { nl: 'Zonder kosten', en: 'No fee' },
      value: euros(1_00),
    }),
  ]
  const { totals: found, groupedTotals } = await basketOf(await filled())
  expect(found.grandTotal.value).toBe(45_00)
  expect(found.adjustments).toEqual([
    ...[{ title: 'Servicekosten', adjustmentType: 'SERVICE_FEE', valueType: 'ABSOLUTE' }].map(
      (one) => ({ ...one, price: { value: 95 } }),
    ),
    ...[{ title: 'Feestkorting', adjustmentType: 'PROMOTION', valueType: 'RELATIVE' }].map(
      (one) => ({ ...one, price: { value: -5_00 } }),
    ),
    ...[{ title: 'Zonder kosten', adjustmentType: 'PROMOTION', valueType: 'ABSOLUTE' }].map(
      (one) => ({ ...one, price: { value: -95 } }),
    ),
  ])
  expect(groupedTotals.extra.value).toBe(95)
})

test('and on the order, also when the promotion is over', async () => {
  shop.promotions = [buildPromotion()]
  const visitor = await filled()
  await visitor.ask(saveDetails, { input: detailsInput() })
  const { data } = await visitor.ask(startPayment, {
    input: { methodId: 'ideal', expectedTotal: 45_95 },
  })
  shop.promotions = []
  const { orderUuid: uuid } = data.startPayment
  const { order } = (await visitor.ask(showOrder, { uuid })).data.order
  expect(order).toMatchObject({ total: { value: 45_95 } })
  expect(order.adjustments).toContainEqual({
    ...{ title: 'Feestkorting', adjustmentType: 'PROMOTION', price: { value: -5_00 } },
  })
})

test('a code is kept, says what it lacks, and comes to hold', async () => {
  shop.promotions = [buildPromotion({ code: 'FEEST26', condition: { centsMin: 60_00 } })]
  const visitor = await filled()
  expect((await basketOf(visitor)).promotionCode).toBeNull()
  const { setPromotionCode } = (await visitor.ask(setCode, { code: 'feest 26' })).data
  expect(setPromotionCode).toEqual({ order: { promotionCode: { code: 'FEEST26' } }, errors: [] })
  expect((await basketOf(visitor)).promotionCode).toEqual({
    ...{ code: 'FEEST26', isApplied: false, isRefused: false, needed: { value: 60_00 } },
  })
  await visitor.ask(addPackage, { input: giftInput({ amount: 1000 }) })
  expect((await basketOf(visitor)).promotionCode).toMatchObject({ isApplied: true, needed: null })
})

test('one that is not there is refused beside its field, and the one before stays', async () => {
  shop.promotions = [buildPromotion({ code: 'FEEST26' })]
  const visitor = await filled()
  await visitor.ask(setCode, { code: 'FEEST26' })
  const { errors } = (await visitor.ask(setCode, { code: 'FEEST27' })).data.setPromotionCode
  expect(errors).toMatchObject([{ code: 3224, referencedRequestParameter: 'promotionCode' }])
  expect((await basketOf(visitor)).promotionCode).toMatchObject({ code: 'FEEST26' })
})

test('what is used up by the time the button is pressed is said with the new total, and nothing is charged', async () => {
  shop.promotions = [buildPromotion({ id: 'op', budgetCents: 1_00 })]
  const visitor = await filled()
  await visitor.ask(saveDetails, { input: detailsInput() })
  const press = (expectedTotal: number) =>
    visitor.ask(startPayment, { input: { methodId: 'ideal', expectedTotal } })
  expect((await press(45_95)).data.startPayment.errors).toMatchObject([{ code: 3223 }])
  expect((await basketOf(visitor)).totals.grandTotal.value).toBe(50_95)
  expect((await press(50_95)).data.startPayment.errors).toEqual([])
})

test('one gift is priced as it will be ordered, and nothing is kept', async () => {
  shop.promotions = [buildPromotion({ code: 'FEEST26' })]
  const visitor = browser()
  const gift = {
    ...{ productId: 'dinerbon', variationType: 'DIGITAL', amount: 2500, quantity: 2 },
    isForSelf: true,
  }
  const ask = async (given: object) =>
    (await visitor.ask(price, { gift: { ...gift, ...given } })).data.singleGiftTotals
  expect((await ask({})).grandTotal.value).toBe(50_95)
  expect((await ask({ promotionCode: 'feest26' })).grandTotal.value).toBe(45_95)
  expect((await ask({ promotionCode: 'nee' })).grandTotal.value).toBe(50_95)
  expect(await basketOf(visitor)).toBeNull()
})

test('a storefront says whether anything runs, and whether codes are typed', async () => {
  const told = async () => (await browser().ask(showStore)).data.storeData.promotions
  expect(await told()).toEqual({ areRunning: false, haveCodes: false })
})
