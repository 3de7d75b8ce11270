import { safeParse } from 'valibot'
import type { JobName } from '#domain/outbox/queue.ts'
import type { BatchResult, Workers } from '#domain/outbox/workers.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { acknowledgeContactMessageJob } from '#jobs/acknowledge-contact-message.ts'
import { checkPaymentJob } from '#jobs/check-payment.ts'
import { forgetContactMessagesJob } from '#jobs/forget-contact-messages.ts'
import { forgetOldAttemptsJob } from '#jobs/forget-old-attempts.ts'
import { everyHour, forgetOldCartsJob } from '#jobs/forget-old-carts.ts'
import { forgetOldSessionsJob } from '#jobs/forget-old-sessions.ts'
import { forgetOldSubscriptionsJob } from '#jobs/forget-old-subscriptions.ts'
import { forgetSpentCaptchasJob } from '#jobs/forget-spent-captchas.ts'
import { forwardContactMessageJob } from '#jobs/forward-contact-message.ts'
import { issueCardsJob } from '#jobs/issue-cards.ts'
import type { Job } from '#jobs/job.ts'
import { processNotificationJob } from '#jobs/process-notification.ts'
import { everyMinute, reconcilePaymentsJob } from '#jobs/reconcile-payments.ts'
import { sendAccountLetterJob } from '#jobs/send-account-letter.ts'
import { sendCardMailJob } from '#jobs/send-card-mail.ts'
import { sendConfirmationMailJob } from '#jobs/send-confirmation-mail.ts'
import { sendNewsletterMailJob } from '#jobs/send-newsletter-mail.ts'
import { sendRefundJob } from '#jobs/send-refund.ts'
import { sendRefundMailJob } from '#jobs/send-refund-mail.ts'

/** Every job, by its name: a job without an entry here does not compile. */
const jobs: { [Name in JobName]: Job<Name> } = {
  'process-notification': processNotificationJob,
  'check-payment': checkPaymentJob,
  'issue-cards': issueCardsJob,
  'send-card-mail': sendCardMailJob,
  'send-confirmation-mail': sendConfirmationMailJob,
  'send-refund': sendRefundJob,
  'send-refund-mail': sendRefundMailJob,
  'reconcile-payments': reconcilePaymentsJob,
  'forget-old-carts': forgetOldCartsJob,
  'send-newsletter-mail': sendNewsletterMailJob,
  'forget-old-subscriptions': forgetOldSubscriptionsJob,
  'forget-spent-captchas': forgetSpentCaptchasJob,
  'forget-old-attempts': forgetOldAttemptsJob,
  'forward-contact-message': forwardContactMessageJob,
  'acknowledge-contact-message': acknowledgeContactMessageJob,
  'forget-contact-messages': forgetContactMessagesJob,
  'send-account-letter': sendAccountLetterJob,
  'forget-old-sessions': forgetOldSessionsJob,
}

/** Lets this process do the shop's jobs, and sends by the clock what nobody asks for. */
export async function startWorkers(workers: Workers, deps: Deps): Promise<void> {
  for (const job of Object.values(jobs) as Job[]) {
    await workers.work(job.name, (payloads) => runBatch(deps, job, payloads))
  }
  await workers.schedule('reconcile-payments', everyMinute)
  await workers.schedule('forget-old-carts', everyHour)
  await workers.schedule('forget-old-subscriptions', everyHour)
  await workers.schedule('forget-spent-captchas', everyHour)
  await workers.schedule('forget-old-attempts', everyHour)
  await workers.schedule('forget-contact-messages', everyHour)
  await workers.schedule('forget-old-sessions', everyHour)
}

/** Exported for tests that stand in for the queue. */
export const runJob = (deps: Deps, name: JobName, payload: unknown): Promise<BatchResult> =>
  runBatch(deps, jobs[name] as Job, [payload])

async function runBatch(deps: Deps, job: Job, payloads: readonly unknown[]): Promise<BatchResult> {
  try {
    const results = await job.run(
      deps,
      payloads.map((payload) => parse(job, payload)),
    )
    for (const error of results) if (error !== undefined) report(deps, job, error)
    return results
  } catch (error) {
    if (payloads.length > 1) {
      const alone: BatchResult[] = []
      for (const payload of payloads) alone.push(await runBatch(deps, job, [payload]))
      return alone.flat()
    }
    report(deps, job, error)
    return [error instanceof Error ? error : new Error(String(error))]
  }
}

function parse(job: Job, payload: unknown) {
  const parsed = safeParse(job.payload, payload)
  if (!parsed.success) throw new Error(`The payload of ${job.name} is not what it should be.`)
  return parsed.output
}

const report = (deps: Pick<Deps, 'log'>, { name }: Job, error: unknown): void =>
  deps.log.warn({ job: name, err: error }, 'A job failed and is tried again.')
