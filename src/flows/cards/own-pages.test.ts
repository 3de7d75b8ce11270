import { afterAll, describe, expect, test } from 'vitest'
import type { PackageToAdd } from '#domain/cart/cart.ts'
import type { Mails } from '#domain/mail/mails.ts'
import { correctAddress } from '#flows/orders/correct-address.ts'
import { showOrder } from '#flows/orders/show-order.ts'
import { beginPayment } from '#flows/payments/begin-payment.ts'
import { errorCodes } from '#kernel/error-codes.ts'
import { cardOf, OrderShop } from '#tests/support/build-order-shop.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { openGiftCard, showGiftCard } from './show-gift-card.ts'

const database = await openTestDatabase()
const shop = new OrderShop(database)
afterAll(async () => {
  shop.close()
  await database.close()
})

const invalid = expect.objectContaining({ code: errorCodes.cardLinkInvalid })
const tokenIn = (url: string) => url.split('/').at(-2) ?? ''
const show = (url: string) => showGiftCard(shop.deps, { token: tokenIn(url), language: 'nl' })
const open = (url: string) => openGiftCard(shop.deps, { token: tokenIn(url), language: 'nl' })
const numbersOn = ({ cards }: Awaited<ReturnType<typeof show>>) =>
  cards.map(({ code }) => code?.number)

let buyers = 0

/** Cards for oneself, with the mail that brings them. */
async function buy(given: Partial<PackageToAdd> = { quantity: 3 }) {
  buyers += 1
  const email = `noor${buyers}@voorbeeld.example`
  const visitorKey = await shop.fillBasket([given], { email })
  const request = await shop.request(visitorKey, { methodId: 'scheme', card: cardOf('A.') })
  const { orderUuid } = await beginPayment(shop.deps, request)
  await shop.runJobs()
  const receiver = async () => {
    const order = await showOrder(shop.deps, { uuid: orderUuid, visitorKey, language: 'nl' })
    return order.receivers[0]!
  }
  const mail = [...shop.mails.values()].find(
    ({ mail: { to, key } }) => to.address === email && key.startsWith('card:'),
  )?.about as Mails['card']
  return { mail, orderUuid, visitorKey, receiver }
}

describe('cards for oneself', () => {
  test('each has a link of its own, in the mail and on the page', async () => {
    const { mail } = await buy()
    const urls = mail.ownPages.map(({ url }) => url)
    expect(new Set([...urls, mail.cardPageUrl]).size).toBe(4)
    expect(mail.ownPages[0]).toMatchObject({ title: 'Bon dinerbon', amount: { cents: 25_00 } })
    const page = await show(mail.cardPageUrl)
    expect(page.cards.map(({ ownPage }) => ownPage)).toEqual(
      urls.map((url) => ({ url, isOpened: false })),
    )
  })

  test('a card is unwrapped on its page as a present of the buyer, and no other with it', async () => {
    const { mail, receiver } = await buy()
    const [first, second, third] = mail.ownPages.map(({ url }) => url) as [string, string, string]
    const closed = await show(first)
    expect(closed).toMatchObject({
      giverName: 'Anna',
      receiverName: '',
      isForSelf: false,
      isOpened: false,
      cards: [{ title: 'Bon dinerbon', code: undefined, ownPage: undefined }],
    })
    const opened = await open(first)
    expect(opened).toMatchObject({ isOpened: true, cards: [{ code: { number: /^\d{16,19}$/ } }] })
    expect(await show(first)).toEqual(opened)
    expect(numbersOn(await show(second))).toEqual([undefined])

    const overview = await show(mail.cardPageUrl)
    expect(overview.isOpened).toBe(false)
    expect(overview.cards.map(({ ownPage }) => ownPage?.isOpened)).toEqual([true, false, false])
    expect(await receiver()).toMatchObject({ deliveryState: 'sent' })
    await open(second)
    await open(third)
    expect(await receiver()).toMatchObject({ deliveryState: 'opened', openedOn: shop.now })
    const numbers = [first, second, third].map(async (url) => numbersOn(await show(url))[0])
    expect(numbersOn(await show(mail.cardPageUrl))).toEqual(await Promise.all(numbers))
  })

  test('a look at all of them unwraps none that is given away', async () => {
    const { mail } = await buy()
    await open(mail.cardPageUrl)
    const [first = ''] = mail.ownPages.map(({ url }) => url)
    expect(await show(first)).toMatchObject({ isOpened: false, cards: [{ code: undefined }] })
    expect((await open(first)).isOpened).toBe(true)
  })

  test('another address ends all links, and is refused once a card was unwrapped', async () => {
    const { mail, orderUuid, visitorKey, receiver } = await buy()
    const { deliveryId } = await receiver()
    const correct = () =>
      correctAddress(shop.deps, { orderUuid, visitorKey, deliveryId, email: 'n@voorbeeld.example' })
    const [first = ''] = mail.ownPages.map(({ url }) => url)
    await correct()
    for (const look of [show, open]) await expect(look(first)).rejects.toEqual(invalid)
    await shop.runJobs()
    const renewed = [...shop.mails.values()].at(-1)?.about as Mails['card']
    const page = await show(renewed.cardPageUrl)
    await open(page.cards[0]?.ownPage?.url ?? '')
    expect(await receiver()).toMatchObject({ canBeCorrected: false })
    await expect(correct()).rejects.toEqual(
      expect.objectContaining({ code: errorCodes.addressNotCorrectable }),
    )
  })

  test('a card that is stopped shows no code but why, and its link is offered no more', async () => {
    const { mail } = await buy()
    const [first = ''] = mail.ownPages.map(({ url }) => url)
    await shop.deps.db.updateTable('cards').set({ state: 'frozen' }).execute()
    const stopped = { code: undefined, stoppedBy: 'withdrawal' }
    expect((await open(first)).cards).toMatchObject([stopped])
    await shop.deps.db.updateTable('orders').set({ state: 'halted' }).execute()
    expect((await open(first)).cards).toMatchObject([{ ...stopped, stoppedBy: 'payment' }])
    await shop.deps.db.updateTable('cards').set({ state: 'blocked' }).execute()
    expect((await open(first)).cards).toMatchObject([{ ...stopped, stoppedBy: 'shop' }])
    const overview = await show(mail.cardPageUrl)
    expect(overview.cards.map(({ ownPage }) => ownPage)).toEqual([undefined, undefined, undefined])
  })
})

test('a gift to somebody else has no such links', async () => {
  const receiver = { kind: 'other', name: 'Sanne', email: 'sanne@voorbeeld.example' } as const
  await buy({ quantity: 2, receiver })
  const about = [...shop.mails.values()].find(({ mail }) => mail.to.address === receiver.email)
    ?.about as Mails['gift']
  expect(about).not.toHaveProperty('ownPages')
  expect((await show(about.cardPageUrl)).cards.map(({ ownPage }) => ownPage)).toEqual([
    undefined,
    undefined,
  ])
})
