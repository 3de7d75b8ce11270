import { lifecycleOf } from '#domain/lifecycle.ts'

/**
 * `opened`: seen on the card's page, never by a tracking pixel; a receiver who has the link has got
 * the mail, whatever we know of it. `failed`: the address does not work. What failed, or was sent
 * and never opened, waits again once its address is corrected. `refunded`: none of its cards could
 * be issued. `withdrawn`: its cards are good no more, since their money was taken back.
 */
export const deliveryLifecycle = lifecycleOf({
  waiting: ['sent', 'opened', 'failed', 'refunded', 'withdrawn'],
  sent: ['waiting', 'opened', 'failed', 'withdrawn'],
  opened: ['withdrawn'],
  failed: ['waiting', 'opened', 'withdrawn'],
  refunded: [],
  withdrawn: [],
})

/** The life of what one receiver gets. */
export type DeliveryState = keyof typeof deliveryLifecycle
