import { cardPicturePath, wrapperPicturePath } from '#domain/catalogue/picture-paths.ts'
import type { CardLink } from '#domain/deliveries/card-links.ts'
import { cardMails, cardMailsAgain } from '#domain/deliveries/card-mails.ts'
import { type Delivery, giverOf, wrapperOf } from '#domain/deliveries/load-deliveries.ts'
import type { Mails, Written } from '#domain/mail/mails.ts'
import { activatedCardUrl, cardPageUrl } from '#flows/shared/addresses.ts'
import { firstNameOf } from '#kernel/first-name.ts'
import { invariant } from '#kernel/invariant.ts'
import { defineMailKind, type WriteDeps } from './define-mail-kind.ts'

const write = async (deps: WriteDeps, delivery: Delivery) => ({
  to: { name: firstNameOf(delivery.receiverName), address: delivery.receiverEmail },
  ...(await writeMail(deps, delivery)),
})

/**
 * Sends each receiver the link to what they get, once their delivery is ready. The key is the delivery and its link, so a
 * second sending after a crash is the same message. The giver sees one that failed, and can correct its address.
 */
export const cardMail = defineMailKind(cardMails, {
  job: { name: 'send-card-mail', field: 'deliveryId', prefixes: ['dlv'], isInTables: true },
  write,
})

/** Sends the same mail with the same link once more for each time that the giver asked; the key counts them. */
export const cardMailAgain = defineMailKind(cardMailsAgain, {
  job: { name: 'send-card-mail-again', field: 'deliveryId', prefixes: ['dlv'] },
  write,
})

/** A gift is a wrapped parcel, of which nothing is seen yet; what givers bought for themselves is no surprise. */
function writeMail(deps: WriteDeps, delivery: Delivery): Promise<Written> {
  if (delivery.orderKind === 'activation')
    return deps.mails.activated(describeActivation(deps, delivery))
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
