import { reportMissed } from '#domain/deliveries/report-missed.ts'
import { sourceOf } from '#domain/secret-attempts/source-of.ts'
import { passCaptcha } from '#flows/abuse/pass-captcha.ts'
import { type BudgetDeps, spendMail } from '#flows/abuse/spend-budget.ts'
import { mailJob } from '#flows/mail/mail-job.ts'
import { requestMail } from '#flows/mail/requested-mail.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { transact } from '#flows/shared/transact.ts'
import { emailKeyOf } from '#kernel/email.ts'

type MissedGift = { email: string; captchaToken: string; clientIp: string | undefined }

/**
 * Has the givers of whatever was sent to an address told that it did not come, as often as address and network allow.
 * Everybody hears the same, and the same is written: only the job finds out whether there is such a gift. Throws
 * `BudgetSpent` (3610) and what `passCaptcha` throws.
 */
export async function askAboutMissed(
  deps: BudgetDeps,
  { email, captchaToken, clientIp }: MissedGift,
): Promise<void> {
  await passCaptcha(deps, { token: captchaToken, action: 'common' })
  if (!(await spendMail(deps, { mail: 'giverNotice', clientIp, email, captcha: 'passed' }))) return
  const { secretAttemptKeys } = deps
  const emailKey = emailKeyOf(email)
  const keys = [
    secretAttemptKeys.of('missedGift', emailKey),
    secretAttemptKeys.of('missedGiftSource', sourceOf(clientIp)),
  ]
  await requestMail(deps, keys, () => ({ name: 'report-missed-gift', payload: { emailKey } }))
}

/** Notes what is missed at an address, and has its givers told. */
export async function reportMissedGift(
  deps: Pick<Deps, 'db' | 'clock' | 'queue'>,
  { emailKey }: { emailKey: string },
): Promise<void> {
  await transact(deps, async (tx) => {
    const orderIds = await reportMissed(tx, { emailKey, now: deps.clock.now() })
    await deps.queue.send(
      tx,
      orderIds.map((orderId) => mailJob('missed', orderId)),
    )
  })
}
