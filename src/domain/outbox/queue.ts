import type { Tx } from '#domain/db.ts'
import type {
  AccountMailId,
  ContactMessageId,
  DeliveryId,
  NotificationId,
  OrderId,
  PaymentId,
  RefundId,
  SubscriptionId,
} from '#kernel/ids.ts'

/** Every job of the shop with its payload. The file of the same name in `jobs/` runs it. */
export type Jobs = {
  'process-notification': { notificationId: NotificationId }
  'check-payment': { paymentId: PaymentId }
  'issue-cards': { orderId: OrderId }
  'send-card-mail': { deliveryId: DeliveryId }
  'send-confirmation-mail': { orderId: OrderId }
  'send-refund': { refundId: RefundId }
  'send-refund-mail': { refundId: RefundId }
  'reconcile-payments': Record<string, never>
  'forget-old-carts': Record<string, never>
  'send-newsletter-mail': { subscriptionId: SubscriptionId }
  'forget-old-subscriptions': Record<string, never>
  'forget-spent-captchas': Record<string, never>
  'forget-old-attempts': Record<string, never>
  'forward-contact-message': { contactMessageId: ContactMessageId }
  'acknowledge-contact-message': { contactMessageId: ContactMessageId }
  'forget-contact-messages': Record<string, never>
  'send-account-letter': { accountMailId: AccountMailId }
  'forget-old-sessions': Record<string, never>
}

export type JobName = keyof Jobs

export type JobRequest = {
  [Name in JobName]: { name: Name; payload: Jobs[Name]; startAfter?: Date | undefined }
}[JobName]

/**
 * The outbox: jobs are written in the transaction that makes them necessary, so they exist exactly when
 * their cause does (DESIGN §5). Running twice must be harmless: each job says by what key.
 */
export type Queue = {
  /** One statement for each kind of job, whatever their number. */
  send(tx: Tx, jobs: readonly JobRequest[]): Promise<void>
  /** The transaction stands: workers of this process start at once instead of at their next look. */
  committed(tx: Tx): void
}
