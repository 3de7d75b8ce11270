import { dayMs } from '#kernel/day-ms.ts'
import type { ContactMessageId } from '#kernel/ids.ts'
import type { Language, Localized } from '#kernel/language.ts'

/** What somebody can write about: a subject of the helpdesk, or something else. */
export type ContactSubject = { id: string; title: Localized; icon?: string | undefined }

/**
 * A message to the shop. It is kept so that no question gets lost when the post is away, and goes out as two mails: to
 * the shop, whose answer goes to the visitor, and to the visitor as a copy. Card numbers are masked before it is kept.
 */
export type ContactMessage = {
  id: ContactMessageId
  language: Language
  name: string
  email: string
  subjectTitle: Localized
  orderNumber: string | null
  message: string
  /** The copy quotes it. */
  isQuoted: boolean
  receivedAt: Date
}

/** The two mails of a message, by what notes that they left. */
export type ContactMailMark = 'forwarded_at' | 'acknowledged_at'

/** How long a message is kept: a question about a card can come back as long. The privacy page promises it. */
export const messageKeptMs = 365 * dayMs
