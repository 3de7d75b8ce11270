import { type AwaitedTransfer, listAwaitedTransfers } from '#domain/payments/transfers.ts'
import type { Deps } from '#flows/shared/deps.ts'

/** Orders of this visitor that wait for their transfer; none for a visitor without a cookie. */
export async function showAwaitedTransfers(
  { db, clock, storefront }: Pick<Deps, 'db' | 'clock' | 'storefront'>,
  visitorKey: string | undefined,
): Promise<readonly AwaitedTransfer[]> {
  if (visitorKey === undefined) return []
  return listAwaitedTransfers(db, { visitorKey, storefront: storefront.key, now: clock.now() })
}
