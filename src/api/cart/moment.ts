import { deliveryMomentOf } from '#kernel/delivery-moment.ts'

/** The moment that a basket keeps, of what was asked on a Dutch clock. Throws what `deliveryMomentOf` throws. */
export const momentOf = (deliveryDate: string | undefined, now: Date): string | null =>
  deliveryDate === undefined ? null : deliveryMomentOf(deliveryDate, now).toISOString()
