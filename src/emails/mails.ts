import type { MailName, MailWriters, Written } from '#domain/mail/mails.ts'
import { accountMail } from './account-mail.tsx'
import { activatedMail } from './activated-mail.tsx'
import { cardMail } from './card-mail.tsx'
import { cardUnlockMail } from './card-unlock-mail.tsx'
import { confirmationMail } from './confirmation-mail.tsx'
import { contactCopyMail, contactForwardMail } from './contact-mail.tsx'
import { giftMail } from './gift-mail.tsx'
import { giverNoticeMail } from './giver-notice-mail.tsx'
import type { Mail } from './mail.ts'
import { myCardsMail } from './my-cards-mail.tsx'
import { newsletterMail } from './newsletter-mail.tsx'
import { orderLinkMail } from './order-link-mail.tsx'
import { postedMail } from './posted-mail.tsx'
import { refundMail } from './refund-mail.tsx'
import { reminderMail } from './reminder-mail.tsx'
import { thankYouMail } from './thank-you-mail.tsx'
import { transferMail } from './transfer-mail.tsx'
import { withdrawalMail } from './withdrawal-mail.tsx'

/** Every mail, by its name. */
const mails = {
  card: cardMail,
  activated: activatedMail,
  gift: giftMail,
  confirmation: confirmationMail,
  refund: refundMail,
  newsletter: newsletterMail,
  account: accountMail,
  cardUnlock: cardUnlockMail,
  myCards: myCardsMail,
  orderLink: orderLinkMail,
  reminder: reminderMail,
  giverNotice: giverNoticeMail,
  posted: postedMail,
  transfer: transferMail,
  withdrawal: withdrawalMail,
  thankYou: thankYouMail,
  contactForward: contactForwardMail,
  contactCopy: contactCopyMail,
}

type EveryMail = typeof mails

type Facts = { [Name in keyof EveryMail]: Parameters<EveryMail[Name]['write']>[0] }

type Causes = { [Name in keyof EveryMail]: EveryMail[Name]['cause'] }

declare module '#domain/mail/mails.ts' {
  interface Mails extends Facts {}
  interface MailCauses extends Causes {}
}

const allMails = Object.entries(mails) as unknown as readonly (readonly [MailName, Mail<unknown>])[]

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
