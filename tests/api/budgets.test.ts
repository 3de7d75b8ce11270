import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { BudgetLimit, BudgetName } from '#domain/storefronts/budgets.ts'
import { beginPayment } from '#flows/payments/begin-payment.ts'
import { completePayment } from '#flows/payments/complete-payment.ts'
import { stateWithdrawal } from '#flows/withdrawals/state-withdrawal.ts'
import { addPackage, type Data, giftInput, openApiShop } from '#tests/support/api-shop.ts'
import { cardOf } from '#tests/support/build-order-shop.ts'
import { buildPromotion, percent } from '#tests/support/build-promotion.ts'
import { solveCaptcha } from '#tests/support/solve-captcha.ts'

const { browser, shop, close } = await openApiShop()
afterAll(close)

const { fairness } = shop.deps.storefront
const limit = (name: BudgetName, ...limits: readonly BudgetLimit[]) => {
  const budgets = { ...fairness.budgets, [name]: limits }
  shop.deps.storefront = { ...shop.deps.storefront, fairness: { ...fairness, budgets } }
}
const refuseAbove = (max: number) => ({ minutes: 60, max, above: 'refuse' }) as const
const token = async () => solveCaptcha(await shop.deps.captcha.challenge('common'))
const codesOf = ({ errors }: Data): number[] => errors.map(({ code }: Data) => code)

beforeEach(async () => {
  await shop.deps.db.deleteFrom('budgets').execute()
})

test('the newsletter is not asked for strangers from one network without end, and says why in their language', async () => {
  limit('mails', { of: 'source', ...refuseAbove(2) })
  const subscribe = `mutation Ask($userData: UserData!, $email: String!, $captchaToken: String!) {
    subscribeNewsletter(userData: $userData, email: $email, captchaToken: $captchaToken) { status errors { code message } } }`
  const ask = async (email: string, language: 'nl' | 'en' = 'nl'): Promise<Data> => {
    const typed = { email, captchaToken: await token() }
    return (await browser(language).ask(subscribe, typed)).data.subscribeNewsletter
  }
  expect(codesOf(await ask('een@x.example'))).toEqual([])
  expect(codesOf(await ask('twee@x.example'))).toEqual([])
  const [dutch] = (await ask('drie@x.example')).errors
  expect(dutch).toEqual({
    code: 3610,
    message:
      'Vanaf jouw internetverbinding kwamen net te veel aanvragen. Probeer het over 30 minuten opnieuw, of mail ons.',
  })
  const [english] = (await ask('vier@x.example', 'en')).errors
  expect(english.message).toMatch(/^Too many requests .* in 30 minutes, or email us\.$/)
})

test('promotion codes are guessed a few times, and then a right one is not taken either', async () => {
  shop.promotions = [buildPromotion({ id: 'a', code: 'ZOMER', value: percent(10) })]
  limit('promotionCodes', { of: 'source', ...refuseAbove(3) })
  const setCode = `mutation Code($userData: UserData!, $code: String!) { setPromotionCode(userData: $userData, code: $code) { errors { code } } }`
  const price = `query Price($userData: UserData!, $gift: SingleGiftToPrice!) { singleGiftTotals(userData: $userData, gift: $gift) { adjustments { title } } }`
  const visitor = browser()
  await visitor.ask(addPackage, { input: giftInput({ amount: 5000 }) })
  const type = async (code: string) =>
    codesOf((await visitor.ask(setCode, { code })).data.setPromotionCode)
  const priced = async (promotionCode: string) => {
    const gift = { productId: 'dinerbon', variationType: 'DIGITAL', amount: 5000, quantity: 1 }
    const asked = { gift: { ...gift, isForSelf: true, promotionCode } }
    return (await visitor.ask(price, asked)).data.singleGiftTotals.adjustments.length
  }
  for (let time = 0; time < 5; time += 1) expect(await type('ZOMER')).toEqual([])
  const plain = await priced('')
  expect(await priced('ZOMER')).toBe(plain + 1)
  expect([await type('A'), await type('B')]).toEqual([[3224], [3224]])
  expect(await priced('C')).toBe(plain)
  expect([await type('D'), await type('ZOMER')]).toEqual([[3610], [3610]])
  expect(await priced('ZOMER')).toBe(plain)
  expect(await type('')).toEqual([])
})

