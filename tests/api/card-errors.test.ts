import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { type ApiBrowser, addPackage, giftInput, openApiShop } from '#tests/support/api-shop.ts'
import { testStorefront } from '#tests/support/build-shop.ts'
import {
  blockCard,
  endLeases,
  type HeldCard,
  issueCard,
  payPartWith,
  spendFrom,
  unknownNumber,
  wrongPin,
} from '#tests/support/choice-cards.ts'
import { printCard } from '#tests/support/printed-cards.ts'
import { Redeem, redeemProducts } from '#tests/support/redeem.ts'
import { solveCaptcha } from '#tests/support/solve-captcha.ts'

const ofChoiceCard = { product: 'cadeaubonnl-keuze-cadeaukaart', terms: [] }

/** Besides the public one: a programme whose cards are not exchanged, and one for which nothing is sold. */
const storefront = {
  ...testStorefront,
  cardProgrammes: [
    ...testStorefront.cardProgrammes.slice(0, 1),
    { key: 'alleen-betalen', prefix: '629951', ...ofChoiceCard },
    {
      ...{ key: 'niets-te-koop', prefix: '629952', ...ofChoiceCard },
      redeem: {
        ...{ remainderCentsMin: 0, serviceFeeCents: 0, postedCardCentsMax: 150_00 },
        ...{ products: ['nergens'], except: [] },
      },
    },
  ],
}
const { browser, shop, close } = await openApiShop({ products: redeemProducts, storefront })
afterAll(close)
const { db } = shop.deps

const challenge = `query Challenge($userData: UserData!) { captchaChallenge(userData: $userData, action: common) {
  algorithm challenge maxnumber salt signature } }`
const callOf = (name: string, shown: string): string =>
  `mutation Present($userData: UserData!, $cardNumber: String!, $pin: String!, $captchaToken: String!) {
    ${name}(userData: $userData, cardNumber: $cardNumber, pin: $pin, captchaToken: $captchaToken) {
      ${shown} errors { code message referencedRequestParameter } } }`
const shownBy = {
  checkGiftCardBalance: 'card { state expiryDate }',
  addGiftCardPayment: 'order { id }',
  openRedeem: 'redeemToken',
  addRedeemCard: 'redeem { pageId }',
}
type Door = keyof typeof shownBy

let visitor: ApiBrowser
let redeem: Redeem
const realNow = shop.now
beforeEach(async () => {
  visitor = browser()
  redeem = new Redeem(visitor)
  shop.now = realNow
  await db.deleteFrom('attempts').execute()
})

type Typed = Pick<HeldCard, 'number' | 'pin'>

/** Presents a card where it may be presented, and gives what is told of it. */
async function present(door: Door, { number, pin }: Typed, captchaToken?: string) {
  if (door === 'addGiftCardPayment') await visitor.ask(addPackage, { input: giftInput() })
  const solved = async () => solveCaptcha((await visitor.ask(challenge)).data.captchaChallenge)
  const { data } = await redeem.ask(callOf(door, shownBy[door]), {
    ...{ cardNumber: number, pin, captchaToken: captchaToken ?? (await solved()) },
  })
  return data[door]
}

const told = async (...asked: Parameters<typeof present>): Promise<string> => {
  const { errors } = await present(...asked)
  return errors.map(
    ({ code, message }: { code: number; message: string }) => `${code} ${message}`,
  )[0]
}

const held = (change: (card: HeldCard) => unknown) => async (): Promise<Typed> => {
  const card = await issueCard(shop)
  await change(card)
  return card
}
const set = (columns: string) => (card: HeldCard) =>
  sql`update cards set ${sql.raw(columns)} where id = ${card.id}`.execute(db)
const ofProgramme = (key: string) => set(`programme = '${key}', issuer = '${key}'`)

/** Spends a minute of everybody's patience: the next pin of this number waits. */
async function guessedTooOften(): Promise<Typed> {
  const card = await issueCard(shop)
  for (let count = 0; count < 5; count += 1)
    await told('checkGiftCardBalance', { ...card, pin: wrongPin(card.pin) })
  return card
}

const everywhere: readonly Door[] = ['checkGiftCardBalance', 'addGiftCardPayment', 'openRedeem']
const whereItIsSpent: readonly Door[] = ['addGiftCardPayment', 'openRedeem']
const exchanged: readonly Door[] = ['openRedeem']

type Told = {
  what: string
  /** A card of which it is true. */
  become: () => Promise<Typed>
  /** Where it is told. */
  doors: readonly Door[]
  says: RegExp
}

