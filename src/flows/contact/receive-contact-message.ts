import { ContactSubjectUnknown } from '#domain/contact/errors.ts'
import { storeMessage } from '#domain/contact/store-message.ts'
import { passCaptcha } from '#flows/abuse/pass-captcha.ts'
import { type BudgetDeps, spendMail } from '#flows/abuse/spend-budget.ts'
import { findAccount, type SessionKey } from '#flows/accounts/find-account.ts'
import { mailJob } from '#flows/mail/mail-job.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { transact } from '#flows/shared/transact.ts'
import { isSameEmail } from '#kernel/email.ts'
import type { Language } from '#kernel/language.ts'
import { listContactSubjects } from './list-contact-subjects.ts'

export type ContactRequest = {
  language: Language
  name: string
  email: string
  subject: string
  orderNumber: string | undefined
  message: string
  captchaToken: string
  clientIp: string | undefined
  sessionKey: SessionKey
}

/**
 * Takes a message to the shop. It is kept together with the jobs that mail it to the shop and its copy to the visitor,
 * or not at all. The copy quotes it only to the confirmed address of the account that is logged in. An address that got
 * many mails gets no copy; its message arrives. What was typed is judged before the captcha is used up, so a slip
 * costs nothing. Throws `ContactSubjectUnknown`, `BudgetSpent`, and what `passCaptcha` throws.
 */
export async function receiveContactMessage(
  deps: BudgetDeps & Pick<Deps, 'content'>,
  { captchaToken, clientIp, sessionKey, subject: subjectId, ...request }: ContactRequest,
): Promise<void> {
  const subject = listContactSubjects(deps).find(({ id }) => id === subjectId)
  if (subject === undefined) throw new ContactSubjectUnknown()
  await passCaptcha(deps, { token: captchaToken, action: 'common' })
  const { email } = request
  const getsCopy = await spendMail(deps, {
    mail: 'contactCopy',
    clientIp,
    email,
    captcha: 'passed',
  })
  const account = await findAccount(deps, sessionKey)
  const isConfirmed = account !== undefined && account.emailConfirmedAt !== null
  const isQuoted = isConfirmed && isSameEmail(account.email, email)
  const { storefront, clock, queue } = deps
  await transact(deps, async (tx) => {
    const contactMessageId = await storeMessage(tx, {
      ...{ ...request, subject, isQuoted },
      storefront: storefront.key,
      now: clock.now(),
    })
    await queue.send(tx, [
      mailJob('contactForward', contactMessageId),
      ...(getsCopy ? [mailJob('contactCopy', contactMessageId)] : []),
    ])
  })
}
