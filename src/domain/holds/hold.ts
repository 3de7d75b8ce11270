import { lifecycleOf } from '#domain/lifecycle.ts'
import type { CardId, HoldId } from '#kernel/ids.ts'
import type { Money } from '#kernel/money.ts'

/** `captured`: it paid. `released`: its owner had no use for it. `expired`: its owner was not heard of any more. */
export const holdLifecycle = lifecycleOf({
  held: ['captured', 'released', 'expired'],
  captured: [],
  released: [],
  expired: [],
})

export type HoldState = keyof typeof holdLifecycle

/** What an order reserves. */
export type Hold = { id: HoldId; cardId: CardId; amount: Money }
