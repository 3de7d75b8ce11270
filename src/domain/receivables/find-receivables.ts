import { sql } from 'kysely'
import type { Db } from '#domain/db.ts'
import type { CompanyId, OrderId } from '#kernel/ids.ts'
import type { Receivable } from './receivable.ts'

const lettersOfDebt = sql`
  from document_letters join documents on documents.id = document_id
  where documents.order_id = receivables.order_id`

const receivables = (db: Db) =>
  db
    .selectFrom('receivables')
    .innerJoin('orders', 'orders.id', 'receivables.order_id')
    .select(['receivables.id', 'receivables.company_id as companyId', 'order_id as orderId'])
    .select(['reference_number as orderNumber', 'receivables.currency'])
    .select(['amount_cents as amountCents', 'allocated_cents as allocatedCents'])
    .select(['opened_at as openedAt', 'due_at as dueAt', 'uuid as orderUuid'])
    .select('cards_blocked_at as cardsBlockedAt')
    .select(
      sql<number>`(
        select coalesce(sum(allocations.amount_cents), 0)::bigint
        from allocations join receivable_moves as move on move.id = move_id and kind = 'writeOff'
        where receivable_id = receivables.id
      )`.as('writtenOffCents'),
    )
    .select([
      sql<number>`(select coalesce(max(step), 0) ${lettersOfDebt} and told_at is not null)`.as(
        'reminders',
      ),
      sql<Date | null>`(select max(told_at) ${lettersOfDebt} and step is not null)`.as(
        'remindedAt',
      ),
      sql<string[]>`array(select distinct email ${lettersOfDebt} and refused_at is not null)`.as(
        'refusedEmails',
      ),
    ])

/** All debts of a company, the newest first. */
export async function listReceivables(db: Db, companyId: CompanyId): Promise<Receivable[]> {
  return await receivables(db)
    .where('receivables.company_id', '=', companyId)
    .orderBy('opened_at', 'desc')
    .orderBy('receivables.id', 'desc')
    .execute()
}

/** The debt for one order, by the number that its customer knows. */
export async function findReceivable(
  db: Db,
  { storefront, orderNumber }: { storefront: string; orderNumber: string },
): Promise<Receivable | undefined> {
  return await receivables(db)
    .where('orders.storefront', '=', storefront)
    .where('reference_number', '=', orderNumber)
    .executeTakeFirst()
}

/** Debt for an order, as the books have it now. */
export async function findReceivableOf(db: Db, orderId: OrderId): Promise<Receivable | undefined> {
  return await receivables(db).where('order_id', '=', orderId).executeTakeFirst()
}

/** The oldest day on which something was due that a company has not paid. */
export async function oldestDueOf(db: Db, companyId: CompanyId): Promise<Date | null> {
  const row = await db
    .selectFrom('receivables')
    .select(({ fn }) => fn.min('due_at').as('dueAt'))
    .where('company_id', '=', companyId)
    .where(sql<boolean>`allocated_cents < amount_cents`)
    .executeTakeFirst()
  return row?.dueAt ?? null
}
