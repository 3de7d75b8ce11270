import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type MessageToKeep, mailIdOf, openMailbox } from './mailbox.ts'
import { type MailboxPages, mailboxPages } from './mailbox-pages.ts'

let folder: string
let pages: MailboxPages
let deliver: (message?: Partial<MessageToKeep>) => Promise<string>
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mailbox-'))
  const mailbox = openMailbox(folder)
  pages = mailboxPages(mailbox, '/dev/mailbox/')
  deliver = async (given = {}) => {
    const message = {
      messageId: '<1@shop.example>',
      to: { name: 'Sanne', address: 'sanne@example.com' },
      subject: 'Een cadeau',
      text: 'Open <je cadeau>',
      html: '<html><head><title>x</title></head><body><a href="https://shop.example/">Open</a></body></html>',
      ...given,
    }
    await mailbox.deliver(message)
    return mailIdOf(message.messageId)
  }
})
afterEach(() => rm(folder, { recursive: true }))

test('an empty mailbox says so', async () => {
  const { status, body } = await pages.answer('')
  expect(status).toBe(200)
  expect(body).toContain('Nog geen post')
})

test('the list leads to each message, and the message to its mail in a closed frame', async () => {
  const id = await deliver()
  expect((await pages.answer('')).body).toContain(`href="/dev/mailbox/${id}/"`)
  const { body } = await pages.answer(`${id}/`)
  expect(body).toContain(`src="/dev/mailbox/${id}/html"`)
  expect(body).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"')
})

test('the mail itself is unchanged but for where its links open, and may run nothing', async () => {
  const id = await deliver()
  const { body, headers } = await pages.answer(`${id}/html`)
  expect(body).toContain('<head><base target="_blank"><title>x</title>')
  expect(body).toContain('<a href="https://shop.example/">Open</a>')
  expect(headers['content-security-policy']).toMatch(/^sandbox allow-popups.*default-src 'none'/)
})

test('the text part is shown as text', async () => {
  const id = await deliver()
  const { body } = await pages.answer(`${id}/`, { view: 'text' })
  expect(body).toContain('Open &lt;je cadeau&gt;')
  expect(body).not.toContain('<iframe')
})

test('names and subjects cannot add markup', async () => {
  const id = await deliver({
    to: { name: '<img src=x onerror=a>', address: '"><script>@example.com' },
    subject: '"><script>alert(1)</script>',
  })
  for (const rest of ['', `${id}/`]) {
    const { body } = await pages.answer(rest)
    expect(body).not.toContain('<script>')
    expect(body).not.toContain('<img')
  }
})

test('tests read the messages as JSON', async () => {
  const id = await deliver()
  const { body, headers } = await pages.answer('messages.json')
  expect(headers['content-type']).toContain('application/json')
  expect(JSON.parse(String(body))).toMatchObject([{ id, subject: 'Een cadeau' }])
})

test('a file beside a message is had by its name', async () => {
  const base64 = Buffer.from('%PDF-1.7').toString('base64')
  const name = 'factuur.pdf'
  const id = await deliver({ files: [{ name, contentType: 'application/pdf', base64 }] })
  expect((await pages.answer(`${id}/`)).body).toContain(`${id}/files/${name}`)
  const { body, headers } = await pages.answer(`${id}/files/${name}`)
  expect(headers['content-type']).toBe('application/pdf')
  expect(String(body)).toBe('%PDF-1.7')
  expect((await pages.answer(`${id}/files/other.pdf`)).status).toBe(404)
})

test.each(['x/', '../secret/', '000000000000000000000000/'])('%s is not found', async (rest) => {
  expect((await pages.answer(rest)).status).toBe(404)
})
