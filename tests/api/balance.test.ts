import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { CardNumber } from '#domain/cards/code.ts'
import { choiceCardId } from '#domain/catalogue/product.ts'
import { findHolder } from '#domain/deliveries/find-holder.ts'
import { forgetSecretAttempts } from '#domain/secret-attempts/forget-secret-attempts.ts'
import { runCommand } from '#server/commands/commands.ts'
import { type ApiBrowser, type Data, openApiShop } from '#tests/support/api-shop.ts'
import {
  blockCard,
  choiceProducts,
  type HeldCard,
  issueCard,
  spendFrom,
  unknownNumber,
  wrongPin,
} from '#tests/support/choice-cards.ts'
import { commandContext } from '#tests/support/command-context.ts'
import { countStatements } from '#tests/support/count-statements.ts'
import { printCard } from '#tests/support/printed-cards.ts'
import { solveCaptcha } from '#tests/support/solve-captcha.ts'

const { browser, shop, close } = await openApiShop({ products: choiceProducts })
afterAll(close)

const challenge = `query Challenge($userData: UserData!) { captchaChallenge(userData: $userData, action: common) {
  algorithm challenge maxnumber salt signature } }`
const check = `mutation Check($userData: UserData!, $cardNumber: String!, $pin: String!, $captchaToken: String!) {
  checkGiftCardBalance(userData: $userData, cardNumber: $cardNumber, pin: $pin, captchaToken: $captchaToken) {
    card { title image { url alt } backgroundColor showShadow maskedNumber balance { currency value } initialAmount { value } expiryDate isExpired state }
    errors { code message referencedRequestParameter } } }`

let visitor: ApiBrowser
const realNow = shop.now
const yearMs = 365 * 24 * 3_600_000
beforeEach(async () => {
  visitor = browser()
  shop.now = realNow
  await shop.deps.db.deleteFrom('attempts').execute()
})

const solve = async () => solveCaptcha((await visitor.ask(challenge)).data.captchaChallenge)
const answer = async (cardNumber: string, pin: string, captchaToken?: string) =>
  visitor.ask(check, { cardNumber, pin, captchaToken: captchaToken ?? (await solve()) })
const look = async (...typed: Parameters<typeof answer>) =>
  (await answer(...typed)).data.checkGiftCardBalance
const codes = ({ errors }: { errors: { code: number; referencedRequestParameter: string }[] }) =>
  errors.map(({ code, referencedRequestParameter }) => `${code} ${referencedRequestParameter}`)
const waits = async (number: string, pin: string) => {
  const { errors } = await look(number, pin)
  return errors[0].code === 3601 ? errors[0].message : errors[0].code
}

describe('the balance of a choice card', () => {
  test('is told to a visitor with its number and pin, as the ledger has it', async () => {
    const card = await issueCard(shop, { amountCents: 50_00 })
    await spendFrom(shop, card, 12_50)
    expect(await look(card.number, card.pin)).toEqual({
      card: {
        title: 'Keuze Cadeaukaart',
        image: { url: expect.stringMatching(/^\/cards\/.*\.svg/), alt: 'Een bord' },
        backgroundColor: '#ffe3ea',
        showShadow: true,
        maskedNumber: `••••${card.number.slice(-4)}`,
        balance: { currency: 'EUR', value: 37_50 },
        initialAmount: { value: 50_00 },
        expiryDate: expect.stringMatching(/^2028-\d\d-\d\d$/),
        isExpired: false,
        state: 'ACTIVE',
      },
      errors: [],
    })
  })

  test("is told however the digits are grouped, in the visitor's language", async () => {
    const { number, pin } = await issueCard(shop)
    visitor = browser('en')
    const grouped = number.replaceAll(/(\d{4})(?=\d)/g, '$1-')
    const { card } = await look(`  ${grouped}\n`, ` ${pin.slice(0, 3)} ${pin.slice(3)}`)
    expect(card).toMatchObject({ title: 'Choice Gift Card', balance: { value: 25_00 } })
  })

  test('says neither number nor pin in its answer, and keeps neither', async () => {
    const { number, pin } = await issueCard(shop)
    const { text, headers } = await answer(number, pin)
    await look(number, wrongPin(pin))
    const rows = JSON.stringify(await shop.deps.db.selectFrom('attempts').selectAll().execute())
    for (const said of [text, rows, JSON.stringify(shop.alerts)]) {
      expect(said).not.toContain(number)
      expect(said).not.toContain(pin)
    }
    expect(headers.get('cache-control')).toBe('no-store')
    expect(visitor.cookie).toBeUndefined()
  })

  test.each<[string, (card: HeldCard) => unknown, object]>([
    ['spent', (card) => spendFrom(shop, card, 25_00), { state: 'EMPTY', balance: { value: 0 } }],
    [
      'blocked',
      (card) => blockCard(shop, card),
      { state: 'BLOCKED', balance: null, initialAmount: null },
    ],
    ['expired', () => shop.later(4 * yearMs), { state: 'EXPIRED', isExpired: true }],
  ])('of a card that is %s says so', async (_what, become, said) => {
    const card = await issueCard(shop)
    await become(card)
    expect((await look(card.number, card.pin)).card).toMatchObject(said)
  })
})

