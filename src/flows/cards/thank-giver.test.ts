import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { PackageToAdd } from '#domain/cart/cart.ts'
import type { Mails } from '#domain/mail/mails.ts'
import { forgetOrderers } from '#domain/orders/forget-orderers.ts'
import { forgetPeople } from '#flows/orders/forget-people.ts'
import { showOrder } from '#flows/orders/show-order.ts'
import { reconcileWork } from '#flows/recovery/reconcile-work.ts'
import { errorCodes } from '#kernel/error-codes.ts'
import { forOther } from '#tests/support/build-shop.ts'
import { CaseShop, changeOf } from '#tests/support/case-shop.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { openGiftCard, showGiftCard } from './show-gift-card.ts'
import { thankGiver } from './thank-giver.ts'

const database = await openTestDatabase()
const { db } = database
let shop = new CaseShop(database)
beforeEach(() => {
  shop.close()
  shop = new CaseShop(database)
})
afterAll(async () => {
  shop.close()
  await database.close()
})

const dayMs = 24 * 60 * 60 * 1000
const code = (name: keyof typeof errorCodes) => expect.objectContaining({ code: errorCodes[name] })
const language = 'nl'

/** A gift to Bram, or cards for oneself, with what its mail holds. */
async function give(
  given: Partial<PackageToAdd> = { receiver: forOther('Bram', 'bram@voorbeeld.example') },
) {
  const bought = await shop.buy([given])
  await shop.runJobs()
  const { uuid } = await db
    .selectFrom('orders')
    .select('uuid')
    .where('visitor_key', '=', bought.visitorKey)
    .executeTakeFirstOrThrow()
  const mail = [...shop.mails.values()].findLast(({ mail: { key } }) => key.startsWith('card:'))
    ?.about as Mails['card']
  const thanked = async (visitorKey: string | undefined = bought.visitorKey) =>
    (await showOrder(shop.deps, { uuid, visitorKey, language })).receivers.flatMap(
      ({ thankYous }) => thankYous.map(({ text }) => text),
    )
  return { ...bought, mail, token: tokenIn(mail.cardPageUrl), thanked }
}

const tokenIn = (url = '') => url.split('/').at(-2) ?? ''
const thank = (token: string, text?: string) => thankGiver(shop.deps, { token, text })
const open = (token: string) => openGiftCard(shop.deps, { token, language })
const show = (token: string) => showGiftCard(shop.deps, { token, language })
const thankYouMails = () =>
  [...shop.mails.values()].flatMap(({ mail, about }) =>
    mail.key.startsWith('thank-you:')
      ? { to: mail.to.address, ...(about as Mails['thankYou']) }
      : [],
  )

/** How often a thank-you was mailed once reconciliation has gone round. */
async function mailedLater(text: string): Promise<number> {
  shop.later(3 * 60 * 1000)
  await reconcileWork(shop.deps)
  await shop.runJobs()
  return thankYouMails().filter((mail) => mail.text === text).length
}

describe('a thank-you', () => {
  test('stands on the order page and comes in one mail, whatever is changed afterwards', async () => {
    const { token, thanked } = await give()
    await open(token)
    expect(await show(token)).toMatchObject({ canThank: true, thankYou: undefined })
    await thank(token, 'Wat lief!')
    expect(await show(token)).toMatchObject({ canThank: true, thankYou: { text: 'Wat lief!' } })
    await shop.runJobs()
    await thank(token, 'Wat ontzettend lief!')
    await shop.runJobs()
    expect(await thanked()).toEqual(['Wat ontzettend lief!'])
    expect(thankYouMails()).toMatchObject([
      { to: 'anna@voorbeeld.example', giverName: 'Anna', receiverName: 'Bram', text: 'Wat lief!' },
    ])
    expect(shop.sentTwice).toBe(0)
  })

  test('takes one tap, and two are one', async () => {
    const { token, thanked } = await give()
    await open(token)
    await Promise.all([thank(token), thank(token)])
    await shop.runJobs()
    expect(await thanked()).toEqual([undefined])
    expect(thankYouMails()).toHaveLength(1)
    expect(JSON.stringify(thankYouMails())).not.toMatch(/dinerbon|2500/)
  })

  test('has its words changed three times, and stays as it is after that', async () => {
    const { token, thanked } = await give()
    await open(token)
    for (const words of ['één', 'twee', 'drie', 'vier']) await thank(token, words)
    await thank(token, 'vier')
    await expect(thank(token, 'vijf')).rejects.toEqual(code('tooManyThankYous'))
    expect(await thanked()).toEqual(['vier'])
    expect(await show(token)).toMatchObject({ canThank: false, thankYou: { text: 'vier' } })
  })

  test('of which nobody mailed the giver is mailed by reconciliation', async () => {
    const { token } = await give()
    await open(token)
    await thank(token, 'Verloren')
    shop.loseJobs()
    expect(await mailedLater('Verloren')).toBe(1)
    expect(await mailedLater('Verloren')).toBe(1)
  })

  test('is not shown to whoever has the order’s address alone, nor after thirty days', async () => {
    const { token, thanked } = await give()
    await open(token)
    await thank(token, 'Geheim')
    expect(await thanked('somebody else')).toEqual([])
    shop.later(31 * dayMs)
    expect(await thanked()).toEqual([])
  })
})

