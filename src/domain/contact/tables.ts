import type { ColumnType, Generated } from 'kysely'
import type { Json } from '#domain/columns.ts'
import type { ContactMessageId } from '#kernel/ids.ts'
import type { Language, Localized } from '#kernel/language.ts'

/** The table of messages to the shop, as db/migrations/0011-contact-messages.sql makes it. */
export type ContactTables = { contact_messages: ContactMessagesTable }

type SetLater<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>

type ContactMessagesTable = {
  id: ContactMessageId
  storefront: string
  language: Language
  name: string
  email: string
  email_key: string
  subject: string
  /** Written as text: drivers differ in what they make of an object. */
  subject_title: Json<Localized>
  order_number: string | null
  message: string
  is_quoted: Generated<boolean>
  received_at: Date
  forwarded_at: SetLater<Date>
  acknowledged_at: SetLater<Date>
}
