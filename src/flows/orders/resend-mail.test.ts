import { afterAll, expect, test } from 'vitest'
import type { DeliveryState } from '#domain/deliveries/delivery-states.ts'
import type { Mails } from '#domain/mail/mails.ts'
import { openGiftCard, showGiftCard } from '#flows/cards/show-gift-card.ts'
import { beginPayment } from '#flows/payments/begin-payment.ts'
import { errorCodes } from '#kernel/error-codes.ts'
import type { DeliveryId } from '#kernel/ids.ts'
import { cardOf, OrderShop } from '#tests/support/build-order-shop.ts'
import { forOther } from '#tests/support/build-shop.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { correctAddress } from './correct-address.ts'
import { resendMail } from './resend-mail.ts'
import { showOrder } from './show-order.ts'

const database = await openTestDatabase()
const shop = new OrderShop(database)
afterAll(async () => {
  shop.close()
  await database.close()
})

const pauseMs = 10 * 60 * 1000
let people = 0

/** One card that was mailed to somebody of this test alone. */
async function give() {
  people += 1
  const address = `lotte${people}@voorbeeld.example`
  const visitorKey = await shop.fillBasket([{ receiver: forOther('Lotte', address) }])
  const request = await shop.request(visitorKey, { methodId: 'scheme', card: cardOf('A.') })
  const { orderUuid } = await beginPayment(shop.deps, request)
  const look = async () => {
    const order = await showOrder(shop.deps, { uuid: orderUuid, visitorKey, language: 'nl' })
    const [receiver] = order.receivers
    if (receiver === undefined) throw new Error('The order has no receiver.')
    return receiver
  }
  const { deliveryId } = await look()
  const order = { orderUuid, visitorKey, deliveryId }
  return { order, address, look, resend: () => resendMail(shop.deps, order) }
}

const mailsTo = (address: string) =>
  [...shop.mails.values()].filter(({ mail }) => mail.to.address === address)
const tokensTo = (address: string) =>
  mailsTo(address).map(({ about }) => (about as Mails['card']).cardPageUrl.split('/').at(-2) ?? '')
const code = (name: keyof typeof errorCodes) => expect.objectContaining({ code: errorCodes[name] })

test('a mail that was lost goes again, with the link of the first, before and after it was opened', async () => {
  const { address, look, resend } = await give()
  expect(await look()).toMatchObject({ deliveryState: 'waiting', canBeSentAgain: false })
  await expect(resend()).rejects.toEqual(code('deliveryNotMailed'))
  await shop.runJobs()
  expect(await look()).toMatchObject({ deliveryState: 'sent', canBeSentAgain: true })
  await resend()
  await shop.runJobs()
  const [first = '', second] = tokensTo(address)
  expect(second).toBe(first)
  expect(await look()).toMatchObject({ deliveryState: 'sent' })

  await openGiftCard(shop.deps, { token: first, language: 'nl' })
  shop.later(pauseMs)
  await resend()
  await shop.runJobs()
  expect(mailsTo(address)).toHaveLength(3)
  const opened = await look()
  expect(opened).toMatchObject({ deliveryState: 'opened', canBeSentAgain: true })
})

test('it goes three times, with a pause before each, and a job that runs twice sends once', async () => {
  const { order, address, look, resend } = await give()
  await shop.runJobs()
  for (let time = 1; time <= 3; time += 1) {
    await resend()
    await expect(resend()).rejects.toEqual(code('tooManyResends'))
    await shop.runJobs()
    const payload = { deliveryId: order.deliveryId }
    await shop.deps.db
      .transaction()
      .execute((tx) => shop.deps.queue.send(tx, [{ name: 'send-card-mail-again', payload }]))
    await shop.runJobs()
    expect(mailsTo(address)).toHaveLength(1 + time)
    shop.later(pauseMs)
  }
  expect(await look()).toMatchObject({ canBeSentAgain: false })
  await expect(resend()).rejects.toEqual(code('tooManyResends'))
})

test('after a corrected address nothing goes to the old one, and its link is dead', async () => {
  const { order, address, resend } = await give()
  await shop.runJobs()
  await resend()
  const email = `nieuw-${address}`
  await correctAddress(shop.deps, { ...order, email })
  await shop.runJobs()
  expect(mailsTo(address)).toHaveLength(1)
  expect(mailsTo(email)).toHaveLength(1)
  const [token = ''] = tokensTo(address)
  const old = showGiftCard(shop.deps, { token, language: 'nl' })
  await expect(old).rejects.toEqual(code('cardLinkInvalid'))
})

test.each([
  ['waiting', 'deliveryNotMailed'],
  ['sent', undefined],
  ['opened', undefined],
  ['failed', 'deliveryNotMailed'],
  ['refunded', 'deliveryNotMailed'],
  ['withdrawn', 'deliveryNotMailed'],
] satisfies [DeliveryState, keyof typeof errorCodes | undefined][])(
  'of a gift that is %s the page offers what the command does',
  async (state, refusal) => {
    const { order, address, look, resend } = await give()
    if (state !== 'waiting' && state !== 'refunded') await shop.runJobs()
    const mailed = mailsTo(address).length
    await shop.deps.db
      .updateTable('deliveries')
      .set({ state })
      .where('id', '=', order.deliveryId as DeliveryId)
      .execute()
    expect(await look()).toMatchObject({ canBeSentAgain: refusal === undefined })
    if (refusal !== undefined) return expect(resend()).rejects.toEqual(code(refusal))
    await resend()
    await shop.runJobs()
    expect(mailsTo(address)).toHaveLength(mailed + 1)
  },
)

test('a stranger, and a gift of another order, send nothing', async () => {
  const { order, address } = await give()
  const other = await give()
  await shop.runJobs()
  const attempts: [object, keyof typeof errorCodes][] = [
    [{ visitorKey: 'somebody-else' }, 'orderNotYours'],
    [{ deliveryId: other.order.deliveryId }, 'inputInvalid'],
    [{ deliveryId: "' or 1=1" }, 'inputInvalid'],
    [{ orderUuid: 'x' }, 'uuidInvalid'],
  ]
  for (const [given, name] of attempts)
    await expect(resendMail(shop.deps, { ...order, ...given }), name).rejects.toEqual(code(name))
  await shop.runJobs()
  expect(mailsTo(address)).toHaveLength(1)
  expect(mailsTo(other.address)).toHaveLength(1)
})
