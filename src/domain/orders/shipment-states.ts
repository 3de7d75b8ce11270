import { lifecycleOf } from '#domain/lifecycle.ts'

/** `open`: waits to be posted. What comes back may be posted again. Of what goes by e-mail the delivery says how it stands. */
export const shipmentLifecycle = lifecycleOf({
  open: ['posted', 'cancelled'],
  posted: ['arrived', 'lost', 'returned'],
  arrived: [],
  lost: [],
  returned: ['open', 'cancelled'],
  cancelled: [],
})

/** The life of what goes by post. */
export type ShipmentState = keyof typeof shipmentLifecycle
