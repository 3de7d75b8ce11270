import { sql } from 'kysely'
import type { Db, Tx } from '#domain/db.ts'
import type { CompanyId, ReceivableId } from '#kernel/ids.ts'
import type { Currency } from '#kernel/money.ts'
import { orderNumbersIn } from '#kernel/order-numbers-in.ts'

/** Debt that somebody names in a transfer. */
export type NamedDebt = {
  receivableId: ReceivableId
  companyId: CompanyId
  orderNumber: string
  currency: Currency
}

/**
 * Debts by the numbers of orders in each text, in the order of the texts; undefined where none is
 * named. Money that names several debts of one company is for the first of them.
 */
export async function matchDebts(
  db: Db,
  texts: readonly string[],
): Promise<readonly (NamedDebt | undefined)[]> {
  const numbers = [...new Set(texts.flatMap(orderNumbersIn))]
  if (numbers.length === 0) return texts.map(() => undefined)
  const named = await db
    .selectFrom('receivables')
    .innerJoin('orders', 'orders.id', 'receivables.order_id')
    .select(['receivables.id as receivableId', 'receivables.company_id as companyId'])
    .select(['reference_number as orderNumber', 'receivables.currency'])
    .where('reference_number', 'in', numbers)
    .execute()
  return texts.map((text) => {
    const found = orderNumbersIn(text).flatMap(
      (number) => named.find(({ orderNumber }) => orderNumber === number) ?? [],
    )
    const companies = new Set(found.map(({ companyId }) => companyId))
    return companies.size === 1 ? found[0] : undefined
  })
}

/** Bank's names of money that was booked before, to a company or otherwise. */
export async function listBooked(tx: Tx, references: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ reference: string }>`
    select bank_reference as reference from receivable_moves
    where bank_reference = any(${references}::text[])
    union
    select dedupe_key from payment_notifications
    where dedupe_key = any(${references}::text[])`.execute(tx)
  return new Set(rows.map(({ reference }) => reference))
}
