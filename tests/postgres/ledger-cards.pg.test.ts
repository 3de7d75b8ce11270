import { afterAll, expect, test } from 'vitest'
import { cardIdOf, type IssuedCard } from '#domain/cards/card.ts'
import { BarcodeText, CardNumber, CardPin } from '#domain/cards/code.ts'
import { loadCards } from '#domain/cards/load-cards.ts'
import { recordIssuedCards } from '#domain/cards/record-issued-cards.ts'
import { cardAccount, orderAccount, systemAccount } from '#domain/ledger/accounts.ts'
import { auditLedger } from '#domain/ledger/audit.ts'
import { balanceOf } from '#domain/ledger/balance.ts'
import { postAll } from '#domain/ledger/post.ts'
import type { Posting } from '#domain/ledger/posting.ts'
import { newId } from '#kernel/ids.ts'
import { euro } from '#kernel/money.ts'
import { openVault } from '#platform/secrets/vault.ts'
import { openTestPostgres } from '#tests/support/postgres.ts'

const { db, close } = await openTestPostgres()
afterAll(close)

const key = new Uint8Array(32).fill(7)
const vault = openVault({
  keys: [{ id: 'only', key }],
  activeKeyId: 'only',
  hashKeys: [{ id: '1', key: key }],
})

const cards = Array.from({ length: 20 }, (_, index): IssuedCard => {
  const unitId = newId('unt')
  const id = cardIdOf(unitId)
  const number = `62993100000000000${10 + index}`
  return {
    id,
    unitId,
    productId: 'cadeaubonnl-keuze-cadeaukaart',
    issuer: 'keuze',
    own: { programme: 'keuze', storefront: 'GCSNL' },
    issuerReference: `R${index}`,
    amount: euro(10_00),
    sealed: vault.seal(id, {
      number: new CardNumber(number),
      pin: new CardPin('482915'),
      barcode: { kind: 'code128', text: new BarcodeText(number) },
    }),
    validUntil: '2028-12-31',
    issuedAt: new Date('2026-11-21T12:00:00Z'),
  }
})
const order = orderAccount(newId('ord'), 'EUR')

const issue = (card: IssuedCard): Posting => ({
  key: `issue:${card.unitId}`,
  kind: 'issue',
  entries: [
    { account: order, cents: -card.amount.cents },
    { account: cardAccount(card.id, 'EUR'), cents: card.amount.cents },
  ],
})

test('jobs that issue the same units in parallel, in any order, make each card once', async () => {
  await db.transaction().execute((tx) =>
    postAll(tx, [
      {
        key: 'settle',
        kind: 'settle',
        entries: [
          { account: systemAccount('pspClearing', 'EUR'), cents: -200_00 },
          { account: order, cents: 200_00 },
        ],
      },
    ]),
  )
  const jobs = Array.from({ length: 16 }, (_, index) => {
    const mine = [...cards.slice(index), ...cards.slice(0, index)]
    return db.transaction().execute(async (tx) => {
      const recorded = await recordIssuedCards(tx, mine)
      await postAll(tx, mine.map(issue))
      return recorded.size
    })
  })
  const counts = await Promise.all(jobs)
  expect(counts.reduce((total, count) => total + count)).toBe(cards.length)
  expect(await balanceOf(db, order)).toBe(0)
  expect((await auditLedger(db)).findings).toEqual([])
})

test('a card is read on PostgreSQL as it was written, and its code opens', async () => {
  const [card] = cards
  if (card === undefined) throw new Error('There are cards.')
  const [loaded] = await loadCards(db, { unitIds: [card.unitId] })
  expect(loaded).toMatchObject({
    id: card.id,
    amount: euro(10_00),
    validUntil: '2028-12-31',
    issuedAt: card.issuedAt,
  })
  expect(loaded && vault.open(loaded.id, loaded.sealed).number.reveal()).toBe('6299310000000000010')
  expect(await balanceOf(db, cardAccount(card.id, 'EUR'))).toBe(10_00)
})
