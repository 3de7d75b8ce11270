import { cardPicturePath, wrapperPicturePath } from '#domain/catalogue/picture-paths.ts'
import type { CardLink } from '#domain/deliveries/card-links.ts'
import {
  claimDeliveries,
  claimResends,
  type Delivery,
  giverOf,
  wrapperOf,
} from '#domain/deliveries/load-deliveries.ts'
import {
  markDeliveriesResent,
  markDeliveriesSent,
  markDeliveryFailed,
} from '#domain/deliveries/mark-delivery.ts'
import type { Mails, Written } from '#domain/mail/mails.ts'
import type { ClaimedMail } from '#domain/mail-claim.ts'
import { activatedCardUrl, cardPageUrl } from '#flows/shared/addresses.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { firstNameOf } from '#kernel/first-name.ts'
import type { DeliveryId } from '#kernel/ids.ts'
import { invariant } from '#kernel/invariant.ts'
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
    to: { name: firstNameOf(delivery.receiverName), address: delivery.receiverEmail },
    ...(await writeMail(deps, delivery)),
  }),
  markFailed: (one, { item: link, failure }) => markDeliveryFailed(one, { link, failure }),
})

type WriteDeps = Pick<MailDeps, 'mails' | 'cardLinks' | 'storefront' | 'shopUrl'>

/** A gift is a wrapped parcel, of which nothing is seen yet; what givers bought for themselves is no surprise. */
function writeMail(deps: WriteDeps, delivery: Delivery): Promise<Written> {
  if (delivery.isActivation) return deps.mails.activated(describeActivation(deps, delivery))
  return delivery.isForSelf
    ? deps.mails.card(describeCards(deps, delivery))
    : deps.mails.gift(describeGift(deps, delivery))
}

const urlOf = (deps: WriteDeps, link: CardLink, { language }: Delivery): string =>
  cardPageUrl(deps, { token: deps.cardLinks.token(link), language })

const describeShared = (deps: WriteDeps, delivery: Delivery) => ({
  language: delivery.language,
  shopName: deps.storefront.name,
  cardPageUrl: urlOf(deps, delivery, delivery),
  supportEmail: deps.storefront.organisation.email,
})

const issuedUnits = ({ units }: Delivery) => units.filter(({ isIssued }) => isIssued)

function describeCards(deps: WriteDeps, delivery: Delivery): Mails['card'] {
  const { linkVersion, language, currency } = delivery
  const issued = issuedUnits(delivery)
  const describe = ({ product, amountCents }: Delivery['units'][number]) => ({
    title: product.title[language],
    amount: { currency, cents: amountCents },
  })
  return {
    ...describeShared(deps, delivery),
    cards: issued.map((unit) => ({
      ...describe(unit),
      imageUrl: `${deps.shopUrl}${cardPicturePath(unit.product)}`,
      backgroundColor: unit.product.backgroundColor,
    })),
    ownPages: issued.map((unit) => ({
      ...describe(unit),
      url: urlOf(deps, { unitId: unit.unitId, linkVersion }, delivery),
    })),
  }
}

function describeGift(deps: WriteDeps, delivery: Delivery): Mails['gift'] {
  const lastDays = issuedUnits(delivery).flatMap(({ validUntil }) => validUntil ?? [])
  const [first, ...later] = [...new Set(lastDays)].sort()
  return {
    ...describeShared(deps, delivery),
    giverName: giverOf(delivery),
    receiverName: firstNameOf(delivery.receiverName),
    pictureUrl: `${deps.shopUrl}${wrapperPicturePath(wrapperOf(delivery))}`,
    validity: first === undefined ? undefined : { until: first, isLongerInPart: later.length > 0 },
  }
}

/** Its code stands on the card, which its holder has. */
function describeActivation(deps: WriteDeps, delivery: Delivery): Mails['activated'] {
  const { language, currency } = delivery
  const [unit] = issuedUnits(delivery)
  invariant(unit?.validUntil, 'What was activated is a card.')
  return {
    ...{ language, shopName: deps.storefront.name, organisation: deps.storefront.organisation },
    title: unit.product.title[language],
    amount: { currency, cents: unit.amountCents },
    validUntil: unit.validUntil,
    url: activatedCardUrl(deps, { token: deps.cardLinks.token(delivery), language }),
  }
}