describe('until number and pin are both right', () => {
  test('the answer is the same to the byte for every mistake', async () => {
    const right = await issueCard(shop)
    const blocked = await issueCard(shop)
    await blockCard(shop, blocked)
    const spent = await issueCard(shop)
    await spendFrom(shop, spent, 25_00)
    const pinless = await issueCard(shop)
    await sql`update cards set pin_hash = null, pin_encrypted = null where id = ${pinless.id}`.execute(
      shop.deps.db,
    )
    const other = await issueCard(shop, { productId: 'geen-keuze' })
    // In the shop somebody reads its number, and asks every day whether it has value by now.
    const blank = await printCard(shop)
    const wrong = [
      [unknownNumber, '123456'],
      [right.number, wrongPin(right.pin)],
      [right.number, blocked.pin === right.pin ? wrongPin(right.pin) : blocked.pin],
      [blocked.number, wrongPin(blocked.pin)],
      [spent.number, wrongPin(spent.pin)],
      [pinless.number, pinless.pin],
      [other.number, other.pin],
      [blank.number, wrongPin(blank.pin)],
    ] as const
    const answers = new Set<string>()
    for (const [number, pin] of wrong) {
      const { status, text, data } = await answer(number, pin)
      answers.add(`${status} ${text}`)
      expect(data.checkGiftCardBalance.card).toBeNull()
      expect(codes(data.checkGiftCardBalance)).toEqual(['3513 null'])
    }
    expect([...answers]).toHaveLength(1)
    expect([...answers][0]).toContain('horen niet bij elkaar')
  })

  test('the same is asked of the database and as many pins are hashed, whatever is wrong', async () => {
    const { vault } = shop.deps
    let hashed = 0
    shop.deps.vault = {
      ...vault,
      isPinOf: (...asked) => {
        hashed += 1
        return vault.isPinOf(...asked)
      },
    }
    const right = await issueCard(shop)
    const blocked = await issueCard(shop)
    await blockCard(shop, blocked)
    const blank = await printCard(shop)
    const asked = new Set<string>()
    for (const [number, pin] of [
      [unknownNumber, '123456'],
      [right.number, wrongPin(right.pin)],
      [blocked.number, wrongPin(blocked.pin)],
      [blank.number, wrongPin(blank.pin)],
    ] as const) {
      const token = await solve()
      hashed = 0
      const { all } = await countStatements(async () => void (await answer(number, pin, token)))
      asked.add(`${all.join('\n')} ${hashed}`)
    }
    shop.deps.vault = vault
    expect([...asked]).toHaveLength(1)
    expect([...asked][0]).toMatch(/ 1$/)
  })

  test('guesses wait longer each time, for a number that exists as for one that does not', async () => {
    const { number, pin } = await issueCard(shop)
    const heard: string[][] = []
    for (const guessed of [number, unknownNumber]) {
      shop.now = realNow
      const said: string[] = []
      for (let count = 0; count < 5; count += 1)
        expect(await waits(guessed, wrongPin(pin))).toBe(3513)
      for (const waitMs of [30_000, 60_000, 120_000]) {
        said.push(await waits(guessed, wrongPin(pin)))
        shop.later(waitMs - 1)
        expect(await waits(guessed, wrongPin(pin))).toContain('over 1 seconde opnieuw')
        shop.later(1)
        expect(await waits(guessed, wrongPin(pin))).toBe(3513)
      }
      heard.push(said)
    }
    expect(heard[0]).toEqual(heard[1])
    expect(heard[0]?.map((sentence) => /over (.*) opnieuw/.exec(sentence)?.[1])).toEqual([
      '30 seconden',
      '1 minuut',
      '2 minuten',
    ])
  })

  test('the right pin waits as a wrong one does, and is taken a quarter of an hour later at the latest', async () => {
    const { number, pin } = await issueCard(shop)
    for (let round = 0; round < 12; round += 1) {
      shop.later(15 * 60_000)
      await look(number, wrongPin(pin))
    }
    expect(codes(await look(number, pin))).toEqual(['3601 null'])
    shop.later(15 * 60_000)
    expect((await look(number, pin)).card).toMatchObject({ state: 'ACTIVE' })
    for (let count = 0; count < 5; count += 1) expect(await waits(number, wrongPin(pin))).toBe(3513)
  })

  test('a visitor who tries number after number has to wait, for the next number too', async () => {
    const { number, pin } = await issueCard(shop)
    const numbers = Array.from({ length: 21 }, (_, index) => withCheckDigit(100 + index))
    const heard = []
    for (const guessed of numbers) heard.push(codes(await look(guessed, '123456'))[0])
    expect(heard).toEqual([...Array.from({ length: 20 }, () => '3513 null'), '3601 null'])
    expect(codes(await look(number, pin))).toEqual(['3601 null'])
    expect(shop.alerts).toContainEqual({
      ...{ alert: true, source: expect.any(String), refused: 1 },
      sentence: expect.stringContaining('is tried from one place'),
    })
    const context = { ...commandContext({ db: shop.deps.db, clock: shop.deps.clock }) }
    const { lines } = await runCommand(context, ['cards', 'guesses'])
    expect(lines).toEqual([expect.stringMatching(/^\S{12}: \d+ tries, waits until/)])
    shop.later(15_000)
    expect((await look(number, pin)).card).toMatchObject({ state: 'ACTIVE' })
  })
})

