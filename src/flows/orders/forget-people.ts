import type { Tx } from '#domain/db.ts'
import {
  forgetAddressHashes,
  forgetReceivers,
  lockReceiversToForget,
} from '#domain/orders/forget-receivers.ts'
import type { Deps } from '#flows/shared/deps.ts'

/** Erases receivers whose time is over, and what was kept of them while a card was valid. */
export async function forgetPeople(
  tx: Tx,
  now: Date,
  { hashAddress }: Pick<Deps, 'hashAddress'>,
): Promise<void> {
  const found = await lockReceiversToForget(tx, now)
  const shipments = found.map(({ email, ...shipment }) => ({
    ...shipment,
    emailHash: hashAddress(email),
  }))
  await forgetReceivers(tx, { shipments, now })
  await forgetAddressHashes(tx, now)
}
