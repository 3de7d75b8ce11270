import { afterAll, beforeEach, expect, test } from 'vitest'
import type { Mails } from '#domain/mail/mails.ts'
import {
  type ApiBrowser,
  addPackage,
  detailsInput,
  giftInput,
  openApiShop,
  saveDetails,
  startPayment,
} from '#tests/support/api-shop.ts'

const { browser, shop, close } = await openApiShop()
afterAll(close)

const gifts = `{ gifts { url title amount { value } wrapper } errors { code referencedRequestParameter } }`
const arguments_ = '$userData: UserData!, $orderUuid: String!, $deliveryId: String!'
const passed = 'userData: $userData, orderUuid: $orderUuid, deliveryId: $deliveryId'
const take = `mutation Take(${arguments_}) { handOverGift(${passed}) ${gifts} }`
const list = `query List(${arguments_}) { giftsToHandOver(${passed}) ${gifts} }`
const drawQr = `query Qr($userData: UserData!, $token: String!) {
  giftLinkQr(userData: $userData, token: $token) { svg errors { code } } }`
const open = `mutation Open($userData: UserData!, $token: String!) {
  openGiftCard(userData: $userData, token: $token) { page { isOpened cards { code { number } } } errors { code } } }`
const showOrder = `query Order($userData: UserData!, $uuid: String!) { order(userData: $userData, uuid: $uuid) {
  order { receivers { id deliveryState isHandedOver canBeHandedOver hasLinks } } } }`

let giver: ApiBrowser
let mailed = ''
let order = { orderUuid: '', deliveryId: '' }
beforeEach(async () => {
  giver = browser()
  const email = `jan-${crypto.randomUUID()}@voorbeeld.example`
  const receiver = { name: 'Jan', email, confirmEmail: email }
  await giver.ask(addPackage, { input: giftInput({ receiver, wrapper: 'dots' }) })
  await giver.ask(saveDetails, { input: detailsInput() })
  const secrets = ['encryptedCardNumber', 'encryptedExpiryMonth', 'encryptedExpiryYear']
  const card = {
    ...Object.fromEntries([...secrets, 'encryptedSecurityCode'].map((name) => [name, 'x'])),
    ...{ holderName: 'Anna', brand: 'visa' },
  }
  const input = { methodId: 'scheme', expectedTotal: 25_95, card }
  const { orderUuid } = (await giver.ask(startPayment, { input })).data.startPayment
  await shop.runJobs()
  const mail = [...shop.mails.values()].find(({ mail: { to } }) => to.address === email)!
  mailed = tokenIn((mail.about as Mails['card']).cardPageUrl)
  order = { orderUuid, deliveryId: (await look(giver, orderUuid)).id }
})

const tokenIn = (url: string) => url.split('/').at(-2) ?? ''
const look = async (viewer: ApiBrowser, uuid: string) =>
  (await viewer.ask(showOrder, { uuid })).data.order.order.receivers[0]
const handOver = async (viewer = giver, given: object = {}) =>
  (await viewer.ask(take, { ...order, ...given })).data.handOverGift
const unwrap = async (token: string) => (await browser().ask(open, { token })).data.openGiftCard
const drawn = async (token: string) => (await browser().ask(drawQr, { token })).data.giftLinkQr

test('the giver takes the gift: the mailed link is dead, and the new one opens it', async () => {
  const { gifts: taken, errors } = await handOver()
  expect(errors).toEqual([])
  const wholeGift = { title: null, amount: null, wrapper: 'dots' }
  expect(taken).toEqual([{ url: expect.stringContaining('/kaart/'), ...wholeGift }])
  const answer = (await giver.ask(list, order)).data.giftsToHandOver
  expect(answer.gifts).toEqual(taken)
  expect(await unwrap(mailed)).toEqual({ page: null, errors: [{ code: 3500 }] })
  expect(await look(giver, order.orderUuid)).toMatchObject({ isHandedOver: true, hasLinks: true })
  const [{ url }] = taken
  expect((await drawn(tokenIn(url))).svg).toContain('<svg')
  expect(await unwrap(tokenIn(url))).toMatchObject({ page: { isOpened: true }, errors: [] })
})

test('a gift that its receiver opened first is theirs, and the giver hears it', async () => {
  await unwrap(mailed)
  expect(await handOver()).toMatchObject({ gifts: null, errors: [{ code: 3308 }] })
  expect(await unwrap(mailed)).toMatchObject({ page: { isOpened: true } })
})

test('a stranger with the order’s address takes nothing, gets no link, and sees nothing of it', async () => {
  const stranger = browser()
  const refused = { gifts: null, errors: [{ code: 3301 }] }
  expect(await handOver(stranger)).toMatchObject(refused)
  await handOver()
  expect((await stranger.ask(list, order)).data.giftsToHandOver).toMatchObject(refused)
  expect(await look(stranger, order.orderUuid)).toMatchObject({
    ...{ deliveryState: 'SENT', isHandedOver: false },
    ...{ canBeHandedOver: false, hasLinks: false },
  })
})

test.each([
  ['a made up delivery', { deliveryId: "' or 1=1" }, 3000],
  ['another delivery', { deliveryId: 'dlv_00000000000000000000000000' }, 3000],
  ['a broken uuid', { orderUuid: 'x' }, 3011],
  ['no order', { orderUuid: '00000000-0000-4000-8000-000000000000' }, 3300],
])('%s hands nothing over', async (_what, given, code) => {
  expect(await handOver(giver, given)).toMatchObject({ gifts: null, errors: [{ code }] })
  expect(await unwrap(mailed)).toMatchObject({ page: { isOpened: true } })
})

test('a guessed link is not drawn; whether one of ours is dead is not told', async () => {
  expect(await drawn(`${'0'.repeat(58)}1`)).toEqual({ svg: null, errors: [{ code: 3500 }] })
  await handOver()
  expect((await drawn(mailed)).errors).toEqual([])
})
