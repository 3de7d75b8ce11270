import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { sessionIdleMs } from '#domain/accounts/session.ts'
import type { Mails } from '#domain/mail/mails.ts'
import { openGiftCard } from '#flows/cards/show-gift-card.ts'
import { beginPayment } from '#flows/payments/begin-payment.ts'
import { runJob } from '#jobs/start-workers.ts'
import type { KeptGiftId } from '#kernel/ids.ts'
import {
  goodPassword,
  mutateAccount,
  openAccountShop,
  register,
} from '#tests/support/account-browser.ts'
import type { ApiBrowser, Data } from '#tests/support/api-shop.ts'
import { cardOf } from '#tests/support/build-order-shop.ts'
import { forOther } from '#tests/support/build-shop.ts'
import { choiceProducts, issueCard } from '#tests/support/choice-cards.ts'

const { browser, shop, close, mailsTo, tokenTo } = await openAccountShop({
  products: choiceProducts,
})
afterAll(close)

const errors = 'errors { code referencedRequestParameter }'
const documents = {
  list: `query Kept($userData: UserData!) { done: keptGifts(userData: $userData) { gifts { id giverName token
    cards { id title amount { value } balance { value } validUntil isExpired isStopped isUsedUp }
    reminders { offeredDays askedDays maskedEmail } } ${errors} } }`,
  isKept: `query IsKept($userData: UserData!, $token: String!) {
    done: isGiftKept(userData: $userData, token: $token) }`,
  keep: `mutation Keep($userData: UserData!, $token: String!) {
    done: keepGift(userData: $userData, token: $token) { status ${errors} } }`,
  remove: `mutation Remove($userData: UserData!, $id: ID!) {
    done: removeKeptGift(userData: $userData, id: $id) { status ${errors} } }`,
  mark: `mutation Mark($userData: UserData!, $id: ID!, $card: ID!, $isUsedUp: Boolean!) {
    done: markKeptCard(userData: $userData, id: $id, card: $card, isUsedUp: $isUsedUp) {
      status ${errors} } }`,
  remind: `mutation Remind($userData: UserData!, $id: ID!, $isWanted: Boolean!) {
    done: remindOfKeptGift(userData: $userData, id: $id, isWanted: $isWanted) {
      status ${errors} } }`,
  ask: `mutation Ask($userData: UserData!, $token: String!, $days: [Int!]!, $email: String!) {
    done: remindOfGiftCards(userData: $userData, token: $token, days: $days, email: $email) {
      ${errors} } }`,
}

const by = async (who: ApiBrowser, name: keyof typeof documents, variables = {}): Promise<Data> =>
  (await who.ask(documents[name], variables)).data.done

const fine = { status: true, errors: [] }
const refused = (code: number, referencedRequestParameter: string | null = null) => ({
  errors: [{ code, referencedRequestParameter }],
})
const linkInvalid = refused(3500, 'token')
const unknown = refused(3830, 'id')

const begin = new Date('2026-11-21T10:00:00Z')
let number = 0
let customer: ApiBrowser
const email = () => `klant${number}@voorbeeld.example`
const sanne = () => `sanne${number}@voorbeeld.example`
beforeEach(async () => {
  shop.now = new Date(begin.getTime() + number * 60_000)
  number += 1
  customer = browser()
  await register(customer, { email: email(), confirmEmail: email() })
  await shop.runJobs()
})

const list = async (who = customer): Promise<Data> => (await by(who, 'list')).gifts
const tokenOf = (url: string) => url.split('/').at(-2)!

/** A gift in the hands of its receiver; of two cards where asked. */
async function give({ isOpened = true, quantity = 1, isForSelf = false } = {}) {
  // The newer one comes first.
  shop.later(1000)
  const to = isForSelf ? {} : { receiver: forOther('Sanne', sanne()) }
  const gift = { productId: 'geen-keuze', quantity, ...to }
  const visitorKey = await shop.fillBasket([gift], { email: sanne() })
  const request = await shop.request(visitorKey, { methodId: 'scheme', card: cardOf('A.') })
  const { orderUuid } = await beginPayment(shop.deps, request)
  await shop.runJobs()
  const about = mailsTo(sanne())
    .map((mail) => mail.about as Mails['card'])
    .findLast((mail) => 'cardPageUrl' in mail)!
  const token = tokenOf(about.cardPageUrl)
  if (isOpened) await openGiftCard(shop.deps, { token, language: 'nl' })
  return { token, orderUuid, ownTokens: about.ownPages?.map(({ url }) => tokenOf(url)) ?? [] }
}

