import { sql } from 'kysely'
import { alongWith, type OneStatement, type Tx } from '#domain/db.ts'
import { BalanceTooLow } from '#domain/ledger/errors.ts'
import { type Posting, type PreparedPosting, preparePosting } from '#domain/ledger/posting.ts'
import type { TransferId } from '#kernel/ids.ts'
import { invariant } from '#kernel/invariant.ts'

export type Posted = {
  transferId: TransferId
  /** False when the key had moved its value before: nothing happened now. */
  isNew: boolean
}

/** Moves value once. All that `postAll` says holds. */
export async function post(tx: Tx, posting: Posting): Promise<Posted> {
  const [posted] = await postAll(tx, [posting])
  invariant(posted !== undefined, 'A posting has an answer.')
  return posted
}

/**
 * Writes all postings in one statement, whatever their number, and makes their accounts on first use; answers in
 * the order of the postings. A key that was posted before moves nothing again (one further statement, which
 * compares). The database locks bounded accounts in the order of their ids, so transactions that post once wait
 * for each other and never deadlock: give all postings of a transaction together.
 *
 * Throws `BalanceTooLow` when an account would fall below zero, `InvariantViolated` when a known key comes with
 * other content. Either way nothing of the transaction stands.
 */
export async function postAll(tx: Tx, postings: readonly Posting[]): Promise<readonly Posted[]> {
  if (postings.length === 0) return []
  const prepared = postings.map(preparePosting)
  const keys = new Set(prepared.map(({ key }) => key))
  invariant(keys.size === prepared.length, 'One set of postings names each key once.')

  const written = await writePostings(tx, prepared)
  const known = prepared.filter(({ id }) => !written.has(id))
  const earlier = known.length === 0 ? new Map() : await matchEarlier(tx, known)
  return prepared.map(({ id, key }) => {
    const isNew = written.has(id)
    return { transferId: isNew ? id : earlier.get(key), isNew }
  })
}

/**
 * The one statement that is run through the answer also writes the postings, none of which was ever written: the database refuses a
 * key that it knows, and an account that would fall below zero, and with it the whole statement.
 */
export function posting(one: OneStatement, postings: readonly Posting[]): OneStatement {
  if (postings.length === 0) return one
  const { entries, transfers } = rowsOf(postings.map(preparePosting))
  const parts = {
    given_entries: givenEntries(entries),
    new_accounts: newAccounts,
    new_transfers: sql`insert into ledger_transfers ${givenTransfers(transfers)}`,
    new_entries: sql`insert into ledger_entries (transfer_id, account_id, amount_cents)
      select transfer_id, account_id, amount_cents from given_entries`,
  }
  return Object.entries(parts).reduce(
    (begun, [name, part]) => alongWith(begun, name, () => sql<object>`(${part})`),
    one,
  )
}

/**
 * Accounts and transfers go in sorted, so that two transactions making the same ones wait in one order. Accounts that are there
 * are not tried again: most are those of the shop itself. Each is asked for by its id, where `not exists` may read the table.
 */
async function writePostings(
  tx: Tx,
  postings: readonly PreparedPosting[],
): Promise<ReadonlySet<string>> {
  const { entries, transfers } = rowsOf(postings)
  const statement = sql<{ id: string }>`
    with given_entries as materialized (${givenEntries(entries)}), new_accounts as (${newAccounts}), new_transfers as (
      insert into ledger_transfers ${givenTransfers(transfers)}
      on conflict (key) do nothing
      returning id
    ), new_entries as (
      insert into ledger_entries (transfer_id, account_id, amount_cents)
      select transfer_id, account_id, amount_cents
      from given_entries join new_transfers on new_transfers.id = given_entries.transfer_id
    )
    select id from new_transfers`
  const { rows } = await statement.execute(tx).catch(translate)
  return new Set(rows.map(({ id }) => id))
}

function rowsOf(postings: readonly PreparedPosting[]) {
  const transfers = postings.map(({ entries, ...transfer }) => transfer)
  const entries = postings.flatMap(({ id, entries }) =>
    [...entries.values()].map(({ account, cents }) => ({
      transfer_id: id,
      account_id: account.id,
      account_kind: account.kind,
      currency: account.currency,
      is_bounded: account.isBounded,
      amount_cents: cents,
    })),
  )
  return { transfers, entries }
}

const givenEntries = (entries: readonly object[]) => sql`
  select * from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as entry(
    transfer_id text, account_id text, account_kind text, currency text, is_bounded boolean,
    amount_cents bigint
  )`

const newAccounts = sql`
  insert into ledger_accounts (id, kind, currency, is_bounded, balance_cents)
  select distinct account_id, account_kind, currency, is_bounded,
    case when is_bounded then 0 end
  from given_entries
  where (select id from ledger_accounts where id = account_id) is null
  order by account_id
  on conflict do nothing`

const givenTransfers = (transfers: readonly object[]) => sql`(id, key, kind, currency, memo)
  select id, key, kind, currency, memo
  from jsonb_to_recordset(${JSON.stringify(transfers)}::jsonb) as transfer(
    id text, key text, kind text, currency text, memo text
  ) order by key`

/** The error of either engine carries the name of the broken rule, and the account as its detail. */
function translate(error: unknown): never {
  const { constraint, detail } = error as { constraint?: string; detail?: string }
  if (constraint === 'bounded_account_never_below_zero')
    throw new BalanceTooLow(detail ?? 'unknown', error)
  throw error
}

async function matchEarlier(
  tx: Tx,
  postings: readonly PreparedPosting[],
): Promise<ReadonlyMap<string, TransferId>> {
  const rows = await tx
    .selectFrom('ledger_transfers as transfer')
    .innerJoin('ledger_entries as entry', 'entry.transfer_id', 'transfer.id')
    .select(['transfer.id', 'transfer.key', 'transfer.kind', 'transfer.currency'])
    .select(['entry.account_id', 'entry.amount_cents'])
    .where(
      'transfer.key',
      'in',
      postings.map(({ key }) => key),
    )
    .execute()
  const ids = new Map<string, TransferId>()
  for (const posting of postings) {
    const earlier = rows.filter(({ key }) => key === posting.key)
    const isSame =
      earlier.length === posting.entries.size &&
      earlier.every(
        (row) =>
          row.kind === posting.kind &&
          row.currency === posting.currency &&
          row.amount_cents === posting.entries.get(row.account_id)?.cents,
      )
    invariant(isSame, `The key ${posting.key} has moved other value before.`)
    ids.set(posting.key, (earlier[0] as { id: TransferId }).id)
  }
  return ids
}
