import { type ContactSubject, messagesMax } from '#domain/contact/contact-message.ts'
import { ContactTooOften } from '#domain/contact/errors.ts'
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
  now: Date
}

/**
 * Keeps a message, without the card numbers that somebody typed in spite of the warning. Throws `ContactTooOften` for
 * an address that wrote too much within the hour. Parallel messages may pass that limit by a few.
 */
export async function storeMessage(tx: Tx, given: MessageToStore): Promise<ContactMessageId> {
  const { storefront, language, name, email, subject, orderNumber, message, now } = given
  const emailKey = emailKeyOf(email)
  const { sent } = await tx
    .selectFrom('contact_messages')
    .select(({ fn }) => fn.countAll().as('sent'))
    .where('email_key', '=', emailKey)
    .where('received_at', '>', new Date(now.getTime() - messagesMax.withinMs))
    .executeTakeFirstOrThrow()
  if (Number(sent) >= messagesMax.count) throw new ContactTooOften()
  const id = newId('msg', now.getTime())
  await tx
    .insertInto('contact_messages')
    .values({
      ...{ id, storefront, language, email },
      name: maskCardNumbers(name),
      email_key: emailKey,
      subject: subject.id,
      subject_title: JSON.stringify(subject.title),
      order_number: orderNumber ?? null,
      message: maskCardNumbers(message),
      received_at: now,
    })
    .execute()
  return id
}
