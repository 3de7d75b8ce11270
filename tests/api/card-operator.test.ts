import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { listCases } from '#domain/cases/find-case.ts'
import { importCatalogue } from '#domain/catalogue/import-catalogue.ts'
import { cardAccount } from '#domain/ledger/accounts.ts'
import { balanceOf } from '#domain/ledger/balance.ts'
import { decideCase } from '#flows/cases/decide-case.ts'
import { beginPayment } from '#flows/payments/begin-payment.ts'
import { receiveNotifications } from '#flows/payments/receive-notifications.ts'
import { findCardNumberProblem } from '#kernel/choice-card.ts'
import { errorCodes } from '#kernel/error-codes.ts'
import type { CaseId } from '#kernel/ids.ts'
import { runCommand } from '#server/commands/commands.ts'
import { type ApiBrowser, type Data, openApiShop } from '#tests/support/api-shop.ts'
import { buildCategory, buildProduct } from '#tests/support/build-product.ts'
import { changeOf } from '#tests/support/case-shop.ts'
import {
  choiceProducts,
  type HeldCard,
  issueCard,
  payPartWith,
  presentCard,
} from '#tests/support/choice-cards.ts'
import { commandContext } from '#tests/support/command-context.ts'
import { ledgerFindings } from '#tests/support/order-outcome.ts'
import { Redeem } from '#tests/support/redeem.ts'
import { solveCaptcha } from '#tests/support/solve-captcha.ts'

const products = [...choiceProducts, buildProduct({ id: 'bijenlint', kind: 'DONATION' })]
const { browser, shop, close } = await openApiShop({ products })
const folder = mkdtempSync(join(tmpdir(), 'cards-'))
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await close()
})
const { db } = shop.deps
await db.transaction().execute((tx) =>
  importCatalogue(tx, {
    products,
    categories: [buildCategory()],
    terms: new Map(),
  }),
)

const realNow = shop.now
beforeEach(async () => {
  shop.now = realNow
  await db.deleteFrom('attempts').execute()
})

/** What the operator types. */
async function run(...words: readonly string[]) {
  const { clock, queue, vault } = shop.deps
  const openQueue = async () => ({ ...queue, listDeadLetters: async () => [] })
  const context = { ...commandContext({ db, clock, home: folder }), vault, openQueue }
  const { lines, exitCode } = await runCommand(context, words)
  return { text: lines.join('\n'), exitCode }
}

const why = ['--by', 'Anna de Vries', '--because', 'lost on a train'] as const
let files = 0

type Printed = { number: string; pin: string }

/** A batch that went to its printer. */
async function print(count: number, programme = 'keuze'): Promise<readonly Printed[]> {
  const made = await run('cards', 'make', programme, '--count', `${count}`, '--by', 'Bo')
  const [id = ''] = made.text.split(':')
  files += 1
  const file = `batch-${files}.csv`
  const answer = await run('cards', 'export', id, '--out', file, '--by', 'Bo')
  expect([made.exitCode, answer.exitCode, answer.text]).toEqual([0, 0, answer.text])
  const [, ...rows] = readFileSync(join(folder, file), 'utf8').trim().split('\n')
  return rows.map((row) => {
    const [number = '', pin = ''] = row.split(',')
    return { number, pin }
  })
}

const challenge = `query Challenge($userData: UserData!) { captchaChallenge(userData: $userData, action: common) {
  algorithm challenge maxnumber salt signature } }`
const check = `mutation Check($userData: UserData!, $cardNumber: String!, $pin: String!, $captchaToken: String!) {
  checkGiftCardBalance(userData: $userData, cardNumber: $cardNumber, pin: $pin, captchaToken: $captchaToken) {
    card { balance { value } state expiryDate proof } errors { code } } }`

const giftFields = 'page { cards { code { number pin } extension { proof } } } errors { code }'
const showGift = `query Gift($userData: UserData!, $token: String!) {
  giftCardPage(userData: $userData, token: $token) { ${giftFields} } }`
const openGift = `mutation Open($userData: UserData!, $token: String!) {
  openGiftCard(userData: $userData, token: $token) { ${giftFields} } }`
