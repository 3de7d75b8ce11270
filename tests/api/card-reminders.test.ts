import fastify from 'fastify'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { Mails } from '#domain/mail/mails.ts'
import { openGiftCard } from '#flows/cards/show-gift-card.ts'
import { beginPayment } from '#flows/payments/begin-payment.ts'
import type { CrashPoint } from '#flows/shared/crash-points.ts'
import { runJob } from '#jobs/start-workers.ts'
import { registerCardCalendar } from '#server/card-calendar.ts'
import { openApiShop } from '#tests/support/api-shop.ts'
import { cardOf } from '#tests/support/build-order-shop.ts'
import { forOther } from '#tests/support/build-shop.ts'

const { browser, shop, close } = await openApiShop()
afterAll(close)

const fields = 'reminders { offeredDays askedDays maskedEmail }'
const show = `query Page($userData: UserData!, $token: String!) { giftCardPage(userData: $userData, token: $token) { page { ${fields} } } }`
const ask = `mutation Remind($userData: UserData!, $token: String!, $days: [Int!]!, $email: String!) {
  remindOfGiftCards(userData: $userData, token: $token, days: $days, email: $email) { ${fields} errors { code referencedRequestParameter } } }`
const end = `mutation End($userData: UserData!, $token: String!) { endGiftCardReminders(userData: $userData, token: $token) { isEnded undo errors { code } } }`
const restore = `mutation Restore($userData: UserData!, $token: String!, $undo: String!) {
  restoreGiftCardReminders(userData: $userData, token: $token, undo: $undo) { ${fields} errors { code referencedRequestParameter } } }`

const begin = new Date('2026-11-21T10:00:00Z')
let turn = 0
let sanne = ''
beforeEach(() => {
  shop.now = begin
  turn += 1
  sanne = `sanne-${turn}@voorbeeld.example`
})

const mailsTo = (email: string) =>
  [...shop.mails.values()].filter(({ mail }) => mail.to.address === email)
const remindersTo = (email: string) =>
  mailsTo(email).flatMap(({ about }) => ('endUrl' in about ? [about as Mails['reminder']] : []))

/** A gift in the hands of its receiver. */
async function give({ isOpened = true } = {}) {
  const visitorKey = await shop.fillBasket([{ receiver: forOther('Sanne', sanne) }])
  const request = await shop.request(visitorKey, { methodId: 'scheme', card: cardOf('A.') })
  const { orderUuid } = await beginPayment(shop.deps, request)
  await shop.runJobs()
  const { cardPageUrl } = mailsTo(sanne).at(-1)!.about as Mails['card']
  const token = cardPageUrl.split('/').at(-2)!
  if (isOpened) await openGiftCard(shop.deps, { token, language: 'nl' })
  const { db } = shop.deps
  const { id, lastDay } = await db
    .selectFrom('orders')
    .innerJoin('card_units', 'card_units.order_id', 'orders.id')
    .innerJoin('cards', 'cards.order_unit_id', 'card_units.id')
    .select(['orders.id', 'cards.valid_until as lastDay'])
    .where('uuid', '=', orderUuid)
    .executeTakeFirstOrThrow()
  return { orderId: id, lastDay, token, cardPageUrl }
}

const remind = async (token: string, days: readonly number[], email = sanne) =>
  (await browser().ask(ask, { token, days, email })).data.remindOfGiftCards
const shown = async (token: string) =>
  (await browser().ask(show, { token })).data.giftCardPage.page?.reminders
const stop = async (token: string) =>
  (await browser().ask(end, { token })).data.endGiftCardReminders
const takeBack = async (token: string, undo: string) =>
  (await browser().ask(restore, { token, undo })).data.restoreGiftCardReminders

/** The morning so many days before that day, and what goes then. */
async function morningBefore(lastDay: string, days: number) {
  const day = Temporal.PlainDate.from(lastDay).subtract({ days })
  const nine = day.toZonedDateTime({ timeZone: 'Europe/Amsterdam', plainTime: { hour: 9 } })
  shop.now = new Date(nine.epochMilliseconds)
  await lookAround()
}

async function lookAround() {
  await runJob(shop.deps, 'send-due-notices', {})
  await shop.runJobs()
}

