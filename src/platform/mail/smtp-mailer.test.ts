import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { AddressRejected, type Mail } from '#domain/mail/mailer.ts'
import { createLogger } from '#platform/logger/create-logger.ts'
import { type SmtpServer, startSmtpServer } from '#tests/support/smtp-server.ts'
import { createSmtpMailer } from './smtp-mailer.ts'

const answers: Record<string, string> = {
  'nobody@example.com': '550 5.1.1 No such person here',
  'full@example.com': '452 4.2.2 Mailbox full',
  'policy@example.com': '554 5.7.1 We do not know you',
  'grey@example.com': '451 4.2.0 <grey@example.com>: Recipient address rejected: Greylisted',
  'gone@example.com': '550 5.1.1 gone@example.com is nobody',
}

let post: SmtpServer
let mailer: ReturnType<typeof createSmtpMailer>
beforeEach(async () => {
  post = await startSmtpServer((recipient) => answers[recipient] ?? '250 2.1.5 Good')
  mailer = createSmtpMailer({
    url: post.url,
    from: 'Cadeaubon <hallo@cadeaubon.example>',
    connectionsMax: 2,
  })
})
afterEach(async () => {
  mailer.close()
  await post.close()
})

const mail = (given: Partial<Mail> = {}): Mail => ({
  key: 'dlv_1:1',
  to: { name: 'Sanne', address: 'sanne@example.com' },
  subject: 'Een cadeau',
  text: 'Open https://shop.example/kaart/abc/',
  html: '<p>Open</p>',
  ...given,
})
const headerOf = (message: string | undefined, name: string) =>
  new RegExp(`^${name}: (.*)$`, 'im').exec(message ?? '')?.[1]

