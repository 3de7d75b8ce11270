import { confirmTokenIn } from '#tests/support/order-on-account.ts'
import { type SmtpServer, startSmtpServer } from '#tests/support/smtp-server.ts'

const slowMs = 300

export type PostOffice = {
  url: string
  /** The Message-ID of every copy that was taken, in the order of their arrival. */
  copies(): readonly string[]
  /** The secret of a gift's link, of each mail that has one. */
  giftTokens(): readonly string[]
  /** The secret by which this address is confirmed, once its mail came. */
  confirmToken(email: string): string | undefined
  close(): Promise<void>
}

/** A mail server that is slow, busy once or for ever, or refuses, by the domain of an address. */
export async function openPostOffice(): Promise<PostOffice> {
  const refused = new Set<string>()
  const server: SmtpServer = await startSmtpServer((recipient) => {
    const domain = recipient.slice(recipient.lastIndexOf('@') + 1)
    if (domain === 'bounce.example') return '550 5.1.1 No such person here'
    if (domain === 'never.example') return '451 4.3.0 Come again'
    if (domain === 'slow.example')
      return new Promise((resolve) => setTimeout(resolve, slowMs, '250 2.1.5 Good'))
    if (domain !== 'busy.example' || refused.has(recipient)) return '250 2.1.5 Good'
    refused.add(recipient)
    return '451 4.3.0 Come again'
  })
  const found = (pattern: RegExp): readonly string[] =>
    server.messages.flatMap((message) => pattern.exec(message)?.[1] ?? [])
  return {
    url: server.url,
    copies: () => found(/^Message-ID: <([^>]+)>/im),
    // Long lines of a mail are broken with an equals sign.
    giftTokens: () =>
      server.messages.flatMap(
        (message) => /\/kaart\/([^/\s]+)\//.exec(message.replaceAll('=\n', ''))?.[1] ?? [],
      ),
    confirmToken: (email) =>
      server.messages
        .filter((message) => new RegExp(`^To:.*${email}`, 'im').test(message))
        .map((message) => confirmTokenIn(message.replaceAll('=\n', '').replaceAll('=3D', '=')))
        .find((token) => token !== undefined),
    close: server.close,
  }
}
