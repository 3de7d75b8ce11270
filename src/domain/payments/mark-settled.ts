import { sql } from 'kysely'
import type { OneStatement, Tx } from '#domain/db.ts'
import { newId, type OrderId, type PaymentId } from '#kernel/ids.ts'
import { invariant } from '#kernel/invariant.ts'
import type { Money } from '#kernel/money.ts'

/** The money of this payment is ours. */
type Authorisation = {
  paymentId: PaymentId
  reference: string
  brand: string | undefined
  now: Date
}

/** A brand that the provider does not name stays as it is. */
const settledPayment = ({ reference, brand, now }: Authorisation) => ({
  state: 'settled' as const,
  provider_reference: reference,
  brand,
  refusal_reason: null,
  request: null,
  action: null,
  redirect_result: null,
  settled_at: now,
  next_check_at: null,
})

/**
 * The payment pays its order; what it lacks, and the shop lets pass, is a tender of the shop's own, so that no more than was
 * paid ever goes back. An order of donations alone is complete with that. What is not released yet is looked at first.
 */
export async function markOrderPaid(
  one: OneStatement,
  paid: Authorisation & {
    orderId: OrderId
    /** What the order costs, and how much of that the shop pays itself. */
    amount: Money
    lackCents: number
    hasCards: boolean
    isReleased: boolean
  },
): Promise<void> {
  const { paymentId, orderId, hasCards, isReleased, now } = paid
  const { numUpdatedRows } = await one
    .with('payment', (db) =>
      db.updateTable('payments').set(settledPayment(paid)).where('id', '=', paymentId),
    )
    .with('tender', (db) => db.insertInto('tenders').values(tendersOf(paid)))
    .updateTable('orders')
    .set({
      state: hasCards ? 'issuing' : 'completed',
      paid_by_payment_id: paymentId,
      settled_at: now,
      released_at: isReleased ? now : null,
      completed_at: hasCards ? null : now,
    })
    .where('id', '=', orderId)
    .where('settled_at', 'is', null)
    .executeTakeFirst()
  invariant(numUpdatedRows === 1n, 'An order is paid once.')
}

function tendersOf({
  paymentId,
  orderId,
  amount: { currency, cents },
  lackCents,
  now,
}: Parameters<typeof markOrderPaid>[1]) {
  const tender = { order_id: orderId, card_id: null, currency, taken_at: now }
  const paid = {
    ...{ ...tender, id: newId('ten', now.getTime()) },
    ...{ kind: 'provider' as const, payment_id: paymentId, amount_cents: cents - lackCents },
  }
  const lack = {
    ...{ ...tender, id: newId('ten', now.getTime()) },
    ...{ kind: 'own' as const, payment_id: null, amount_cents: lackCents },
  }
  return lackCents === 0 ? [paid] : [paid, lack]
}

/** The payment paid what was paid already; its order stays as it is. */
export async function markSurplus(tx: Tx, surplus: Authorisation): Promise<void> {
  await tx
    .updateTable('payments')
    .set(settledPayment(surplus))
    .where('id', '=', surplus.paymentId)
    .execute()
}

/** Waits for a person, with the reason. */
export async function markHeld(
  tx: Tx,
  held: Authorisation & { holdReason: string },
): Promise<void> {
  await tx
    .updateTable('payments')
    .set({
      state: 'held',
      hold_reason: held.holdReason,
      provider_reference: held.reference,
      request: null,
      action: sql`null`,
      redirect_result: null,
      next_check_at: null,
    })
    .where('id', '=', held.paymentId)
    .execute()
}

/** The money that a payment was held for went back the way it came, before anybody decided: its order waits for nothing. */
export async function markHeldTaken(
  tx: Tx,
  { paymentId, reference }: { paymentId: PaymentId; reference: string },
): Promise<void> {
  await tx
    .updateTable('payments')
    .set({ state: 'refunded' })
    .where('id', '=', paymentId)
    .where('state', '=', 'held')
    .where('provider_reference', '=', reference)
    .execute()
}

/** The provider took this money back before we heard that it had come: a success of that name counts no more. */
export async function markVoided(
  tx: Tx,
  { paymentId, reference }: { paymentId: PaymentId; reference: string },
): Promise<void> {
  await tx
    .updateTable('payments')
    .set({
      // The release before reads the last one alone.
      voided_reference: reference,
      voided_references: sql`array_append(voided_references, ${reference})`,
    })
    .where('id', '=', paymentId)
    .execute()
}
