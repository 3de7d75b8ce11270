import { afterAll, expect, test } from 'vitest'
import { choiceCardId } from '#domain/catalogue/product.ts'
import { cardAccount } from '#domain/ledger/accounts.ts'
import { balanceOf } from '#domain/ledger/balance.ts'
import { checkBalance } from '#flows/cards/check-balance.ts'
import type { CardId } from '#kernel/ids.ts'
import { testStorefront } from '#tests/support/build-shop.ts'
import { CaseShop } from '#tests/support/case-shop.ts'
import { choiceProducts, issueCard } from '#tests/support/choice-cards.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { ledgerFindings } from '#tests/support/order-outcome.ts'
import { solveCaptcha } from '#tests/support/solve-captcha.ts'

const database = await openTestDatabase()
const { db } = database
const shop = new CaseShop(database, choiceProducts)
/** Of whose numbers there are ten. */
const tight = new CaseShop(database, choiceProducts, {
  ...testStorefront,
  cardProgrammes: [
    { key: 'keuze', prefix: '62993100000000000', product: 'keuze-cadeaukaart', terms: [] },
  ],
})
afterAll(async () => {
  shop.close()
  tight.close()
  await database.close()
})

/** Nobody outside may be asked for a card of our own. */
const { issuer } = shop.deps
const silent = { ...issuer, issue: () => Promise.reject(new Error('Asked.')) }

test('a choice card is made by the shop itself, and its holder finds it', async () => {
  shop.deps.issuer = silent
  const { id, number, pin } = await issueCard(shop)
  shop.deps.issuer = issuer
  const card = await db
    .selectFrom('cards')
    .select(['programme', 'storefront', 'issuer', 'state', 'valid_until as validUntil'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(card).toEqual({
    ...{ programme: 'keuze', storefront: 'GCSNL', issuer: 'keuze', state: 'active' },
    validUntil: '2028-12-31',
  })
  const captchaToken = solveCaptcha(await shop.deps.captcha.challenge('common'))
  const question = { cardNumber: number, pin, captchaToken, language: 'nl' as const }
  expect(await checkBalance(shop.deps, { ...question, clientIp: undefined })).toMatchObject({
    balance: { cents: 25_00 },
    status: 'active',
  })
  expect(await ledgerFindings(shop)).toEqual([])
})

test('a process that dies while it makes a card leaves none, and the next makes one', async () => {
  const { visitorKey } = await shop.buy([{ productId: choiceCardId }])
  shop.crashAt = 'issue:written'
  await shop.runJobs()
  expect(await cardsOf(visitorKey)).toEqual([])
  await shop.runJobs()
  const cards = await cardsOf(visitorKey)
  expect(cards).toHaveLength(1)
  expect(await balanceOf(db, cardAccount(cards[0] as CardId, 'EUR'))).toBe(25_00)
})

test('a number that a card has already is made anew', async () => {
  // Of seven two meet nearly always, and enough numbers stay free for the tries that there are.
  const { visitorKey } = await tight.buy([{ productId: choiceCardId, quantity: 7 }])
  await tight.runJobs()
  expect(await cardsOf(visitorKey)).toHaveLength(7)
  expect(await ledgerFindings(tight)).toEqual([])
})

async function cardsOf(visitorKey: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('cards')
    .innerJoin('card_units', 'card_units.id', 'cards.order_unit_id')
    .innerJoin('orders', 'orders.id', 'card_units.order_id')
    .select('cards.id')
    .where('visitor_key', '=', visitorKey)
    .execute()
  return rows.map(({ id }) => id)
}
