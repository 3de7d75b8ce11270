import { type RawBuilder, sql } from 'kysely'

/** The part of the books that one audit reads. */
export type AuditScope = {
  /** Reads transfers written since, and the orders and cards that they moved. Undefined reads everything. */
  since: Date | undefined
}

/** Rows with one column, `says`: a sentence that names the faulty row. No rows where the rule holds. */
export type Faults = RawBuilder<{ says: string }>

/**
 * One guarantee about the books, as one statement, so that a busy shop is seen as of one moment. A rule with `whole` reads
 * whole tables; an audit of what moved lately leaves it out.
 */
export type AuditRule = { rule: string } & (
  | { faults: (scope: AuditScope) => Faults }
  | { whole: Faults }
)

/**
 * Transfers in scope whose key begins with one of these words: `id`, `key`, `currency`, `word`, and `rest`, which is
 * the key without its word and names the cause.
 */
export const movedBy = (scope: AuditScope, words: readonly string[]) => sql`(
  select id, key, currency, split_part(key, ':', 1) as word, substr(key, strpos(key, ':') + 1) as rest
  from ledger_transfers where split_part(key, ':', 1) = any(${words}::text[]) and ${writtenIn(scope)}
)`

/** Restricts transfers to those written in scope. */
export const writtenIn = ({ since }: AuditScope) =>
  since === undefined ? sql<boolean>`true` : sql<boolean>`created_at >= ${since}::timestamptz`

/** Restricts orders or cards to those whose account moved in scope; `id` is the SQL of their id. */
export const movedIn = ({ since }: AuditScope, kind: 'order' | 'card', id: RawBuilder<unknown>) =>
  since === undefined
    ? sql<boolean>`true`
    : sql<boolean>`${id} in (
        select substr(moving.account_id, ${kind.length + 2}::int)
        from ledger_entries as moving join ledger_transfers as moved on moved.id = moving.transfer_id
        where moved.created_at >= ${since}::timestamptz and starts_with(moving.account_id, ${`${kind}:`})
      )`

/** Euros for a sentence. */
export const inEuros = (cents: RawBuilder<unknown>) =>
  sql`to_char((${cents})::numeric / 100, 'FM999999999990.00')`
