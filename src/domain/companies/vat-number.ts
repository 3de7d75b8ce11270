import type { Db, OneStatement } from '#domain/db.ts'
import type { CompanyId } from '#kernel/ids.ts'
import type { VatState } from './vat-register.ts'

/** VAT number of a company that the register was not asked about yet. */
export async function findVatNumber(db: Db, companyId: CompanyId): Promise<string | undefined> {
  const row = await db
    .selectFrom('companies')
    .select('vat_number as vatNumber')
    .where('id', '=', companyId)
    .where('vat_checked_at', 'is', null)
    .executeTakeFirst()
  return row?.vatNumber ?? undefined
}

type Checked = { companyId: CompanyId; vatNumber: string; state: VatState; now: Date }

/** Keeps the register's answer, unless the company has another number by now. */
export async function markVatNumber(
  one: OneStatement,
  { companyId, vatNumber, state, now }: Checked,
): Promise<void> {
  await one
    .updateTable('companies')
    .set({ vat_state: state, vat_checked_at: now })
    .where('id', '=', companyId)
    .where('vat_number', '=', vatNumber)
    .execute()
}
