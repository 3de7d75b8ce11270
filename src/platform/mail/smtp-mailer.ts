import { PassThrough } from 'node:stream'
import { createTransport, type SendMailOptions } from 'nodemailer'
import addressparser from 'nodemailer/lib/addressparser'
import type { PluginFunction } from 'nodemailer/lib/mailer/index.js'
import { AddressRejected, type Mail, type Mailer, type MailFile } from '#domain/mail/mailer.ts'
import { oneLine } from '#kernel/one-line.ts'
import { messageIdOf } from '#platform/mail/message-id.ts'
import { type Encoded, encoded } from '#platform/mail/transfer-encoding.ts'
import { unsubscribeHeaders } from '#platform/mail/unsubscribe-headers.ts'

const connectMs = 20_000
/**
 * How long the server may be silent before it counts as away. Nine times this and a connection, for as many answers as one
 * mail takes, is less than the lease of a mail (`send-mails.ts`).
 */
const silentMs = 30_000

/**
 * One plain address. Anything else must not reach the library: it would guess an address, and a card would go to a
 * stranger.
 */
const addressShape = /^[^\s<>(),;:"\\[\]@]+@[^\s<>(),;:"\\[\]@]+$/

/**
 * Sends over SMTP, by `url` (smtp://user:password@host:587, smtps://…). Connections are kept and shared. What
 * the server says of the receiver's address for good becomes `AddressRejected`; all else is worth another try.
 */
export function createSmtpMailer({
  url,
  from,
  connectionsMax,
}: {
  url: string
  from: string
  connectionsMax: number
}): Mailer & {
  close(): void
} {
  const transport = createTransport({
    ...{ url, pool: true, maxConnections: connectionsMax },
    connectionTimeout: connectMs,
    greetingTimeout: silentMs,
    socketTimeout: silentMs,
    // Nothing that a customer typed may make the server read a file or fetch an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  transport.use('stream', writeAtOnce)
  // As a text it would be taken apart for each mail.
  const [sender] = addressparser(from, { flatten: true })
  return {
    send: async ({ key, to, replyTo, subject, unsubscribeUrl, ...content }) => {
      for (const { address } of [to, replyTo ?? to])
        if (!addressShape.test(address))
          throw new AddressRejected(`An address of ${key} is not one address.`)
      try {
        const message: Whole = {
          from: sender,
          to: { name: oneLine(to.name), address: to.address },
          replyTo: replyTo && { name: oneLine(replyTo.name), address: replyTo.address },
          subject: oneLine(subject),
          bodyOf: () => bodyOf(content),
          messageId: messageIdOf(key, from),
          headers: {
            // Out-of-office answers to a shop help nobody (RFC 3834).
            'Auto-Submitted': 'auto-generated',
            'Content-Type': contentTypeOf(content),
            ...unsubscribeHeaders(unsubscribeUrl),
          },
        }
        await transport.sendMail(message)
      } catch (error) {
        const cause = withoutAddresses(error)
        if (isAboutTheAddress(error))
          throw new AddressRejected(`The address of ${key} was refused.`, { cause })
        throw cause
      }
    },
    close: () => transport.close(),
  }
}

/** Boundaries: no encoded text has an equals sign before these letters (RFC 2045, 6.7). */
const boundary = '=_cadeau'
const boundaryOfFiles = '=_bijlagen'

type Content = Pick<Mail, 'text' | 'html' | 'files'>

const alternative = `multipart/alternative; boundary="${boundary}"`

const contentTypeOf = ({ files = [] }: Content): string =>
  files.length === 0 ? alternative : `multipart/mixed; boundary="${boundaryOfFiles}"`

/** Its parts are none of the library's business: it would look through them for what we know already. */
type Whole = SendMailOptions & { bodyOf: () => readonly string[] }

/**
 * Both parts, written here at once: the library carries each letter by letter through a row of streams. In pieces of ASCII: put
 * together as a text they would be kept twice for as long as the server takes.
 */
const bodyOf = ({ text, html, files = [] }: Content): readonly string[] => {
  const said = [
    ...part('text/plain', encoded(text)),
    ...part('text/html', encoded(html)),
    `--${boundary}--\r\n`,
  ]
  if (files.length === 0) return said
  return [
    `--${boundaryOfFiles}\r\nContent-Type: ${alternative}\r\n\r\n`,
    ...said,
    ...files.flatMap(partOfFile),
    `--${boundaryOfFiles}--\r\n`,
  ]
}

const base64LineLength = 76

const partOfFile = ({ name, contentType, bytes }: MailFile): readonly string[] => [
  `--${boundaryOfFiles}\r\nContent-Type: ${contentType}; name="${name}"\r\n`,
  `Content-Disposition: attachment; filename="${name}"\r\n`,
  'Content-Transfer-Encoding: base64\r\n\r\n',
  Buffer.from(bytes)
    .toString('base64')
    .replace(new RegExp(`.{1,${base64LineLength}}`, 'g'), '$&\r\n'),
]

const part = (type: string, { encoding, content }: Encoded): readonly string[] => [
  `--${boundary}\r\nContent-Type: ${type}; charset=utf-8\r\n`,
  `Content-Transfer-Encoding: ${encoding}\r\n\r\n`,
  content,
  '\r\n',
]

/** Gives the library the message in one piece, with the headers that it built. */
const writeAtOnce: PluginFunction = ({ data, message }, done) => {
  const headers = Buffer.from(`${message.buildHeaders()}\r\n\r\n`)
  const body = (data as Whole).bodyOf().map((piece) => Buffer.from(piece, 'latin1'))
  const bytes = Buffer.concat([headers, ...body])
  message.createReadStream = () => new PassThrough().end(bytes)
  done()
}

type SmtpFailure = { code?: string; responseCode?: number; response?: string; command?: string }

/** Servers quote whom they refuse, and the library adds a list of them: the log knows a mail by its key alone. */
function withoutAddresses(error: unknown): Error {
  const { message, stack, code, responseCode, command } = error as Error & SmtpFailure
  const hide = (text: string): string =>
    text.replace(/[^\s<>()"',;:]+@[^\s<>()"',;:]+/g, '[address]')
  return Object.assign(new Error(hide(message)), {
    ...{ code, responseCode, command },
    stack: hide(stack ?? ''),
  })
}

/**
 * 5xx in answer to RCPT TO is final for this address, except 5.7.x: that is the server refusing us, and would
 * turn its bad day into bounces for all.
 */
function isAboutTheAddress(error: unknown): boolean {
  const { code, responseCode = 0, response = '', command } = error as SmtpFailure
  if (code !== 'EENVELOPE' || command !== 'RCPT TO') return false
  return responseCode >= 500 && !/^5\d\d[ -]5\.7\./.test(response)
}
