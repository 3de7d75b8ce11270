import { cardPicturePath } from '#domain/catalogue/picture-paths.ts'
import { type Delivery, loadDeliveries, messageOf } from '#domain/deliveries/load-deliveries.ts'
import { markDeliveriesSent, markDeliveryFailed } from '#domain/deliveries/mark-delivery.ts'
import type { AddressRejected } from '#domain/mail/mailer.ts'
import type { Mails } from '#domain/mail/mails.ts'
import { fullName } from '#domain/orders/order.ts'
import { cardPageUrl } from '#flows/shared/addresses.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { inOneStatement } from '#flows/shared/transact.ts'
import type { DeliveryId } from '#kernel/ids.ts'
import { mailEach, type Unsent } from './mail-each.ts'

export type MailDeps = Pick<
  Deps,
  'db' | 'clock' | 'log' | 'mails' | 'mailer' | 'cardLinks' | 'storefront' | 'shopUrl' | 'reached'
>

/**
 * Sends each receiver the mail with the link to what they get. Only deliveries that are ready and still wait are
 * sent; the mail's key is the delivery and its link, so a second sending after a crash is the same message.
 */
export async function sendCardMails(
  deps: MailDeps,
  ids: readonly DeliveryId[],
): Promise<Unsent<DeliveryId>> {
  const deliveries = await loadDeliveries(deps.db, ids)
  const waiting = deliveries.filter(({ state, isReady }) => state === 'waiting' && isReady)
  const { sent, unsent } = await mailEach(waiting, {
    idOf: ({ id }) => id,
    send: (delivery) => sendOne(deps, delivery),
    reject: (delivery, error) => noteRejected(deps, delivery, error),
  })
  await inOneStatement(deps, (tx) => markDeliveriesSent(tx, { links: sent, now: deps.clock.now() }))
  deps.reached('card-mail:recorded')
  return unsent
}

async function sendOne(deps: MailDeps, delivery: Delivery): Promise<void> {
  const { id, linkVersion, receiverName } = delivery
  const written = await deps.mails.card(describeDelivery(deps, delivery))
  deps.reached('card-mail:before-send')
  await deps.mailer.send({
    key: `card:${id}:${linkVersion}`,
    to: { name: receiverName, address: delivery.receiverEmail },
    ...written,
  })
  deps.reached('card-mail:sent')
}

function describeDelivery(
  deps: Pick<MailDeps, 'cardLinks' | 'storefront' | 'shopUrl'>,
  delivery: Delivery,
): Mails['card'] {
  const { id, linkVersion, language, currency } = delivery
  const token = deps.cardLinks.token({ id, linkVersion })
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
    cards: delivery.units.filter(({ isIssued }) => isIssued).map(describeGift),
    donations: delivery.donations.map((donation) => ({
      ...describeGift(donation),
      cause: donation.product.cause.name,
      about: donation.product.cause.about[language],
    })),
    cardPageUrl: cardPageUrl(deps, { token, language }),
    supportEmail: deps.storefront.organisation.email,
  }
}

async function noteRejected(deps: MailDeps, link: Delivery, error: AddressRejected): Promise<void> {
  const failure = error.message
  await inOneStatement(deps, (tx) => markDeliveryFailed(tx, { link, failure }))
  deps.log.warn({ deliveryId: link.id }, 'The address of a receiver does not work.')
}
