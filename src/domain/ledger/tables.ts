import type { Generated } from 'kysely'
import type { Fixed, WrittenOnce } from '#domain/columns.ts'

/**
 * The tables of the ledger. Written by `post.ts` alone and never changed (docs/ledger.md): the `never`s let the
 * compiler refuse what the database refuses too.
 */
export type LedgerTables = {
  ledger_accounts: {
    id: Fixed<string>
    kind: Fixed<string>
    currency: Fixed<string>
    is_bounded: Fixed<boolean>
    balance_cents: Fixed<number | null>
    /** Zero but for receivables; moves with `ledger_floors` alone. */
    floor_cents: Fixed<number>
    created_at: Fixed<Date>
  }
  ledger_transfers: {
    id: Fixed<string>
    key: Fixed<string>
    kind: Fixed<string>
    currency: Fixed<string>
    memo: Fixed<string | null>
    created_at: Fixed<Date>
  }
  ledger_floors: {
    id: WrittenOnce<string>
    account_id: WrittenOnce<string>
    /** Counts the rows of one account, from 1. */
    position: WrittenOnce<number>
    floor_cents: WrittenOnce<number>
    actor: WrittenOnce<string>
    reason: WrittenOnce<string>
    created_at: Fixed<Date>
  }
  ledger_audits: {
    id: string
    audited_until: Date
    /** Every rule was asked, of everything. */
    is_whole: Generated<boolean>
  }
  ledger_entries: {
    transfer_id: Fixed<string>
    account_id: Fixed<string>
    amount_cents: Fixed<number>
  }
}
