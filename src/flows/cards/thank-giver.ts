import { giftIdOf } from '#domain/deliveries/card-links.ts'
import { ThankYouRefused } from '#domain/deliveries/errors.ts'
import { writeThankYou } from '#domain/deliveries/write-thank-you.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { transact } from '#flows/shared/transact.ts'
import { findGift } from './find-gift.ts'

export type ThankYouFromPage = { token: string; text: string | undefined }

/**
 * Whoever unwrapped a gift thanks its giver, in words or without. The giver is mailed once; new words stand on the
 * order's page only. Throws `CardLinkInvalid` (3500) and what `writeThankYou` throws.
 */
export async function thankGiver(
  deps: Pick<Deps, 'db' | 'queue' | 'clock' | 'cardLinks'>,
  { token, text }: ThankYouFromPage,
): Promise<void> {
  const { link, delivery, isOpened, isForSelf } = await findGift(deps, token)
  if (!isOpened || isForSelf) throw new ThankYouRefused()
  await transact(deps, async (tx) => {
    const thanked = { link, deliveryId: delivery.id, text, now: deps.clock.now() }
    const { isFirst } = await writeThankYou(tx, thanked)
    if (!isFirst) return
    await deps.queue.send(tx, [
      { name: 'send-thank-you-mail', payload: { giftId: giftIdOf(link) } },
    ])
  })
}
