import type { JobPolicies } from '#domain/outbox/job-policy.ts'
import type { JobName } from '#domain/outbox/queue.ts'
import { acknowledgeContactMessageJob } from '#jobs/acknowledge-contact-message.ts'
import { activateCardsJob } from '#jobs/activate-cards.ts'
import { activateOrderJob } from '#jobs/activate-order.ts'
import { carryOutWithdrawalJob } from '#jobs/carry-out-withdrawal.ts'
import { expireHoldsJob } from '#jobs/expire-holds.ts'
import { fetchMissingPayoutsJob } from '#jobs/fetch-missing-payouts.ts'
import { fetchPayoutJob } from '#jobs/fetch-payout.ts'
import { forgetExpiredJob } from '#jobs/forget-expired.ts'
import { forwardContactMessageJob } from '#jobs/forward-contact-message.ts'
import { issueCardsJob } from '#jobs/issue-cards.ts'
import type { Job } from '#jobs/job.ts'
import { lapseCardsJob } from '#jobs/lapse-cards.ts'
import { makeDocumentsJob } from '#jobs/make-documents.ts'
import { postInDemonstrationJob } from '#jobs/post-in-demonstration.ts'
import { processNotificationJob } from '#jobs/process-notification.ts'
import { reconcileWorkJob } from '#jobs/reconcile-work.ts'
import { reportMissedGiftJob } from '#jobs/report-missed-gift.ts'
import { resolvePaymentJob } from '#jobs/resolve-payment.ts'
import { sendAccountMailJob } from '#jobs/send-account-mail.ts'
import { sendCardMailJob } from '#jobs/send-card-mail.ts'
import { sendCardMailAgainJob } from '#jobs/send-card-mail-again.ts'
import { sendCardUnlockMailJob } from '#jobs/send-card-unlock-mail.ts'
import { sendConfirmationMailJob } from '#jobs/send-confirmation-mail.ts'
import { sendDueNoticesJob } from '#jobs/send-due-notices.ts'
import { sendMissedMailJob } from '#jobs/send-missed-mail.ts'
import { sendMyCardsMailJob } from '#jobs/send-my-cards-mail.ts'
import { sendNewsletterMailJob } from '#jobs/send-newsletter-mail.ts'
import { sendOrderLinkMailJob } from '#jobs/send-order-link-mail.ts'
import { sendPostedMailJob } from '#jobs/send-posted-mail.ts'
import { sendRefundJob } from '#jobs/send-refund.ts'
import { sendRefundMailJob } from '#jobs/send-refund-mail.ts'
import { sendReminderMailJob } from '#jobs/send-reminder-mail.ts'
import { sendThankYouMailJob } from '#jobs/send-thank-you-mail.ts'
import { sendTransferMailJob } from '#jobs/send-transfer-mail.ts'
import { sendUnopenedMailJob } from '#jobs/send-unopened-mail.ts'
import { sendWithdrawalMailJob } from '#jobs/send-withdrawal-mail.ts'
import { tellIssuersJob } from '#jobs/tell-issuers.ts'
import { watchMoneyJob } from '#jobs/watch-money.ts'

/** Every job, by its name: queues, policies, schedules and workers follow from it. A job without a line here does not compile. */
export const jobs: { readonly [Name in JobName]: Job<Name> } = {
  'activate-cards': activateCardsJob,
  'activate-order': activateOrderJob,
  'acknowledge-contact-message': acknowledgeContactMessageJob,
  'carry-out-withdrawal': carryOutWithdrawalJob,
  'resolve-payment': resolvePaymentJob,
  'expire-holds': expireHoldsJob,
  'fetch-missing-payouts': fetchMissingPayoutsJob,
  'fetch-payout': fetchPayoutJob,
  'forget-expired': forgetExpiredJob,
  'forward-contact-message': forwardContactMessageJob,
  'issue-cards': issueCardsJob,
  'lapse-cards': lapseCardsJob,
  'make-documents': makeDocumentsJob,
  'post-in-demonstration': postInDemonstrationJob,
  'process-notification': processNotificationJob,
  'reconcile-work': reconcileWorkJob,
  'send-account-mail': sendAccountMailJob,
  'report-missed-gift': reportMissedGiftJob,
  'send-card-mail': sendCardMailJob,
  'send-card-mail-again': sendCardMailAgainJob,
  'send-card-unlock-mail': sendCardUnlockMailJob,
  'send-confirmation-mail': sendConfirmationMailJob,
  'send-due-notices': sendDueNoticesJob,
  'send-missed-mail': sendMissedMailJob,
  'send-my-cards-mail': sendMyCardsMailJob,
  'send-newsletter-mail': sendNewsletterMailJob,
  'send-order-link-mail': sendOrderLinkMailJob,
  'send-posted-mail': sendPostedMailJob,
  'send-transfer-mail': sendTransferMailJob,
  'send-refund': sendRefundJob,
  'send-refund-mail': sendRefundMailJob,
  'send-reminder-mail': sendReminderMailJob,
  'send-unopened-mail': sendUnopenedMailJob,
  'send-thank-you-mail': sendThankYouMailJob,
  'send-withdrawal-mail': sendWithdrawalMailJob,
  'tell-issuers': tellIssuersJob,
  'watch-money': watchMoneyJob,
}

export const allJobs = Object.values(jobs) as readonly Job[]

export const jobPolicies = Object.fromEntries(
  allJobs.map(({ name, policy }) => [name, policy]),
) as JobPolicies
