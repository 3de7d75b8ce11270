import type { Db } from '#domain/db.ts'
import { type CardLink, giftIdOf } from '#domain/deliveries/card-links.ts'
import type { ThankYou } from '#domain/deliveries/write-thank-you.ts'

/** What whoever has this link sent to the giver. */
export async function findThankYou(db: Db, link: CardLink): Promise<ThankYou | undefined> {
  const found = await db
    .selectFrom('thank_yous')
    .select(['text', 'changes'])
    .where('gift_id', '=', giftIdOf(link))
    .executeTakeFirst()
  return found && { ...found, text: found.text ?? undefined }
}
