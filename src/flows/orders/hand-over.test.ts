import { afterAll, describe, expect, test } from 'vitest'
import type { PackageToAdd } from '#domain/cart/cart.ts'
import type { Mails } from '#domain/mail/mails.ts'
import { drawGiftQr } from '#flows/cards/draw-gift-qr.ts'
import { sendMyCardsMail } from '#flows/cards/find-my-cards.ts'
import { openGiftCard, showGiftCard } from '#flows/cards/show-gift-card.ts'
import { beginPayment } from '#flows/payments/begin-payment.ts'
import { errorCodes } from '#kernel/error-codes.ts'
import { cardOf, OrderShop } from '#tests/support/build-order-shop.ts'
import { forOther } from '#tests/support/build-shop.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { correctAddress } from './correct-address.ts'
import { handOverGift, listGiftsToHandOver } from './hand-over.ts'
import { resendMail } from './resend-mail.ts'
import { showOrder } from './show-order.ts'

const database = await openTestDatabase()
const shop = new OrderShop(database)
afterAll(async () => {
  shop.close()
  await database.close()
})

const language = 'nl'
const code = (name: keyof typeof errorCodes) => expect.objectContaining({ code: errorCodes[name] })
const tokenIn = (url = '') => url.split('/').at(-2) ?? ''
const show = (url: string) => showGiftCard(shop.deps, { token: tokenIn(url), language })
const open = (url: string) => openGiftCard(shop.deps, { token: tokenIn(url), language })
const mailsTo = (address: string) =>
  [...shop.mails.values()].filter(({ mail }) => mail.to.address === address)
const linkTo = (address: string) =>
  (mailsTo(address).at(-1)?.about as Mails['card'] | undefined)?.cardPageUrl ?? ''

let people = 0

async function give({ name = '', ...given }: Partial<PackageToAdd> & { name?: string } = {}) {
  people += 1
  const address = `${name}lotte${people}@voorbeeld.example`
  const visitorKey = await shop.fillBasket([{ receiver: forOther('Lotte', address), ...given }])
  const request = await shop.request(visitorKey, { methodId: 'scheme', card: cardOf('A.') })
  const { orderUuid } = await beginPayment(shop.deps, request)
  const look = async () =>
    (await showOrder(shop.deps, { uuid: orderUuid, visitorKey, language })).receivers[0]!
  const { deliveryId } = await look()
  const question = { orderUuid, visitorKey, deliveryId, language } as const
  return {
    ...{ address, look, question },
    take: () => handOverGift(shop.deps, question),
    list: () => listGiftsToHandOver(shop.deps, question),
  }
}

describe('a gift that its giver hands over', () => {
  test('has a new link, and the mailed one is dead', async () => {
    const { address, look, take, list } = await give()
    await shop.runJobs()
    expect(await look()).toMatchObject({ canBeHandedOver: true, hasLinks: false })
    expect(await list()).toEqual([])
    const mailed = linkTo(address)
    const [gift, ...others] = await take()
    expect(others).toEqual([])
    for (const look of [show, open])
      await expect(look(mailed)).rejects.toEqual(code('cardLinkInvalid'))
    expect(await look()).toMatchObject({
      ...{ deliveryState: 'sent', isHandedOver: true, hasLinks: true },
      ...{ canBeHandedOver: false, canBeSentAgain: false, canBeCorrected: true },
    })
    expect(await take()).toEqual([gift])
    expect(await list()).toEqual([gift])
    await shop.runJobs()
    expect(mailsTo(address)).toHaveLength(1)

    expect(await open(gift?.url ?? '')).toMatchObject({ receiverName: 'Lotte', isOpened: true })
    expect(await look()).toMatchObject({ deliveryState: 'opened', hasLinks: false })
    expect(await list()).toEqual([])
  })

  test('has a link for each card, and one for all of them until the first was unwrapped', async () => {
    const { take, list, look } = await give({ quantity: 2, wrapper: 'leaves' })
    await shop.runJobs()
    const [whole, first, second] = await take()
    expect([whole, first, second].map((gift) => gift?.wrapper)).toEqual(Array(3).fill('leaves'))
    expect([whole?.card, first?.card?.title]).toEqual([undefined, 'Bon dinerbon'])
    expect(await open(first?.url ?? '')).toMatchObject({ receiverName: 'Lotte', isOpened: true })
    expect(await list()).toEqual([second])
    expect(await look()).toMatchObject({ deliveryState: 'sent', canBeCorrected: false })
    await open(second?.url ?? '')
    expect(await look()).toMatchObject({ deliveryState: 'opened', hasLinks: false })
  })

  test('is taken before its mail goes, and after its mail came back', async () => {
    const early = await give()
    await shop.runJobs('issue-cards')
    await early.take()
    await shop.runJobs()
    expect(mailsTo(early.address)).toEqual([])

    const late = await give({ name: 'bounce' })
    await shop.runJobs()
    expect(await late.look()).toMatchObject({ deliveryState: 'failed', canBeHandedOver: true })
    const [gift] = await late.take()
    expect(await late.look()).toMatchObject({ deliveryState: 'sent', isHandedOver: true })
    expect((await open(gift?.url ?? '')).isOpened).toBe(true)
  })

  test('goes by no mail: not again, not by its address; only by an address that the giver types', async () => {
    const { question, address, look, take } = await give()
    await shop.runJobs()
    await resendMail(shop.deps, question)
    const [gift] = await take()
    await shop.runJobs()
    expect(mailsTo(address)).toHaveLength(1)
    await expect(resendMail(shop.deps, question)).rejects.toEqual(code('deliveryNotMailed'))
    await sendMyCardsMail(shop.deps, { email: address, language, askedAt: 1 })
    expect(mailsTo(address)).toHaveLength(1)

    await correctAddress(shop.deps, { ...question, email: `toch-${address}` })
    await shop.runJobs()
    expect(await look()).toMatchObject({ deliveryState: 'sent', isHandedOver: false })
    await expect(show(gift?.url ?? '')).rejects.toEqual(code('cardLinkInvalid'))
    expect((await open(linkTo(`toch-${address}`))).isOpened).toBe(true)
  })
})

