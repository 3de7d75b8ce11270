import type { Mails } from '#domain/mail/mails.ts'
import { claimPosted, markPostedTold, type PostedShipment } from '#domain/orders/claim-posted.ts'
import { activationUrl, orderUrl } from '#flows/shared/addresses.ts'
import { trackUrl } from '#flows/shared/track-url.ts'
import { firstNameOf } from '#kernel/first-name.ts'
import type { ShipmentId } from '#kernel/ids.ts'
import { arrivesAfter, dutchDayOf, noonOf } from '#kernel/post-calendar.ts'
import type { MailDeps } from './send-card-mails.ts'
import { sendEach } from './send-each.ts'

type PostedDeps = Omit<MailDeps, 'cardLinks'>

/**
 * Tells givers what is on its way, each shipment once. One whose address does not work counts as told: the order's page
 * shows the same.
 */
export const sendPostedMails = (deps: PostedDeps, ids: readonly ShipmentId[]): Promise<void> =>
  sendEach(deps, ids, {
    kind: 'posted',
    claim: claimPosted,
    write: async (posted) => ({
      to: { name: posted.contact.firstName, address: posted.contact.email },
      ...(await deps.mails.posted(describe(deps, posted))),
    }),
    markSent: (one, { items, now }) =>
      markPostedTold(one, { ids: items.map(({ shipmentId }) => shipmentId), now }),
    markFailed: (one, { item, now }) => markPostedTold(one, { ids: [item.shipmentId], now }),
  })

function describe(
  deps: Pick<MailDeps, 'storefront' | 'shopUrl'>,
  posted: PostedShipment,
): Mails['posted'] {
  const { language, contact, isForSelf, receiverName, address, postedAt, trackCode, endedBy } =
    posted
  return {
    language,
    shopName: deps.storefront.name,
    organisation: deps.storefront.organisation,
    giverName: contact.firstName,
    receiverName: isForSelf ? undefined : firstNameOf(receiverName),
    city: address?.city,
    arrivesOn: noonOf(arrivesAfter(dutchDayOf(postedAt))),
    orderUrl: orderUrl(deps, posted),
    trackUrl: endedBy === null ? trackUrl(deps.storefront, { trackCode, address }) : undefined,
    news: endedBy ?? 'posted',
    isPack: posted.hasPacks && !posted.hasCards,
    activationUrl: posted.hasPacks ? activationUrl(deps, posted) : undefined,
  }
}
