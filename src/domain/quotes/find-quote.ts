import { type Selectable, type SelectQueryBuilder, sql } from 'kysely'
import type { Database, Db, Tx } from '#domain/db.ts'
import {
  type OrderOfQuote,
  type Quote,
  type QuoteVersion,
  stateOfQuote,
} from '#domain/quotes/quote.ts'
import type { QuoteId } from '#kernel/ids.ts'

const columns = [
  ...(['id', 'number', 'storefront', 'language', 'request', 'receivers', 'version'] as const),
  ...(['asked_at', 'due_at', 'called_at', 'cart_id', 'valid_until'] as const),
  ...(['declined_at', 'withdrawn_at'] as const),
] as const

type Row = Pick<Selectable<Database['quotes']>, (typeof columns)[number]> & {
  order: OrderOfQuote | null
}

/** Order of the quote that is paid: there is one at most. */
const paidOrder = sql<OrderOfQuote | null>`(
  select jsonb_build_object('uuid', orders.uuid, 'number', orders.reference_number)
  from orders where orders.quote_id = quotes.id and settled_at is not null
)`.as('order')

const select = (db: Db): SelectQueryBuilder<Database, 'quotes', Row> =>
  db.selectFrom('quotes').select(columns).select(paidOrder)

function toQuote(row: Row, now: Date): Quote {
  const { asked_at, due_at, called_at, cart_id, receivers, order, ...rest } = row
  const { valid_until: validUntil, declined_at: declinedAt, withdrawn_at: withdrawnAt } = rest
  const { id, number, storefront, language, request, version } = rest
  return {
    id,
    number,
    storefront,
    language,
    request,
    version,
    receivers: receivers ?? [],
    askedAt: asked_at,
    dueAt: due_at,
    calledAt: called_at,
    cartId: cart_id,
    state: stateOfQuote({ order, validUntil, declinedAt, withdrawnAt }, now),
  }
}

export async function findQuote(db: Db, id: QuoteId, now: Date): Promise<Quote | undefined> {
  const row = await select(db).where('id', '=', id).executeTakeFirst()
  return row && toQuote(row, now)
}

export async function findQuoteByNumber(
  db: Db,
  { number, storefront }: { number: string; storefront: string },
  now: Date,
): Promise<Quote | undefined> {
  const row = await select(db)
    .where('number', '=', number)
    .where('storefront', '=', storefront)
    .executeTakeFirst()
  return row && toQuote(row, now)
}

/**
 * Quote with its row and its cart locked until the transaction ends: who sends, ends or accepts it
 * waits, and so does who settles one of its orders. What was paid meanwhile is seen.
 */
export async function lockQuote(tx: Tx, id: QuoteId, now: Date): Promise<Quote | undefined> {
  const { rows } = await sql<{ cart_id: string | null }>`
    select cart_id from quotes where id = ${id} for update`.execute(tx)
  const [row] = rows
  if (row === undefined) return undefined
  await sql`select id from carts where id = ${row.cart_id} for update`.execute(tx)
  return findQuote(tx, id, now)
}

const versionColumns = [
  ...(['id', 'version', 'document', 'currency', 'total_cents', 'vat_cents'] as const),
  ...(['valid_until', 'sent_at'] as const),
] as const

type VersionRow = Pick<Selectable<Database['quote_versions']>, (typeof versionColumns)[number]>

const toVersion = (row: VersionRow): QuoteVersion => ({
  ...row.document,
  id: row.id,
  version: row.version,
  currency: row.currency,
  totalCents: row.total_cents,
  vatCents: row.vat_cents,
  validUntil: row.valid_until,
  sentAt: row.sent_at,
})

/** Versions of a quote, the newest first. */
export async function listVersions(db: Db, id: QuoteId): Promise<readonly QuoteVersion[]> {
  const rows = await db
    .selectFrom('quote_versions')
    .select(versionColumns)
    .where('quote_id', '=', id)
    .orderBy('version', 'desc')
    .execute()
  return rows.map(toVersion)
}

/**
 * Quotes of a storefront, those that wait for an answer first, the most urgent of them on top; then
 * the newest.
 */
export async function listQuotes(
  db: Db,
  { storefront, limit, now }: { storefront: string; limit: number; now: Date },
): Promise<readonly Quote[]> {
  const isWaiting = sql`(version = 0 and declined_at is null and withdrawn_at is null)`
  const rows = await select(db)
    .where('storefront', '=', storefront)
    .orderBy(isWaiting, 'desc')
    .orderBy(sql`case when ${isWaiting} then due_at end`)
    .orderBy('asked_at', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => toQuote(row, now))
}
