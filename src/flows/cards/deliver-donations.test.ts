import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { PackageToAdd } from '#domain/cart/cart.ts'
import type { Mails } from '#domain/mail/mails.ts'
import { showOrder } from '#flows/orders/show-order.ts'
import { beginPayment } from '#flows/payments/begin-payment.ts'
import { reconcileWork } from '#flows/recovery/reconcile-work.ts'
import { cardOf, OrderShop } from '#tests/support/build-order-shop.ts'
import { forOther } from '#tests/support/build-shop.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { ledgerFindings, outcomeOf } from '#tests/support/order-outcome.ts'
import { openGiftCard, showGiftCard } from './show-gift-card.ts'

const forBram = forOther('Bram', 'bram@voorbeeld.example')
const donation: Partial<PackageToAdd> = { productId: 'bomen-planten', amountCents: 10_00 }

const database = await openTestDatabase()
let shop = new OrderShop(database)
beforeEach(() => {
  shop.close()
  shop = new OrderShop(database)
})
afterAll(async () => {
  shop.close()
  await database.close()
})

async function buy(packages: readonly Partial<PackageToAdd>[]) {
  const visitorKey = await shop.fillBasket(packages)
  const request = await shop.request(visitorKey, { methodId: 'scheme', card: cardOf('A.') })
  const { orderUuid } = await beginPayment(shop.deps, request)
  return { visitorKey, orderUuid }
}

const mailsTo = (address: string) =>
  [...shop.mails.values()].filter(({ mail }) => mail.to.address === address)
const cardMailTo = (address: string) => {
  const [first] = mailsTo(address).filter(({ mail }) => mail.key.startsWith('card:'))
  return first?.about as Mails['gift'] | undefined
}
const tokenOf = (mail: Mails['gift'] | undefined) => mail?.cardPageUrl.split('/').at(-2) ?? ''
const pageOf = (mail: Mails['gift'] | undefined) =>
  openGiftCard(shop.deps, { token: tokenOf(mail), language: 'nl' })

describe('a donation for another person', () => {
  test('comes to its receiver at once, as a parcel of which nothing expires', async () => {
    const { visitorKey } = await buy([{ ...donation, receiver: forBram, message: 'Voor jou!' }])
    await shop.runJobs()
    const mail = cardMailTo('bram@voorbeeld.example')
    expect(mail).toMatchObject({ giverName: 'Anna', receiverName: 'Bram' })
    expect(mail?.validity).toBeUndefined()
    expect(JSON.stringify(mail)).not.toMatch(/bomen|Voor jou|1000/)
    expect(await outcomeOf(shop, visitorKey)).toMatchObject({
      orders: ['completed'],
      units: [],
      deliveries: ['sent'],
      balances: [0],
      mails: 2,
    })
  })

  test('several times is one gift of the whole amount', async () => {
    await buy([{ ...donation, quantity: 3, receiver: forBram }])
    await shop.runJobs()
    const { cards } = await pageOf(cardMailTo('bram@voorbeeld.example'))
    expect(cards).toMatchObject([{ isDonation: true, amount: { cents: 30_00 } }])
  })

  test('has a page without code or validity, and the giver sees that it was opened', async () => {
    const { visitorKey, orderUuid: uuid } = await buy([{ ...donation, receiver: forBram }])
    await shop.runJobs()
    const token = tokenOf(cardMailTo('bram@voorbeeld.example'))
    const closed = await showGiftCard(shop.deps, { token, language: 'nl' })
    expect(closed).toMatchObject({ isReady: true, isOpened: false, giverName: 'Anna' })
    const opened = await openGiftCard(shop.deps, { token, language: 'nl' })
    expect(opened.isOpened).toBe(true)
    expect(opened.cards).toMatchObject([
      { title: 'Bon bomen-planten', isDonation: true, amount: { cents: 10_00 } },
    ])
    expect(opened.cards[0]).toMatchObject({
      howToSpend: 'Lekker.',
      validUntil: undefined,
      code: undefined,
    })
    const order = await showOrder(shop.deps, { uuid, visitorKey, language: 'nl' })
    expect(order.receivers).toMatchObject([{ name: 'Bram', deliveryState: 'opened' }])
    expect(order.lines).toMatchObject([{ isDonation: true }])
  })

  test('is told by reconciliation when the job was lost', async () => {
    const { visitorKey } = await buy([{ ...donation, receiver: forBram }])
    shop.loseJobs()
    shop.later(3 * 60_000)
    await reconcileWork(shop.deps)
    await shop.runJobs()
    expect(await outcomeOf(shop, visitorKey)).toMatchObject({ deliveries: ['sent'], mails: 2 })
  })

  test('is not mailed before it is paid', async () => {
    const visitorKey = await shop.fillBasket([{ ...donation, receiver: forBram }])
    await beginPayment(shop.deps, await shop.request(visitorKey))
    await shop.runJobs()
    shop.later(3 * 60_000)
    await reconcileWork(shop.deps)
    await shop.runJobs()
    expect(shop.mails.size).toBe(0)
  })
})