const donate = `mutation Donate($userData: UserData!, $proof: String!, $causeId: ID!, $amount: Int!) {
  donateGiftCard(userData: $userData, proof: $proof, causeId: $causeId, amount: $amount) { errors { code } } }`

/** Opens the gift by the link of its mail. */
async function openByLink({ id }: HeldCard) {
  const { deliveryId, linkVersion } = await db
    .selectFrom('card_units')
    .innerJoin('cards', 'cards.order_unit_id', 'card_units.id')
    .innerJoin('deliveries', 'deliveries.id', 'card_units.delivery_id')
    .select(['deliveries.id as deliveryId', 'link_version as linkVersion'])
    .where('cards.id', '=', id)
    .executeTakeFirstOrThrow()
  const token = shop.deps.cardLinks.token({ id: deliveryId, linkVersion })
  const { page: opened } = (await browser().ask(openGift, { token })).data.openGiftCard
  return { token, opened }
}

/** What a holder reads who types number and pin. */
async function look({ number: cardNumber, pin }: Printed): Promise<Data> {
  const holder: ApiBrowser = browser()
  const captchaToken = solveCaptcha((await holder.ask(challenge)).data.captchaChallenge)
  return (await holder.ask(check, { cardNumber, pin, captchaToken })).data.checkGiftCardBalance
}
const codes = ({ errors }: Data): number[] => errors.map(({ code }: { code: number }) => code)

const onCard = ({ id }: HeldCard) => balanceOf(db, cardAccount(id, 'EUR'))
const stateOf = async ({ id }: HeldCard) =>
  (await db.selectFrom('cards').select('state').where('id', '=', id).executeTakeFirstOrThrow())
    .state

/** The bank warns of whoever paid for the card. */
async function dispute({ id }: HeldCard): Promise<CaseId> {
  const { paymentId } = await db
    .selectFrom('cards')
    .innerJoin('card_units', 'card_units.id', 'cards.order_unit_id')
    .innerJoin('payments', 'payments.order_id', 'card_units.order_id')
    .select('payments.id as paymentId')
    .where('cards.id', '=', id)
    .executeTakeFirstOrThrow()
  const warning = changeOf(shop.provider.newsOf(paymentId), 'fraudNotice', { cents: 0 })
  await receiveNotifications(shop.deps, [warning])
  await shop.runJobs()
  const [opened] = await listCases(db, 'open')
  return opened?.id ?? expect.fail('There is a case.')
}

/** A basket of fifty euros to which the card is added. */
async function fillBasketWith({ id }: HeldCard): Promise<string> {
  const visitorKey = await shop.fillBasket([{ productId: 'geen-keuze', amountCents: 50_00 }])
  await presentCard(shop, visitorKey, id)
  return visitorKey
}

