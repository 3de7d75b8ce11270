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

/** True of money that was booked by this name, but not as a company's. */
export async function isBookedOtherwise(tx: Tx, reference: string): Promise<boolean> {
  const { rows } = await sql`
    select from payment_notifications where dedupe_key = ${reference}`.execute(tx)
  return rows.length > 0
}