describe('a donation together with a gift card', () => {
  test('for the same receiver comes in one mail and stands on one page', async () => {
    await buy([
      { receiver: forBram, message: 'Voor jou!' },
      { ...donation, receiver: forBram },
    ])
    await shop.runJobs()
    expect(mailsTo('bram@voorbeeld.example')).toHaveLength(1)
    const mail = cardMailTo('bram@voorbeeld.example')
    expect(mail?.validity).toMatchObject({ isLongerInPart: false })
    const page = await pageOf(mail)
    expect(page.cards.map(({ isDonation, code }) => [isDonation, code !== undefined])).toEqual([
      [false, true],
      [true, false],
    ])
  })

  test('is still told when the card could not be made', async () => {
    const { visitorKey } = await buy([
      { amountCents: 88_00, receiver: forBram },
      { ...donation, receiver: forBram },
    ])
    await shop.runJobs()
    expect((await outcomeOf(shop, visitorKey)).deliveries).toEqual(['sent'])
    const { cards } = await pageOf(cardMailTo('bram@voorbeeld.example'))
    expect(cards.map(({ isDonation }) => isDonation)).toEqual([true])
  })

  test('for different receivers goes to each of them', async () => {
    await buy([
      { receiver: forBram },
      { ...donation, receiver: forOther('Cas', 'cas@voorbeeld.example') },
    ])
    await shop.runJobs()
    const kindsFor = async (address: string) =>
      (await pageOf(cardMailTo(address))).cards.map(({ isDonation }) => isDonation)
    expect(await kindsFor('bram@voorbeeld.example')).toEqual([false])
    expect(await kindsFor('cas@voorbeeld.example')).toEqual([true])
  })
})

describe('a donation for oneself', () => {
  test('is thanked for in the confirmation, and there only', async () => {
    const { visitorKey } = await buy([donation])
    await shop.runJobs()
    expect(
      [...shop.mails.values()].map(({ about }) => about as Mails['confirmation']),
    ).toMatchObject([
      { lines: [{ title: 'Bon bomen-planten', cause: 'Aan tafel' }], total: { cents: 10_95 } },
    ])
    expect((await outcomeOf(shop, visitorKey)).deliveries).toEqual([])
  })

  test('beside a card for oneself is left out of the mail that brings the card', async () => {
    await buy([{}, donation])
    await shop.runJobs()
    const [mail] = mailsTo('anna@voorbeeld.example').filter(({ mail: { key } }) =>
      key.startsWith('card:'),
    )
    const about = mail?.about as Mails['card'] | undefined
    expect(about?.cards).toMatchObject([{ title: 'Bon dinerbon' }])
  })

  test('does not stand in for a card for oneself that could not be made', async () => {
    const { visitorKey } = await buy([{ amountCents: 88_00 }, donation])
    await shop.runJobs()
    expect((await outcomeOf(shop, visitorKey)).deliveries).toEqual(['refunded'])
    expect(cardMailTo('anna@voorbeeld.example')).toBeUndefined()
  })
})

test('the books are right after all of this', async () => {
  expect(await ledgerFindings(shop)).toEqual([])
})
