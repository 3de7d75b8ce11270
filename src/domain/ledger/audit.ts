import { sql } from 'kysely'
import type { Db } from '#domain/db.ts'

export type LedgerRule =
  | 'ledger sums to zero'
  | 'transfer sums to zero'
  | 'transfer has entries'
  | 'entry has the currency of its account'
  | 'balance equals entries'
  | 'bounded account not below its floor'
  | 'floor equals its history'

export type LedgerFinding = { rule: LedgerRule; subject: string; cents: number }

export type LedgerAudit = {
  /** Empty when the books are right. At most a hundred for each rule. */
  findings: readonly LedgerFinding[]
  /** What all accounts of a kind hold together; the totals of one currency sum to zero. */
  totals: readonly { kind: string; currency: string; cents: number; accountCount: number }[]
  transferCount: number
}

const findingsMax = 100

type Scope = {
  /** Only what was written since, and the accounts that it moved; undefined is everything. */
  since?: Date | undefined
}

/**
 * Proves the rules of docs/ledger.md on live data, from the entries up, without trusting what the database already
 * refuses. Each rule is one statement and so sees whole transfers only, however busy the shop is. What was proven before
 * need not be read again: transfers and entries are never changed.
 */
export async function auditLedger(db: Db, { since }: Scope = {}): Promise<LedgerAudit> {
  const totals = await loadTotals(db, since)
  const { transferCount } = await db
    .selectFrom('ledger_transfers')
    .select(({ fn }) => fn.countAll<number>().as('transferCount'))
    .$if(since !== undefined, (query) => query.where('created_at', '>=', since as Date))
    .executeTakeFirstOrThrow()
  return {
    findings: [
      ...findUnbalancedCurrencies(totals),
      ...(await findWrongTransfers(db, since)),
      ...(await findWrongCurrencies(db, since)),
      ...(await findWrongBalances(db, since)),
      ...(await findWrongFloors(db)),
    ],
    totals,
    transferCount,
  }
}

const sumOfEntries = sql<number>`coalesce(sum(entry.amount_cents), 0)::bigint`

/** Starts from the entries, so that an entry whose account is missing is counted too. */
async function loadTotals(db: Db, since: Date | undefined): Promise<LedgerAudit['totals']> {
  const rows = await db
    .selectFrom('ledger_entries as entry')
    .innerJoin('ledger_transfers as transfer', 'transfer.id', 'entry.transfer_id')
    .leftJoin('ledger_accounts as account', 'account.id', 'entry.account_id')
    .select(({ fn }) => [
      'account.kind',
      'transfer.currency',
      sumOfEntries.as('cents'),
      fn.count<number>('entry.account_id').distinct().as('accountCount'),
    ])
    .$if(since !== undefined, (query) => query.where('transfer.created_at', '>=', since as Date))
    .groupBy(['account.kind', 'transfer.currency'])
    .orderBy('transfer.currency')
    .orderBy('account.kind')
    .execute()
  return rows.map(({ kind, ...total }) => ({ kind: kind ?? 'unknown', ...total }))
}

function findUnbalancedCurrencies(totals: LedgerAudit['totals']): LedgerFinding[] {
  const centsByCurrency = new Map<string, number>()
  for (const { currency, cents } of totals)
    centsByCurrency.set(currency, (centsByCurrency.get(currency) ?? 0) + cents)
  return [...centsByCurrency]
    .filter(([, cents]) => cents !== 0)
    .map(([subject, cents]) => ({ rule: 'ledger sums to zero', subject, cents }))
}

async function findWrongTransfers(db: Db, since: Date | undefined): Promise<LedgerFinding[]> {
  const rows = await db
    .selectFrom('ledger_transfers as transfer')
    .leftJoin('ledger_entries as entry', 'entry.transfer_id', 'transfer.id')
    .select(({ fn }) => [
      'transfer.id as subject',
      sumOfEntries.as('cents'),
      fn.count<number>('entry.account_id').as('entryCount'),
    ])
    .$if(since !== undefined, (query) => query.where('transfer.created_at', '>=', since as Date))
    .groupBy('transfer.id')
    .having(({ or, eb, fn }) =>
      or([eb(sumOfEntries, '<>', 0), eb(fn.count('entry.account_id'), '=', 0)]),
    )
    .limit(findingsMax)
    .execute()
  return rows.map(({ entryCount, ...finding }) => ({
    rule: entryCount === 0 ? 'transfer has entries' : 'transfer sums to zero',
    ...finding,
  }))
}

/** Where the transfer is gone no account has its currency. */
async function findWrongCurrencies(db: Db, since: Date | undefined): Promise<LedgerFinding[]> {
  const rows = await db
    .selectFrom('ledger_entries as entry')
    .leftJoin('ledger_transfers as transfer', 'transfer.id', 'entry.transfer_id')
    .leftJoin('ledger_accounts as account', (join) =>
      join
        .onRef('account.id', '=', 'entry.account_id')
        .onRef('account.currency', '=', 'transfer.currency'),
    )
    .select(['entry.account_id as subject', 'entry.amount_cents as cents'])
    .where('account.id', 'is', null)
    .$if(since !== undefined, (query) => query.where('transfer.created_at', '>=', since as Date))
    .limit(findingsMax)
    .execute()
  return rows.map((row) => ({ rule: 'entry has the currency of its account', ...row }))
}

/** Lowest that the account's floor ever was: a floor may rise above a debt that there is. */
const lowestFloor = sql<number>`coalesce((
  select least(0, min(floor_cents)) from ledger_floors where ledger_floors.account_id = account.id
), 0)`

/** Asked of everything: receivables are few. */
async function findWrongFloors(db: Db): Promise<LedgerFinding[]> {
  const lastFloor = sql<number>`coalesce((
    select floor_cents from ledger_floors where ledger_floors.account_id = account.id
    order by position desc limit 1
  ), 0)::bigint`
  return await db
    .selectFrom('ledger_accounts as account')
    .select(['account.id as subject', sql<number>`floor_cents - ${lastFloor}`.as('cents')])
    .where(sql<boolean>`(kind = 'receivable' or floor_cents <> 0)`)
    .where('floor_cents', '<>', lastFloor)
    .limit(findingsMax)
    .execute()
    .then((rows) => rows.map((row) => ({ rule: 'floor equals its history', ...row })))
}

async function findWrongBalances(db: Db, since: Date | undefined): Promise<LedgerFinding[]> {
  const rows = await db
    .selectFrom('ledger_accounts as account')
    .leftJoin('ledger_entries as entry', 'entry.account_id', 'account.id')
    .select(['account.id as subject', 'account.balance_cents', sumOfEntries.as('cents')])
    .where('account.is_bounded', '=', true)
    .$if(since !== undefined, (query) =>
      query.where('account.id', 'in', ({ selectFrom }) =>
        selectFrom('ledger_entries as moved')
          .innerJoin('ledger_transfers as transfer', 'transfer.id', 'moved.transfer_id')
          .select('moved.account_id')
          .where('transfer.created_at', '>=', since as Date),
      ),
    )
    .groupBy(['account.id', 'account.balance_cents'])
    .having(({ or, eb }) =>
      or([
        eb('account.balance_cents', 'is distinct from', sumOfEntries),
        eb('account.balance_cents', '<', lowestFloor),
      ]),
    )
    .limit(findingsMax)
    .execute()
  return rows.map(({ balance_cents, subject, cents }) =>
    balance_cents === cents
      ? { rule: 'bounded account not below its floor', subject, cents }
      : { rule: 'balance equals entries', subject, cents: (balance_cents ?? 0) - cents },
  )
}
