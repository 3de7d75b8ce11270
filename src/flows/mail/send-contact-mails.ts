import type { ContactMailMark, ContactMessage } from '#domain/contact/contact-message.ts'
import { findMessage } from '#domain/contact/find-message.ts'
import { markMailed } from '#domain/contact/mark-mailed.ts'
import { AddressRejected } from '#domain/mail/mailer.ts'
import type { Mails } from '#domain/mail/mails.ts'
import { defaultScreenLanguageOf } from '#domain/storefronts/languages.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { inOneStatement } from '#flows/shared/transact.ts'
import type { ContactMessageId } from '#kernel/ids.ts'
import type { Language } from '#kernel/language.ts'

type ContactMailDeps = Pick<Deps, 'db' | 'clock' | 'log' | 'mails' | 'mailer' | 'storefront'>

/**
 * Mails a message to the shop, in the shop's language; an answer to it goes to the writer. The message's id is the
 * mail's key. When the shop's own address is refused the job fails, since somebody must see it.
 */
export async function forwardContactMessage(
  deps: ContactMailDeps,
  id: ContactMessageId,
): Promise<void> {
  const { storefront, mails, mailer } = deps
  const message = await findMessage(deps.db, id)
  if (message === undefined || message.forwardedAt !== null) return
  const mail = describe(deps, { message, language: defaultScreenLanguageOf(storefront) })
  await mailer.send({
    key: `contact:${id}:shop`,
    to: { name: storefront.name, address: storefront.organisation.email },
    replyTo: { name: message.name, address: message.email },
    ...(await mails.contactForward(mail)),
  })
  await mark(deps, { id, mark: 'forwarded_at' })
}

/** Mails the writer a copy and what happens next. An address that does not work is not tried again. */
export async function acknowledgeContactMessage(
  deps: ContactMailDeps,
  id: ContactMessageId,
): Promise<void> {
  const { storefront, mails, mailer, log } = deps
  const message = await findMessage(deps.db, id)
  if (message === undefined || message.acknowledgedAt !== null) return
  const mail = describe(deps, { message, language: message.language })
  try {
    await mailer.send({
      key: `contact:${id}:visitor`,
      to: { name: message.name, address: message.email },
      replyTo: { name: storefront.name, address: storefront.organisation.email },
      ...(await mails.contactCopy(mail)),
    })
  } catch (error) {
    if (!(error instanceof AddressRejected)) throw error
    log.warn({ contactMessageId: id }, 'The address of a message to the shop does not work.')
  }
  await mark(deps, { id, mark: 'acknowledged_at' })
}

const mark = (
  deps: ContactMailDeps,
  done: { id: ContactMessageId; mark: ContactMailMark },
): Promise<void> => inOneStatement(deps, (tx) => markMailed(tx, { ...done, now: deps.clock.now() }))

function describe(
  { storefront }: ContactMailDeps,
  { message, language }: { message: ContactMessage; language: Language },
): Mails['contactCopy'] {
  return {
    language,
    shopName: storefront.name,
    name: message.name,
    email: message.email,
    subject: message.subjectTitle[language],
    orderNumber: message.orderNumber ?? undefined,
    message: message.message,
    receivedAt: message.receivedAt,
    organisation: storefront.organisation,
  }
}