test('a holder is told ninety, thirty and seven days before the end, each time once', async () => {
  const { token, lastDay, cardPageUrl } = await give()
  expect(await shown(token)).toEqual({
    offeredDays: [90, 30, 7],
    askedDays: [],
    maskedEmail: null,
  })
  expect(await remind(token, [90, 30, 7])).toEqual({
    errors: [],
    reminders: {
      offeredDays: [90, 30, 7],
      askedDays: [90, 30, 7],
      maskedEmail: 's•••@v•••.example',
    },
  })
  await morningBefore(lastDay, 91)
  expect(remindersTo(sanne)).toEqual([])
  for (const [index, days] of [90, 30, 7].entries()) {
    await morningBefore(lastDay, days)
    await lookAround()
    expect(remindersTo(sanne)).toHaveLength(index + 1)
  }
  expect(remindersTo(sanne)[0]).toEqual({
    language: 'nl',
    shopName: expect.any(String),
    organisation: expect.any(Object),
    giverName: 'Anna',
    cards: [{ title: 'Bon dinerbon', amount: { currency: 'EUR', cents: 25_00 } }],
    validUntil: lastDay,
    isAskedByAccount: false,
    target: 'card',
    url: cardPageUrl,
    endUrl: expect.stringMatching(/^https:\/\/shop\.example\/mijn-kaarten\/#[0-9a-z]{50,}$/),
  })
  expect(shop.sentTwice).toBe(0)
})

test('one that went leaves no address behind, and does not go again when it is asked again', async () => {
  const { token, lastDay } = await give()
  await remind(token, [30])
  await morningBefore(lastDay, 30)
  expect(
    await shop.deps.db
      .selectFrom('card_reminders')
      .select('id')
      .where('email', '=', sanne)
      .execute(),
  ).toEqual([])
  expect((await remind(token, [90, 30, 7])).reminders).toMatchObject({
    offeredDays: [7],
    askedDays: [7],
  })
  await lookAround()
  expect(remindersTo(sanne)).toHaveLength(1)
})

test('another mailbox than that of the gift gets no private link', async () => {
  const { token, lastDay } = await give()
  const other = `moeder-${turn}@voorbeeld.example`
  await remind(token, [7], other)
  await morningBefore(lastDay, 7)
  const [mail] = remindersTo(other)
  expect(mail).toMatchObject({ target: 'find', url: 'https://shop.example/mijn-kaarten/' })
  expect(JSON.stringify(mail)).not.toContain(token)
})

test('whoever got the link of one card is reminded of it alone, and sees nothing of its buyer', async () => {
  const visitorKey = await shop.fillBasket([{ quantity: 2 }], { email: sanne })
  const request = await shop.request(visitorKey, { methodId: 'scheme', card: cardOf('A.') })
  await beginPayment(shop.deps, request)
  await shop.runJobs()
  const mail = mailsTo(sanne).map(({ about }) => about as Mails['card'])
  const tokenOf = (url: string) => url.split('/').at(-2)!
  const { cardPageUrl, ownPages } = mail.find((about) => 'cardPageUrl' in about)!
  const [buyer, friend] = [tokenOf(cardPageUrl), tokenOf(ownPages[0]!.url)]
  const other = `vriend-${turn}@voorbeeld.example`
  for (const token of [buyer, friend]) await openGiftCard(shop.deps, { token, language: 'nl' })
  await remind(buyer, [30, 7])
  await remind(friend, [30], other)
  expect(await shown(buyer)).toMatchObject({ askedDays: [30, 7], maskedEmail: 's•••@v•••.example' })
  expect(await shown(friend)).toMatchObject({ askedDays: [30], maskedEmail: 'v•••@v•••.example' })
  await stop(buyer)
  const [card] = await shop.deps.db
    .selectFrom('card_reminders')
    .select('valid_until as lastDay')
    .where('email', '=', other)
    .execute()
  await morningBefore(card!.lastDay, 30)
  expect(remindersTo(sanne)).toEqual([])
  expect(remindersTo(other)).toMatchObject([
    { giverName: 'Anna', target: 'find', cards: [{ title: 'Bon dinerbon' }] },
  ])
})

test('what is asked again takes the place of what was asked before', async () => {
  const { token } = await give()
  await remind(token, [90, 30])
  const other = `later-${turn}@elders.example`
  expect((await remind(token, [7], other)).reminders).toEqual({
    offeredDays: [90, 30, 7],
    askedDays: [7],
    maskedEmail: 'l•••@e•••.example',
  })
})

describe('reminders end', () => {
  test('on the page, and at once', async () => {
    const { token, lastDay } = await give()
    await remind(token, [90, 30, 7])
    expect(await stop(token)).toMatchObject({ isEnded: true, errors: [] })
    expect(await shown(token)).toMatchObject({ askedDays: [], maskedEmail: null })
    await morningBefore(lastDay, 7)
    expect(remindersTo(sanne)).toEqual([])
  })

  test('by the link of one of them, as often as it is followed', async () => {
    const { token, lastDay } = await give()
    await remind(token, [90, 30, 7])
    await morningBefore(lastDay, 90)
    const link = remindersTo(sanne)[0]!.endUrl.split('#')[1]!
    expect(await stop(link)).toEqual({ isEnded: true, undo: null, errors: [] })
    expect(await stop(link)).toEqual({ isEnded: true, undo: null, errors: [] })
    await morningBefore(lastDay, 7)
    expect(remindersTo(sanne)).toHaveLength(1)
  })

  test('by no link that somebody guessed, or that is for something else', async () => {
    const { token, lastDay } = await give()
    await remind(token, [90])
    await morningBefore(lastDay, 90)
    const link = remindersTo(sanne)[0]!.endUrl.split('#')[1]!
    for (const guess of [
      '',
      'kaart',
      `${link.slice(0, -2)}${link.endsWith('00') ? '11' : '00'}`,
      `${link}1`,
    ])
      expect(await stop(guess)).toEqual({ isEnded: null, undo: null, errors: [{ code: 3500 }] })
    expect((await remind(link, [30])).errors).toEqual([
      { code: 3500, referencedRequestParameter: 'token' },
    ])
    expect(await shown(link)).toBeUndefined()
  })
})

describe('what was ended by mistake', () => {
  test('comes back by one press, though the shop keeps no address in between', async () => {
    const { token, lastDay } = await give()
    await remind(token, [7])
    const { undo } = await stop(token)
    expect(Buffer.from(undo, 'base64url').toString('latin1')).not.toContain('sanne')
    const kept = shop.deps.db.selectFrom('card_reminders').select('id').where('email', '=', sanne)
    expect(await kept.execute()).toEqual([])
    const { reminders } = await takeBack(token, undo)
    expect(reminders).toMatchObject({ askedDays: [7], maskedEmail: 's•••@v•••.example' })
    await morningBefore(lastDay, 7)
    expect(remindersTo(sanne)).toHaveLength(1)
  })

  test('comes back once, however often it is pressed', async () => {
    const { token } = await give()
    await remind(token, [30])
    const { undo } = await stop(token)
    for (const _press of [1, 2])
      expect((await takeBack(token, undo)).reminders).toMatchObject({ askedDays: [30] })
    expect((await stop(token)).undo).not.toBeNull()
    expect((await stop(token)).undo).toBeNull()
  })

  test('does not come back later, for another gift, or by what we did not seal', async () => {
    const { token } = await give()
    await remind(token, [30])
    const { undo } = await stop(token)
    const tooLate = { code: 3507, referencedRequestParameter: 'undo' }
    const other = await give()
    for (const [gift, sealed] of [
      [other.token, undo],
      [token, ''],
      [token, 'a'],
      [token, `${undo.slice(0, -4)}AAAA`],
    ])
      expect(await takeBack(gift, sealed)).toEqual({ reminders: null, errors: [tooLate] })
    expect((await takeBack('kaart', undo)).errors).toMatchObject([{ code: 3500 }])
    shop.now = new Date(begin.getTime() + 11 * 60_000)
    expect(await takeBack(token, undo)).toEqual({ reminders: null, errors: [tooLate] })
    expect(await shown(token)).toMatchObject({ askedDays: [] })
  })
})

test('nothing is offered or noted before the gift is opened', async () => {
  const { token } = await give({ isOpened: false })
  expect(await shown(token)).toBeNull()
  expect((await remind(token, [30])).errors).toEqual([
    { code: 3500, referencedRequestParameter: 'token' },
  ])
})

test.each([
  ['no moment', { days: [] }, { code: 3001, referencedRequestParameter: 'days' }],
  [
    'a moment that is not offered',
    { days: [31] },
    { code: 3000, referencedRequestParameter: null },
  ],
  ['no address', { email: ' ' }, { code: 3001, referencedRequestParameter: 'email' }],
  ['half an address', { email: 'sanne@' }, { code: 3002, referencedRequestParameter: 'email' }],
])('%s is refused', async (_what, given, error) => {
  const { token } = await give()
  const { days, email } = { days: [30], email: sanne, ...given }
  expect(await remind(token, days, email)).toEqual({ reminders: null, errors: [error] })
})

describe('nobody is reminded of a card that', () => {
  const spoilt = {
    'is spent': { card: 'spent' },
    'was withdrawn': { card: 'withdrawn' },
    'was stopped': { card: 'blocked' },
    'is frozen': { card: 'frozen' },
    'was withdrawn with its gift': { delivery: 'withdrawn' },
    'belongs to a halted order': { order: 'halted' },
  } as const
  test.each(Object.entries(spoilt))('%s', async (_name, state) => {
    const { token, lastDay, orderId } = await give()
    await remind(token, [30, 7])
    const { db } = shop.deps
    if ('card' in state)
      await db
        .updateTable('cards')
        .set({ state: state.card })
        .where('order_unit_id', 'in', (eb) =>
          eb.selectFrom('card_units').select('id').where('order_id', '=', orderId),
        )
        .execute()
    if ('delivery' in state)
      await db
        .updateTable('deliveries')
        .set({ state: state.delivery })
        .where('order_id', '=', orderId)
        .execute()
    if ('order' in state)
      await db.updateTable('orders').set({ state: state.order }).where('id', '=', orderId).execute()
    await morningBefore(lastDay, 30)
    expect(remindersTo(sanne)).toEqual([])
    await runJob(shop.deps, 'forget-expired', {})
    const kept = await db
      .selectFrom('card_reminders')
      .select('id')
      .where('email', '=', sanne)
      .execute()
    // What is halted may go on; of the others the moment that passed is deleted, and the next one when it passes.
    expect(kept).toHaveLength('order' in state ? 2 : 1)
  })

  test('ended, and its reminders are deleted', async () => {
    const { token, lastDay } = await give()
    await remind(token, [7])
    shop.now = new Date(`${Temporal.PlainDate.from(lastDay).add({ days: 1 })}T12:00:00Z`)
    await lookAround()
    expect(remindersTo(sanne)).toEqual([])
    await runJob(shop.deps, 'forget-expired', {})
    expect(
      await shop.deps.db
        .selectFrom('card_reminders')
        .select('id')
        .where('email', '=', sanne)
        .execute(),
    ).toEqual([])
    expect(await shown(token)).toBeNull()
  })
})

test.each<CrashPoint>(['mail:claimed', 'mail:sent'])(
  'a process that dies at %s has the reminder sent by the next one, as the same mail',
  async (point) => {
    const { token, lastDay } = await give()
    await remind(token, [30])
    shop.crashAt = point
    await morningBefore(lastDay, 30)
    shop.later(60 * 60_000)
    await lookAround()
    await lookAround()
    expect(remindersTo(sanne)).toHaveLength(1)
  },
)

test('an address that does not work is given up and forgotten', async () => {
  const { token, lastDay } = await give()
  await remind(token, [30], `bounce-${turn}@voorbeeld.example`)
  await morningBefore(lastDay, 30)
  await lookAround()
  expect(
    await shop.deps.db
      .selectFrom('mail_claims')
      .select('key')
      .where('kind', '=', 'reminder')
      .where('ended_at', 'is', null)
      .execute(),
  ).toEqual([])
  expect(await shown(token)).toMatchObject({ askedDays: [] })
})

describe('the calendar file of a gift', () => {
  const calendar = fastify()
  registerCardCalendar(calendar, shop.deps)
  afterAll(() => calendar.close())
  const fetched = (token: string, prefix = '') =>
    calendar.inject(`${prefix}/kaart/${token}/agenda.ics`)

  test('holds its last day, rings when mails would go, and no secret', async () => {
    const { token, lastDay } = await give()
    const { statusCode, headers, body } = await fetched(token)
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-store',
      'content-disposition': 'attachment; filename="cadeaubon.ics"',
    })
    const lines = body.replaceAll('\r\n ', '').split('\r\n')
    expect(lines).toContain(`DTSTART;VALUE=DATE:${lastDay.replaceAll('-', '')}`)
    expect(lines).toContain('SUMMARY:Laatste dag van je cadeaubon: Bon dinerbon van €\u00a025')
    expect(lines.filter((line) => line.startsWith('TRIGGER'))).toEqual([
      'TRIGGER:-P89DT15H',
      'TRIGGER:-P29DT15H',
      'TRIGGER:-P6DT15H',
    ])
    const { data } = await browser().ask(
      `query Codes($userData: UserData!, $token: String!) {
        giftCardPage(userData: $userData, token: $token) { page { cards { code { number pin } } } } }`,
      { token },
    )
    const [{ code }] = data.giftCardPage.page.cards
    for (const secret of [token, code.number, code.pin, sanne].filter(Boolean))
      expect(lines.join()).not.toContain(secret)
  })

  test('is the same event however often it is fetched, and speaks English below /en/', async () => {
    const { token } = await give()
    const uidOf = (file: string) => /UID:(.*)/.exec(file.replaceAll('\r\n ', ''))?.[1]
    const dutch = (await fetched(token)).body
    shop.later(60_000)
    const english = (await fetched(token, '/en')).body
    expect(english).toContain('Last day of your gift card')
    expect(uidOf(english)).toBe(uidOf(dutch))
    expect(uidOf(dutch)).toMatch(/^dlv_\w+-\d{4}-\d\d-\d\d@shop\.example$/)
  })

  test('is led to the page that says why, for a gift not opened and for a link that is none', async () => {
    const { token } = await give({ isOpened: false })
    for (const link of [token, 'niets']) {
      const { statusCode, headers } = await fetched(link)
      expect([statusCode, headers.location]).toEqual([302, `/kaart/${link}/`])
    }
  })
})
