import { listCases } from '#domain/cases/find-case.ts'
import { documentNumber, listDocuments } from '#domain/documents/list-documents.ts'
import { loadOrderRecord, type OrderRecord } from '#domain/orders/load-order-record.ts'
import { fullName } from '#domain/orders/order.ts'
import { maskEmail, maskName } from '#kernel/mask.ts'
import { tellCase } from './cases.ts'
import type { Command, CommandAnswer } from './command.ts'
import { tellTimeline } from './tell-timeline.ts'
import { sayCents, sayWhen, section, sentence } from './words.ts'

/** Everything about one order that support may see: names and addresses masked, never a code. */
export const showOrderCommand: Command = {
  name: 'orders show',
  explanation:
    'states, payments, cards, deliveries, refunds, documents and cases of one order, by number or uuid',
  async run({ db, clock }, [numberOrUuid]) {
    if (numberOrUuid === undefined) return unknownOrder('')
    const order = await loadOrderRecord(db, numberOrUuid)
    if (order === undefined) return unknownOrder(numberOrUuid)
    const cases = await listCases(db, { orderId: order.id })
    const documents = await listDocuments(db, order.id)
    const now = clock.now()
    const told = section(
      'Cases',
      cases.map((one) =>
        one.state === 'open' ? tellCase(one, now) : `${one.id}: ${one.decision}`,
      ),
    )
    return {
      lines: [
        ...tell(order),
        ...section('Documents', documents.map(tellDocument)),
        ...told,
        ...section('Timeline', await tellTimeline(db, order)),
      ],
      isFine: true,
    }
  },
}

export const unknownOrder = (numberOrUuid: string): CommandAnswer => ({
  lines: [
    numberOrUuid === ''
      ? 'Say which order: its number, such as 61-7KD3-9QXM, or its uuid.'
      : `There is no order ${numberOrUuid}.`,
  ],
  isFine: false,
})

function tell(order: OrderRecord): readonly string[] {
  const { contact, currency } = order
  const money = (cents: number) => sayCents(cents, currency)
  return [
    `Order ${order.referenceNumber}: ${order.state}`,
    `  ${order.uuid}`,
    `  ${sentence(maskName(fullName(contact)), maskEmail(contact.email), order.language)}`,
    `  ${sentence(`total ${money(order.totalCents)}`, `VAT ${money(order.vatCents)}`)}`,
    `  ${sentence(
      sayWhen('placed', order.placedAt),
      sayWhen('paid', order.settledAt),
      sayWhen('completed', order.completedAt),
      sayWhen('confirmed', order.confirmedAt),
    )}`,
    ...section('Payments', order.payments.map(tellPayment(money))),
    ...section('Cards', order.units.map(tellUnits(money))),
    ...section(
      'Donations',
      order.donations.map(
        ({ quantity, title, totalCents }) => `${quantity} × ${title.nl}: ${money(totalCents)}`,
      ),
    ),
    ...section('Deliveries', order.deliveries.map(tellDelivery)),
    ...section('Refunds', order.refunds.map(tellRefund(money))),
  ]
}

const tellDocument = (document: Awaited<ReturnType<typeof listDocuments>>[number]) =>
  `${documentNumber(document)}: ${sentence(
    document.kind === 'invoice' ? 'invoice' : 'credit note',
    sayCents(document.totalCents, document.currency),
    `VAT ${sayCents(document.vatCents, document.currency)}`,
    document.issuedOn,
  )}`

type SayMoney = (cents: number) => string

const tellPayment = (money: SayMoney) => (payment: OrderRecord['payments'][number]) =>
  `${payment.id}: ${sentence(
    payment.state,
    payment.method,
    money(payment.amountCents),
    payment.reference,
    payment.holdReason,
    payment.refusalReason,
    sayWhen('opened', payment.openedAt),
    sayWhen('settled', payment.settledAt),
  )}`

const tellUnits = (money: SayMoney) => (units: OrderRecord['units'][number]) =>
  `${units.count} × ${units.title.nl} of ${money(units.amountCents)}: ${sentence(
    units.state,
    units.failure,
    units.attempts > 0 ? `tried ${units.attempts} time(s)` : null,
    units.state === 'issuing' ? sayWhen('next try', units.nextTryAt) : null,
  )}`

const tellDelivery = (delivery: OrderRecord['deliveries'][number]) =>
  `${delivery.id}: ${sentence(
    delivery.state,
    `to ${maskName(delivery.receiverName)}`,
    maskEmail(delivery.receiverEmail),
    delivery.failure,
    sayWhen('ready', delivery.readyAt),
    sayWhen('sent', delivery.sentAt),
    sayWhen('opened', delivery.openedAt),
  )}`

const tellRefund = (money: SayMoney) => (refund: OrderRecord['refunds'][number]) =>
  `${refund.id}: ${sentence(
    refund.state,
    money(refund.amountCents),
    refund.reason,
    refund.failure,
    sayWhen('requested', refund.requestedAt),
    sayWhen('sent', refund.sentAt),
    sayWhen('finished', refund.finishedAt),
    sayWhen('giver told', refund.giverToldAt),
  )}`
