/** A file that lies beside a message. Its name is ASCII without quotation marks. */
export type MailFile = {
  name: string
  contentType: 'application/pdf' | 'application/xml'
  bytes: Uint8Array
}

/** A finished message. The key makes sending it twice harmless: it becomes the Message-ID. */
export type Mail = {
  key: string
  to: { name: string; address: string }
  /** Whom an answer goes to, where that is not the shop. */
  replyTo?: { name: string; address: string } | undefined
  subject: string
  text: string
  html: string
  /** Where one post ends the letters that this mail belongs to; mail programs show a button for it (RFC 8058). */
  unsubscribeUrl?: string | undefined
  files?: readonly MailFile[] | undefined
}

/** Port to the post; SMTP or the mailbox page stands behind it. */
export type Mailer = {
  /** Throws `AddressRejected` when the address will never work, anything else is tried again. */
  send(mail: Mail): Promise<void>
}

export class AddressRejected extends Error {
  override readonly name = 'AddressRejected'
}
