import type { GiftId } from '#domain/deliveries/card-links.ts'
import { claimThankYous } from '#domain/deliveries/claim-thank-yous.ts'
import { markThankYousTold } from '#domain/deliveries/mark-thank-yous-told.ts'
import { orderUrl } from '#flows/shared/addresses.ts'
import { firstNameOf } from '#kernel/first-name.ts'
import type { MailDeps } from './send-card-mails.ts'
import { sendEach } from './send-each.ts'

/**
 * Tells givers that somebody thanks them, each thank-you once; the mail's key is the gift. One whose address does not work
 * counts as told: the order page tells the same.
 */
export const sendThankYouMails = (
  deps: Omit<MailDeps, 'cardLinks'>,
  ids: readonly GiftId[],
): Promise<void> =>
  sendEach(deps, ids, {
    kind: 'thankYou',
    claim: claimThankYous,
    write: async ({ giver, receiverName, text, language, uuid }) => ({
      to: { name: giver.firstName, address: giver.email },
      ...(await deps.mails.thankYou({
        language,
        shopName: deps.storefront.name,
        giverName: giver.firstName,
        receiverName: receiverName === null ? undefined : firstNameOf(receiverName),
        text: text ?? undefined,
        orderUrl: orderUrl(deps, { uuid, language }),
        organisation: deps.storefront.organisation,
      })),
    }),
    markSent: (one, { items, now }) =>
      markThankYousTold(one, { ids: items.map(({ giftId }) => giftId), now }),
    markFailed: (one, { item, now }) => markThankYousTold(one, { ids: [item.giftId], now }),
  })
