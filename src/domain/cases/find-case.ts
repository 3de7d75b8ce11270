import type { Selectable } from 'kysely'
import type { CaseTables } from '#domain/cases/tables.ts'
import type { Db, Tx } from '#domain/db.ts'
import type { CaseId } from '#kernel/ids.ts'

const columns = [
  ...(['cases.id', 'subject', 'cases.kind', 'cases.state', 'cases.currency', 'decision'] as const),
  ...(['order_id as orderId', 'payment_id as paymentId', 'refund_id as refundId'] as const),
  ...(['provider_reference as reference', 'open_cents as openCents'] as const),
  ...(['opened_at as openedAt', 'decide_by as decideBy', 'decided_at as decidedAt'] as const),
  'decision_count as decisionCount',
] as const

type Row = Selectable<CaseTables['cases']>

/** What waits for a person, or what they decided. */
export type Case = Pick<Row, 'id' | 'subject' | 'kind' | 'state' | 'currency' | 'decision'> & {
  orderId: Row['order_id']
  paymentId: Row['payment_id']
  refundId: Row['refund_id']
  reference: Row['provider_reference']
  /** What is to be decided about, in cents. */
  openCents: number
  openedAt: Date
  decideBy: Date
  decidedAt: Date | null
  decisionCount: number
}

export async function findCase(db: Db, id: CaseId): Promise<Case | undefined> {
  return db.selectFrom('cases').select(columns).where('id', '=', id).executeTakeFirst()
}

/** The case about this, whatever became of it. */
export async function findCaseAbout(db: Db, subject: string): Promise<Case | undefined> {
  return db.selectFrom('cases').select(columns).where('subject', '=', subject).executeTakeFirst()
}

/** The case of money which came under this name and fitted no order, whatever became of it. */
export const findCaseOfReceipt = (db: Db, reference: string): Promise<Case | undefined> =>
  findCaseAbout(db, `receipt:${reference}`)

/** As long as the transaction lasts nobody else decides it, and no news changes it. */
export async function lockCase(tx: Tx, id: CaseId): Promise<Case | undefined> {
  return tx.selectFrom('cases').select(columns).where('id', '=', id).forUpdate().executeTakeFirst()
}

export type ListedCase = Case & { orderNumber: string | null }

export const listedCasesMax = 500

/** Those that wait, the most urgent first; or those of one order, or one by its id, whatever became of them. */
export async function listCases(
  db: Db,
  which: { orderId: NonNullable<Case['orderId']> } | { id: CaseId } | 'open',
): Promise<readonly ListedCase[]> {
  return db
    .selectFrom('cases')
    .leftJoin('orders', 'orders.id', 'cases.order_id')
    .select(columns)
    .select('orders.reference_number as orderNumber')
    .where(({ eb }) => {
      if (which === 'open') return eb('cases.state', '=', 'open')
      return 'id' in which ? eb('cases.id', '=', which.id) : eb('order_id', '=', which.orderId)
    })
    .orderBy('decide_by')
    .limit(listedCasesMax)
    .execute()
}
