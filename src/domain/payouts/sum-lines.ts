import { sql } from 'kysely'
import type { Tx } from '#domain/db.ts'
import { heardMeanings, type LineMeaning } from '#domain/payouts/report.ts'
import type { PaymentId, PayoutId } from '#kernel/ids.ts'
import type { Currency, Money } from '#kernel/money.ts'

/** All lines of a batch that mean the same, in the same currencies. */
export type LineSum = {
  meaning: LineMeaning
  grossCurrency: Currency
  grossCents: number
  netCurrency: Currency
  netCents: number
}

export async function sumLines(tx: Tx, payoutId: PayoutId): Promise<readonly LineSum[]> {
  return tx
    .selectFrom('payout_lines')
    .select(['meaning', 'gross_currency as grossCurrency', 'net_currency as netCurrency'])
    .select(sql<number>`sum(gross_cents)::bigint`.as('grossCents'))
    .select(sql<number>`sum(net_cents)::bigint`.as('netCents'))
    .where('payout_id', '=', payoutId)
    .groupBy(['meaning', 'gross_currency', 'net_currency'])
    .orderBy('gross_currency')
    .orderBy('meaning')
    .execute()
}

/** A line that says otherwise than our books. */
export type DifferingLine = {
  position: number
  type: string
  /** Where it is one of ours. */
  paymentId: PaymentId | null
  reference: string | null
  modificationReference: string | null
  transferKey: string | null
  /** By how much the provider has more for us than we knew; below zero where it has less. */
  difference: Money
}

export async function listDiffering(tx: Tx, payoutId: PayoutId): Promise<readonly DifferingLine[]> {
  const rows = await tx
    .selectFrom('payout_lines')
    .leftJoin('payments', (join) =>
      join.on(sql<boolean>`payments.id = payout_lines.payment_reference`),
    )
    .select(['position', 'type', 'payments.id as paymentId', 'reference'])
    .select(['modification_reference as modificationReference', 'transfer_key as transferKey'])
    .select('gross_currency as currency')
    .select(sql<number>`gross_cents + known_cents`.as('cents'))
    .where('payout_id', '=', payoutId)
    .where('meaning', 'in', [...heardMeanings, 'unknown'])
    .where(sql<boolean>`gross_cents + known_cents <> 0`)
    .orderBy('position')
    .execute()
  return rows.map(({ currency, cents, ...line }) => ({ ...line, difference: { currency, cents } }))
}
