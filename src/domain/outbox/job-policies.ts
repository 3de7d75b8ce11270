import type { JobName } from '#domain/outbox/queue.ts'

export type JobPolicy = {
  /** How often a failed job is tried again, with pauses that double from the first to the longest. */
  retriesMax: number
  pauseSeconds: number
  pauseSecondsMax: number
  /** A job that runs longer than this belongs to a process that died, and is handed to another. */
  runSecondsMax: number
  /** Jobs that one run takes together: under load the work goes in sets, not in loops. */
  batchSize: number
}

const outside: JobPolicy = {
  retriesMax: 12,
  pauseSeconds: 2,
  pauseSecondsMax: 600,
  runSecondsMax: 120,
  batchSize: 20,
}

/** After the last try a job lies among the dead letters; reconciliation still finds the work it stood for. */
export const jobPolicies: Record<JobName, JobPolicy> = {
  'process-notification': { ...outside, pauseSecondsMax: 120 },
  'check-payment': { ...outside, retriesMax: 6, pauseSecondsMax: 60 },
  'issue-cards': outside,
  'send-card-mail': outside,
  'send-confirmation-mail': outside,
  'send-refund': outside,
  'send-refund-mail': outside,
  'reconcile-payments': { ...outside, retriesMax: 0, batchSize: 1, runSecondsMax: 300 },
  'forget-old-carts': { ...outside, retriesMax: 0, batchSize: 1 },
  'send-newsletter-mail': outside,
  'forget-old-subscriptions': { ...outside, retriesMax: 0, batchSize: 1 },
  'forget-spent-captchas': { ...outside, retriesMax: 0, batchSize: 1 },
  'forget-old-attempts': { ...outside, retriesMax: 0, batchSize: 1 },
  'forward-contact-message': outside,
  'acknowledge-contact-message': outside,
  'forget-contact-messages': { ...outside, retriesMax: 0, batchSize: 1 },
  'send-account-letter': outside,
  'forget-old-sessions': { ...outside, retriesMax: 0, batchSize: 1 },
}