test('baskets without an account grow by so much from one network, and a few gifts are not counted', async () => {
  limit('basketBytes', { of: 'source', ...refuseAbove(100_000) })
  const add = `mutation Add($userData: UserData!, $input: ReceiversInput!) { addReceivers(userData: $userData, input: $input) { added errors { code } } }`
  const send = async (count: number): Promise<Data> => {
    const rows = Array.from({ length: count }, (_, at) => ['Jan', '', `jan${at}@x.example`, ''])
    const gift = { productId: 'dinerbon', amount: 25_00, quantity: 1, rows: JSON.stringify(rows) }
    const input = { ...gift, message: 'Fijne feestdagen en tot volgend jaar. '.repeat(3) }
    return (await browser().ask(add, { input })).data.addReceivers
  }
  expect((await send(200)).added).toBe(200)
  expect(codesOf(await send(200))).toEqual([3610])
  expect((await send(5)).added).toBe(5)
})

test('strangers use up no statement of withdrawal but their own', async () => {
  limit('withdrawals', { of: 'source', ...refuseAbove(6) }, { of: 'object', ...refuseAbove(5) })
  const visitorKey = await shop.fillBasket()
  const { orderUuid } = await beginPayment(shop.deps, await shop.request(visitorKey))
  const { orderNumber } = await shop.deps.db
    .selectFrom('orders')
    .select('reference_number as orderNumber')
    .where('uuid', '=', orderUuid)
    .executeTakeFirstOrThrow()
  const email = 'anna@voorbeeld.example'
  const state = (given: object) =>
    stateWithdrawal(shop.deps, {
      ...{ name: 'Anna', email, orderNumber, language: 'nl', partsText: undefined },
      ...{ visitorKey: 'other', sessionKey: undefined, clientIp: '192.0.2.9', ...given },
    })
  const strange = { clientIp: '192.0.2.66', orderNumber: '61-AAAA-AAAA' }
  for (let time = 0; time < 5; time += 1) await state(strange)
  const refused = { code: 3610 }
  await expect(state(strange)).rejects.toMatchObject({ ...refused, details: { of: 'object' } })
  await state({ ...strange, orderNumber: '61-BBBB-BBBB' })
  const next = state({ ...strange, orderNumber: '61-CCCC-CCCC' })
  await expect(next).rejects.toMatchObject({ ...refused, details: { of: 'source' } })
  await state({})
  const fromPage = { clientIp: '192.0.2.66', visitorKey, orderUuid }
  await state(fromPage)
})

