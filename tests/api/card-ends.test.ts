import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { cardAccount, systemAccount } from '#domain/ledger/accounts.ts'
import { balanceOf } from '#domain/ledger/balance.ts'
import { runJob } from '#jobs/start-workers.ts'
import { runCommand } from '#server/commands/commands.ts'
import { type ApiBrowser, type Data, openApiShop } from '#tests/support/api-shop.ts'
import { buildProduct } from '#tests/support/build-product.ts'
import {
  blockCard,
  choiceProducts,
  endLeases,
  type HeldCard,
  issueCard,
  payPartWith,
  reservedAgo,
} from '#tests/support/choice-cards.ts'
import { commandContext } from '#tests/support/command-context.ts'
import { ledgerFindings } from '#tests/support/order-outcome.ts'
import { solveCaptcha } from '#tests/support/solve-captcha.ts'

const bees = buildProduct({ id: 'bijenlint', kind: 'DONATION' })
const { browser, shop, close } = await openApiShop({ products: [...choiceProducts, bees] })
afterAll(close)
const { db } = shop.deps

const fields = `card { balance { value } expiryDate state extensionUntil savedUntil proof causes { id title }
  reservations { id amount { value } until orderedAt isBeingPaid } } errors { code referencedRequestParameter }`
const challenge = `query Challenge($userData: UserData!) { captchaChallenge(userData: $userData, action: common) {
  algorithm challenge maxnumber salt signature } }`
const check = `mutation Check($userData: UserData!, $cardNumber: String!, $pin: String!, $captchaToken: String!) {
  checkGiftCardBalance(userData: $userData, cardNumber: $cardNumber, pin: $pin, captchaToken: $captchaToken) { ${fields} } }`
const release = `mutation Release($userData: UserData!, $proof: String!, $reservationId: ID!) {
  releaseGiftCardReservation(userData: $userData, proof: $proof, reservationId: $reservationId) { ${fields} } }`
const extend = `mutation Extend($userData: UserData!, $proof: String!) {
  extendGiftCard(userData: $userData, proof: $proof) { ${fields} } }`
const donate = `mutation Donate($userData: UserData!, $proof: String!, $causeId: ID!, $amount: Int!) {
  donateGiftCard(userData: $userData, proof: $proof, causeId: $causeId, amount: $amount) { ${fields} } }`

let holder: ApiBrowser
const realNow = shop.now
beforeEach(async () => {
  holder = browser()
  shop.now = realNow
  await db.deleteFrom('attempts').execute()
})

const look = async ({ number: cardNumber, pin }: HeldCard): Promise<Data> => {
  const captchaToken = solveCaptcha((await holder.ask(challenge)).data.captchaChallenge)
  return (await holder.ask(check, { cardNumber, pin, captchaToken })).data.checkGiftCardBalance
}
const act = async (document: string, variables: object): Promise<Data> =>
  Object.values((await holder.ask(document, { ...variables })).data)[0]
const codes = ({ errors }: Data) => errors.map(({ code }: { code: number }) => code)