async function keepNew(given: Parameters<typeof give>[0] = {}) {
  const { token } = await give(given)
  expect(await by(customer, 'keep', { token })).toEqual(fine)
  const [gift] = await list()
  return { token, id: gift.id as string, cards: gift.cards as Data[] }
}

describe('a gift in an account', () => {
  test('is kept by its private link once, and tells all but its code', async () => {
    expect(await list()).toEqual([])
    const { token } = await give()
    expect(await by(customer, 'isKept', { token })).toBe(false)
    for (const _again of [1, 2]) expect(await by(customer, 'keep', { token })).toEqual(fine)
    expect(await by(customer, 'isKept', { token })).toBe(true)
    const answer = await customer.ask(documents.list)
    expect(answer.data.done.gifts).toEqual([
      {
        id: expect.stringMatching(/^kpt_/),
        giverName: 'Anna',
        token,
        cards: [
          {
            id: expect.stringMatching(/^unt_/),
            title: expect.any(String),
            amount: { value: 2500 },
            balance: null,
            validUntil: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
            isExpired: false,
            isStopped: false,
            isUsedUp: false,
          },
        ],
        reminders: { offeredDays: [90, 30, 7], askedDays: [], maskedEmail: null },
      },
    ])
    const page = await shop.deps.db
      .selectFrom('cards')
      .innerJoin('card_units', 'card_units.id', 'cards.order_unit_id')
      .selectAll('cards')
      .where('card_units.id', '=', answer.data.done.gifts[0].cards[0].id)
      .executeTakeFirstOrThrow()
    expect(page.number_encrypted).toBeTruthy()
    expect(answer.text).not.toMatch(/\d{16,19}/)
  })

  test('of our own has its balance', async () => {
    const { id } = await issueCard(shop)
    const { unitId, deliveryId } = await shop.deps.db
      .selectFrom('cards')
      .innerJoin('card_units', 'card_units.id', 'cards.order_unit_id')
      .select(['card_units.id as unitId', 'delivery_id as deliveryId'])
      .where('cards.id', '=', id)
      .executeTakeFirstOrThrow()
    const token = shop.deps.cardLinks.token({ id: deliveryId!, linkVersion: 1 })
    await openGiftCard(shop.deps, { token, language: 'nl' })
    await by(customer, 'keep', { token })
    const [gift] = await list()
    expect(gift.cards).toMatchObject([{ id: unitId, balance: { value: 2500 } }])
  })

  test('bought for oneself can be kept whole, and card by card', async () => {
    const { token, ownTokens } = await give({ isForSelf: true, quantity: 2 })
    const [own = ''] = ownTokens
    await openGiftCard(shop.deps, { token: own, language: 'nl' })
    await by(customer, 'keep', { token })
    await by(customer, 'keep', { token: own })
    const gifts = await list()
    expect(gifts.map((gift: Data) => [gift.giverName, gift.cards.length])).toEqual(
      expect.arrayContaining([
        [null, 2],
        ['Anna', 1],
      ]),
    )
  })

  test('comes by no link that was forged, revoked or not opened', async () => {
    const { token } = await give({ isOpened: false })
    const forged = `${token.slice(0, -2)}${token.endsWith('00') ? '11' : '00'}`
    for (const link of [token, forged, '', 'kaart'])
      expect(await by(customer, 'keep', { token: link })).toMatchObject(linkInvalid)
    expect(await list()).toEqual([])
  })

  test('says nothing once its link is revoked, and can be removed', async () => {
    const { id, token } = await keepNew()
    await shop.deps.db.updateTable('deliveries').set({ link_version: 2 }).execute()
    expect(await list()).toEqual([{ id, giverName: null, token: null, cards: [], reminders: null }])
    expect(await by(customer, 'keep', { token })).toMatchObject(linkInvalid)
    expect(await by(customer, 'remind', { id, isWanted: true })).toMatchObject(linkInvalid)
    expect(await by(customer, 'remove', { id })).toEqual(fine)
    expect(await list()).toEqual([])
  })

  test('may be kept by everybody who has the link', async () => {
    const { token } = await keepNew()
    const other = browser()
    const address = `ander${number}@voorbeeld.example`
    await register(other, { email: address, confirmEmail: address })
    expect(await by(other, 'isKept', { token })).toBe(false)
    expect(await by(other, 'keep', { token })).toEqual(fine)
    expect(await list(other)).toHaveLength(1)
    expect(await list()).toHaveLength(1)
  })

  test('has no place in a full account', async () => {
    const { storefront } = shop.deps
    shop.deps.storefront = { ...storefront, keptGiftsMax: 1 }
    await keepNew()
    const { token } = await give()
    expect(await by(customer, 'keep', { token })).toMatchObject(refused(3831))
    shop.deps.storefront = storefront
  })

  test('is used up by the word of its holder, card by card, and back', async () => {
    const { id, cards } = await keepNew({ quantity: 2 })
    const [card, next] = cards
    const marks = async () => (await list())[0].cards.map((one: Data) => one.isUsedUp)
    for (const _again of [1, 2])
      expect(await by(customer, 'mark', { id, card: card.id, isUsedUp: true })).toEqual(fine)
    expect(await marks()).toEqual([true, false])
    await by(customer, 'mark', { id, card: next.id, isUsedUp: true })
    expect((await list())[0].reminders).toBeNull()
    expect(await by(customer, 'mark', { id, card: card.id, isUsedUp: false })).toEqual(fine)
    expect(await marks()).toEqual([false, true])
    const { cards: elsewhere } = await keepNew()
    const strange = { id, card: elsewhere[0].id, isUsedUp: true }
    expect(await by(customer, 'mark', strange)).toMatchObject(unknown)
  })
})

