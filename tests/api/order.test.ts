import { afterAll, beforeEach, expect, test } from 'vitest'
import type { PaymentId } from '#kernel/ids.ts'
import {
  type ApiBrowser,
  addPackage,
  detailsInput,
  giftInput,
  openApiShop,
  paymentFields,
  saveDetails,
  showCart,
  startPayment,
} from '#tests/support/api-shop.ts'
import { companyInput } from '#tests/support/company-input.ts'

const { browser, shop, close } = await openApiShop()
afterAll(close)

let visitor: ApiBrowser
beforeEach(() => {
  visitor = browser()
})

const methods = `query Methods($userData: UserData!) { paymentMethods(userData: $userData) {
  methods { id name brands banks { id } raw } cardFields { frameUrl } errors { code } } }`
const submit = `mutation Submit($userData: UserData!, $orderUuid: String!, $redirectResult: String) {
  submitPaymentDetails(userData: $userData, orderUuid: $orderUuid, redirectResult: $redirectResult) { ${paymentFields} } }`
const check = `mutation Check($userData: UserData!, $orderUuid: String!) {
  checkPayment(userData: $userData, orderUuid: $orderUuid) { ${paymentFields} } }`
const showOrder = `query Order($userData: UserData!, $uuid: String!) { order(userData: $userData, uuid: $uuid) {
  order { uuid referenceNumber customerReference status state orderedOn contactPerson email isFullView total { value } totalWithoutTax { value } refunded { value }
    receivers { name email deliveryState sentOn } lines { title quantity total { value } receiverTitle isDonation variationType image { url } }
    adjustments { title adjustmentType price { value } } }
  errors { code message referencedRequestParameter } } }`
const pageFields = `{ page { giverName receiverName isForSelf message isReady isOpened
  cards { title wrapper amount { value } validUntil code { number pin barcodeSvg } webshops { url } image { url } } } errors { code message referencedRequestParameter } }`
const showPage = `query Page($userData: UserData!, $token: String!) { giftCardPage(userData: $userData, token: $token) ${pageFields} }`
const openPage = `mutation Open($userData: UserData!, $token: String!) { openGiftCard(userData: $userData, token: $token) ${pageFields} }`

const receiver = {
  name: 'Jan',
  email: 'jan@voorbeeld.example',
  confirmEmail: 'jan@voorbeeld.example',
}

async function fillBasket(): Promise<void> {
  await visitor.ask(addPackage, { input: giftInput({ receiver, message: 'Hoera', quantity: 2 }) })
  await visitor.ask(saveDetails, { input: detailsInput() })
}

const pay = async (given: object = {}) => {
  const input = { methodId: 'ideal', expectedTotal: 50_95, ...given }
  return (await visitor.ask(startPayment, { input })).data.startPayment
}

const card = (holderName: string) => ({
  encryptedCardNumber: 'x',
  encryptedExpiryMonth: 'x',
  encryptedExpiryYear: 'x',
  encryptedSecurityCode: 'x',
  holderName,
  brand: 'visa',
})

async function payByIdeal(): Promise<{ orderUuid: string; paymentId: PaymentId }> {
  await fillBasket()
  return pay()
}

async function settle(payment: { orderUuid: string; paymentId: PaymentId }) {
  shop.provider.decide(payment.paymentId, 'authorised')
  const redirectResult = shop.provider.redirectResultOf(payment.paymentId)
  const { data } = await visitor.ask(submit, { orderUuid: payment.orderUuid, redirectResult })
  return data.submitPaymentDetails
}

