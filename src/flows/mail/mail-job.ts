import type { GiftId } from '#domain/deliveries/card-links.ts'
import type { MailKind } from '#domain/mail-kind.ts'
import type { JobRequest } from '#domain/outbox/queue.ts'
import type {
  AccountMailId,
  ContactMessageId,
  DeliveryId,
  OrderId,
  PaymentId,
  RefundId,
  ReminderId,
  ShipmentId,
  SubscriptionId,
  WithdrawalId,
} from '#kernel/ids.ts'

/** The job that sends a mail, by what the mail is about. */
export const mailJob = (kind: MailKind, subjectId: string): JobRequest => jobsOf[kind](subjectId)

/** Every kind of mail there is: a new one is a line here. */
const jobsOf = {
  card: (id) => ({ name: 'send-card-mail', payload: { deliveryId: id as DeliveryId } }),
  cardAgain: (id) => ({
    name: 'send-card-mail-again',
    payload: { deliveryId: id as DeliveryId },
  }),
  thankYou: (id) => ({ name: 'send-thank-you-mail', payload: { giftId: id as GiftId } }),
  confirmation: (id) => ({ name: 'send-confirmation-mail', payload: { orderId: id as OrderId } }),
  refund: (id) => ({ name: 'send-refund-mail', payload: { refundId: id as RefundId } }),
  account: (id) => ({
    name: 'send-account-mail',
    payload: { accountMailId: id as AccountMailId },
  }),
  newsletter: (id) => ({
    name: 'send-newsletter-mail',
    payload: { subscriptionId: id as SubscriptionId },
  }),
  contactForward: (id) => ({
    name: 'forward-contact-message',
    payload: { contactMessageId: id as ContactMessageId },
  }),
  contactCopy: (id) => ({
    name: 'acknowledge-contact-message',
    payload: { contactMessageId: id as ContactMessageId },
  }),
  unopened: (id) => ({ name: 'send-unopened-mail', payload: { orderId: id as OrderId } }),
  missed: (id) => ({ name: 'send-missed-mail', payload: { orderId: id as OrderId } }),
  posted: (id) => ({ name: 'send-posted-mail', payload: { shipmentId: id as ShipmentId } }),
  transfer: (id) => ({ name: 'send-transfer-mail', payload: { paymentId: id as PaymentId } }),
  withdrawal: (id) => ({
    name: 'send-withdrawal-mail',
    payload: { withdrawalId: id as WithdrawalId },
  }),
  reminder: (id) => ({ name: 'send-reminder-mail', payload: { reminderId: id as ReminderId } }),
} satisfies Record<string, (id: string) => JobRequest>

type Kinds = Record<keyof typeof jobsOf, never>

declare module '#domain/mail-kind.ts' {
  interface MailKinds extends Kinds {}
}
