import { sql } from 'kysely'
import type { Tx } from '#domain/db.ts'
import { type CardLink, giftIdOf } from '#domain/deliveries/card-links.ts'
import { ThankYouRefused, TooManyThankYous } from '#domain/deliveries/errors.ts'
import { isThankable } from '#domain/deliveries/is-thankable.ts'
import type { DeliveryId } from '#kernel/ids.ts'

/** A slip of the pen is put right; more is a conversation, and the giver hears of none of it by mail. */
const changesMax = 3

export const canThankYouBeChanged = ({ changes }: { changes: number }): boolean =>
  changes < changesMax

export type ThankYou = {
  /** Undefined is a thank-you without words. */
  text: string | undefined
  changes: number
}

type ThankYouToSend = {
  link: CardLink
  deliveryId: DeliveryId
  text: string | undefined
  now: Date
}

/**
 * Writes a receiver's thank-you, or its new words, and answers whether it is the first. Who calls has seen that the gift was
 * unwrapped; the delivery's row is locked, so that its link is still good and two taps are one. Throws `ThankYouRefused`
 * (3505) and `TooManyThankYous` (3506).
 */
export async function writeThankYou(
  tx: Tx,
  { link, deliveryId, text, now }: ThankYouToSend,
): Promise<{ isFirst: boolean }> {
  const delivery = await tx
    .selectFrom('deliveries')
    .select(isThankable.as('isThankable'))
    .where('id', '=', deliveryId)
    .where('link_version', '=', link.linkVersion)
    .forUpdate()
    .executeTakeFirst()
  if (delivery?.isThankable !== true) throw new ThankYouRefused()
  const giftId = giftIdOf(link)
  const earlier = await tx
    .selectFrom('thank_yous')
    .select(['text', 'changes'])
    .where('gift_id', '=', giftId)
    .executeTakeFirst()
  if (earlier === undefined) {
    await tx
      .insertInto('thank_yous')
      .values({ gift_id: giftId, delivery_id: deliveryId, text: text ?? null, thanked_at: now })
      .execute()
    return { isFirst: true }
  }
  if (earlier.text === (text ?? null)) return { isFirst: false }
  if (!canThankYouBeChanged(earlier)) throw new TooManyThankYous()
  await tx
    .updateTable('thank_yous')
    .set({ text: text ?? null, changes: sql`changes + 1` })
    .where('gift_id', '=', giftId)
    .execute()
  return { isFirst: false }
}
