import { ContactSubjectUnknown } from '#domain/contact/errors.ts'
import { storeMessage } from '#domain/contact/store-message.ts'
import { passCaptcha } from '#flows/abuse/pass-captcha.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { transact } from '#flows/shared/transact.ts'
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
}

/**
 * Takes a message to the shop. It is kept together with the jobs that mail it to the shop and its copy to the visitor,
 * or not at all. What was typed is judged before the captcha is used up, so a slip costs nothing. Throws
 * `ContactSubjectUnknown`, `ContactTooOften`, and what `passCaptcha` throws.
 */
export async function receiveContactMessage(
  deps: Pick<Deps, 'db' | 'clock' | 'queue' | 'storefront' | 'content' | 'captcha'>,
  { captchaToken, subject: subjectId, ...request }: ContactRequest,
): Promise<void> {
  const subject = listContactSubjects(deps).find(({ id }) => id === subjectId)
  if (subject === undefined) throw new ContactSubjectUnknown()
  await passCaptcha(deps, { token: captchaToken, action: 'common' })
  const { storefront, clock, queue } = deps
  await transact(deps, async (tx) => {
    const contactMessageId = await storeMessage(tx, {
      ...{ ...request, subject },
      storefront: storefront.key,
      now: clock.now(),
    })
    await queue.send(tx, [
      { name: 'forward-contact-message', payload: { contactMessageId } },
      { name: 'acknowledge-contact-message', payload: { contactMessageId } },
    ])
  })
}
