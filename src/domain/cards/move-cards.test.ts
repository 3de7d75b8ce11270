import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type CardState, cardLifecycle } from '#domain/cards/card-states.ts'
import { lockCards, markCardsAlive, markCardsSpent } from '#domain/cards/lock-cards.ts'
import type { Tx } from '#domain/db.ts'
import { canBecome } from '#domain/lifecycle.ts'
import { OrderShop } from '#tests/support/build-order-shop.ts'
import { choiceProducts, type HeldCard, issueCard, spendFrom } from '#tests/support/choice-cards.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { moveThese, withdrawCards } from './move-cards.ts'
import { stopCard } from './stop-card.ts'

const database = await openTestDatabase()
const { db } = database
const shop = new OrderShop(database, choiceProducts)
afterAll(async () => {
  shop.close()
  await database.close()
})

let full: HeldCard
let empty: HeldCard
beforeAll(async () => {
  full = await issueCard(shop)
  empty = await issueCard(shop)
  await spendFrom(shop, empty, 25_00)
})

/** Everything that moves the state of a card that is there. */
const moves: Record<string, (tx: Tx, cardId: HeldCard['id']) => Promise<unknown>> = {
  block: (tx, cardId) => stopCard(tx, { cardId, to: 'blocked' }),
  'let go': (tx, cardId) => stopCard(tx, { cardId, to: 'active' }),
  freeze: (tx, id) => moveThese(tx, { cardIds: [id], to: 'frozen' }),
  thaw: (tx, id) => moveThese(tx, { cardIds: [id], to: 'active' }),
  withdraw: (tx, id) => withdrawCards(tx, [id]),
  spend: (tx, id) => markCardsSpent(tx, [id]),
  revive: (tx, id) => markCardsAlive(tx, [id]),
}

/** A card without value is a printed one, which these never touch. */
const states = (Object.keys(cardLifecycle) as CardState[]).filter((state) => state !== 'blank')

/** What becomes of a card in this state; undone afterwards. The database refuses a step that its table does not have. */
async function become({ id }: HeldCard, from: CardState, name: string): Promise<CardState> {
  class Undone extends Error {}
  let became: CardState = from
  const attempt = db.transaction().execute(async (tx) => {
    await sql`alter table cards disable trigger user`.execute(tx)
    const heir = from === 'replaced' ? id : null
    await sql`update cards set state = ${from}, replaced_by = ${heir} where id = ${id}`.execute(tx)
    await sql`alter table cards enable trigger user`.execute(tx)
    const [card] = await lockCards(tx, [id])
    expect(card?.state).toBe(from)
    await moves[name]?.(tx, id)
    const [after] = await lockCards(tx, [id])
    became = after?.state ?? from
    throw new Undone()
  })
  await expect(attempt).rejects.toThrow(Undone)
  return became
}

describe.each(Object.keys(moves))('%s', (name) => {
  test.each(states)('of a card that is %s is a step of its table, or nothing', async (from) => {
    for (const card of [full, empty]) {
      const to = await become(card, from, name)
      // What is let go may be withdrawn, or found empty, in the same transaction.
      const isByWayOfActive =
        canBecome(cardLifecycle, from, 'active') && canBecome(cardLifecycle, 'active', to)
      const isByTable = canBecome(cardLifecycle, from, to) || isByWayOfActive
      expect(to === from || isByTable, `${from} → ${to}`).toBe(true)
    }
  })
})

test('withdrawn leaves no card to pay with, whatever it was; only what another has in its place stays as it is', async () => {
  for (const from of states)
    for (const card of [full, empty])
      expect(await become(card, from, 'withdraw')).toBe(
        from === 'replaced' ? 'replaced' : 'withdrawn',
      )
})

test('nothing brings back what was withdrawn or replaced, and a thaw lets nothing go that a person blocked', async () => {
  for (const name of Object.keys(moves)) {
    expect(await become(full, 'withdrawn', name)).toBe('withdrawn')
    expect(await become(full, 'replaced', name)).toBe('replaced')
  }
  for (const name of ['thaw', 'freeze', 'revive', 'spend'])
    expect(await become(empty, 'blocked', name)).toBe('blocked')
})

test('a card that holds something is not spent, and one that thaws with nothing left is', async () => {
  expect(await become(full, 'active', 'spend')).toBe('active')
  expect(await become(empty, 'active', 'spend')).toBe('spent')
  expect(await become(empty, 'frozen', 'thaw')).toBe('spent')
  expect(await become(full, 'frozen', 'thaw')).toBe('active')
})