describe('mail over SMTP', () => {
  test('carries sender, receiver, subject and both parts', async () => {
    await mailer.send(mail())
    const [message] = post.messages
    expect(headerOf(message, 'From')).toBe('Cadeaubon <hallo@cadeaubon.example>')
    expect(headerOf(message, 'To')).toBe('Sanne <sanne@example.com>')
    expect(headerOf(message, 'Subject')).toBe('Een cadeau')
    expect(message).toContain('Content-Type: text/plain')
    expect(message).toContain('Content-Type: text/html')
    expect(message).toContain('https://shop.example/kaart/abc/')
  })

  test('of a letter carries the button that ends it, other mail does not', async () => {
    await mailer.send(mail({ unsubscribeUrl: 'https://shop.example/nieuwsbrief/afmelden/abc/' }))
    await mailer.send(mail({ key: 'dlv_2:1' }))
    const [letter, card] = post.messages
    expect(headerOf(letter, 'List-Unsubscribe')).toBe(
      '<https://shop.example/nieuwsbrief/afmelden/abc/>',
    )
    expect(headerOf(letter, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click')
    expect(headerOf(card, 'List-Unsubscribe')).toBeUndefined()
  })

  test('names another to answer where the shop itself does not ask', async () => {
    const replyTo = { name: 'Joris\r\nBcc: all@example.com', address: 'joris@example.com' }
    await mailer.send(mail({ replyTo }))
    await mailer.send(mail({ key: 'dlv_2:1' }))
    const [question, card] = post.messages
    expect(headerOf(question, 'Reply-To')).toBe('"Joris Bcc: all@example.com" <joris@example.com>')
    expect((question ?? '').split('\n\n')[0]).not.toMatch(/^Bcc:/im)
    expect(headerOf(card, 'Reply-To')).toBeUndefined()
    const wrong = { name: 'Joris', address: 'joris@example.com, all@example.com' }
    await expect(mailer.send(mail({ replyTo: wrong }))).rejects.toThrow(AddressRejected)
  })

  test.each([
    ['plain letters', '.\n..\n.a\n\n.'],
    ['other letters', '.\n..\n.é\n\n.'],
  ])('whose lines begin with dots arrives as it was written, in %s', async (_, text) => {
    await mailer.send(mail({ text, html: `<p>\n${text}` }))
    const [message] = post.messages
    const said = text.replace('é', '=C3=A9')
    expect(message).toContain(`\n\n${said}\n--=_cadeau\n`)
    expect(message).toContain(`\n\n<p>\n${said}\n--=_cadeau--`)
    expect(message?.endsWith('\n--=_cadeau--')).toBe(true)
  })

  test('carries files beside both parts', async () => {
    const bytes = new Uint8Array(200).map((_, at) => at)
    const name = 'GCSNL-2026-000123.pdf'
    await mailer.send(mail({ files: [{ name, contentType: 'application/pdf', bytes }] }))
    const [message = ''] = post.messages
    expect(headerOf(message, 'Content-Type')).toContain('multipart/mixed')
    expect(message).toContain('Content-Type: text/html')
    const [, file = ''] = message.split(`filename="${name}"`)
    const [, base64 = ''] = file.split('\n\n')
    const [written = ''] = base64.split('\n--')
    expect(Math.max(...written.split('\n').map((line) => line.length))).toBeLessThanOrEqual(76)
    expect(new Uint8Array(Buffer.from(written, 'base64'))).toEqual(bytes)
    expect(message.endsWith('\n--=_bijlagen--')).toBe(true)
  })

  test('of one key has one Message-ID, of another key another, and never the key itself', async () => {
    await mailer.send(mail())
    await mailer.send(mail({ subject: 'Nog eens' }))
    await mailer.send(mail({ key: 'dlv_1:2' }))
    const [first, second, third] = post.messages.map((message) => headerOf(message, 'Message-ID'))
    expect(first).toMatch(/^<[0-9a-f]{32}@cadeaubon\.example>$/)
    expect(second).toBe(first)
    expect(third).not.toBe(first)
  })

  test('takes no header from a name or a subject', async () => {
    await mailer.send(
      mail({
        to: { name: 'Sanne\r\nBcc: all@example.com', address: 'sanne@example.com' },
        subject: 'Hallo\r\nReply-To: evil@example.com\r\n\r\nTekst',
      }),
    )
    const [message] = post.messages
    const head = (message ?? '').split('\n\n')[0]
    expect(head).not.toMatch(/^(Bcc|Reply-To):/im)
    expect(headerOf(message, 'Subject')).toBe('Hallo Reply-To: evil@example.com Tekst')
  })

  test('to an address that the server refuses for good is rejected', async () => {
    const to = { name: 'Niemand', address: 'nobody@example.com' }
    await expect(mailer.send(mail({ to }))).rejects.toThrow(AddressRejected)
  })

  test.each([
    'a b\r\n<x>@example.com',
    'sanne@example.com, all@example.com',
    'Sanne <sanne@example.com>',
    'sanne',
    '',
  ])('to "%s", which is not one address, goes to nobody', async (address) => {
    const to = { name: 'Niemand', address }
    await expect(mailer.send(mail({ to }))).rejects.toThrow(AddressRejected)
    expect(post.messages).toEqual([])
  })

  test.each(['full@example.com', 'policy@example.com'])(
    'refused at %s for a while, or because of us, is worth another try',
    async (address) => {
      const sending = mailer.send(mail({ to: { name: 'Sanne', address } }))
      await expect(sending).rejects.not.toBeInstanceOf(AddressRejected)
      await mailer.send(mail())
      expect(post.messages).toHaveLength(1)
    },
  )

  test.each(['grey@example.com', 'gone@example.com'])(
    'refused at %s leaves the answer of the server in the log, and no address of anybody',
    async (address) => {
      let written = ''
      const log = createLogger('info', {
        write: (line) => {
          written += line
        },
      })
      const sending = mailer.send(mail({ to: { name: 'Sanne', address } }))
      log.warn({ err: await sending.catch((error: unknown) => error) }, 'It failed.')
      expect(written).toContain(address.startsWith('grey') ? 'Greylisted' : 'is nobody')
      expect(written).not.toContain('@example.com')
    },
  )

  test('to a server that is away is worth another try', async () => {
    const away = createSmtpMailer({
      url: 'smtp://127.0.0.1:1',
      from: 'a@shop.example',
      connectionsMax: 1,
    })
    await expect(away.send(mail())).rejects.not.toBeInstanceOf(AddressRejected)
    away.close()
  })
})
