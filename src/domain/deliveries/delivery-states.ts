/** The life of what one receiver gets. */
export const deliveryStates = ['waiting', 'sent', 'opened', 'failed', 'refunded'] as const

export type DeliveryState = (typeof deliveryStates)[number]

/**
 * `opened`: seen on the card's page, never by a tracking pixel (DESIGN §9); a receiver who has the link has got the
 * mail, whatever we know of it. `failed`: the address does not work. What failed, or
 * was sent and never opened, waits again once its address is corrected. `refunded`: none of
 * its cards could be issued.
 */
const deliveryTransitions = {
  waiting: ['sent', 'opened', 'failed', 'refunded'],
  sent: ['waiting', 'opened', 'failed'],
  opened: [],
  failed: ['waiting', 'opened'],
  refunded: [],
} as const satisfies Record<DeliveryState, readonly DeliveryState[]>

export const canDeliveryBecome = (from: DeliveryState, to: DeliveryState): boolean =>
  (deliveryTransitions[from] as readonly DeliveryState[]).includes(to)
