/** A mail as it is sent: text for readers without markup, HTML for all others. */
export type Written = { subject: string; text: string; html: string }

/** Who sells, as the law wants it on whatever goes to a customer. */
export type MailSender = {
  legalName: string
  address: string
  email: string
  kvkNumber: string
  vatNumber: string
  /** In a demonstration. */
  isInvented?: boolean | undefined
}

/**
 * `asked`: anybody may cause it, unpaid and from an address that nobody confirmed, so it counts against the budget of
 * mails. `order`: it follows from a paid order, the holder of its private link,
 * the owner of a confirmed address, or the calendar.
 */
export type MailCause = 'asked' | 'order'

/**
 * Facts that each mail is written from. `emails/mails.ts` fills it, so that code which sends a mail must give its facts, and
 * knows nothing of how it is written.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the entries stand with the mails.
export interface Mails {}

/** What causes each mail. `emails/mails.ts` fills it. */
// biome-ignore lint/suspicious/noEmptyInterface: the entries stand with the mails.
export interface MailCauses {}

export type MailName = keyof Mails

/** Mails that count against the budget of mails. */
export type AskedMail = {
  [Name in keyof MailCauses]: MailCauses[Name] extends 'asked' ? Name : never
}[keyof MailCauses]

/** The port: `emails/` writes, the server hands it in. */
export type MailWriters = { readonly [Name in MailName]: (facts: Mails[Name]) => Promise<Written> }