const onCard = ({ id }: HeldCard) => balanceOf(db, cardAccount(id, 'EUR'))
const lapsed = () => balanceOf(db, systemAccount('lapsedValue', 'EUR'))
const stateOf = ({ id }: HeldCard) =>
  db
    .selectFrom('cards')
    .select(['state', 'valid_until as until'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

/** A card whose last day is this one. */
async function cardUntil(day: string, given: { amountCents?: number } = {}): Promise<HeldCard> {
  const card = await issueCard(shop, given)
  await sql`update cards set valid_until = ${day} where id = ${card.id}`.execute(db)
  return card
}

const command = (...words: string[]) =>
  runCommand(
    {
      ...commandContext({ db, clock: shop.deps.clock }),
      ...shop.deps,
      openQueue: async () => ({ ...shop.deps.queue, listDeadLetters: async () => [] }),
    },
    words,
  )

describe('what is reserved on a card', () => {
  test('is told with until when and since when, and one press frees what nobody pays with', async () => {
    const card = await issueCard(shop)
    await payPartWith(shop, [card])
    const { proof, balance, reservations } = (await look(card)).card
    expect(balance).toEqual({ value: 0 })
    expect(reservations).toMatchObject([
      { amount: { value: 25_00 }, isBeingPaid: true, orderedAt: shop.now.toISOString() },
    ])
    const asked = { proof, reservationId: reservations[0].id }
    expect(codes(await act(release, asked))).toEqual([3529])
    await reservedAgo(shop, card, 16)
    expect(await act(release, asked)).toMatchObject({
      card: { balance: { value: 25_00 }, reservations: [] },
      errors: [],
    })
  })

  test('is freed by nobody without the card: not later, not by a proof of our own making, not of another card', async () => {
    const [card, other] = [await issueCard(shop), await issueCard(shop)]
    await payPartWith(shop, [card])
    await reservedAgo(shop, card, 16)
    const { proof, reservations } = (await look(card)).card
    const reservationId = reservations[0].id
    for (const made of ['', '0'.repeat(66), `${proof}1`, proof.replace(/.{6}$/, '000000')])
      expect(codes(await act(release, { proof: made, reservationId }))).toEqual([3603])
    const ofOther = (await look(other)).card.proof
    await act(release, { proof: ofOther, reservationId })
    expect((await look(card)).card.reservations).toHaveLength(1)
    shop.later(16 * 60_000)
    expect(codes(await act(release, { proof, reservationId }))).toEqual([3603])
  })
})

describe('the last day of a card', () => {
  test('is moved once, for nothing, by a year; the card itself is no older', async () => {
    const card = await cardUntil('2027-01-31')
    const { proof, extensionUntil } = (await look(card)).card
    expect(extensionUntil).toBe('2028-01-31')
    expect(await act(extend, { proof })).toMatchObject({
      card: { expiryDate: '2028-01-31', extensionUntil: null, balance: { value: 25_00 } },
      errors: [],
    })
    expect(codes(await act(extend, { proof }))).toEqual([3604])
    // Not when that day is near either.
    shop.now = new Date('2028-01-15T11:00:00Z')
    const { card: near } = await look(card)
    expect(near.extensionUntil).toBeNull()
    expect(codes(await act(extend, { proof: near.proof }))).toEqual([3604])
    const history = await db
      .selectFrom('history')
      .select(['event', 'actor'])
      .where('subject', '=', card.id)
      .where('event', '=', 'extended')
      .execute()
    expect(history).toEqual([{ event: 'extended', actor: 'holder' }])
  })

  test('is not moved by two taps at once, and not long before it', async () => {
    const card = await cardUntil('2027-01-31')
    const { proof } = (await look(card)).card
    const answers = await Promise.all([act(extend, { proof }), act(extend, { proof })])
    expect(answers.map(codes).toSorted()).toEqual([[], [3604]])
    const early = await cardUntil('2027-06-30')
    const { card: shown } = await look(early)
    expect(shown.extensionUntil).toBeNull()
    expect(codes(await act(extend, { proof: shown.proof }))).toEqual([3604])
  })

  test('is moved after it too: what was left can be spent again', async () => {
    const card = await cardUntil('2026-10-31')
    const { card: shown } = await look(card)
    expect(shown).toMatchObject({
      ...{ state: 'EXPIRED', balance: { value: 25_00 }, savedUntil: '2027-10-31' },
      extensionUntil: '2027-11-30',
    })
    expect(await act(extend, { proof: shown.proof })).toMatchObject({ card: { state: 'ACTIVE' } })
  })
})

describe('what is left on a card', () => {
  test('goes to a good cause whole, by one press, also after its last day', async () => {
    const card = await cardUntil('2026-10-31')
    const { proof, causes } = (await look(card)).card
    expect(causes).toEqual([{ id: bees.id, title: bees.title.nl }])
    const owed = () => balanceOf(db, systemAccount('donationPayable', 'EUR', bees.id))
    const before = await owed()
    expect(await act(donate, { proof, causeId: bees.id, amount: 25_00 })).toMatchObject({
      card: { balance: { value: 0 }, causes: [] },
      errors: [],
    })
    expect((await owed()) - before).toBe(25_00)
    expect(await stateOf(card)).toMatchObject({ state: 'spent' })
    expect(codes(await act(donate, { proof, causeId: bees.id, amount: 25_00 }))).toEqual([3606])
  })

  test('goes nowhere by another amount, to what is no cause, or from a card that was stopped', async () => {
    const card = await issueCard(shop)
    const { proof } = (await look(card)).card
    const give = async (given: object) =>
      codes(await act(donate, { proof, causeId: bees.id, amount: 25_00, ...given }))
    expect(await give({ amount: 24_99 })).toEqual([3606])
    expect(await give({ causeId: 'geen-keuze' })).toEqual([3605])
    await blockCard(shop, card)
    expect(await give({})).toEqual([3523])
    expect(await onCard(card)).toBe(25_00)
  })

  test('stays while it is reserved, and what is not reserved any more is given too', async () => {
    const card = await issueCard(shop)
    await payPartWith(shop, [card])
    const { proof } = (await look(card)).card
    expect(codes(await act(donate, { proof, causeId: bees.id, amount: 25_00 }))).toEqual([3606])
    await endLeases(shop, card)
    expect(await act(donate, { proof, causeId: bees.id, amount: 25_00 })).toMatchObject({
      errors: [],
    })
  })
})

describe('what nobody saved', () => {
  test('lapses at midnight in the Netherlands after the days of grace, once', async () => {
    const card = await cardUntil('2026-06-30')
    const before = await lapsed()
    shop.now = new Date('2027-06-30T21:59:59Z')
    await runJob(shop.deps, 'lapse-cards', {})
    expect(await onCard(card)).toBe(25_00)
    shop.now = new Date('2027-06-30T22:00:00Z')
    await runJob(shop.deps, 'lapse-cards', {})
    await runJob(shop.deps, 'lapse-cards', {})
    expect([await onCard(card), (await lapsed()) - before]).toEqual([0, 25_00])
    expect(await stateOf(card)).toMatchObject({ state: 'spent' })
  })

  test('is put back by the operator, who says why, once; the card is then good for half a year', async () => {
    const card = await cardUntil('2025-06-30')
    const before = await lapsed()
    await runJob(shop.deps, 'lapse-cards', {})
    const { lines } = await command('cards', 'ends')
    const id = lines.find((line) => line.includes(card.id))?.slice(0, 30) ?? ''
    expect(lines.join()).toContain(`25.00 EUR of ${card.id}`)
    const undo = (...words: string[]) => command('cards', 'undo-lapse', id, ...words)
    expect((await undo('--by', 'Mila')).exitCode).toBe(2)
    const words = ['--by', 'Mila', '--because', 'was', 'ziek']
    expect(await undo(...words)).toMatchObject({ exitCode: 0 })
    expect(await undo(...words)).toMatchObject({ exitCode: 1 })
    expect([await onCard(card), (await lapsed()) - before]).toEqual([25_00, 0])
    expect(await stateOf(card)).toEqual({ state: 'active', until: '2027-06-30' })
    await runJob(shop.deps, 'lapse-cards', {})
    expect((await look(card)).card).toMatchObject({ state: 'ACTIVE', balance: { value: 25_00 } })
  })

  test('is left alone of a card that was stopped, and of one that is reserved until that is over', async () => {
    const [stopped, paying] = [await cardUntil('2025-06-30'), await issueCard(shop)]
    await blockCard(shop, stopped)
    await payPartWith(shop, [paying])
    await sql`update cards set valid_until = '2025-06-30' where id = ${paying.id}`.execute(db)
    await runJob(shop.deps, 'lapse-cards', {})
    expect(await onCard(stopped)).toBe(25_00)
    await endLeases(shop, paying)
    await runJob(shop.deps, 'expire-holds', {})
    await runJob(shop.deps, 'lapse-cards', {})
    expect([await onCard(paying), await stateOf(paying)]).toMatchObject([0, { state: 'spent' }])
  })
})

test('the books are right after all of this', async () => {
  expect(await ledgerFindings(shop)).toEqual([])
})