/** The card errors of SPEC §8. */
const errors: readonly Told[] = [
  {
    what: 'blocked',
    become: held((card) => blockCard(shop, card)),
    ...{ doors: whereItIsSpent, says: /^3523 .*geblokkeerd/ },
  },
  {
    what: 'expired, with its date',
    become: held(set("valid_until = '2026-11-20'")),
    ...{ doors: whereItIsSpent, says: /^3524 Deze kaart is verlopen op 20 november 2026\.$/ },
  },
  {
    what: 'no balance',
    become: held((card) => spendFrom(shop, card, 25_00)),
    ...{ doors: whereItIsSpent, says: /^3525 .*geen saldo/ },
  },
  {
    what: 'not activated',
    become: () => printCard(shop),
    ...{ doors: everywhere, says: /^3526 .*nog niet geactiveerd/ },
  },
  {
    what: 'other store',
    become: held(set("storefront = 'GCSBE'")),
    ...{ doors: everywhere, says: /^3527 .*van een andere winkel/ },
  },
  {
    what: 'not allowed for redeem',
    become: held(ofProgramme('alleen-betalen')),
    ...{ doors: exchanged, says: /^3541 .*hier niet inwisselen/ },
  },
  {
    what: 'redeem data unavailable',
    become: held(ofProgramme('niets-te-koop')),
    ...{ doors: exchanged, says: /^3547 .*niets waarvoor je deze kaart kunt inwisselen/ },
  },
  {
    what: 'brand data missing',
    become: held(ofProgramme('onbekend')),
    ...{ doors: exchanged, says: /^3548 .*gegevens van de uitgever/ },
  },
  {
    what: 'unknown',
    become: async () => ({ number: unknownNumber, pin: '123456' }),
    ...{ doors: everywhere, says: /^3513 .*horen niet bij elkaar/ },
  },
  {
    what: 'of another brand',
    become: async () => ({ number: '9123456789012345678', pin: '123456' }),
    ...{ doors: everywhere, says: /^3511 .*niet het nummer van een Keuze Cadeaukaart/ },
  },
  {
    what: 'pin attempts limit reached',
    become: guessedTooOften,
    ...{ doors: everywhere, says: /^3601 .*over 30 seconden opnieuw/ },
  },
]

describe.each(errors)('of a card, $what', ({ become, doors, says }) => {
  test.each(doors)('is told by %s', async (door) => {
    expect(await told(door, await become())).toMatch(says)
  })
})

describe('of a card beside another one', () => {
  test('already added is told wherever it is added twice', async () => {
    const card = await issueCard(shop)
    expect(await told('addGiftCardPayment', card)).toBeUndefined()
    expect(await told('addGiftCardPayment', card)).toMatch(/^3520 Met deze kaart/)
    await redeem.open(card)
    expect(await told('addRedeemCard', card)).toMatch(/^3520 Met deze kaart/)
  })

  test('different types is told where cards are exchanged together', async () => {
    await redeem.open(await issueCard(shop))
    const other = await held(ofProgramme('niets-te-koop'))()
    expect(await told('addRedeemCard', other)).toMatch(/^3542 .*dezelfde soort/)
  })

  test('all of it being paid with elsewhere is told where it would pay', async () => {
    const card = await issueCard(shop)
    await payPartWith(shop, [card])
    expect(await told('addGiftCardPayment', card)).toMatch(/^3528 .*gereserveerd/)
    await endLeases(shop, card)
    expect(await told('addGiftCardPayment', card)).toBeUndefined()
  })
})

test.each(everywhere)(
  'a captcha that is none is told by %s, and counts as no guess',
  async (door) => {
    const card = await issueCard(shop)
    expect(await told(door, card, '')).toMatch(/^3720 .*of je een mens bent/)
    expect(await told(door, card, 'bm9uZQ==')).toMatch(/^372[01] /)
    expect(await told(door, card)).toBeUndefined()
  },
)

test('the balance shows in words of its own what of a card is no error there', async () => {
  const states = []
  for (const change of [
    (card: HeldCard) => blockCard(shop, card),
    set("valid_until = '2026-11-20'"),
    (card: HeldCard) => spendFrom(shop, card, 25_00),
  ]) {
    const { card, errors: none } = await present('checkGiftCardBalance', await held(change)())
    states.push([card.state, none])
  }
  expect(states).toEqual([
    ['BLOCKED', []],
    ['EXPIRED', []],
    ['EMPTY', []],
  ])
})

test('what the shop lacks of a card is told to its operator', async () => {
  await told('openRedeem', await held(ofProgramme('onbekend'))())
  expect(shop.alerts).toContainEqual({
    alert: true,
    programme: 'onbekend',
    sentence: expect.stringContaining('lacks its programme'),
  })
})