describe('a statement of withdrawal by somebody without the order', () => {
  const withdraw = `mutation Withdraw($userData: UserData!, $input: WithdrawalInput!) {
    withdraw(userData: $userData, input: $input) { statedOn errors { code } } }`
  const email = 'anna@voorbeeld.example'
  const state = async (orderNumber: string): Promise<Data> =>
    (await browser().ask(withdraw, { input: { name: 'Anna', email, orderNumber } })).data.withdraw
  const told = () =>
    [...shop.mails.values()].filter(({ mail }) => mail.key.startsWith('withdrawal:'))

  async function paidOrder(): Promise<string> {
    const visitorKey = await shop.fillBasket()
    const request = await shop.request(visitorKey, { methodId: 'scheme', card: cardOf('A.') })
    const { orderUuid } = await beginPayment(shop.deps, request)
    await shop.runJobs()
    const { orderNumber } = await shop.deps.db
      .selectFrom('orders')
      .select('reference_number as orderNumber')
      .where('uuid', '=', orderUuid)
      .executeTakeFirstOrThrow()
    return orderNumber
  }

  test.each([
    ['address', 'skip'],
    ['source', 'refuse'],
  ] as const)(
    'counts as a mail by its %s; above that only what it changes is told',
    async (of, above) => {
      limit('mails', { of, minutes: 60, max: 2, above })
      const [first, second] = [await paidOrder(), await paidOrder()]
      shop.mails.clear()
      for (let time = 0; time < 4; time += 1) expect(codesOf(await state(first))).toEqual([])
      await shop.runJobs()
      expect(told()).toHaveLength(2)
      expect(codesOf(await state(second))).toEqual([])
      await shop.runJobs()
      expect(told()).toHaveLength(3)
    },
  )

  test('counts as a mail from the page of an order that nobody paid, too', async () => {
    limit('mails', { of: 'address', minutes: 60, max: 2, above: 'skip' })
    const visitorKey = await shop.fillBasket()
    const begun = await shop.request(visitorKey, { methodId: 'ideal' })
    const { orderUuid } = await beginPayment(shop.deps, begun)
    shop.mails.clear()
    for (let time = 0; time < 4; time += 1)
      await stateWithdrawal(shop.deps, {
        name: 'Anna',
        email,
        orderNumber: '61-AAAA-AAAA',
        language: 'nl',
        orderUuid,
        visitorKey,
        sessionKey: undefined,
        partsText: undefined,
        clientIp: '192.0.2.9',
      })
    await shop.runJobs()
    expect(told()).toHaveLength(2)
  })

  test('counts overall: others need a captcha then', async () => {
    limit('mails', { of: 'all', minutes: 60, max: 1, above: 'captcha' })
    const ask = `mutation Ask($userData: UserData!, $orderUuid: String!) {
      mailOrderLink(userData: $userData, orderUuid: $orderUuid) { errors { code } } }`
    expect(codesOf(await state('61-AAAA-AAAA'))).toEqual([])
    const variables = { orderUuid: '00000000-0000-4000-8000-000000000000' }
    expect(codesOf((await browser().ask(ask, variables)).data.mailOrderLink)).toEqual([3720])
    expect(codesOf(await state('61-BBBB-BBBB'))).toEqual([])
  })
})

test('an unpaid transfer counts as a mail, and above the limit asks for a captcha', async () => {
  limit('mails', { of: 'all', minutes: 60, max: 1, above: 'captcha' })
  const transferred = { id: 'bankTransfer_IBAN', name: 'Overschrijving', brands: [], banks: [] }
  shop.provider.methods = [...shop.provider.methods, transferred]
  const transfer = async (captchaToken?: string) => {
    const visitorKey = await shop.fillBasket()
    const request = await shop.request(visitorKey, { methodId: 'bankTransfer_IBAN' })
    return beginPayment(shop.deps, { ...request, shopperIp: '192.0.2.9', captchaToken })
  }
  await transfer()
  const orders = () => shop.deps.db.selectFrom('orders').select('id').execute()
  const before = (await orders()).length
  await expect(transfer()).rejects.toMatchObject({ code: 3720 })
  expect(await orders()).toHaveLength(before)
  await transfer(await token())
  const paid = await shop.fillBasket()
  await beginPayment(shop.deps, await shop.request(paid))
})

test('made-up returns of strangers ask the provider a few times, and take no turn of whoever began', async () => {
  limit('providerQuestions', { of: 'object', minutes: 10, max: 3, above: 'skip' })
  const visitorKey = await shop.fillBasket()
  const { orderUuid, paymentId } = await beginPayment(shop.deps, await shop.request(visitorKey))
  let asked = 0
  const counting: Pick<typeof shop.deps, 'reached'> = {
    reached: (point) => {
      if (point === 'payment:return-handed-in') asked += 1
    },
  }
  for (let time = 0; time < 10; time += 1)
    await completePayment(Object.assign({}, shop.deps, counting), {
      ...{ orderUuid, visitorKey: 'other', redirectResult: `made-up-${time}` },
      shopperIp: `192.0.2.${time}`,
    })
  expect(asked).toBe(3)
  shop.provider.decide(paymentId, 'authorised')
  const redirectResult = shop.provider.redirectResultOf(paymentId)
  const back = await completePayment(shop.deps, { orderUuid, visitorKey, redirectResult })
  expect(back).toMatchObject({ state: 'paid' })
})
