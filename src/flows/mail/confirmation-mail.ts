import type { Mails } from '#domain/mail/mails.ts'
import { confirmationMails, type OrderToConfirm } from '#domain/orders/confirmation-mails.ts'
import { fullName } from '#domain/orders/order.ts'
import { type OrdererRow, readOrderer } from '#domain/orders/orderer.ts'
import { modelFormUrl, orderUrl, withdrawUrl } from '#flows/shared/addresses.ts'
import { addressLines } from '#kernel/address-parts.ts'
import type { Localized } from '#kernel/language.ts'
import { noonOf, planPost } from '#kernel/post-calendar.ts'
import { defineMailKind, type WriteDeps } from './define-mail-kind.ts'

/**
 * Confirms paid orders to their givers. The key is the order, and when it was asked for once more. One whose address does not
 * work counts as confirmed: the order page tells the same.
 */
export const confirmationMail = defineMailKind(confirmationMails, {
  job: { name: 'send-confirmation-mail', field: 'orderId', prefixes: ['ord'], isInTables: true },
  write: async (deps, order) => ({
    to: { name: order.contact.firstName, address: order.contact.email },
    ...(await deps.mails.confirmation(describeOrder(deps, order))),
  }),
})

/** When it comes, where that was chosen; by post always, and where to. */
function deliveryOf(
  { settledAt }: OrderToConfirm,
  {
    deliverAt,
    delayedTo,
    deliveryForm,
    address,
  }: Pick<OrderToConfirm['lines'][number], 'deliverAt' | 'delayedTo' | 'deliveryForm' | 'address'>,
) {
  const wished = deliverAt === null ? undefined : new Date(deliverAt)
  if (deliveryForm !== 'PHYSICAL')
    return { deliveredOn: wished, delayedTo: delayedTo === null ? undefined : new Date(delayedTo) }
  const { arrivesOn } = planPost(settledAt, wished)
  return {
    post: {
      to: address === null ? undefined : addressLines(address).join(', '),
      arrivesOn: noonOf(arrivesOn),
    },
  }
}

function describeOrderer(deps: WriteDeps, row: OrdererRow) {
  const { customerType, contact, billing } = readOrderer(row)
  const isForCompany = customerType === 'BUSINESS'
  return {
    isForCompany,
    customerReference: isForCompany ? contact.referenceNumber : undefined,
    billing: billing ? { ...billing, shopCountry: deps.storefront.countryCode } : undefined,
  }
}

function describeOrder(deps: WriteDeps, order: OrderToConfirm): Mails['confirmation'] {
  const { language, currency } = order
  const money = (cents: number) => ({ currency, cents })
  const isActivation = order.kind === 'activation'
  return {
    language,
    shopName: deps.storefront.name,
    giverName: order.contact.firstName,
    orderNumber: order.referenceNumber,
    ...describeOrderer(deps, order),
    isInReview: order.isInReview,
    agreed:
      order.agreedAt === null ? undefined : { at: order.agreedAt, text: order.agreedText ?? 1 },
    withdrawUrl: withdrawUrl(deps, order),
    modelFormUrl: modelFormUrl(deps, order),
    isActivation,
    orderedAt: order.placedAt,
    contactPerson: isActivation ? undefined : fullName(order.contact),
    lines: order.lines.flatMap(({ title, cause, quantity, receiverName, ...line }) =>
      title === null
        ? []
        : {
            title: title[language],
            quantity,
            total: money(line.totalCents),
            receiver: line.isForSelf || receiverName === null ? undefined : receiverName,
            ...deliveryOf(order, line),
            cause: cause ?? undefined,
          },
    ),
    extras: extrasOf(order).map(({ kind, title, cents }) => ({
      ...{ kind, title: title?.[language] },
      total: money(cents),
    })),
    total: money(order.totalCents),
    vat: money(order.vatCents),
    paidWith: order.paidWith,
    orderUrl: orderUrl(deps, order),
    organisation: deps.storefront.organisation,
  }
}

type ExtraKind = Mails['confirmation']['extras'][number]['kind']

type Extra = { kind: ExtraKind; title: Localized | null; cents: number }

/** What is charged besides the gifts, or taken off: one sum of each kind, of promotions one of each. */
function extrasOf({ lines }: OrderToConfirm): readonly Extra[] {
  const extras = new Map<string, Extra>()
  for (const { title: giftTitle, promotionTitle: title, kind, totalCents } of lines) {
    if (giftTitle !== null) continue
    const name = title === null ? kind : `${kind} ${title.nl}`
    const before = extras.get(name)?.cents ?? 0
    extras.set(name, { kind: kind as ExtraKind, title, cents: before + totalCents })
  }
  return [...extras.values()]
}
