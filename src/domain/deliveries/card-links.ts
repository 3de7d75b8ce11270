import type { DeliveryId } from '#kernel/ids.ts'

/**
 * The private link to a card's page. It is computed from the delivery and its link version with a secret key,
 * never stored, so a mail that is sent again carries the same link and raising the version kills it.
 */
export type CardLinks = {
  token(delivery: { id: DeliveryId; linkVersion: number }): string
  /** Undefined for anything that we did not make. The version must still be compared with the row. */
  read(token: string): { id: DeliveryId; linkVersion: number } | undefined
}
