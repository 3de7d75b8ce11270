import { afterAll, describe, expect, test } from 'vitest'
import { markDeliveryOpened } from '#domain/deliveries/mark-delivery.ts'
import type { Mails } from '#domain/mail/mails.ts'
import { openGiftCard, showGiftCard } from '#flows/cards/show-gift-card.ts'
import { cardMail } from '#flows/mail/card-mail.ts'
import { sendMails } from '#flows/mail/send-mails.ts'
import { beginPayment } from '#flows/payments/begin-payment.ts'
import { errorCodes } from '#kernel/error-codes.ts'
import { cardOf, OrderShop } from '#tests/support/build-order-shop.ts'
import { forOther } from '#tests/support/build-shop.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { correctAddress } from './correct-address.ts'
import { showOrder } from './show-order.ts'

const database = await openTestDatabase()
const shop = new OrderShop(database)
afterAll(async () => {
  shop.close()
  await database.close()
})

const right = 'lotte@voorbeeld.example'
const wrong = 'lote@voorbeeld.example'
const bouncing = 'bounce@voorbeeld.example'

/** One card for somebody whose address was typed wrong; `runJobs` sends it there. */
async function give(email: string, deliveryDate?: string) {
  const visitorKey = await shop.fillBasket([
    { receiver: forOther('Lotte', email), ...(deliveryDate && { deliveryDate }) },
  ])
  const request = await shop.request(visitorKey, { methodId: 'scheme', card: cardOf('A.') })
  const { orderUuid } = await beginPayment(shop.deps, request)
  await shop.runJobs()
  const look = async () => {
    const order = await showOrder(shop.deps, { uuid: orderUuid, visitorKey, language: 'nl' })
    const [receiver] = order.receivers
    if (receiver === undefined) throw new Error('The order has no receiver.')
    return receiver
  }
  const { deliveryId } = await look()
  const correct = (
    given: { email?: string; name?: string; visitorKey?: string; deliveryId?: string } = {},
  ) => correctAddress(shop.deps, { orderUuid, visitorKey, deliveryId, email: right, ...given })
  return { orderUuid, visitorKey, deliveryId, look, correct }
}

const mailsTo = (address: string) =>
  [...shop.mails.values()].filter(({ mail }) => mail.to.address === address)
const tokenFor = (address: string) => {
  const about = mailsTo(address).at(-1)?.about as Mails['card']
  return about.cardPageUrl.split('/').at(-2) ?? ''
}
const code = (name: keyof typeof errorCodes) => expect.objectContaining({ code: errorCodes[name] })

describe('an address that bounced', () => {
  test('is corrected by the giver, and the gift is sent at once', async () => {
    const { look, correct } = await give(bouncing)
    expect(await look()).toMatchObject({ deliveryState: 'failed', canBeCorrected: true })
    await correct()
    expect(await look()).toMatchObject({ deliveryState: 'waiting', canBeCorrected: false })
    await shop.runJobs()
    expect(await look()).toMatchObject({ deliveryState: 'sent', email: right })
    const page = await openGiftCard(shop.deps, { token: tokenFor(right), language: 'nl' })
    expect(page.cards[0]?.code?.number).toMatch(/^\d{16,19}$/)
  })

  test('that bounces again is told again', async () => {
    const { look, correct } = await give(bouncing)
    await correct({ email: 'bounce.too@voorbeeld.example' })
    await shop.runJobs()
    expect(await look()).toMatchObject({ deliveryState: 'failed', canBeCorrected: true })
  })
})

describe('a gift that went to the wrong person', () => {
  test('is out of their reach before it goes anywhere else', async () => {
    const { correct } = await give(wrong)
    const token = tokenFor(wrong)
    await showGiftCard(shop.deps, { token, language: 'nl' })
    await correct()
    for (const look of [showGiftCard, openGiftCard])
      await expect(look(shop.deps, { token, language: 'nl' })).rejects.toEqual(
        code('cardLinkInvalid'),
      )
  })

  test('stays with them once they opened it', async () => {
    const { look, correct } = await give(wrong)
    await openGiftCard(shop.deps, { token: tokenFor(wrong), language: 'nl' })
    await expect(correct()).rejects.toEqual(code('addressNotCorrectable'))
    expect(await look()).toMatchObject({ deliveryState: 'opened', email: wrong })
  })

  test('is not opened by a link that was revoked between reading and opening', async () => {
    const { correct, look, deliveryId } = await give(wrong)
    const link = { id: deliveryId, linkVersion: 1 }
    await correct()
    const isOpened = await shop.deps.db
      .transaction()
      .execute((tx) => markDeliveryOpened(tx, { link, now: shop.now }))
    expect(isOpened).toBe(false)
    expect(await look()).toMatchObject({ deliveryState: 'waiting' })
  })
})