describe('nothing is handed over', () => {
  test('that was unwrapped in that moment: the giver hears it, and the receiver keeps it', async () => {
    const { address, take } = await give()
    await shop.runJobs()
    const mailed = linkTo(address)
    const [opened, taken] = await Promise.allSettled([open(mailed), take()])
    expect(opened.status).toBe('fulfilled')
    expect(taken).toMatchObject({ status: 'rejected', reason: code('giftOpened') })
    expect((await show(mailed)).isOpened).toBe(true)
  })

  test('that is not made yet, or whose order is halted', async () => {
    const { take, look } = await give()
    expect(await look()).toMatchObject({ canBeHandedOver: false })
    await expect(take()).rejects.toEqual(code('handOverRefused'))
    const halted = await give()
    await shop.runJobs()
    await shop.deps.db
      .updateTable('orders')
      .set({ state: 'halted' })
      .where('uuid', '=', halted.question.orderUuid)
      .execute()
    await expect(halted.take()).rejects.toEqual(code('handOverRefused'))
    expect(await halted.look()).toMatchObject({ canBeHandedOver: false, hasLinks: false })
    expect(await halted.list()).toEqual([])
  })

  test('to somebody else than the giver, after thirty days to nobody', async () => {
    const { question } = await give()
    const other = await give()
    await shop.runJobs()
    const attempts: [object, keyof typeof errorCodes][] = [
      [{ visitorKey: 'somebody-else' }, 'orderNotYours'],
      [{ visitorKey: undefined }, 'orderNotYours'],
      [{ deliveryId: other.question.deliveryId }, 'inputInvalid'],
      [{ deliveryId: "' or 1=1" }, 'inputInvalid'],
      [{ orderUuid: 'x' }, 'uuidInvalid'],
      [{ orderUuid: crypto.randomUUID() }, 'orderUnknown'],
    ]
    for (const [given, name] of attempts)
      for (const ask of [handOverGift, listGiftsToHandOver])
        await expect(ask(shop.deps, { ...question, ...given }), name).rejects.toEqual(code(name))
    const before = shop.now
    shop.later(31 * 24 * 60 * 60 * 1000)
    await expect(handOverGift(shop.deps, question)).rejects.toEqual(code('orderNotYours'))
    shop.now = before
  })
})

test('cards for oneself have their links without being taken, as far as nobody unwrapped them', async () => {
  const { look, list, take } = await give({ quantity: 2, receiver: { kind: 'self' } })
  await shop.runJobs()
  expect(await look()).toMatchObject({ canBeHandedOver: false, hasLinks: true })
  const [first, second] = await take()
  await open(first?.url ?? '')
  expect(await list()).toEqual([second])
})

test('a link of ours is drawn, and nothing else', async () => {
  const { take } = await give()
  await shop.runJobs()
  const [gift] = await take()
  expect(drawGiftQr(shop.deps, { token: tokenIn(gift?.url), language })).toContain('data-kind="qr"')
  for (const token of ['', 'https://kwaad.example', `${tokenIn(gift?.url)}0`])
    expect(() => drawGiftQr(shop.deps, { token, language })).toThrow()
})
