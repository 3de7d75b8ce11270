import { afterAll, beforeEach, expect, test } from 'vitest'
import type { Mails } from '#domain/mail/mails.ts'
import { beginPayment } from '#flows/payments/begin-payment.ts'
import { openApiShop } from '#tests/support/api-shop.ts'
import { cardOf } from '#tests/support/build-order-shop.ts'
import { forOther } from '#tests/support/build-shop.ts'

const { browser, shop, close } = await openApiShop()
afterAll(close)

const pageFields = `{ page { isOpened canThank thankYou { text } }
  errors { code message referencedRequestParameter } }`
const show = `query Page($userData: UserData!, $token: String!) {
  giftCardPage(userData: $userData, token: $token) ${pageFields} }`
const open = `mutation Open($userData: UserData!, $token: String!) {
  openGiftCard(userData: $userData, token: $token) ${pageFields} }`
const thank = `mutation Thank($userData: UserData!, $token: String!, $text: String) {
  thankGiver(userData: $userData, token: $token, text: $text) ${pageFields} }`
const showOrder = `query Order($userData: UserData!, $uuid: String!) { order(userData: $userData, uuid: $uuid) {
  order { receivers { thankYous { text thankedOn } } } } }`

let token = ''
let orderUuid = ''
const holder = browser()
beforeEach(async () => {
  const email = `sanne-${crypto.randomUUID()}@voorbeeld.example`
  const visitorKey = await shop.fillBasket([{ receiver: forOther('Sanne', email) }])
  const request = await shop.request(visitorKey, { methodId: 'scheme', card: cardOf('A.') })
  orderUuid = (await beginPayment(shop.deps, request)).orderUuid
  await shop.runJobs()
  const mail = [...shop.mails.values()].find(({ mail: { to } }) => to.address === email)!
  token = (mail.about as Mails['card']).cardPageUrl.split('/').at(-2) ?? ''
})

const send = async (given: { token?: string; text?: string | null } = {}) =>
  (await holder.ask(thank, { token, ...given })).data.thankGiver
const thanks = () =>
  [...shop.mails.values()].filter(({ mail: { key } }) => key.startsWith('thank-you:')).length

test('what is sent is text, once by mail, and said on the page of whoever sent it', async () => {
  await holder.ask(open, { token })
  const before = thanks()
  const text = ' Dank je! <b>x</b>\nhttps://kwaad.example '
  const kept = 'Dank je! <b>x</b> https://kwaad.example'
  expect(await send({ text })).toMatchObject({
    page: { canThank: true, thankYou: { text: kept } },
    errors: [],
  })
  expect(await send({ text })).toMatchObject({ page: { thankYou: { text: kept } }, errors: [] })
  await shop.runJobs()
  expect(thanks()).toBe(before + 1)
  const { page } = (await holder.ask(show, { token })).data.giftCardPage
  expect(page).toMatchObject({ thankYou: { text: kept } })
})

test('a stranger with the order’s address is told of none', async () => {
  await holder.ask(open, { token })
  await send({ text: 'Dank je!' })
  const { order } = (await holder.ask(showOrder, { uuid: orderUuid })).data.order
  expect(order.receivers).toEqual([{ thankYous: [] }])
})

test.each([
  ['151 characters', { text: 'a'.repeat(151) }, '3008 text'],
  ['a control character', { text: 'dank\u0007' }, '3007 text'],
  ['a control character', { text: 'dank\u0007je' }, '3007 text'],
  ['a guessed link', { token: `${'0'.repeat(58)}1` }, '3500 token'],
  ['no link', { token: '' }, '3500 token'],
])('%s thanks nobody, and nothing is told', async (_what, given, problem) => {
  await holder.ask(open, { token })
  const { page, errors } = await send(given)
  expect(page).toBeNull()
  expect(
    errors.map(
      (error: { code: number; referencedRequestParameter: string }) =>
        `${error.code} ${error.referencedRequestParameter}`,
    ),
  ).toEqual([problem])
  expect((await holder.ask(show, { token })).data.giftCardPage.page.thankYou).toBeNull()
})

test('a gift that is still wrapped thanks nobody', async () => {
  expect(await send()).toMatchObject({ page: null, errors: [{ code: 3505 }] })
})
