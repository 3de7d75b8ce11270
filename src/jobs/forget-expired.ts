import { type InferOutput, object } from 'valibot'
import { forgetSessions } from '#domain/accounts/end-sessions.ts'
import { forgetUnconfirmed } from '#domain/accounts/forget-unconfirmed.ts'
import { forgetAccountMails } from '#domain/accounts/use-account-link.ts'
import { forgetProofs } from '#domain/captcha/forget-proofs.ts'
import { erasePins } from '#domain/cards/erase-pins.ts'
import { forgetCarts } from '#domain/cart/forget-carts.ts'
import { forgetMessages } from '#domain/contact/forget-messages.ts'
import type { Tx } from '#domain/db.ts'
import { forgetMailClaims } from '#domain/mail/mark-claims.ts'
import { forgetSubscriptions } from '#domain/newsletter/forget-subscriptions.ts'
import { forgetBilling, forgetOrderers } from '#domain/orders/forget-orderers.ts'
import { forgetVelocity } from '#domain/orders/forget-velocity.ts'
import { forgetOrderLinks } from '#domain/orders/order-links.ts'
import { forgetNotifications } from '#domain/payments/forget-notifications.ts'
import { forgetRedeemSessions } from '#domain/redeem/redeem-session.ts'
import { forgetReminders } from '#domain/reminders/mark-reminders.ts'
import { forgetSecretAttempts } from '#domain/secret-attempts/forget-secret-attempts.ts'
import { forgetWithdrawals } from '#domain/withdrawals/forget-withdrawals.ts'
import { forgetPeople } from '#flows/orders/forget-people.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { defineJob, once, outcomeOf } from '#jobs/job.ts'

/** Each deletes or erases what the shop may keep no longer, in a transaction of its own. A new one is a line here. */
const cleanUps: readonly ((tx: Tx, now: Date, deps: Deps) => Promise<void>)[] = [
  forgetCarts,
  forgetRedeemSessions,
  forgetSubscriptions,
  forgetProofs,
  forgetSecretAttempts,
  forgetVelocity,
  forgetMessages,
  forgetPeople,
  forgetOrderers,
  forgetOrderLinks,
  forgetBilling,
  forgetNotifications,
  forgetMailClaims,
  forgetReminders,
  forgetWithdrawals,
  forgetSessions,
  forgetAccountMails,
  forgetUnconfirmed,
  erasePins,
]

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
  schedule: '17 * * * *',
  run: async (deps) => {
    const { db, clock } = deps
    const now = clock.now()
    const failures: Error[] = []
    for (const cleanUp of cleanUps) {
      const failure = await outcomeOf(db.transaction().execute((tx) => cleanUp(tx, now, deps)))
      if (failure !== undefined) failures.push(failure)
    }
    return [failures.length === 0 ? undefined : new AggregateError(failures, 'A clean-up failed.')]
  },
})
