import type { JobPolicies } from '#domain/outbox/job-policy.ts'
import type { JobName } from '#domain/outbox/queue.ts'
import { activateCardsJob } from '#jobs/activate-cards.ts'
import { activateOrderJob } from '#jobs/activate-order.ts'
import { carryOutWithdrawalJob } from '#jobs/carry-out-withdrawal.ts'
import { checkVatNumberJob } from '#jobs/check-vat-number.ts'
import { expireHoldsJob } from '#jobs/expire-holds.ts'
import { fetchMissingPayoutsJob } from '#jobs/fetch-missing-payouts.ts'
import { fetchPayoutJob } from '#jobs/fetch-payout.ts'
import { forgetExpiredJob } from '#jobs/forget-expired.ts'
import { issueCardsJob } from '#jobs/issue-cards.ts'
import type { Job } from '#jobs/job.ts'
import { lapseCardsJob } from '#jobs/lapse-cards.ts'
import { mailJobs } from '#jobs/mail-jobs.ts'
import { makeDocumentsJob } from '#jobs/make-documents.ts'
import { postInDemonstrationJob } from '#jobs/post-in-demonstration.ts'
import { processNotificationJob } from '#jobs/process-notification.ts'
import { reconcileWorkJob } from '#jobs/reconcile-work.ts'
import { reportMissedGiftJob } from '#jobs/report-missed-gift.ts'
import { resolvePaymentJob } from '#jobs/resolve-payment.ts'
import { sendAccountClosedMailJob } from '#jobs/send-account-closed-mail.ts'
import { sendCardUnlockMailJob } from '#jobs/send-card-unlock-mail.ts'
import { sendDueNoticesJob } from '#jobs/send-due-notices.ts'
import { sendMyCardsMailJob } from '#jobs/send-my-cards-mail.ts'
import { sendOrderLinkMailJob } from '#jobs/send-order-link-mail.ts'
import { sendRefundJob } from '#jobs/send-refund.ts'
import { sendSignInLinkJob } from '#jobs/send-sign-in-link.ts'
import { tellIssuersJob } from '#jobs/tell-issuers.ts'
import { unblockPaidCardsJob } from '#jobs/unblock-paid-cards.ts'
import { watchMoneyJob } from '#jobs/watch-money.ts'

/** Every job, by its name: queues, policies, schedules and workers follow from it. A job without a line here does not compile. */
export const jobs: { readonly [Name in JobName]: Job<Name> } = {
  'activate-cards': activateCardsJob,
  'activate-order': activateOrderJob,
  'carry-out-withdrawal': carryOutWithdrawalJob,
  'resolve-payment': resolvePaymentJob,
  'check-vat-number': checkVatNumberJob,
  'expire-holds': expireHoldsJob,
  'fetch-missing-payouts': fetchMissingPayoutsJob,
  'fetch-payout': fetchPayoutJob,
  'forget-expired': forgetExpiredJob,
  'issue-cards': issueCardsJob,
  'lapse-cards': lapseCardsJob,
  ...mailJobs,
  'make-documents': makeDocumentsJob,
  'post-in-demonstration': postInDemonstrationJob,
  'process-notification': processNotificationJob,
  'reconcile-work': reconcileWorkJob,
  'report-missed-gift': reportMissedGiftJob,
  'send-account-closed-mail': sendAccountClosedMailJob,
  'send-card-unlock-mail': sendCardUnlockMailJob,
  'send-due-notices': sendDueNoticesJob,
  'send-my-cards-mail': sendMyCardsMailJob,
  'send-order-link-mail': sendOrderLinkMailJob,
  'send-refund': sendRefundJob,
  'send-sign-in-link': sendSignInLinkJob,
  'tell-issuers': tellIssuersJob,
  'unblock-paid-cards': unblockPaidCardsJob,
  'watch-money': watchMoneyJob,
}

export const allJobs = Object.values(jobs) as readonly Job[]

export const jobPolicies = Object.fromEntries(
  allJobs.map(({ name, policy }) => [name, policy]),
) as JobPolicies
