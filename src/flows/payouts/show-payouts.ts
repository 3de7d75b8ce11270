import { listPayouts, type Payout } from '#domain/payouts/find-payout.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { nearestNames } from '#kernel/nearest-names.ts'
import { refusal } from '#kernel/operator-refusal.ts'

/** Batches that were imported, the newest first; with a number those of it. Throws `payoutUnknown`. */
export async function showPayouts(
  { readBehind }: Pick<Deps, 'readBehind'>,
  { batch }: { batch: string | undefined },
): Promise<readonly Payout[]> {
  const payouts = await readBehind(listPayouts)
  if (batch === undefined || payouts.length === 0) return payouts
  const asked = payouts.filter(({ batchNumber }) => String(batchNumber) === batch)
  if (asked.length > 0) return asked
  const numbers = payouts.map(({ batchNumber }) => String(batchNumber))
  const near = nearestNames(batch, new Map(numbers.map((number) => [number, ''])))
  throw refusal('payoutUnknown', { batch, known: near.length > 0 ? near : numbers.slice(0, 3) })
}
