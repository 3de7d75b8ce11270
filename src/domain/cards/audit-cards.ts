import { type SqlBool, sql } from 'kysely'
import type { CardState } from '#domain/cards/card-states.ts'
import type { Db } from '#domain/db.ts'

export type CardRule =
  | 'card has its unit’s amount'
  | 'card holds no more than it got'
  | 'card that pays nothing is empty'
  | 'card of what went back is empty'
  | 'held value stands on its hold'

export type CardFinding = { rule: CardRule; subject: string; cents: number }

const findingsMax = 100

/** Nothing is on a card in one of these. */
const payingNothing: readonly string[] = [
  ...(['blank', 'activating', 'spent', 'replaced', 'withdrawn'] satisfies CardState[]),
]

/**
 * Proves of each card of our own that the shop says one thing of it everywhere: what its row says, its unit, its holds and the entries of
 * its accounts. `since` reads the cards of which an account moved since then. That balances equal entries and are never below
 * zero is proven of every account beside this. Each question is one statement, so a busy shop is seen as of one moment.
 */
export async function auditCards(
  db: Db,
  { since }: { since?: Date | undefined } = {},
): Promise<readonly CardFinding[]> {
  return [...(await findWrongCards(db, since)), ...(await findWrongHolds(db, since))]
}

const movedSince = (kind: 'card' | 'hold', since: Date | undefined) =>
  since === undefined
    ? sql<SqlBool>`true`
    : sql<SqlBool>`account.id in (
        select moved.account_id from ledger_entries as moved
        join ledger_transfers as transfer on transfer.id = moved.transfer_id
        where transfer.created_at >= ${since} and moved.account_id like ${`${kind}:%`}
      )`

const entriesOf = (account: string) =>
  sql<number>`coalesce((
    select sum(amount_cents) from ledger_entries where account_id = ${sql.ref(account)}
  ), 0)::bigint`

type CardRow = {
  subject: string
  state: string
  isUnitGood: boolean
  cents: number
  heldCents: number
  amountCents: number
  unitCents: number
}

async function findWrongCards(db: Db, since: Date | undefined): Promise<CardFinding[]> {
  const cards = sql<CardRow>`(
    select cards.id as subject, cards.state, card_units.state in ('issuing', 'issued') as "isUnitGood",
      ${entriesOf('account.id')} as cents,
      coalesce((
        select sum(holds.amount_cents) from holds where holds.card_id = cards.id and holds.state = 'held'
      ), 0)::bigint as "heldCents",
      cards.amount_cents as "amountCents", card_units.amount_cents as "unitCents"
    from ledger_accounts as account
    join cards on cards.id = substring(account.id from 6)
    join card_units on card_units.id = cards.order_unit_id
    where account.kind = 'card' and ${movedSince('card', since)}
  )`
  const rows = await db
    .selectFrom(cards.as('card'))
    .selectAll()
    .where(
      sql<SqlBool>`"amountCents" <> "unitCents" or cents + "heldCents" > "amountCents"
        or (state = any(${payingNothing}::text[]) or not "isUnitGood") and cents + "heldCents" <> 0`,
    )
    .orderBy('subject')
    .limit(findingsMax)
    .execute()
  return rows.flatMap(judge)
}

function judge({ subject, state, isUnitGood, cents, heldCents, ...amounts }: CardRow) {
  const { amountCents, unitCents } = amounts
  const value = cents + heldCents
  const found: CardFinding[] = []
  if (amountCents !== unitCents)
    found.push({ rule: 'card has its unit’s amount', subject, cents: amountCents - unitCents })
  if (value > amountCents)
    found.push({ rule: 'card holds no more than it got', subject, cents: value - amountCents })
  if (payingNothing.includes(state) && value !== 0)
    found.push({ rule: 'card that pays nothing is empty', subject, cents: value })
  // Whoever paid has their money back, or the bank took it.
  if (!isUnitGood && value !== 0)
    found.push({ rule: 'card of what went back is empty', subject, cents: value })
  return found
}

/** What is held stands on the account of its hold, and nothing of one that ended. */
async function findWrongHolds(db: Db, since: Date | undefined): Promise<CardFinding[]> {
  const holds = sql<{ subject: string; cents: number }>`(
    select account.id as subject,
      ${entriesOf('account.id')} - coalesce(
        (select amount_cents from holds where holds.id = substring(account.id from 6) and holds.state = 'held'), 0
      ) as cents
    from ledger_accounts as account where account.kind = 'hold' and ${movedSince('hold', since)}
    union all
    select 'hold:' || holds.id, -holds.amount_cents from holds
    where holds.state = 'held' and not exists (
      select from ledger_accounts as account where account.id = 'hold:' || holds.id
    )
  )`
  const rows = await db
    .selectFrom(holds.as('hold'))
    .selectAll()
    .where('cents', '<>', 0)
    .orderBy('subject')
    .limit(findingsMax)
    .execute()
  return rows.map((row) => ({ rule: 'held value stands on its hold' as const, ...row }))
}