describe('cards for a printer', () => {
  test('are of their programme, with check digit and pin, and no two alike', async () => {
    const cards = await print(600)
    expect(new Set(cards.map(({ number }) => number)).size).toBe(600)
    for (const { number, pin } of cards) {
      expect(findCardNumberProblem(number, ['629931'])).toBeUndefined()
      expect(pin).toMatch(/^\d{6}$/)
    }
    // Neither number follows from the one before.
    const middles = cards.map(({ number }) => number.slice(6, 12))
    expect(new Set(middles).size).toBeGreaterThan(590)
    const [ofCompany] = await print(1, 'keuze-lantaarn')
    expect(ofCompany?.number).toMatch(/^629953\d{13}$/)
  })

  test('are exported once, for their owner alone; afterwards their pins can be checked and not be read', async () => {
    const { text } = await run('cards', 'make', 'keuze', '--count', '2', '--by', 'Bo')
    const [id = ''] = text.split(':')
    const blank = () =>
      db
        .selectFrom('printed_cards')
        .select(['pin_encrypted as pin', 'pin_hash as hash'])
        .where('batch_id', '=', id as never)
        .execute()
    expect((await blank()).every(({ pin }) => pin !== null)).toBe(true)
    const [first, second] = await Promise.all([
      run('cards', 'export', id, '--out', 'one.csv', '--by', 'Bo'),
      run('cards', 'export', id, '--out', 'other.csv', '--by', 'Cas'),
    ])
    expect([first?.exitCode, second?.exitCode].toSorted()).toEqual([0, 1])
    expect((await blank()).every(({ pin, hash }) => pin === null && hash !== null)).toBe(true)
    const path = join(folder, first?.exitCode === 0 ? 'one.csv' : 'other.csv')
    expect(statSync(path).mode & 0o777).toBe(0o600)
    expect(await run('cards', 'export', id, '--out', 'again.csv', '--by', 'Bo')).toMatchObject({
      ...{ exitCode: 1, text: expect.stringContaining('that happens once') },
    })
    const [, row = ''] = readFileSync(path, 'utf8').split('\n')
    const [number = '', pin = ''] = row.split(',')
    expect(codes(await look({ number, pin }))).toEqual([3526])
    expect(codes(await look({ number, pin: pin === '000000' ? '000001' : '000000' }))).toEqual([
      3513,
    ])
    expect((await run('cards', 'batches')).text).toContain(`${id}: 2 of keuze, made by Bo`)
  })

  test('are not handed over where a file stands already, nor made for nobody', async () => {
    const { text } = await run('cards', 'make', 'keuze', '--count', '1', '--by', 'Bo')
    const [id = ''] = text.split(':')
    await print(1)
    expect(
      (await run('cards', 'export', id, '--out', `batch-${files}.csv`, '--by', 'Bo')).exitCode,
    ).toBe(1)
    expect((await run('cards', 'export', id, '--out', 'free.csv', '--by', 'Bo')).exitCode).toBe(0)
    for (const words of [
      ['keuze', '--count', '0', '--by', 'Bo'],
      ['keuze', '--count', '10001', '--by', 'Bo'],
      ['keuze', '--count', '2'],
    ])
      expect((await run('cards', 'make', ...words)).exitCode).toBe(2)
    const unknown = ['geen', '--count', '2', '--by', 'Bo']
    expect((await run('cards', 'make', ...unknown)).exitCode).toBe(1)
  })

  test('count on the shelf from their export on, and come in as known when the printer sends them', async () => {
    const stock = async () =>
      Number(/any amount: (\d+) in stock/.exec((await run('post', 'stock')).text)?.[1] ?? 0)
    const before = await stock()
    await run('cards', 'make', 'keuze', '--count', '3', '--by', 'Bo')
    expect(await stock()).toBe(before)
    await print(3)
    expect(await stock()).toBe(before + 3)
  })
})

