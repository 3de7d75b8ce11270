import type { Db, Tx } from '#domain/db.ts'
import type { CompanyId } from '#kernel/ids.ts'

/** Days that a company may be given to pay. */
export const paymentTerms = [14, 30] as const
export type PaymentTerm = (typeof paymentTerms)[number]

/** Days that a company may take to pay; null of one that pays in advance. */
export async function paymentTermOf(db: Db, companyId: CompanyId): Promise<number | null> {
  const row = await db
    .selectFrom('companies')
    .select('payment_term_days as days')
    .where('id', '=', companyId)
    .executeTakeFirst()
  return row?.days ?? null
}

export async function setPaymentTerm(
  tx: Tx,
  { companyId, days }: { companyId: CompanyId; days: PaymentTerm | null },
): Promise<void> {
  await tx
    .updateTable('companies')
    .set({ payment_term_days: days })
    .where('id', '=', companyId)
    .execute()
}
