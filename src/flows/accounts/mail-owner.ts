import { type MailToRequest, requestAccountMail } from '#domain/accounts/request-account-mail.ts'
import type { Tx } from '#domain/db.ts'
import { mailJob } from '#flows/mail/mail-job.ts'
import type { Deps } from '#flows/shared/deps.ts'
import type { AccountMailId } from '#kernel/ids.ts'

/** Mails the owner of an account. Undefined where the mail before does for this one. */
export async function mailOwner(
  tx: Tx,
  deps: Pick<Deps, 'queue'>,
  mail: MailToRequest,
): Promise<AccountMailId | undefined> {
  const mailId = await requestAccountMail(tx, mail)
  if (mailId !== undefined) await deps.queue.send(tx, [mailJob('account', mailId)])
  return mailId
}
