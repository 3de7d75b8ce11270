import { type CaseKind, caseKinds, caseRule } from '#domain/cases/case-kinds.ts'
import type { Db } from '#domain/db.ts'
import type { OrderId } from '#kernel/ids.ts'
import type { Money } from '#kernel/money.ts'

/** Money that came to pay an order, and what its giver was asked for. */
export type ReceivedMoney = { amount: Money; asked: Money }

/** Of money that a person may take for the payment that it was meant to be. */
const acceptableKinds = (Object.keys(caseKinds) as CaseKind[]).filter((kind) =>
  caseRule(kind).decisions.some((decision) => decision === 'accept'),
)

/** What came for an order that is not paid, and waits for a person. */
export async function listMoneyAtHand(db: Db, orderId: OrderId): Promise<readonly ReceivedMoney[]> {
  const rows = await db
    .selectFrom('cases')
    .innerJoin('payments', 'payments.id', 'cases.payment_id')
    .select(['open_cents as openCents', 'cases.currency', 'payments.amount_cents as askedCents'])
    .select('payments.currency as askedCurrency')
    .where('cases.order_id', '=', orderId)
    .where('cases.state', '=', 'open')
    .where('cases.kind', 'in', acceptableKinds)
    .where('open_cents', '>', 0)
    .orderBy('cases.opened_at')
    .execute()
  return rows.map(({ openCents, currency, askedCents, askedCurrency }) => ({
    amount: { currency, cents: openCents },
    asked: { currency: askedCurrency, cents: askedCents },
  }))
}
