import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { CardNumber } from '#domain/cards/code.ts'
import { rowKey } from '#domain/secret-attempts/secret-attempt-key.ts'
import { checkBalance } from '#flows/cards/check-balance.ts'
import { triesOf } from '#flows/cards/unlock-card.ts'
import { sum } from '#kernel/money.ts'
import { OrderShop } from '#tests/support/build-order-shop.ts'
import {
  blockCard,
  choiceProducts,
  issueCard,
  unknownNumber,
  wrongPin,
} from '#tests/support/choice-cards.ts'
import { countStatements } from '#tests/support/count-statements.ts'
import { openTestPostgres } from '#tests/support/postgres.ts'
import { printCard } from '#tests/support/printed-cards.ts'
import { solveCaptcha } from '#tests/support/solve-captcha.ts'

const database = await openTestPostgres(20)
const shop = new OrderShop(database, choiceProducts)
afterAll(async () => {
  shop.close()
  await database.close()
})

const check = async (cardNumber: string, pin: string, source = '192.0.2.7') =>
  checkBalance(shop.deps, {
    cardNumber,
    pin,
    clientIp: source,
    captchaToken: solveCaptcha(await shop.deps.captcha.challenge('common')),
    language: 'nl',
  })

test('every wrong question asks the database the same, in the same order', async () => {
  const right = await issueCard(shop)
  const blocked = await issueCard(shop)
  await blockCard(shop, blocked)
  const pinless = await issueCard(shop)
  await sql`update cards set pin_hash = null, pin_encrypted = null where id = ${pinless.id}`.execute(
    database.db,
  )
  const other = await issueCard(shop, { productId: 'geen-keuze' })
  const blank = await printCard(shop)
  const asked = new Set<string>()
  for (const [number, pin] of [
    [unknownNumber, '123456'],
    [right.number, wrongPin(right.pin)],
    [blocked.number, wrongPin(blocked.pin)],
    [pinless.number, pinless.pin],
    [other.number, other.pin],
    [blank.number, wrongPin(blank.pin)],
  ] as const) {
    const { all, count } = await countStatements(async () => {
      await expect(check(number, pin)).rejects.toMatchObject({ code: 3513 })
    })
    expect(count).toBe(4)
    asked.add(all.join('\n'))
  }
  expect([...asked]).toHaveLength(1)
})

/**
 * What a question takes of the processor in this thread, in microseconds: whatever else the machine does is no part of it, nor
 * what other files of tests do in theirs. Nothing of it is computed elsewhere.
 */
async function costOf(number: string, pin: string, captchaToken: string): Promise<number> {
  await sql`delete from attempts`.execute(database.db)
  const asked = { cardNumber: number, pin, clientIp: '192.0.2.7', language: 'nl' } as const
  const before = process.threadCpuUsage()
  await checkBalance(shop.deps, { ...asked, captchaToken }).catch(() => {})
  const { user, system } = process.threadCpuUsage(before)
  return user + system
}

/** How often one of the first takes longer than one of the second: a half of the time where nothing tells them apart. */
function shareLonger(ones: readonly number[], others: readonly number[]): number {
  const wins = ones.flatMap((one) =>
    others.map((other) => (one === other ? 0.5 : Number(one > other))),
  )
  return sum(wins) / wins.length
}

test('how long an answer takes does not tell a number that is not there from a pin that is wrong, nor a card without value from one that has some', async () => {
  const card = await issueCard(shop)
  const blank = await printCard(shop)
  const asked = {
    unknown: [unknownNumber, '123456'],
    wrong: [card.number, wrongPin(card.pin)],
    blank: [blank.number, wrongPin(blank.pin)],
    right: [card.number, card.pin],
  } as const
  const kinds = ['unknown', 'wrong', 'blank', 'right'] as const
  const costs = {
    ...{ unknown: [] as number[], wrong: [] as number[] },
    ...{ blank: [] as number[], right: [] as number[] },
  }
  // By turns, so that whatever slows the machine slows all of them; the first rounds warm up.
  for (let round = -10; round < 60; round += 1) {
    for (const kind of round % 2 === 0 ? kinds : kinds.toReversed()) {
      const captchaToken = solveCaptcha(await shop.deps.captcha.challenge('common'))
      const [number, pin] = asked[kind]
      const cost = await costOf(number, pin, captchaToken)
      if (round >= 0) costs[kind].push(cost)
    }
  }
  // Of sixty each, chance alone leads away from a half by a quarter once in a million runs.
  for (const kind of ['unknown', 'blank'] as const) {
    const share = shareLonger(costs[kind], costs.wrong)
    expect(share, kind).toBeGreaterThan(0.25)
    expect(share, kind).toBeLessThan(0.75)
  }
  // It would be seen: whoever is right is told more, by one question more of the database.
  expect(shareLonger(costs.right, costs.wrong)).toBeGreaterThan(0.75)
})

test('50 pins tried at the same moment are five tries', async () => {
  const { number } = await issueCard(shop)
  const outcomes = await Promise.allSettled(
    Array.from({ length: 50 }, (_, index) =>
      check(number, `${100_000 + index}`, `source ${index}`),
    ),
  )
  const codes = outcomes.map((outcome) => outcome.status === 'rejected' && outcome.reason.code)
  expect(codes.filter((code) => code === 3601)).toHaveLength(45)
})

test('of fifty-one at the same moment on a number with one try left, one is looked at', async () => {
  const { number, pin } = await issueCard(shop)
  await expect(check(number, wrongPin(pin))).rejects.toMatchObject({ code: 3513 })
  const key = triesOf(shop.deps, shop.deps.vault.hashNumber(new CardNumber(number)))
  await sql`update attempts set tries_in_all = 49 where key = ${rowKey(key)}`.execute(database.db)
  const outcomes = await Promise.allSettled(
    Array.from({ length: 51 }, (_, index) => check(number, wrongPin(pin), `other ${index}`)),
  )
  const codes = outcomes.map((outcome) => outcome.status === 'rejected' && outcome.reason.code)
  expect(codes.filter((code) => code === 3513)).toHaveLength(1)
  expect(codes.filter((code) => code === 3514)).toHaveLength(50)
  expect(shop.waitingJobs.filter(({ name }) => name === 'send-card-unlock-mail')).toHaveLength(1)
})
