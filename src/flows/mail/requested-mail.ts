import { AddressRejected, type Mail } from '#domain/mail/mailer.ts'
import type { JobRequest } from '#domain/outbox/queue.ts'
import { claimSecretAttempt } from '#domain/secret-attempts/claim-secret-attempt.ts'
import type { SecretAttemptKey } from '#domain/secret-attempts/secret-attempt-key.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { transact } from '#flows/shared/transact.ts'

/**
 * Has a mail made that anybody may ask for, as often as its keys allow. The same is written whether or not there is anything
 * to mail: only the job finds that out, so nobody learns it from how long the answer took.
 */
export async function requestMail(
  deps: Pick<Deps, 'db' | 'clock' | 'queue'>,
  keys: readonly SecretAttemptKey[],
  jobAt: (now: Date) => JobRequest,
): Promise<void> {
  const now = deps.clock.now()
  await transact(deps, async (tx) => {
    const { isAllowed } = await claimSecretAttempt(tx, { keys, now })
    if (isAllowed) await deps.queue.send(tx, [jobAt(now)])
  })
}

/** Sends such a mail. An address that does not work is logged as `warning` says, and not tried again. */
export async function sendRequestedMail(
  deps: Pick<Deps, 'log' | 'mailer'>,
  mail: Mail,
  warning: { text: string; fields?: Record<string, unknown> },
): Promise<void> {
  try {
    await deps.mailer.send(mail)
  } catch (error) {
    if (!(error instanceof AddressRejected)) throw error
    deps.log.warn(warning.fields ?? {}, warning.text)
  }
}
