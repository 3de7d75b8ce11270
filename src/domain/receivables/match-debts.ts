import type { Db } from '#domain/db.ts'
import type { CompanyId, ReceivableId } from '#kernel/ids.ts'
import type { Currency } from '#kernel/money.ts'
import { orderNumbersIn } from '#kernel/order-numbers-in.ts'

/** Debts of one company that somebody names in a transfer. */
export type NamedDebts = {
  /** In the order in which they are named. */
  receivableIds: readonly ReceivableId[]
  companyId: CompanyId
  /** The first that is named. */
  orderNumber: string
  currency: Currency
}

/**
 * Debts by the numbers of orders in each text, in the order of the texts; undefined where none is
 * named, or those of several companies.
 */
export async function matchDebts(
  db: Db,
  texts: readonly string[],
): Promise<readonly (NamedDebts | undefined)[]> {
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
    const [first] = found
    const isOfOne = found.every(({ companyId }) => companyId === first?.companyId)
    if (first === undefined || !isOfOne) return undefined
    const { companyId, orderNumber, currency } = first
    const receivableIds = [...new Set(found.map(({ receivableId }) => receivableId))]
    return { companyId, orderNumber, currency, receivableIds }
  })
}