describe('a card that is blocked', () => {
  test('pays nothing from that moment on, and says so to whoever has it; let go it pays again', async () => {
    const card = await issueCard(shop)
    const blocked = await run('cards', 'block', card.number, ...why, '--json')
    expect(JSON.parse(blocked.text)).toEqual({ cardId: card.id, state: 'blocked' })
    expect(await look(card)).toMatchObject({ card: { state: 'BLOCKED', balance: null } })
    expect((await run('cards', 'block', card.number, ...why)).text).toContain('blocked already')
    const kept = db.selectFrom('cards').select(['state', 'issuer_told']).where('id', '=', card.id)
    // Of a card of our own nobody is left to be told.
    expect(await kept.executeTakeFirst()).toEqual({ state: 'blocked', issuer_told: 'blocked' })
    expect((await run('cards', 'unblock', card.id, ...why)).text).toBe(
      `${card.id}: is active, by Anna de Vries.`,
    )
    expect(await look(card)).toMatchObject({ card: { state: 'ACTIVE', balance: { value: 25_00 } } })
    expect((await run('cards', 'unblock', card.id, ...why)).text).toContain('not blocked')
    const groups = card.number.match(/.{1,4}/g) ?? []
    const { text } = await run('cards', 'history', ...groups)
    expect(text).toContain('25.00 EUR on it, 0.00 EUR reserved')
    expect(text).toMatch(/stopped, by Anna de Vries, {"reason":"lost on a train"}/)
    expect(text).not.toContain(card.number)
  })

  test('between basket and button changes the total, and nothing is paid or reserved', async () => {
    const card = await issueCard(shop)
    const visitorKey = await fillBasketWith(card)
    await run('cards', 'block', card.number, ...why)
    const request = await shop.request(visitorKey, { expectedTotalCents: 25_95 })
    await expect(beginPayment(shop.deps, request)).rejects.toMatchObject({
      code: errorCodes.cartChanged,
    })
    expect(await onCard(card)).toBe(25_00)
    expect(await ledgerFindings(shop)).toEqual([])
  })

  test('while its payment is under way does not pay: the money goes back, and its value is on it', async () => {
    const card = await issueCard(shop)
    const { paymentId, orderId } = await payPartWith(shop, [card])
    await run('cards', 'block', card.number, ...why)
    shop.provider.decide(paymentId, 'authorised')
    await receiveNotifications(shop.deps, [shop.provider.newsOf(paymentId)])
    await shop.runJobs()
    const refunds = await db
      .selectFrom('refunds')
      .select('amount_cents as cents')
      .where('order_id', '=', orderId)
      .execute()
    expect(refunds).toEqual([{ cents: 25_95 }])
    expect([await stateOf(card), await onCard(card)]).toEqual(['blocked', 25_00])
    expect(await ledgerFindings(shop)).toEqual([])
  })

  test('is neither let go nor replaced while somebody wants its money back: a person decides that first', async () => {
    const card = await issueCard(shop)
    const [printed = { number: '', pin: '' }] = await print(1)
    await run('cards', 'block', card.number, ...why)
    const caseId = await dispute(card)
    const unblock = () => run('cards', 'unblock', card.number, ...why)
    const replace = () => run('cards', 'replace', card.number, '--with', printed.number, ...why)
    for (const act of [unblock, replace])
      expect(await act()).toMatchObject({
        ...{ exitCode: 1, text: expect.stringContaining('decide it first') },
      })
    expect(await stateOf(card)).toBe('blocked')
    const decision = { caseId, decision: 'keep-cards', actor: 'Anna', reason: 'a mistake' } as const
    await decideCase(shop.deps, decision)
    // What a person stopped stays so until a person lets it go.
    expect(await stateOf(card)).toBe('blocked')
    expect((await unblock()).exitCode).toBe(0)
    expect((await replace()).exitCode).toBe(0)
  })

  test('is refused without a name or a reason, and where there is no such card', async () => {
    const card = await issueCard(shop)
    for (const words of [
      [],
      [card.number],
      [card.number, '--by', 'Bo'],
      ['--by', 'B', '--because', 'x'],
    ])
      expect((await run('cards', 'block', ...words)).exitCode).toBe(2)
    expect((await run('cards', 'block', '6299310000000000015', ...why)).exitCode).toBe(1)
    expect(await stateOf(card)).toBe('active')
  })
})

