import { findAccountByEmail } from '#domain/accounts/find-account.ts'
import { findAccountMails } from '#domain/accounts/find-account-mails.ts'
import { passCaptcha } from '#flows/abuse/pass-captcha.ts'
import { type BudgetDeps, spendMail } from '#flows/abuse/spend-budget.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { transact } from '#flows/shared/transact.ts'
import { type AccountMailId, newId } from '#kernel/ids.ts'
import { countAccountLookup, type SecretAttemptDeps } from './ensure-password.ts'
import { mailOwner } from './mail-owner.ts'

type AskedLink = { email: string; captchaToken: string; clientIp: string | undefined }

/**
 * Has a link mailed that signs in. The same is written and answered whether or not the address has
 * an account: only the job finds that out. Throws what `passCaptcha` throws,
 * `TooManySecretAttempts` (3601) and `BudgetSpent` (3610).
 */
export async function requestSignInLink(
  deps: BudgetDeps & SecretAttemptDeps,
  { email, captchaToken, clientIp }: AskedLink,
): Promise<void> {
  await passCaptcha(deps, { token: captchaToken, action: 'common' })
  await countAccountLookup(deps, clientIp)
  if (!(await spendMail(deps, { mail: 'account', clientIp, email, captcha: 'passed' }))) return
  const mailId = newId('alt', deps.clock.now().getTime())
  await transact(deps, (tx) =>
    deps.queue.send(tx, [
      { name: 'send-sign-in-link', payload: { mailId, email, storefront: deps.storefront.key } },
    ]),
  )
}

type LinkToSend = { mailId: AccountMailId; email: string; storefront: string }

/** Mails the link, where the address has an account. The same mail when the job runs again. */
export async function sendSignInLink(
  deps: Pick<Deps, 'db' | 'clock' | 'queue'>,
  { mailId: id, ...asked }: LinkToSend,
): Promise<void> {
  const account = await findAccountByEmail(deps.db, asked)
  if (account === undefined || (await findAccountMails(deps.db, [id])).length > 0) return
  await transact(deps, async (tx) => {
    const wanted = { id, accountId: account.id, kind: 'signIn', now: deps.clock.now() } as const
    await mailOwner(tx, deps, wanted)
  })
}
