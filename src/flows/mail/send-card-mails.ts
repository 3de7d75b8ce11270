import { cardPicturePath } from '#domain/catalogue/picture-paths.ts'
import type { CardLink } from '#domain/deliveries/card-links.ts'
import {
  claimDeliveries,
  claimResends,
  type Delivery,
  messageOf,
} from '#domain/deliveries/load-deliveries.ts'
import {
  markDeliveriesResent,
  markDeliveriesSent,
  markDeliveryFailed,
} from '#domain/deliveries/mark-delivery.ts'
import type { Mails } from '#domain/mail/mails.ts'
import type { ClaimedMail } from '#domain/mail-claim.ts'
import { fullName } from '#domain/orders/order.ts'
import { cardPageUrl } from '#flows/shared/addresses.ts'
import type { Deps } from '#flows/shared/deps.ts'
import type { DeliveryId } from '#kernel/ids.ts'
import { type MailSort, type SendDeps, sendEach } from './send-each.ts'

export type MailDeps = SendDeps & Pick<Deps, 'mails' | 'cardLinks' | 'storefront' | 'shopUrl'>

/**
 * Sends each receiver the mail with the link to what they get. Only deliveries that are ready and still wait are
 * sent; the mail's key is the delivery and its link, so a second sending after a crash is the same message. The giver
 * sees one that failed, and can correct its address.
 */
export const sendCardMails = (deps: MailDeps, ids: readonly DeliveryId[]): Promise<void> =>
  sendEach(deps, ids, {
    ...sortOf(deps),
    kind: 'card',
    claim: claimDeliveries,
    markSent: (one, { items: links, now }) => markDeliveriesSent(one, { links, now }),
  })

/** Sends the same mail with the same link once more for each time that the giver asked. */
export const sendCardMailsAgain = (deps: MailDeps, ids: readonly DeliveryId[]): Promise<void> =>
  sendEach(deps, ids, {
    ...sortOf(deps),
    kind: 'cardAgain',
    claim: claimResends,
    markSent: (one, { items: links, now }) => markDeliveriesResent(one, { links, now }),
  })

type CardSort = MailSort<DeliveryId, Delivery & ClaimedMail>

const sortOf = (deps: MailDeps): Pick<CardSort, 'write' | 'markFailed'> => ({
  write: async (delivery) => ({
    to: { name: delivery.receiverName, address: delivery.receiverEmail },
    ...(await deps.mails.card(describeDelivery(deps, delivery))),
  }),
  markFailed: (one, { item: link, failure }) => markDeliveryFailed(one, { link, failure }),
})

function describeDelivery(
  deps: Pick<MailDeps, 'cardLinks' | 'storefront' | 'shopUrl'>,
  delivery: Delivery,
): Mails['card'] {
  const { id, linkVersion, language, currency } = delivery
  const urlOf = (link: CardLink) =>
    cardPageUrl(deps, { token: deps.cardLinks.token(link), language })
  const issued = delivery.units.filter(({ isIssued }) => isIssued)
  const describeGift = ({ product, amountCents }: Delivery['units' | 'donations'][number]) => ({
    title: product.title[language],
    amount: { currency, cents: amountCents },
    imageUrl: `${deps.shopUrl}${cardPicturePath(product)}`,
    backgroundColor: product.backgroundColor,
  })
  return {
    language,
    shopName: deps.storefront.name,
    giverName: fullName(delivery.giver),
    receiverName: delivery.receiverName,
    isForSelf: delivery.isForSelf,
    message: messageOf(delivery),
    cards: issued.map(describeGift),
    ownPages: delivery.isForSelf
      ? issued.map((unit) => ({
          title: unit.product.title[language],
          amount: { currency, cents: unit.amountCents },
          url: urlOf({ unitId: unit.unitId, linkVersion }),
        }))
      : [],
    donations: delivery.donations.map((donation) => ({
      ...describeGift(donation),
      cause: donation.product.cause.name,
      about: donation.product.cause.about[language],
    })),
    cardPageUrl: urlOf({ id, linkVersion }),
    supportEmail: deps.storefront.organisation.email,
  }
}
