import type { Mails } from '#domain/mail/mails.ts'
import { loadConfirmations, type OrderToConfirm } from '#domain/orders/load-confirmations.ts'
import { markConfirmed } from '#domain/orders/mark-confirmed.ts'
import { fullName } from '#domain/orders/order.ts'
import { orderUrl } from '#flows/shared/addresses.ts'
import { inOneStatement } from '#flows/shared/transact.ts'
import type { OrderId } from '#kernel/ids.ts'
import { mailEach, type Unsent } from './mail-each.ts'
import type { MailDeps } from './send-card-mails.ts'

/**
 * Confirms paid orders to their givers, each once; the mail's key is the order. An address that does not work
 * is not tried again: the order page tells the same.
 */
export async function sendConfirmationMails(
  deps: Omit<MailDeps, 'cardLinks'>,
  ids: readonly OrderId[],
): Promise<Unsent<OrderId>> {
  const orders = await loadConfirmations(deps.db, ids)
  const { sent, rejected, unsent } = await mailEach(orders, {
    idOf: ({ id }) => id,
    send: (order) => sendOne(deps, order),
    reject: ({ id }) => deps.log.warn({ orderId: id }, 'The address of a giver does not work.'),
  })
  const done = [...sent, ...rejected].map(({ id }) => id)
  await inOneStatement(deps, (tx) => markConfirmed(tx, { ids: done, now: deps.clock.now() }))
  deps.reached('confirmation-mail:recorded')
  return unsent
}

async function sendOne(deps: Omit<MailDeps, 'cardLinks'>, order: OrderToConfirm): Promise<void> {
  const written = await deps.mails.confirmation(describeOrder(deps, order))
  deps.reached('confirmation-mail:before-send')
  await deps.mailer.send({
    key: `confirmation:${order.id}`,
    to: { name: fullName(order.contact), address: order.contact.email },
    ...written,
  })
  deps.reached('confirmation-mail:sent')
}

function describeOrder(
  deps: Pick<MailDeps, 'storefront' | 'shopUrl'>,
  order: OrderToConfirm,
): Mails['confirmation'] {
  const { language, currency } = order
  const money = (cents: number) => ({ currency, cents })
  return {
    language,
    shopName: deps.storefront.name,
    giverName: order.contact.firstName,
    orderNumber: order.referenceNumber,
    orderedAt: order.placedAt,
    lines: order.lines.flatMap(({ title, cause, quantity, receiverName, ...line }) =>
      title === null
        ? []
        : {
            title: title[language],
            quantity,
            total: money(line.totalCents),
            receiver: line.isForSelf ? undefined : (receiverName ?? undefined),
            cause: cause ?? undefined,
          },
    ),
    extras: order.lines.flatMap(({ title, kind, totalCents }) =>
      title === null
        ? {
            kind: kind as Mails['confirmation']['extras'][number]['kind'],
            total: money(totalCents),
          }
        : [],
    ),
    total: money(order.totalCents),
    vat: money(order.vatCents),
    paymentMethod: order.method,
    cardBrand: order.brand ?? undefined,
    orderUrl: orderUrl(deps, order),
    organisation: deps.storefront.organisation,
  }
}