describe('a card that is replaced', () => {
  test('has all of its value on the printed one, and its own number is good for nothing', async () => {
    const card = await issueCard(shop)
    const [printed = { number: '', pin: '' }] = await print(1)
    await run('cards', 'block', card.number, ...why)
    const { text } = await run('cards', 'replace', card.number, '--with', printed.number, ...why)
    expect(text).toContain(`25.00 EUR is on the card that ends in ${printed.number.slice(-4)}`)
    expect(await look(printed)).toMatchObject({ card: { balance: { value: 25_00 } } })
    expect(codes(await look(card))).toEqual([3523])
    const again = await run('cards', 'unblock', card.number, ...why)
    expect(again.exitCode).toBe(1)
    expect(await ledgerFindings(shop)).toEqual([])
    const { text: history } = await run('cards', 'history', printed.number)
    expect(history).toContain('replaced, by Anna de Vries')
  })

  test('leaves every basket and every exchange of whoever had proven the old one', async () => {
    const card = await issueCard(shop)
    const visitorKey = await fillBasketWith(card)
    const redeem = new Redeem(browser())
    await redeem.open(card)
    const [printed = { number: '', pin: '' }] = await print(1)
    expect(
      (await run('cards', 'replace', card.id, '--with', printed.number, ...why)).exitCode,
    ).toBe(0)
    const request = await shop.request(visitorKey, { expectedTotalCents: 25_95 })
    await expect(beginPayment(shop.deps, request)).rejects.toMatchObject({
      code: errorCodes.cartChanged,
    })
    expect((await redeem.look()).codes).toEqual([3540, 3540])
    expect(await look(printed)).toMatchObject({ card: { balance: { value: 25_00 } } })
  })

  test('is out of the hands of whoever saw the old one: by their link, and by what the page of its balance had proven', async () => {
    const card = await issueCard(shop)
    const { proof, balance } = (await look(card)).card
    const [printed = { number: '', pin: '' }] = await print(1)
    const { token, opened } = await openByLink(card)
    expect(opened.cards[0].code.number).toBe(card.number)
    await run('cards', 'replace', card.id, '--with', printed.number, ...why)
    const page = (await browser().ask(showGift, { token })).data.giftCardPage.page
    expect(page.cards[0]).toMatchObject({ code: null, extension: null })
    const give = { proof, causeId: 'bijenlint', amount: balance.value }
    expect(codes((await browser().ask(donate, give)).data.donateGiftCard)).toEqual([3603])
    expect(await look(printed)).toMatchObject({ card: { balance: { value: 25_00 } } })
  })

  test('waits for a payment that is under way, and has what that gave back', async () => {
    const card = await issueCard(shop)
    const { paymentId } = await payPartWith(shop, [card])
    const [printed = { number: '', pin: '' }] = await print(1)
    const replace = () => run('cards', 'replace', card.id, '--with', printed.number, ...why)
    expect((await replace()).text).toContain('The card is being used for a payment')
    expect(codes(await look(printed))).toEqual([3526])
    shop.provider.decide(paymentId, 'refused')
    await receiveNotifications(shop.deps, [shop.provider.newsOf(paymentId)])
    await shop.runJobs()
    expect((await replace()).exitCode).toBe(0)
    expect(await look(printed)).toMatchObject({ card: { balance: { value: 25_00 } } })
    expect(await ledgerFindings(shop)).toEqual([])
  })

  test('takes no card that somebody has, none of another programme and none twice', async () => {
    const [card, other] = [await issueCard(shop), await issueCard(shop)]
    const [printed = { number: '', pin: '' }] = await print(1)
    const [ofCompany = { number: '', pin: '' }] = await print(1, 'keuze-lantaarn')
    for (const { number } of [other, ofCompany, { number: '6299310000000000015' }])
      expect((await run('cards', 'replace', card.id, '--with', number, ...why)).text).toContain(
        'no printed card',
      )
    const both = await Promise.all(
      [card, other].map(({ id }) => run('cards', 'replace', id, '--with', printed.number, ...why)),
    )
    expect(both.map(({ exitCode }) => exitCode === 0).toSorted()).toEqual([false, true])
    expect(await ledgerFindings(shop)).toEqual([])
  })
})

describe('the last day of a card', () => {
  test('is moved by hand, never back, and its holder may still move it themselves', async () => {
    const card = await issueCard(shop)
    const extend = (until: string) => run('cards', 'extend', card.number, '--until', until, ...why)
    expect((await extend('2035-12-31')).exitCode).toBe(0)
    expect(await look(card)).toMatchObject({ card: { expiryDate: '2035-12-31' } })
    expect((await extend('2030-01-01')).text).toContain('already valid for longer')
    expect((await extend('soon')).exitCode).toBe(2)
    expect((await extend('2036-02-31')).exitCode).toBe(2)
    const { extendedAt } = await db
      .selectFrom('cards')
      .select('extended_at as extendedAt')
      .where('id', '=', card.id)
      .executeTakeFirstOrThrow()
    expect(extendedAt).toBeNull()
    expect((await run('cards', 'history', card.id)).text).toMatch(/extended, by Anna de Vries/)
  })
})
