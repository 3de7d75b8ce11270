import type { ContactSubject } from '#domain/contact/contact-message.ts'
import type { Tx } from '#domain/db.ts'
import { maskCardNumbers } from '#kernel/card-number-mask.ts'
import { emailKeyOf } from '#kernel/email.ts'
import { type ContactMessageId, newId } from '#kernel/ids.ts'
import type { Language } from '#kernel/language.ts'

export type MessageToStore = {
  storefront: string
  language: Language
  name: string
  email: string
  subject: ContactSubject
  orderNumber: string | undefined
  message: string
  isQuoted: boolean
  now: Date
}

/** Keeps a message, without the card numbers that somebody typed in spite of the warning. */
export async function storeMessage(tx: Tx, given: MessageToStore): Promise<ContactMessageId> {
  const { storefront, language, name, email, subject, orderNumber, message, isQuoted, now } = given
  const id = newId('msg', now.getTime())
  await tx
    .insertInto('contact_messages')
    .values({
      ...{ id, storefront, language, email },
      name: maskCardNumbers(name),
      email_key: emailKeyOf(email),
      subject: subject.id,
      subject_title: JSON.stringify(subject.title),
      order_number: orderNumber ?? null,
      message: maskCardNumbers(message),
      is_quoted: isQuoted,
      received_at: now,
    })
    .execute()
  return id
}