describe('a gift that waits for its moment', () => {
  const dayMs = 24 * 60 * 60 * 1000
  const planned = () => give(wrong, new Date(shop.now.getTime() + 20 * dayMs).toISOString())

  test('goes to the new address and name at its moment, and nothing to the old one', async () => {
    const { look, correct } = await planned()
    const [before, after] = [mailsTo(wrong).length, mailsTo(right).length]
    expect(await look()).toMatchObject({ deliveryState: 'waiting', canBeCorrected: true })
    await correct({ name: 'Lotje' })
    await shop.runJobs()
    expect(await look()).toMatchObject({ deliveryState: 'waiting', name: 'Lotje', email: right })
    expect(mailsTo(right)).toHaveLength(after)
    shop.later(21 * dayMs)
    await shop.runJobs()
    expect(await look()).toMatchObject({ deliveryState: 'sent', email: right })
    expect(mailsTo(wrong)).toHaveLength(before)
    const page = await openGiftCard(shop.deps, { token: tokenFor(right), language: 'nl' })
    expect(page.cards[0]?.code?.number).toMatch(/^\d{16,19}$/)
  })

  test('keeps its name where none is given, and is corrected three times at most', async () => {
    const { look, correct } = await planned()
    for (const name of ['een', 'twee', 'drie'])
      await correct({ email: `${name}@voorbeeld.example` })
    expect(await look()).toMatchObject({ name: 'Lotte', canBeCorrected: false })
    await expect(correct()).rejects.toEqual(code('tooManyCorrections'))
  })

  test('is no longer corrected once its moment has come and its mail is about to go', async () => {
    const { look, correct } = await planned()
    shop.later(21 * dayMs)
    expect(await look()).toMatchObject({ canBeCorrected: false })
    await expect(correct()).rejects.toEqual(code('addressNotCorrectable'))
    await shop.runJobs()
    expect(await look()).toMatchObject({ deliveryState: 'sent', email: wrong })
  })
})

test('a mail that was on its way to the old address does not pass for the new one', async () => {
  const { look, correct, deliveryId } = await give(bouncing)
  await correct({ email: wrong })
  // It takes longer than its lease: another process sends it too, and then the address is corrected.
  const send = async () => {
    shop.later(10 * 60 * 1000)
    await shop.runJobs()
    await correct()
  }
  const slow = { ...shop.deps, mailer: { send } }
  await sendMails(slow, cardMail, [deliveryId])
  expect(await look()).toMatchObject({ deliveryState: 'waiting' })
  await shop.runJobs()
  expect(await look()).toMatchObject({ deliveryState: 'sent', email: right })
  expect(mailsTo(right).length).toBeGreaterThan(0)
})

describe('it is refused to correct', () => {
  test('the order of another visitor', async () => {
    const { correct, look } = await give(wrong)
    await expect(correct({ visitorKey: 'somebody else' })).rejects.toEqual(code('orderNotYours'))
    expect(await look()).toMatchObject({ email: wrong, deliveryState: 'sent' })
  })

  test('a delivery of another order', async () => {
    const [one, other] = [await give(wrong), await give(bouncing)]
    await expect(one.correct({ deliveryId: other.deliveryId })).rejects.toEqual(
      code('inputInvalid'),
    )
    expect(await other.look()).toMatchObject({ email: bouncing, deliveryState: 'failed' })
  })

  test('an order that is a month old', async () => {
    const { correct } = await give(wrong)
    shop.later(31 * 24 * 60 * 60 * 1000)
    await expect(correct()).rejects.toEqual(code('orderNotYours'))
  })

  test('an order that does not exist', async () => {
    const { visitorKey, deliveryId } = await give(wrong)
    const about = { visitorKey, deliveryId, email: right }
    const correct = (orderUuid: string) => correctAddress(shop.deps, { ...about, orderUuid })
    await expect(correct('geen-uuid')).rejects.toEqual(code('uuidInvalid'))
    await expect(correct('00000000-0000-4000-8000-000000000000')).rejects.toEqual(
      code('orderUnknown'),
    )
  })

  test('more than three times', async () => {
    const { look, correct } = await give(wrong)
    for (const name of ['een', 'twee', 'drie']) {
      await correct({ email: `${name}@voorbeeld.example` })
      await shop.runJobs()
    }
    expect(await look()).toMatchObject({ canBeCorrected: false })
    await expect(correct()).rejects.toEqual(code('tooManyCorrections'))
    expect(await look()).toMatchObject({ email: 'drie@voorbeeld.example', deliveryState: 'sent' })
  })

  test('twice at the same moment', async () => {
    const { look, correct } = await give(wrong)
    const answers = await Promise.allSettled([correct(), correct({ email: wrong })])
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const before = shop.mails.size
    await shop.runJobs()
    expect(shop.mails.size).toBe(before + 1)
    expect(await look()).toMatchObject({ deliveryState: 'sent' })
  })
})