describe.each([
  ['a guest', async () => browser()],
  [
    'another customer',
    async () => {
      const other = browser()
      const address = `dief${number}@voorbeeld.example`
      await register(other, { email: address, confirmEmail: address })
      return other
    },
  ],
  [
    'a customer whose session ended',
    async () => {
      shop.later(sessionIdleMs + 60_000)
      return customer
    },
  ],
] as const)('%s', (who, come) => {
  test('reads and changes nothing of what somebody keeps', async () => {
    const { id, cards, token } = await keepNew()
    await by(customer, 'remind', { id, isWanted: true })
    const tables = async () => [
      await shop.deps.db.selectFrom('kept_gifts').selectAll().execute(),
      await shop.deps.db.selectFrom('used_up_cards').selectAll().execute(),
      await shop.deps.db.selectFrom('card_reminders').selectAll().execute(),
    ]
    const before = await tables()
    const visitor = await come()
    const isOther = who === 'another customer'
    const answer = isOther ? unknown : refused(3804)
    expect(await list(visitor)).toEqual(isOther ? [] : null)
    expect(await by(visitor, 'isKept', { token })).toBe(isOther ? false : null)
    const mark = { id, card: cards[0].id, isUsedUp: true }
    expect(await by(visitor, 'mark', mark)).toMatchObject(answer)
    for (const isWanted of [true, false])
      expect(await by(visitor, 'remind', { id, isWanted })).toMatchObject(answer)
    expect(await by(visitor, 'remove', { id })).toMatchObject(answer)
    if (!isOther) expect(await by(visitor, 'keep', { token })).toMatchObject(refused(3804))
    expect(await tables()).toEqual(before)
  })
})

