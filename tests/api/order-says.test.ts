import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { receiveNotifications } from '#flows/payments/receive-notifications.ts'
import type { PaymentId } from '#kernel/ids.ts'
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
import { buildProduct } from '#tests/support/build-product.ts'
import { issueCard } from '#tests/support/choice-cards.ts'
import { activatedProducts, printCard } from '#tests/support/printed-cards.ts'
import { Redeem } from '#tests/support/redeem.ts'
import { solveCaptcha } from '#tests/support/solve-captcha.ts'

const { browser, shop, close } = await openApiShop({
  products: [buildProduct({ id: 'dinerbon' }), ...activatedProducts],
})
afterAll(close)

const challenge = `query Challenge($userData: UserData!) { captchaChallenge(userData: $userData, action: common) {
  algorithm challenge maxnumber salt signature } }`
const payByCard = `mutation Add($userData: UserData!, $cardNumber: String!, $pin: String!, $captchaToken: String!) {
  addGiftCardPayment(userData: $userData, cardNumber: $cardNumber, pin: $pin, captchaToken: $captchaToken) {
    errors { code } } }`
const activate = `mutation Activate($userData: UserData!, $input: ActivationInput!) {
  createActivationOrder(userData: $userData, input: $input) { order { version totals { grandTotal { value } } } errors { code } } }`
const showOrder = `query Order($userData: UserData!, $uuid: String!) { order(userData: $userData, uuid: $uuid) {
  order { contactPerson email receivers { name email } lines { receiverTitle }
    paidWith { title price { value } } } } }`

let giver: ApiBrowser
beforeEach(async () => {
  giver = browser()
  shop.mails.clear()
  await shop.deps.db.deleteFrom('attempts').execute()
})

const solve = async () => solveCaptcha((await giver.ask(challenge)).data.captchaChallenge)
const pay = async (input: object): Promise<Data> =>
  (await giver.ask(startPayment, { input: { methodId: 'ideal', ...input } })).data.startPayment
const orderOf = async (uuid: string, by = giver): Promise<Data> =>
  (await by.ask(showOrder, { uuid })).data.order.order
const confirmation = (uuid: string) =>
  [...shop.mails.values()].find(
    ({ mail: { key, text } }) => key.startsWith('confirmation:') && text.includes(uuid),
  )?.about

async function settle(paymentId: PaymentId) {
  shop.provider.decide(paymentId, 'authorised')
  await receiveNotifications(shop.deps, [shop.provider.newsOf(paymentId)])
  await shop.runJobs()
}

describe('an order', () => {
  test('names all that paid it, on its page and in its mail', async () => {
    const { number: cardNumber, pin } = await issueCard(shop, { amountCents: 10_00 })
    await giver.ask(addPackage, { input: giftInput({ amount: 25_00 }) })
    await giver.ask(saveDetails, { input: detailsInput() })
    await giver.ask(payByCard, { cardNumber, pin, captchaToken: await solve() })
    const { paymentId, orderUuid } = await pay({ expectedTotal: 15_95 })
    expect((await orderOf(orderUuid)).paidWith).toEqual([])
    await settle(paymentId)
    expect((await orderOf(orderUuid)).paidWith).toEqual([
      { title: 'iDEAL | Wero', price: { value: 15_95 } },
      { title: 'Keuze Cadeaukaart', price: { value: 10_00 } },
    ])
    expect(confirmation(orderUuid)).toMatchObject({
      paidWith: [
        { method: 'ideal', cents: 15_95 },
        { kind: 'card', cents: 10_00 },
      ],
    })
  })

  test('tells its giver two receivers of one first name apart, and a stranger neither', async () => {
    const names = ['Jan Vos', 'Jan de Boer']
    const email = 'jan@voorbeeld.example'
    for (const name of names)
      await giver.ask(addPackage, {
        input: giftInput({ receiver: { name, email, confirmEmail: email } }),
      })
    await giver.ask(saveDetails, { input: detailsInput() })
    const { paymentId, orderUuid } = await pay({ expectedTotal: 50_95 })
    await settle(paymentId)
    const { receivers, lines } = await orderOf(orderUuid)
    expect(receivers.map(({ name }: Data) => name)).toEqual(names)
    expect(lines.map(({ receiverTitle }: Data) => receiverTitle)).toEqual(names)
    expect(confirmation(orderUuid)).toMatchObject({
      lines: names.map((receiver) => ({ receiver })),
    })
    const seen = (await orderOf(orderUuid, browser())).receivers
    expect(seen.map(({ name }: Data) => name)).toEqual(['J•••', 'J•••'])
  })
})

test('an activation order names nobody, has no receivers, and speaks of the card', async () => {
  const { number: cardNumber } = await printCard(shop)
  const input = { amount: 50_00, email: 'anna@voorbeeld.example', acceptTerms: true }
  const captchaToken = await solve()
  const answer = await giver.ask(activate, { input: { ...input, cardNumber, captchaToken } })
  const { order } = answer.data.createActivationOrder
  const { paymentId, orderUuid } = await pay({
    ...{ expectedTotal: order.totals.grandTotal.value, activationVersion: order.version },
  })
  await settle(paymentId)
  expect(await orderOf(orderUuid)).toMatchObject({
    ...{ contactPerson: null, email: 'anna@voorbeeld.example', receivers: [] },
    lines: [{ receiverTitle: 'Op je kaart' }],
  })
  expect(confirmation(orderUuid)).toMatchObject({ isActivation: true })
  expect(confirmation(orderUuid)).not.toHaveProperty('contactPerson')
})

const showRedeemed = `query Order($userData: UserData!, $uuid: String!) { redeemOrder(userData: $userData, uuid: $uuid) {
  uuid remainingBalance { value } toPay { value } totals { subTotal { value } grandTotal { value } }
  shipments { formattedDeliveryDate deliveryAddress { firstName lastName email } }
  packages { ... on RedeemPackage { mainProduct { id } quantity amount { value } } } } }`

test('a paid exchange is shown by its uuid, to a stranger masked as its order is', async () => {
  const redeem = new Redeem(giver)
  await redeem.open(await issueCard(shop, { amountCents: 30_00 }))
  await redeem.add({ productId: 'dinerbon', amount: 25_00 })
  await redeem.save(detailsInput())
  const { orderUuid: uuid } = await redeem.pay(0)
  const shown = async (by: ApiBrowser): Promise<Data> =>
    (await by.ask(showRedeemed, { uuid })).data.redeemOrder
  expect(await shown(giver)).toEqual({
    ...{ uuid, remainingBalance: { value: 5_00 }, toPay: { value: 0 } },
    totals: { subTotal: { value: 25_00 }, grandTotal: { value: 25_00 } },
    shipments: [
      {
        formattedDeliveryDate: null,
        deliveryAddress: {
          firstName: 'Anna',
          lastName: 'de Vries',
          email: 'anna@voorbeeld.example',
        },
      },
    ],
    packages: [{ mainProduct: { id: 'dinerbon' }, quantity: 1, amount: { value: 25_00 } }],
  })
  expect(await shown(browser())).toMatchObject({
    ...{ uuid, remainingBalance: null },
    shipments: [{ deliveryAddress: { firstName: 'A•••', lastName: 'd••• V•••' } }],
  })
})