describe('a burst of refused numbers', () => {
  const numbers = Array.from({ length: 21 }, (_, index) => withCheckDigit(200 + index))
  const [first = ''] = numbers
  const told = () =>
    shop.alerts.filter((alert) => 'refused' in alert).map(({ refused }: Data) => refused)

  /** All free tries of this source, and one more that is refused. */
  async function walk(): Promise<void> {
    for (const guessed of numbers) await look(guessed, '123456')
  }

  test('is one alert until it has grown tenfold, and another once it was over', async () => {
    shop.alerts.length = 0
    await walk()
    for (let count = 2; count <= 9; count += 1) await look(first, '123456')
    expect(told()).toEqual([1])
    await look(first, '123456')
    await look(first, '123456')
    expect(told()).toEqual([1, 10])
    shop.later(59 * 60_000)
    await walk()
    expect(told()).toEqual([1, 10])
    shop.later(60 * 60_000)
    await walk()
    // Some of the tries before still count against this source: more than one of these is refused.
    expect(told().slice(0, 3)).toEqual([1, 10, 1])
  })

  test('sent at one moment is one alert', async () => {
    shop.alerts.length = 0
    await walk()
    await Promise.all(Array.from({ length: 5 }, () => look(first, '123456')))
    expect(told()).toEqual([1])
  })

  test('goes by the numbers of the storefront', async () => {
    const { storefront } = shop.deps
    const alerts = { burstMinutes: 60, growth: 2 }
    shop.deps.storefront = { ...storefront, fairness: { ...storefront.fairness, alerts } }
    shop.alerts.length = 0
    await walk()
    for (let count = 2; count <= 5; count += 1) await look(first, '123456')
    shop.deps.storefront = storefront
    expect(told()).toEqual([1, 2, 4])
  })
})

