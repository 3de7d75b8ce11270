import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { cardIdOf, type IssuedCard } from '#domain/cards/card.ts'
import { BarcodeText, CardNumber, CardPin } from '#domain/cards/code.ts'
import { loadCards } from '#domain/cards/load-cards.ts'
import { recordIssuedCards } from '#domain/cards/record-issued-cards.ts'
import { type CardUnitId, isId, newId } from '#kernel/ids.ts'
import { InvariantViolated } from '#kernel/invariant.ts'
import { euro } from '#kernel/money.ts'
import { openVault } from '#platform/secrets/vault.ts'
import { openTestDatabase } from '#tests/support/database.ts'

const { db, close } = await openTestDatabase()
afterAll(close)

const vault = openVault({
  keys: [{ id: 'first', key: new Uint8Array(32).fill(1) }],
  activeKeyId: 'first',
  hashKeys: [{ id: '1', key: new Uint8Array(32).fill(2) }],
})

let lastNumber = 9_000_000_000_000_000n
const nextNumber = (): string => {
  lastNumber += 1n
  return String(lastNumber)
}

type Clear = { number?: string; pin?: string; barcode?: string }

const issued = (
  unitId: CardUnitId = newId('unt'),
  { number = nextNumber(), pin = '482915', barcode = number }: Clear = {},
): IssuedCard => {
  const id = cardIdOf(unitId)
  return {
    id,
    unitId,
    productId: 'loof-en-lente-tuinbon',
    issuer: 'loof-en-lente',
    own: undefined,
    issuerReference: 'A1B2',
    amount: euro(25_00),
    sealed: vault.seal(id, {
      number: new CardNumber(number),
      pin: pin === '' ? undefined : new CardPin(pin),
      barcode: { kind: 'code128', text: new BarcodeText(barcode) },
    }),
    validUntil: '2028-12-31',
    issuedAt: new Date('2026-11-21T23:30:00Z'),
  }
}

const record = (...cards: IssuedCard[]) =>
  db.transaction().execute((tx) => recordIssuedCards(tx, cards))

test('what is recorded is read again, and its code opens', async () => {
  const card = issued()
  expect(await record(card)).toEqual(new Set([card.id]))
  const [loaded] = await loadCards(db, { cardIds: [card.id] })
  expect(loaded).toMatchObject({ ...card, sealed: expect.anything(), state: 'active' })
  const code = loaded && vault.open(loaded.id, loaded.sealed)
  expect(code?.pin?.reveal()).toBe('482915')
  expect(code?.barcode.text.reveal()).toBe(code?.number.reveal())
})

test('a card without a pin and with a barcode of its own is read as it was', async () => {
  const card = issued(undefined, { pin: '', barcode: 'GC1:xyz' })
  await record(card)
  const [loaded] = await loadCards(db, { unitIds: [card.unitId] })
  expect(loaded?.sealed.pinHash).toBeUndefined()
  const code = loaded && vault.open(loaded.id, loaded.sealed)
  expect(code?.pin).toBeUndefined()
  expect(code?.barcode.text.reveal()).toBe('GC1:xyz')
})

test('the same unit again is the same card, also among new ones', async () => {
  const number = nextNumber()
  const unitId = newId('unt')
  await record(issued(unitId, { number }))
  const other = issued()
  expect(await record(issued(unitId, { number }), other)).toEqual(new Set([other.id]))
  expect(await loadCards(db, { unitIds: [unitId, other.unitId] })).toHaveLength(2)
})

test('another number for a unit that has its card is refused', async () => {
  const unitId = newId('unt')
  await record(issued(unitId))
  await expect(record(issued(unitId))).rejects.toThrow(InvariantViolated)
})

test('one number of two issuers names two cards, each with its own code', async () => {
  const number = nextNumber()
  const ours = issued(undefined, { number })
  const others = { ...issued(undefined, { number }), issuer: 'bos-en-hei' }
  await record(ours)
  expect(await record(others)).toEqual(new Set([others.id]))
  const { numberHash } = ours.sealed
  const found = await loadCards(db, { numberHashes: [numberHash] })
  expect(found.map(({ issuer }) => issuer).sort()).toEqual(['bos-en-hei', 'loof-en-lente'])
})

test('one number of an issuer never names two cards', async () => {
  const number = nextNumber()
  await record(issued(undefined, { number }))
  await expect(record(issued(undefined, { number }))).rejects.toThrow(InvariantViolated)
})

test('no number, pin or barcode stands in the table in the clear', async () => {
  const number = nextNumber()
  const card = issued(undefined, { number, pin: '739164', barcode: 'GC1:hidden' })
  await record(card)
  const { rows } = await sql<{ text: string }>`
    select cards::text || encode(number_encrypted, 'escape') || encode(pin_encrypted, 'escape')
      || encode(barcode_encrypted, 'escape') as text
    from cards where id = ${card.id}`.execute(db)
  for (const secret of [number, '739164', 'GC1:hidden']) {
    expect(rows[0]?.text).not.toContain(secret)
    expect(rows[0]?.text).not.toContain(Buffer.from(secret).toString('hex'))
  }
})

test('a card has the id that follows from its unit', () => {
  const unitId = newId('unt')
  expect(isId('crd', cardIdOf(unitId))).toBe(true)
  expect(cardIdOf(unitId)).toBe(cardIdOf(unitId))
})

test('nothing to record and nothing to load is no statement', async () => {
  expect(await record()).toEqual(new Set())
  expect(await loadCards(db, { cardIds: [] })).toEqual([])
})
