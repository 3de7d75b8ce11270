/** What one card by post may be: of at least `min`, at most `max`, and a multiple of `step`, all in cents. */
export type PostedCard = { min: number; max: number; step: number }

/**
 * What is wanted by post as cards that may be sent, the fewest there can be: each as large as it may be, the rest last and never
 * below the least of the product. Undefined where no such cards add up to it.
 */
export function splitPosted(
  totalCents: number,
  { min, max, step }: PostedCard,
): readonly number[] | undefined {
  const most = Math.floor(max / step) * step
  const least = Math.ceil(min / step) * step
  if (totalCents <= 0 || totalCents % step !== 0 || most < least || most <= 0) return undefined
  const count = Math.ceil(totalCents / most)
  if (count * least > totalCents) return undefined
  let leftCents = totalCents
  return Array.from({ length: count }, (_, at) => {
    const cents = Math.min(most, leftCents - (count - 1 - at) * least)
    leftCents -= cents
    return cents
  })
}
