import { lifecycleOf } from '#domain/lifecycle.ts'
import type { CardId, HoldId, OrderId, PaymentId } from '#kernel/ids.ts'
import type { Money } from '#kernel/money.ts'

/** `captured`: it paid. `released`: its owner had no use for it. `expired`: its owner was not heard of any more. */
export const holdLifecycle = lifecycleOf({
  held: ['captured', 'released', 'expired'],
  captured: [],
  released: [],
  expired: [],
})

export type HoldState = keyof typeof holdLifecycle

/** Whoever reserves value: an order, or one attempt to pay it. */
export type HoldOwner = OrderId | PaymentId

export type Hold = { id: HoldId; cardId: CardId; amount: Money }
