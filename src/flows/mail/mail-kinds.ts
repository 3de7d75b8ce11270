import type { ClaimedMail } from '#domain/mail-claim.ts'
import type { MailKind } from '#domain/mail-kind.ts'
import type { ClaimMails } from '#domain/mail-rows.ts'
import { accountMail } from './account-mail.ts'
import { cardMail, cardMailAgain } from './card-mail.ts'
import { confirmationMail } from './confirmation-mail.ts'
import { contactCopyMail, contactForwardMail } from './contact-mail.ts'
import type { MailDefinition } from './define-mail-kind.ts'
import { documentLetterMail } from './document-letter-mail.ts'
import { missedMail, unopenedMail } from './giver-notice-mail.ts'
import { invitationMail } from './invitation-mail.ts'
import { newsletterMail } from './newsletter-mail.ts'
import { postedMail } from './posted-mail.ts'
import { quoteAskedMail, quoteForwardMail, quoteReminderMail, quoteSentMail } from './quote-mail.ts'
import { refundMail } from './refund-mail.ts'
import { reminderMail } from './reminder-mail.ts'
import { thankYouMail } from './thank-you-mail.ts'
import { transferMail } from './transfer-mail.ts'
import { withdrawalMail } from './withdrawal-mail.ts'

/** Every kind of mail. Claims, jobs, the list of unsent mails and reconciliation follow from it. */
const kinds = [
  cardMail,
  cardMailAgain,
  thankYouMail,
  confirmationMail,
  refundMail,
  accountMail,
  invitationMail,
  newsletterMail,
  contactForwardMail,
  contactCopyMail,
  quoteAskedMail,
  quoteForwardMail,
  quoteSentMail,
  quoteReminderMail,
  unopenedMail,
  missedMail,
  postedMail,
  transferMail,
  withdrawalMail,
  reminderMail,
  documentLetterMail,
] as const

type Entry = (typeof kinds)[number]

type IdOf<Of> = Of extends { claim: ClaimMails<infer Id, infer _Item> } ? Id : never

type Kinds = { [Of in Entry as Of['kind']]: Of }

export type MailJobs = {
  [Of in Entry as Of['job']['name']]: { [Field in Of['job']['field']]: IdOf<Of> }
}

declare module '#domain/mail-kind.ts' {
  interface MailKinds extends Kinds {}
}

declare module '#domain/outbox/queue.ts' {
  interface Jobs extends MailJobs {}
}

/** As whoever treats all kinds alike sees one. */
export type AnyMailKind = MailDefinition<MailKind, string, ClaimedMail, keyof MailJobs>

export const mailKinds = kinds as unknown as readonly AnyMailKind[]