describe('a card that its buyer gave away', () => {
  test('thanks the buyer by itself; the buyer has nobody to thank', async () => {
    const { token, mail, thanked } = await give({ quantity: 2 })
    await open(token)
    expect(await show(token)).toMatchObject({ canThank: false })
    await expect(thank(token)).rejects.toEqual(code('thankYouRefused'))
    const [first = '', second = ''] = mail.ownPages.map(({ url }) => tokenIn(url))
    await open(first)
    await thank(first, 'Dank!')
    await open(second)
    expect(await show(second)).toMatchObject({ canThank: true, thankYou: undefined })
    await thank(second)
    await shop.runJobs()
    expect(await thanked()).toEqual(['Dank!', undefined])
    const mails = thankYouMails()
    expect(mails.map(({ receiverName }) => receiverName)).toEqual([undefined, undefined])
  })
})

describe('nobody is thanked', () => {
  test('for what is still wrapped, and by no broken or revoked link', async () => {
    const { token } = await give()
    expect(await show(token)).toMatchObject({ canThank: false })
    await expect(thank(token)).rejects.toEqual(code('thankYouRefused'))
    for (const broken of ['', 'nonsense', `${token}1`])
      await expect(thank(broken)).rejects.toEqual(code('cardLinkInvalid'))
    await open(token)
    await db.updateTable('deliveries').set({ link_version: 2 }).execute()
    await expect(thank(token)).rejects.toEqual(code('cardLinkInvalid'))
  })

  test('while the order is halted; what was said before is mailed when it goes on', async () => {
    const { token, news, paymentId } = await give()
    await open(token)
    await thank(token, 'Stilgezet')
    shop.loseJobs()
    await shop.hear(changeOf(news, 'chargeback'))
    expect(await show(token)).toMatchObject({ canThank: false, thankYou: { text: 'Stilgezet' } })
    await expect(thank(token, 'Nog eens')).rejects.toEqual(code('thankYouRefused'))
    expect(await mailedLater('Stilgezet')).toBe(0)
    await shop.decide(paymentId, 'keep-cards')
    expect(await mailedLater('Stilgezet')).toBe(1)
  })

  test('once receiver or giver were forgotten, and the words go with the receiver', async () => {
    const { token } = await give()
    await open(token)
    await thank(token, 'Harte-dank')
    shop.later(91 * dayMs)
    await db.transaction().execute((tx) => forgetPeople(tx, shop.now, shop.deps))
    expect(
      await db.selectFrom('thank_yous').selectAll().where('text', '=', 'Harte-dank').execute(),
    ).toEqual([])
    expect(await show(token)).toMatchObject({ canThank: false, thankYou: undefined })
    await expect(thank(token)).rejects.toEqual(code('thankYouRefused'))
    shop.later(800 * dayMs)
    await db.transaction().execute((tx) => forgetOrderers(tx, shop.now))
    await expect(thank(token)).rejects.toEqual(code('thankYouRefused'))
    await shop.runJobs()
    expect(thankYouMails()).toEqual([])
  })
})
