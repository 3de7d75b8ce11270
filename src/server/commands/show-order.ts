import type { TimelineEvent } from '#flows/back-office/list-timeline.ts'
import { type OrderRecordView, viewOrderRecord } from '#flows/back-office/view-order-record.ts'
import { place } from './arguments.ts'
import { tellCase } from './cases.ts'
import { defineCommand } from './define-command.ts'
import { tellEntry } from './tell-entry.ts'
import { sayCents, sayMoment, sayWhen, section, sentence } from './words.ts'

export const showOrderCommand = defineCommand({
  name: 'orders show',
  explanation:
    'states, payments, cards, deliveries, refunds, documents and cases of one order, by number or uuid',
  words: { order: place('order') },
  run: (context, { order }) => viewOrderRecord(context, order),
  format: (order) => {
    const money = (cents: number) => sayCents(cents, order.currency)
    return [
      `Order ${order.referenceNumber}: ${order.state}`,
      `  ${order.uuid}`,
      `  ${sentence(order.orderer.name, order.orderer.email, order.language)}`,
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
      ...section('Documents', order.documents.map(tellDocument)),
      ...section(
        'Cases',
        order.cases.map((one) =>
          one.state === 'open' ? tellCase(one) : `${one.id}: ${one.decision}`,
        ),
      ),
      ...section('Timeline', order.timeline.map(tellEvent)),
    ]
  },
})

const tellDocument = (document: OrderRecordView['documents'][number]) =>
  `${document.number}: ${sentence(
    document.kind === 'invoice' ? 'invoice' : 'credit note',
    sayCents(document.totalCents, document.currency),
    `VAT ${sayCents(document.vatCents, document.currency)}`,
    document.issuedOn,
  )}`

type SayMoney = (cents: number) => string

const tellPayment = (money: SayMoney) => (payment: OrderRecordView['payments'][number]) =>
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

const tellUnits = (money: SayMoney) => (units: OrderRecordView['units'][number]) =>
  `${units.count} × ${units.title.nl} of ${money(units.amountCents)}: ${sentence(
    units.state,
    units.failure,
    units.attempts > 0 ? `tried ${units.attempts} time(s)` : null,
    units.state === 'issuing' ? sayWhen('next try', units.nextTryAt) : null,
  )}`

const tellDelivery = (delivery: OrderRecordView['deliveries'][number]) =>
  `${delivery.id}: ${sentence(
    delivery.state,
    `to ${delivery.receiver.name}`,
    delivery.receiver.email,
    delivery.failure,
    sayWhen('ready', delivery.readyAt),
    sayWhen('sent', delivery.sentAt),
    sayWhen('opened', delivery.openedAt),
  )}`

const tellRefund = (money: SayMoney) => (refund: OrderRecordView['refunds'][number]) =>
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

function tellEvent(told: TimelineEvent): string {
  if (told.kind === 'history') return tellEntry({ ...told, writtenAt: told.at })
  const line = sentence(sayMoment(told.at), told.subject, told.event)
  if (told.kind === 'begun') return line
  const { endedAt, tries } = told
  return sentence(
    line,
    endedAt === null ? `not sent yet, tried ${tries} time(s)` : sayWhen('ended', endedAt),
  )
}
