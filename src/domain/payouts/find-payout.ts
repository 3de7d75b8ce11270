import type { Db } from '#domain/db.ts'
import type { PayoutReport } from '#domain/payouts/report.ts'
import type { PayoutTotal } from '#domain/payouts/tables.ts'
import type { PayoutId } from '#kernel/ids.ts'

export type Payout = {
  payoutId: PayoutId
  merchantAccount: string
  batchNumber: number
  fingerprint: string
  lineCount: number
  totals: readonly PayoutTotal[]
  importedAt: Date
}

const columns = [
  ...(['id as payoutId', 'merchant_account as merchantAccount'] as const),
  ...(['batch_number as batchNumber', 'fingerprint', 'line_count as lineCount'] as const),
  ...(['totals', 'imported_at as importedAt'] as const),
] as const

export async function findPayout(
  db: Db,
  { merchantAccount, batchNumber }: Pick<PayoutReport, 'merchantAccount' | 'batchNumber'>,
): Promise<Payout | undefined> {
  return db
    .selectFrom('payouts')
    .select(columns)
    .where('merchant_account', '=', merchantAccount)
    .where('batch_number', '=', batchNumber)
    .executeTakeFirst()
}

/** All batches there are, the newest first: one a day at most. */
export async function listPayouts(db: Db): Promise<readonly Payout[]> {
  return db.selectFrom('payouts').select(columns).orderBy('batch_number', 'desc').execute()
}