describe('reminders of a kept gift', () => {
  const remindersTo = (address: string) =>
    mailsTo(address).flatMap(({ about }) => ('endUrl' in about ? [about as Mails['reminder']] : []))
  async function morningBefore(lastDay: string, days: number) {
    const day = Temporal.PlainDate.from(lastDay).subtract({ days })
    const nine = day.toZonedDateTime({ timeZone: 'Europe/Amsterdam', plainTime: { hour: 9 } })
    shop.now = new Date(nine.epochMilliseconds)
    for (const _again of [1, 2]) {
      await runJob(shop.deps, 'send-due-notices', {})
      await shop.runJobs()
    }
  }

  test('go to the account at each step once, whoever asked before', async () => {
    const { id, token, cards } = await keepNew()
    await by(customer, 'ask', { token, days: [30], email: sanne() })
    expect((await list())[0].reminders).toMatchObject({
      askedDays: [30],
      maskedEmail: 's•••@v•••.example',
    })
    expect(await by(customer, 'remind', { id, isWanted: true })).toEqual(fine)
    expect((await list())[0].reminders).toMatchObject({
      askedDays: [90, 30, 7],
      maskedEmail: 'k•••@v•••.example',
    })
    for (const [index, days] of [90, 30, 7].entries()) {
      await morningBefore(cards[0].validUntil, days)
      expect(remindersTo(email())).toHaveLength(index + 1)
    }
    expect(remindersTo(sanne())).toEqual([])
    expect(remindersTo(email())[0]).toMatchObject({
      isAskedByAccount: true,
      target: 'account',
      giverName: 'Anna',
      url: 'https://shop.example/account/cadeaubonnen/',
    })
    expect(JSON.stringify(remindersTo(email()))).not.toContain(token)
  })

  test('end by a press, by removing the gift, and with the account', async () => {
    const left = async () =>
      (await shop.deps.db.selectFrom('card_reminders').selectAll().execute()).filter(
        (row) => row.email === email(),
      ).length
    const { id } = await keepNew()
    await by(customer, 'remind', { id, isWanted: true })
    expect(await left()).toBe(3)
    await by(customer, 'remind', { id, isWanted: false })
    expect(await left()).toBe(0)
    await by(customer, 'remind', { id, isWanted: true })
    await by(customer, 'remove', { id })
    expect(await left()).toBe(0)
    const { id: next } = await keepNew()
    await by(customer, 'remind', { id: next, isWanted: true })
    expect(await left()).toBe(3)
    await mutateAccount(customer, 'deleteAccount', { password: goodPassword })
    expect(await left()).toBe(0)
    const kept = await shop.deps.db.selectFrom('kept_gifts').selectAll().execute()
    expect(kept.filter((row) => row.id === next)).toEqual([])
  })

  test('that were asked by the link stay when the gift leaves the account', async () => {
    const { id, token } = await keepNew()
    await by(customer, 'ask', { token, days: [30], email: sanne() })
    await by(customer, 'remove', { id })
    await by(customer, 'keep', { token })
    expect((await list())[0].reminders).toMatchObject({ askedDays: [30] })
  })

  test('speak of no card that is used up', async () => {
    const { id, cards } = await keepNew({ quantity: 2 })
    await by(customer, 'remind', { id, isWanted: true })
    await by(customer, 'mark', { id, card: cards[0].id, isUsedUp: true })
    await morningBefore(cards[0].validUntil, 90)
    expect(remindersTo(email())).toMatchObject([{ cards: [expect.any(Object)] }])
    // As `markKeptCard` does for a customer who logged in again.
    const { id: id1 } = cards[1]
    const used = { kept_gift_id: id as KeptGiftId, card_unit_id: id1, used_up_at: shop.now }
    await shop.deps.db.insertInto('used_up_cards').values(used).execute()
    await morningBefore(cards[0].validUntil, 30)
    expect(remindersTo(email())).toHaveLength(1)
  })

  test('follow the account to its new address', async () => {
    const { id, cards } = await keepNew()
    await by(customer, 'remind', { id, isWanted: true })
    const next = `nieuw${number}@voorbeeld.example`
    const first = await tokenTo(email())
    await mutateAccount(customer, 'userConfirmEmail', { token: first })
    await mutateAccount(customer, 'userChangeEmail', { email: next, password: goodPassword })
    await mutateAccount(customer, 'userConfirmEmail', { token: await tokenTo(next) })
    await morningBefore(cards[0].validUntil, 90)
    expect(remindersTo(next)).toHaveLength(1)
    expect(remindersTo(email())).toEqual([])
  })
})

test('nothing is left once the mailbox takes over an account that a stranger opened', async () => {
  const { id } = await keepNew()
  await by(customer, 'remind', { id, isWanted: true })
  const owner = browser()
  await mutateAccount(owner, 'userForgotPassword', { email: email() })
  const token = await tokenTo(email())
  await mutateAccount(owner, 'userSetPassword', { token, password: 'kersentaart-2' })
  expect(await list(owner)).toEqual([])
  const reminders = await shop.deps.db.selectFrom('card_reminders').selectAll().execute()
  expect(reminders.filter((row) => row.email === email())).toEqual([])
})
