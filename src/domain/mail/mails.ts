/** A mail as it is sent: text for readers without markup, HTML for all others. */
export type Written = { subject: string; text: string; html: string }

/** Who sells, as the law wants it on whatever goes to a customer. */
export type Organisation = {
  legalName: string
  address: string
  email: string
  kvkNumber: string
  vatNumber: string
  /** In a demonstration. */
  isInvented?: boolean | undefined
}

/**
 * What each mail of the shop is told. Each module of `emails/` adds its own entry, so that code which sends a mail
 * must give its facts, and knows nothing of how it is written.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the entries stand with the mails.
export interface Mails {}

export type MailName = keyof Mails

/** The port: `emails/` writes, the server hands it in. */
export type MailWriters = { readonly [Name in MailName]: (facts: Mails[Name]) => Promise<Written> }
