import type { VariationType } from '#domain/catalogue/product.ts'
import { deliveryMomentOf } from '#kernel/delivery-moment.ts'
import { postDayOf } from '#kernel/post-day.ts'

/**
 * The moment that a basket keeps, of what was asked on a Dutch clock. Throws what `deliveryMomentOf` throws; by post, where the
 * day alone counts, what `ensurePostDay` throws.
 */
export function cartMomentOf(
  deliveryDate: string | undefined,
  { form, now }: { form: VariationType; now: Date },
): string | null {
  if (deliveryDate === undefined) return null
  if (form === 'DIGITAL') return deliveryMomentOf(deliveryDate, now).toISOString()
  return postDayOf(deliveryDate, now).toISOString()
}
