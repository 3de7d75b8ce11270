import { sql } from 'kysely'
import type { Db } from '#domain/db.ts'
import type { BankEntry } from '#domain/payments/bank-entry.ts'
import type { PaymentId } from '#kernel/ids.ts'
import { orderNumbersIn } from '#kernel/order-numbers-in.ts'

/** A transfer that somebody was asked for, by what they may have written to it. */
type Asked = { paymentId: PaymentId; reference: string; orderNumber: string }

export type MatchedEntry = { entry: BankEntry; payment: Asked | undefined }

/** The words of a text, and all of it as one: banks break what is long. */
const wordsOf = (text: string): readonly string[] => {
  const words = text.toUpperCase().split(/[^0-9A-Z]+/)
  return [...words, words.join('')].filter((word) => word.length > 3)
}

/** By the reference that the giver was told, else by the number of their order; what fits several fits none. */
export async function matchTransfers(
  db: Db,
  entries: readonly BankEntry[],
): Promise<readonly MatchedEntry[]> {
  const words = [...new Set(entries.flatMap(({ text }) => wordsOf(text)))]
  const numbers = [...new Set(entries.flatMap(({ text }) => orderNumbersIn(text)))]
  const named = sql<Asked>`(
    select payments.id as "paymentId", upper(transfer ->> 'reference') as reference,
      reference_number as "orderNumber"
    from payments join orders on orders.id = payments.order_id
    where payments.id in (
      select id from payments
      where upper(transfer ->> 'reference') = any(${words}::text[]) and transfer is not null
      union all
      select payments.id from orders as named join payments on payments.order_id = named.id
      where named.reference_number = any(${numbers}::text[]) and transfer is not null
    ))`
  const rows = await db.selectFrom(named.as('asked')).selectAll().execute()
  return entries.map((entry) => ({ entry, payment: paymentOf(entry, rows) }))
}

function paymentOf({ text }: BankEntry, asked: readonly Asked[]): Asked | undefined {
  const words = new Set(wordsOf(text))
  const byReference = asked.filter(({ reference }) => words.has(reference))
  const numbers = orderNumbersIn(text)
  const found =
    byReference.length > 0
      ? byReference
      : asked.filter(({ orderNumber }) => numbers.includes(orderNumber))
  return found.length === 1 ? found[0] : undefined
}