describe('after fifty wrong pins in all, whatever time lies between them', () => {
  const dayMs = 24 * 3_600_000

  /** Tries wrong pins, so slowly that nothing makes it wait. */
  async function exhaust(number: string, pin: string, tries = 50): Promise<void> {
    for (let count = 0; count < tries; count += 1) {
      shop.later(dayMs)
      expect(await waits(number, wrongPin(pin))).toBe(3513)
      await shop.deps.db.transaction().execute((tx) => forgetSecretAttempts(tx, shop.now))
    }
    shop.later(dayMs)
  }

  const linkIn = (mailText = '') => /saldocheck\/#([0-9a-z]+)/.exec(mailText)?.[1]
  const unlockMails = () => [...shop.mails].filter(([key]) => key.startsWith('unlock:'))
  const unlock = async (token: string | undefined) => {
    const { data } = await visitor.ask(
      `mutation Unlock($userData: UserData!, $token: String!) {
        unlockGiftCard(userData: $userData, token: $token) { isUnlocked errors { code referencedRequestParameter } } }`,
      { token },
    )
    return data.unlockGiftCard
  }

  test('a number answers nobody, the right pin neither, until the link of the mail to its holder', async () => {
    const { number, pin } = await issueCard(shop)
    const card = shop.deps.vault.hashNumber(new CardNumber(number))
    await exhaust(number, pin)
    expect(codes(await look(number, pin))).toEqual(['3514 null'])
    shop.later(dayMs / 24)
    expect(codes(await look(number, pin))).toEqual(['3514 null'])
    await shop.runJobs()
    const mails = unlockMails()
    expect(mails).toHaveLength(1)
    const mail = mails[0]?.[1].mail
    const holder = await findHolder(shop.deps.db, { numberHashes: card, productId: choiceCardId })
    expect(mail?.to.address).toBe(holder?.email)
    for (const secret of [number, pin]) expect(mail?.text).not.toContain(secret)
    const token = linkIn(mail?.text)
    expect(await unlock(token)).toEqual({ isUnlocked: true, errors: [] })
    expect((await look(number, pin)).card).toMatchObject({ state: 'ACTIVE' })
    shop.later(2 * dayMs)
    expect(codes(await unlock(token))).toEqual(['3500 token'])
    expect(codes(await unlock('0'.repeat(60)))).toEqual(['3500 token'])
  })

  test('a number that no card has says the same to the byte, and nobody is mailed', async () => {
    const { number, pin } = await issueCard(shop)
    const before = unlockMails().length
    const heard: string[] = []
    for (const guessed of [number, unknownNumber]) {
      shop.now = realNow
      await exhaust(guessed, pin)
      const { text, all } = await answerWithStatements(guessed, pin)
      heard.push(`${text} ${all}`)
    }
    expect(heard[0]).toBe(heard[1])
    await shop.runJobs()
    expect(unlockMails()).toHaveLength(before + 1)
  })

  test('the right pin clears the count', async () => {
    const { number, pin } = await issueCard(shop)
    await exhaust(number, pin, 49)
    expect((await look(number, pin)).card).toMatchObject({ state: 'ACTIVE' })
    await exhaust(number, pin, 50)
    expect(codes(await look(number, pin))).toEqual(['3514 null'])
  })

  test('the operator lets it be tried again', async () => {
    const { number, pin } = await issueCard(shop)
    await exhaust(number, pin)
    const context = {
      ...commandContext({ db: shop.deps.db, clock: shop.deps.clock }),
      ...shop.deps,
    }
    const grouped = number.replaceAll(/(\d{4})(?=\d)/g, '$1 ')
    const { lines, exitCode } = await runCommand(context, [
      'cards',
      'unlock',
      ...grouped.split(' '),
    ])
    expect({ lines, exitCode }).toEqual({
      lines: [`••••${number.slice(-4)} may be tried again, if it is a card of ours.`],
      exitCode: 0,
    })
    expect((await look(number, pin)).card).toMatchObject({ state: 'ACTIVE' })
  })

  async function answerWithStatements(number: string, pin: string) {
    const token = await solve()
    let text = ''
    const { all } = await countStatements(async () => {
      ;({ text } = await answer(number, pin, token))
    })
    return { text, all: all.join('\n') }
  }
})

describe('refused before anybody looks is', () => {
  test.each<[string, [string, string], string[]]>([
    ['nothing', ['', ' '], ['3001 cardNumber', '3001 pin']],
    ['a short number and pin', ['6299 31', '123'], ['3510 cardNumber', '3512 pin']],
    ['a digit mistyped', ['6299310000000000016', '123456'], ['3510 cardNumber']],
    ['a card of somebody else', ['9123456789012345678', '123456'], ['3511 cardNumber']],
    [
      '10,000 characters',
      ['6'.repeat(10_000), '1'.repeat(10_000)],
      ['3510 cardNumber', '3512 pin'],
    ],
    ['a piece of SQL', ["' or 1=1 --", '123456'], ['3510 cardNumber']],
    ['a zero byte', ['6299310000000000015', '12345\u0000'], ['3512 pin']],
  ])('%s, at its field', async (_what, typed, problems) => {
    const token = await solve()
    const refused = await look(...typed, token)
    expect(codes(refused)).toEqual(problems)
    expect(await shop.deps.db.selectFrom('attempts').selectAll().execute()).toEqual([])
    expect(codes(await look(unknownNumber, '123456', token)), 'the captcha is still good').toEqual([
      '3513 null',
    ])
  })

  test('a question without a captcha, with a forged one or with a used one', async () => {
    const { number, pin } = await issueCard(shop)
    expect(codes(await look(number, pin, ''))).toEqual(['3720 captchaToken'])
    expect(codes(await look(number, pin, 'e30='))).toEqual(['3721 captchaToken'])
    const token = await solve()
    expect((await look(number, pin, token)).card).not.toBeNull()
    expect(codes(await look(number, pin, token))).toEqual(['3721 captchaToken'])
  })

  test('the sentences say what would be right', async () => {
    const { errors } = await look('', '12')
    expect(errors.map(({ message }: { message: string }) => message)).toEqual([
      'Vul het kaartnummer in.',
      'De pincode heeft 6 cijfers. Kijk ze nog even na.',
    ])
  })
})

/** A well-formed number of no card. */
function withCheckDigit(body: number): string {
  const start = `629931${String(body).padStart(12, '0')}`
  const digit = '0123456789'.split('').find((last) => isWellFormed(start + last))
  return start + digit
}

function isWellFormed(number: string): boolean {
  const weighed = [...number]
    .toReversed()
    .map((digit, at) => Number(digit) * (at % 2 === 0 ? 1 : 2))
  return weighed.reduce((total, value) => total + (value > 9 ? value - 9 : value), 0) % 10 === 0
}
