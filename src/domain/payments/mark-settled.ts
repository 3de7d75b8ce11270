import { type Insertable, sql } from 'kysely'
import { alongWith, type Database, type OneStatement, type Tx } from '#domain/db.ts'
import { type CardId, newId, type OrderId, type PaymentId } from '#kernel/ids.ts'
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

/** A payment that pays an order, or what its cards leave of it. */
export type PayingPayment = Omit<Authorisation, 'now'> & {
  /** What it was asked for, and how much of that the shop pays itself. */
  amount: Money
  lackCents: number
}

type PaidOrder = {
  orderId: OrderId
  /** Undefined where cards pay all of it, or a company will. */
  payment: PayingPayment | undefined
  /** Debt of a company for it from now on. */
  onAccount: Money | undefined
  /** What choice cards pay, in the order in which they are drawn. */
  cards: readonly { cardId: CardId; amount: Money }[]
  hasCards: boolean
  isReleased: boolean
  now: Date
}

/**
 * The payment pays its order, or what its cards leave of it; what it lacks, and the shop lets pass, is a tender of the shop's own, so that
 * no more than was paid ever goes back. An order of donations alone is complete with that. What is not released yet is looked at
 * first.
 */
export async function markOrderPaid(one: OneStatement, paid: PaidOrder): Promise<void> {
  const { orderId, payment, hasCards, isReleased, now } = paid
  const settled = {
    state: hasCards ? ('issuing' as const) : ('completed' as const),
    paid_by_payment_id: payment?.paymentId ?? null,
    settled_at: now,
    released_at: isReleased ? now : null,
    completed_at: hasCards ? null : now,
  }
  const withTenders = alongWith(one, 'tender', () => insertTenders(tendersOf(paid)))
  const paying =
    payment === undefined
      ? withTenders.updateTable('orders')
      : withTenders
          .with('payment', (db) =>
            db
              .updateTable('payments')
              .set(settledPayment({ ...payment, now }))
              .where('id', '=', payment.paymentId),
          )
          .updateTable('orders')
  const { numUpdatedRows } = await paying
    .set(settled)
    .where('id', '=', orderId)
    .where('settled_at', 'is', null)
    .executeTakeFirst()
  invariant(numUpdatedRows === 1n, 'An order is paid once.')
}

type TenderRow = Insertable<Database['tenders']>

/** One text for any number of them. */
const insertTenders = (rows: readonly TenderRow[]) => sql<object>`(
  insert into tenders (id, order_id, kind, payment_id, card_id, position, currency, amount_cents, taken_at)
  select id, order_id, kind, payment_id, card_id, position, currency, amount_cents, taken_at
  from jsonb_populate_recordset(null::tenders, ${JSON.stringify(rows)}::jsonb)
)`

function tendersOf({ orderId, payment, onAccount, cards, now }: PaidOrder): readonly TenderRow[] {
  const rowOf = (
    { currency, cents }: Money,
    by: { kind: 'provider' | 'own' | 'card' | 'invoice' } & {
      payment_id?: PaymentId
      card_id?: CardId
      position?: number
    },
  ) => ({
    ...{
      id: newId('ten', now.getTime()),
      order_id: orderId,
      currency,
      amount_cents: cents,
      taken_at: now,
    },
    ...{ payment_id: null, card_id: null, position: null, ...by },
  })
  const drawn = cards.map(({ cardId, amount }, position) =>
    rowOf(amount, { kind: 'card', card_id: cardId, position }),
  )
  if (onAccount !== undefined) return [rowOf(onAccount, { kind: 'invoice' }), ...drawn]
  if (payment === undefined) return drawn
  const { paymentId, lackCents, amount } = payment
  const { currency } = amount
  const paid = { currency, cents: amount.cents - lackCents }
  const lack = { currency, cents: lackCents }
  return [
    rowOf(paid, { kind: 'provider', payment_id: paymentId }),
    ...(lackCents === 0 ? [] : [rowOf(lack, { kind: 'own' })]),
    ...drawn,
  ]
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
