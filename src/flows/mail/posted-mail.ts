import type { Mails } from '#domain/mail/mails.ts'
import { type PostedNotice, postedMails } from '#domain/orders/posted-mails.ts'
import { activationUrl, orderUrl } from '#flows/shared/addresses.ts'
import { trackUrl } from '#flows/shared/track-url.ts'
import { arrivesAfter, dutchDayOf, noonOf } from '#kernel/post-calendar.ts'
import { defineMailKind, type WriteDeps } from './define-mail-kind.ts'

/**
 * Tells givers what is on its way. The key is the shipment, the moment that it went and what became of it. One whose address
 * does not work counts as told: the order's page shows the same.
 */
export const postedMail = defineMailKind(postedMails, {
  job: { name: 'send-posted-mail', field: 'shipmentId', prefixes: ['shp'] },
  write: async (deps, posted) => ({
    to: { name: posted.contact.firstName, address: posted.contact.email },
    ...(await deps.mails.posted(describe(deps, posted))),
  }),
})

function describe(deps: WriteDeps, posted: PostedNotice): Mails['posted'] {
  const { language, contact, isForSelf, receiverName, address, postedAt, trackCode, endedBy } =
    posted
  return {
    language,
    shopName: deps.storefront.name,
    organisation: deps.storefront.organisation,
    giverName: contact.firstName,
    receiverName: isForSelf ? undefined : receiverName,
    city: address?.city,
    arrivesOn: noonOf(arrivesAfter(dutchDayOf(postedAt))),
    orderUrl: orderUrl(deps, posted),
    trackUrl: endedBy === null ? trackUrl(deps.storefront, { trackCode, address }) : undefined,
    news: endedBy ?? 'posted',
    isPack: posted.hasPacks && !posted.hasCards,
    activationUrl: posted.hasPacks ? activationUrl(deps, posted) : undefined,
  }
}