test('from the basket to the code in the hands of the receiver', async () => {
  await fillBasket()
  const offered = (await visitor.ask(methods)).data.paymentMethods
  expect(offered).toMatchObject({
    cardFields: { frameUrl: 'https://frames.example/' },
    errors: [],
  })
  expect(offered.methods.map(({ id }: { id: string }) => id)).toEqual(['ideal', 'scheme'])

  const payment = await pay()
  expect(payment).toMatchObject({
    state: 'ACTION_REQUIRED',
    action: { url: `https://bank.example/${payment.paymentId}`, method: 'GET', fields: [] },
    errors: [],
  })
  const { orderUuid } = payment
  expect((await visitor.ask(showCart, { orderUuid })).data.cartV2).toMatchObject({
    uuid: orderUuid,
    totalQuantity: 2,
  })

  expect(await settle(payment)).toMatchObject({ state: 'PAID', action: null, errors: [] })
  expect((await visitor.ask(check, { orderUuid })).data.checkPayment.state).toBe('PAID')
  expect((await visitor.ask(showCart)).data.cartV2).toBeNull()
  const again = await visitor.ask(showCart, { orderUuid })
  expect(again.errors?.[0]?.extensions.code).toBe(3302)

  await shop.runJobs()
  const { order } = (await visitor.ask(showOrder, { uuid: orderUuid })).data.order
  expect(order).toMatchObject({
    uuid: orderUuid,
    status: 'COMPLETED',
    isFullView: true,
    contactPerson: 'Anna de Vries',
    total: { value: 50_95 },
    totalWithoutTax: { value: 50_79 },
    refunded: null,
    receivers: [{ name: 'Jan', email: 'jan@voorbeeld.example', deliveryState: 'SENT' }],
    lines: [
      { quantity: 2, total: { value: 50_00 }, receiverTitle: 'Jan', variationType: 'DIGITAL' },
    ],
    adjustments: [{ title: 'Servicekosten', adjustmentType: 'SERVICE_FEE', price: { value: 95 } }],
  })
  expect(order.orderedOn).toBe('2026-11-21T10:00:00.000Z')

  const mail = [...shop.mails.values()].find(({ mail: { to } }) => to.address === receiver.email)
  const token = /\/kaart\/([^/"]+)\//.exec(mail?.mail.text ?? '')?.[1]
  const holder = browser()
  const closed = (await holder.ask(showPage, { token })).data.giftCardPage
  expect(closed.page).toMatchObject({
    giverName: 'Anna',
    receiverName: 'Jan',
    message: null,
    isReady: true,
    isOpened: false,
    cards: [{ amount: { value: 25_00 }, wrapper: 'hearts', code: null }, { code: null }],
  })
  const opened = (await holder.ask(openPage, { token })).data.openGiftCard
  expect(opened.page).toMatchObject({ isOpened: true, message: 'Hoera' })
  expect(opened.page.cards[0].code).toMatchObject({
    number: expect.stringMatching(/\d/),
    barcodeSvg: expect.stringContaining('<svg'),
  })
  expect(holder.cookie).toBeUndefined()
})

test('an order says which of its lines are donations, and to whom each goes', async () => {
  const input = { productId: 'bomen-planten', amount: 10_00, receiver }
  await visitor.ask(addPackage, { input: giftInput(input) })
  await fillBasket()
  const byCard = { methodId: 'scheme', card: card('Anna de Vries'), expectedTotal: 60_95 }
  const { orderUuid } = await pay(byCard)
  const { order } = (await visitor.ask(showOrder, { uuid: orderUuid })).data.order
  expect(order.lines).toMatchObject([
    { title: 'Bon bomen-planten', receiverTitle: 'Jan', isDonation: true },
    { title: 'Bon dinerbon', receiverTitle: 'Jan', isDonation: false },
  ])
})

test('a company finds its own reference on the order and in its confirmation; nobody else does', async () => {
  await visitor.ask(addPackage, { input: giftInput({ quantity: 2 }) })
  const details = detailsInput({ ...companyInput, referenceNumber: ' PO-2026/114 ' })
  expect((await visitor.ask(saveDetails, { input: details })).data.saveGuestDetails.errors).toEqual(
    [],
  )
  const payment = await pay()
  await settle(payment)
  await shop.runJobs()
  const look = async (viewer: ApiBrowser) =>
    (await viewer.ask(showOrder, { uuid: payment.orderUuid })).data.order.order
  const { customerReference, referenceNumber } = await look(visitor)
  expect(customerReference).toBe('PO-2026/114')
  expect((await look(browser())).customerReference).toBeNull()
  const mails = [...shop.mails.values()].map(({ about }) => about)
  expect(mails).toContainEqual(
    expect.objectContaining({ orderNumber: referenceNumber, customerReference: 'PO-2026/114' }),
  )
})

test('a declined card is 2035, names its order, and leaves the basket to pay again', async () => {
  await fillBasket()
  const refused = await pay({ methodId: 'scheme', card: card('DECLINED') })
  expect(refused).toMatchObject({
    orderUuid: expect.any(String),
    state: 'REFUSED',
    action: null,
    errors: [{ code: 2035, message: expect.stringContaining('betaling') }],
  })
  const { orderUuid } = refused
  expect((await visitor.ask(showCart, { orderUuid })).data.cartV2.totalQuantity).toBe(2)
  expect(await pay({ methodId: 'scheme', card: card('Anna de Vries') })).toMatchObject({
    orderUuid,
    state: 'PAID',
    errors: [],
  })
})

test.each([
  ['another total than the button said', { expectedTotal: 50_94 }, '3204 expectedTotal'],
  ['a method that is not offered', { methodId: 'bitcoin' }, '3400 methodId'],
  ['a card without a card', { methodId: 'scheme' }, '3404 card'],
  ['a card without a holder', { methodId: 'scheme', card: card('') }, '3001 holderName'],
  ['an unknown brand', { methodId: 'scheme', card: { ...card('A'), brand: 'x' } }, '3404 brand'],
])('%s begins no payment', async (_what, given, problem) => {
  await fillBasket()
  const answer = await pay(given)
  expect(answer).toMatchObject({ orderUuid: null, paymentId: null, state: null })
  const [{ code, referencedRequestParameter }] = answer.errors
  expect(`${code} ${referencedRequestParameter}`).toBe(problem)
  expect((await visitor.ask(showCart)).data.cartV2.totalQuantity).toBe(2)
})

test('a basket without details or without items cannot be paid', async () => {
  await visitor.ask(addPackage, { input: giftInput() })
  expect((await pay({ expectedTotal: 25_95 })).errors[0].code).toBe(3205)
  expect((await browser().ask(methods)).data.paymentMethods).toMatchObject({
    methods: [],
    errors: [{ code: 3202 }],
  })
})

test('a bank that does not answer is said, and nothing is lost', async () => {
  await fillBasket()
  shop.provider.loseNext('listMethods', 'before')
  expect((await visitor.ask(methods)).data.paymentMethods.errors[0].code).toBe(3402)
  shop.provider.loseNext('begin', 'before')
  expect(await pay()).toMatchObject({
    orderUuid: expect.any(String),
    errors: [{ code: 3402 }],
  })
  expect(await pay()).toMatchObject({ state: 'ACTION_REQUIRED', errors: [] })
})

test('the order of another visitor: its basket is refused, its page is masked', async () => {
  const { orderUuid, paymentId } = await payByIdeal()
  await settle({ orderUuid, paymentId })
  const stranger = browser()
  await stranger.ask(addPackage, { input: giftInput() })
  const { data, errors } = await stranger.ask(showCart, { orderUuid })
  expect(data.cartV2).toBeNull()
  expect(errors?.[0]).toMatchObject({
    message: 'Deze bestelling is in een andere browser geplaatst.',
    extensions: { code: 3301, referencedRequestParameter: 'orderUuid' },
  })
  const { text, data: seen } = await stranger.ask(showOrder, { uuid: orderUuid })
  expect(seen.order.order).toMatchObject({ isFullView: false, status: 'PENDING' })
  expect(text).not.toContain('anna@voorbeeld.example')
  expect(text).not.toContain('jan@voorbeeld.example')
})

test.each([
  ['geen-uuid', 3011],
  ['00000000-0000-4000-8000-000000000000', 3300],
])('the order %s gives %i wherever it is asked', async (uuid, code) => {
  const shown = (await visitor.ask(showOrder, { uuid })).data.order
  expect(shown).toMatchObject({ order: null, errors: [{ code }] })
  for (const [document, name] of [
    [submit, 'submitPaymentDetails'],
    [check, 'checkPayment'],
  ] as const) {
    const { data } = await visitor.ask(document, { orderUuid: uuid, redirectResult: 'x' })
    expect(data[name]).toMatchObject({ state: null, errors: [{ code }] })
  }
})

test.each(['', 'geraden', '../../etc/passwd', 'x'.repeat(5000)])(
  'the private link %j opens nothing',
  async (token) => {
    for (const [document, name] of [
      [showPage, 'giftCardPage'],
      [openPage, 'openGiftCard'],
    ] as const) {
      const { data } = await visitor.ask(document, { token })
      expect(data[name]).toEqual({
        page: null,
        errors: [
          {
            code: 3500,
            message: 'Deze link is niet (meer) geldig.',
            referencedRequestParameter: 'token',
          },
        ],
      })
    }
  },
)
