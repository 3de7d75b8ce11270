import { type InferOutput, object } from 'valibot'
import { forgetDevices } from '#domain/accounts/devices.ts'
import { forgetSessions } from '#domain/accounts/end-sessions.ts'
import { forgetUnconfirmed } from '#domain/accounts/forget-unconfirmed.ts'
import { forgetAccountMails } from '#domain/accounts/use-account-link.ts'
import { forgetBudgets } from '#domain/budgets/forget-budgets.ts'
import { forgetCaptchaProofs } from '#domain/captcha/forget-captcha-proofs.ts'
import { duePins, erasePins } from '#domain/cards/erase-pins.ts'
import { dueCarts, forgetCarts } from '#domain/cart/forget-carts.ts'
import { forgetInvitations } from '#domain/companies/invitations.ts'
import { forgetMessages } from '#domain/contact/forget-messages.ts'
import type { Tx } from '#domain/db.ts'
import { forgetLetters } from '#domain/documents/letters.ts'
import type { DueRows } from '#domain/due-rows.ts'
import { forgetMailClaims } from '#domain/mail/mark-claims.ts'
import { forgetSubscriptions } from '#domain/newsletter/forget-subscriptions.ts'
import {
  dueBilling,
  dueOrderers,
  forgetBilling,
  forgetOrderers,
} from '#domain/orders/forget-orderers.ts'
import { dueAddressHashes, dueReceivers } from '#domain/orders/forget-receivers.ts'
import { forgetVelocity } from '#domain/orders/forget-velocity.ts'
import { forgetOrderLinks } from '#domain/orders/order-links.ts'
import { dueNotifications, forgetNotifications } from '#domain/payments/forget-notifications.ts'
import { dueSetAside, forgetSetAside } from '#domain/payments/set-aside-notifications.ts'
import { dueQuotes, forgetQuotes } from '#domain/quotes/forget-quotes.ts'
import { forgetRedeemSessions } from '#domain/redeem/redeem-session.ts'
import { forgetReminders } from '#domain/reminders/mark-reminders.ts'
import { forgetSecretAttempts } from '#domain/secret-attempts/forget-secret-attempts.ts'
import { forgetWithdrawals } from '#domain/withdrawals/forget-withdrawals.ts'
import { forgetPeople } from '#flows/orders/forget-people.ts'
import { runBounded } from '#flows/recovery/bounded-run.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { defineJob, failureOfWork, once } from '#jobs/job.ts'

type CleanUp = (tx: Tx, now: Date, deps: Deps) => Promise<void>

/** Rows that live for hours: each run takes most of them. */
const briefs: readonly CleanUp[] = [
  forgetRedeemSessions,
  forgetCaptchaProofs,
  forgetSecretAttempts,
  forgetVelocity,
  forgetBudgets,
  forgetOrderLinks,
  forgetAccountMails,
  forgetInvitations,
]

type Bounded = { run: CleanUp; due: (now: Date) => readonly DueRows[] }

/** Each run takes all that is due. */
const whole = (run: CleanUp): Bounded => ({ run, due: () => [] })

/** Each run takes a batch of what is due. */
const inBatches = (run: CleanUp, ...due: readonly ((now: Date) => DueRows)[]): Bounded => ({
  run,
  due: (now) => due.map((rows) => rows(now)),
})

/** Rows that live for weeks or years: where a tenth of them is due it is a mistake, and stops. A new one is a line here. */
const cleanUps: Readonly<Record<string, Bounded>> = {
  carts: inBatches(forgetCarts, dueCarts),
  subscriptions: whole(forgetSubscriptions),
  messages: whole(forgetMessages),
  quotes: inBatches(forgetQuotes, dueQuotes),
  receivers: inBatches(forgetPeople, dueReceivers, dueAddressHashes),
  orderers: inBatches(forgetOrderers, dueOrderers),
  billing: inBatches(forgetBilling, dueBilling),
  notifications: inBatches(forgetNotifications, dueNotifications),
  'notifications-aside': inBatches(forgetSetAside, dueSetAside),
  'mail-claims': whole(forgetMailClaims),
  reminders: whole(forgetReminders),
  withdrawals: whole(forgetWithdrawals),
  letters: whole(forgetLetters),
  sessions: whole(forgetSessions),
  devices: whole(forgetDevices),
  'unconfirmed-accounts': whole(forgetUnconfirmed),
  pins: inBatches(erasePins, duePins),
}

const payload = object({})

declare module '#domain/outbox/queue.ts' {
  interface Jobs {
    'forget-expired': InferOutput<typeof payload>
  }
}

/** Running twice deletes nothing twice. A clean-up that fails keeps none of the others back. */
export const forgetExpiredJob = defineJob({
  name: 'forget-expired',
  payload,
  policy: once,
  schedule: { cron: '17 * * * *', isIrreversible: true },
  run: async (deps) => {
    const { db, clock } = deps
    const now = clock.now()
    const failures: Error[] = []
    const note = async (work: Promise<void>): Promise<void> => {
      const failure = await failureOfWork(work)
      if (failure !== undefined) failures.push(failure)
    }
    for (const cleanUp of briefs)
      await note(db.transaction().execute((tx) => cleanUp(tx, now, deps)))
    for (const [name, { run, due }] of Object.entries(cleanUps))
      await note(runBounded(deps, name, { run: (tx) => run(tx, now, deps), due: due(now) }))
    return [failures.length === 0 ? undefined : new AggregateError(failures, 'A clean-up failed.')]
  },
})
