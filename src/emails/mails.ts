import type { MailName, MailWriters, Written } from '#domain/mail/mails.ts'
import { accountClosedMailTemplate } from './account-closed-mail.tsx'
import { accountMailTemplate } from './account-mail.tsx'
import { activatedMailTemplate } from './activated-mail.tsx'
import { cardMailTemplate } from './card-mail.tsx'
import { cardUnlockMailTemplate } from './card-unlock-mail.tsx'
import { confirmationMailTemplate } from './confirmation-mail.tsx'
import { contactCopyMailTemplate, contactForwardMailTemplate } from './contact-mail.tsx'
import { documentLetterMailTemplate } from './document-letter-mail.tsx'
import { giftMailTemplate } from './gift-mail.tsx'
import { giverNoticeMailTemplate } from './giver-notice-mail.tsx'
import { invitationMailTemplate } from './invitation-mail.tsx'
import type { MailTemplate } from './mail-template.ts'
import { myCardsMailTemplate } from './my-cards-mail.tsx'
import { newsletterMailTemplate } from './newsletter-mail.tsx'
import { orderLinkMailTemplate } from './order-link-mail.tsx'
import { postedMailTemplate } from './posted-mail.tsx'
import {
  quoteAskedMailTemplate,
  quoteForwardMailTemplate,
  quoteReminderMailTemplate,
  quoteSentMailTemplate,
} from './quote-mail.tsx'
import { refundMailTemplate } from './refund-mail.tsx'
import { reminderMailTemplate } from './reminder-mail.tsx'
import { thankYouMailTemplate } from './thank-you-mail.tsx'
import { transferMailTemplate } from './transfer-mail.tsx'
import { withdrawalMailTemplate } from './withdrawal-mail.tsx'

/** Every mail, by its name. */
const mails = {
  card: cardMailTemplate,
  activated: activatedMailTemplate,
  gift: giftMailTemplate,
  confirmation: confirmationMailTemplate,
  refund: refundMailTemplate,
  newsletter: newsletterMailTemplate,
  account: accountMailTemplate,
  accountClosed: accountClosedMailTemplate,
  invitation: invitationMailTemplate,
  cardUnlock: cardUnlockMailTemplate,
  myCards: myCardsMailTemplate,
  orderLink: orderLinkMailTemplate,
  reminder: reminderMailTemplate,
  giverNotice: giverNoticeMailTemplate,
  posted: postedMailTemplate,
  transfer: transferMailTemplate,
  documentLetter: documentLetterMailTemplate,
  withdrawal: withdrawalMailTemplate,
  thankYou: thankYouMailTemplate,
  contactForward: contactForwardMailTemplate,
  contactCopy: contactCopyMailTemplate,
  quoteAsked: quoteAskedMailTemplate,
  quoteForward: quoteForwardMailTemplate,
  quoteSent: quoteSentMailTemplate,
  quoteReminder: quoteReminderMailTemplate,
}

type EveryMail = typeof mails

type Facts = { [Name in keyof EveryMail]: Parameters<EveryMail[Name]['write']>[0] }

type Causes = { [Name in keyof EveryMail]: EveryMail[Name]['cause'] }

declare module '#domain/mail/mails.ts' {
  interface Mails extends Facts {}
  interface MailCauses extends Causes {}
}

const allMails = Object.entries(mails) as unknown as readonly (readonly [
  MailName,
  MailTemplate<unknown>,
])[]

export const mailWriters = Object.fromEntries(
  allMails.map(([name, { write }]) => [name, write]),
) as unknown as MailWriters

/** Every mail in every form that it can have. */
export const mailExamples: readonly {
  title: string
  write(shopUrl: string): Promise<Written>
}[] = allMails.flatMap(([, { write, examples }]) =>
  Object.entries(examples).map(([title, facts]) => ({
    title,
    write: (shopUrl: string) => write(facts(shopUrl)),
  })),
)
