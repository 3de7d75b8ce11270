import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { AddressRejected, type Mail } from '#domain/mail/mailer.ts'
import { openMailbox } from '#simulators/mailbox/mailbox.ts'
import { createMailboxMailer } from './mailbox-mailer.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mailbox-'))
})
afterEach(() => rm(folder, { recursive: true }))

const mail = (given: Partial<Mail> = {}): Mail => ({
  key: 'dlv_1:1',
  to: { name: 'Sanne', address: 'sanne@example.com' },
  subject: 'Een cadeau',
  text: 'tekst',
  html: '<p>html</p>',
  ...given,
})

test('the same key twice is one message, also for the next process', async () => {
  await createMailboxMailer(openMailbox(folder)).send(mail())
  await createMailboxMailer(openMailbox(folder)).send(mail({ subject: 'Anders' }))
  const messages = await openMailbox(folder).list()
  expect(messages.map(({ subject }) => subject)).toEqual(['Een cadeau'])
  expect(await readdir(folder)).toHaveLength(1)
})

test('messages are listed newest first and read by id', async () => {
  const times = [1000, 2000]
  const mailbox = openMailbox(folder, () => new Date(times.shift() ?? 0))
  const mailer = createMailboxMailer(mailbox)
  await mailer.send(mail({ key: 'a', subject: 'Eerste' }))
  await mailer.send(mail({ key: 'b', subject: 'Tweede' }))
  const [newest] = await mailbox.list()
  expect(newest?.subject).toBe('Tweede')
  expect(await mailbox.read(newest?.id ?? '')).toEqual(newest)
})

test.each(['', 'x', '../../etc/passwd', '0'.repeat(24)])(
  'no message is read by "%s"',
  async (id) => {
    expect(await openMailbox(folder).read(id)).toBeUndefined()
  },
)

test('an address at bounce.example is rejected for good', async () => {
  const mailer = createMailboxMailer(openMailbox(folder))
  const to = { name: 'Piet', address: 'piet@Bounce.example' }
  for (const _ of [1, 2, 3])
    await expect(mailer.send(mail({ to }))).rejects.toThrow(AddressRejected)
  expect(await openMailbox(folder).list()).toEqual([])
})

test('an address at slow.example fails twice, then works', async () => {
  const mailer = createMailboxMailer(openMailbox(folder))
  const to = { name: 'Piet', address: 'piet@slow.example' }
  for (const _ of [1, 2])
    await expect(mailer.send(mail({ to }))).rejects.not.toBeInstanceOf(AddressRejected)
  await mailer.send(mail({ to }))
  expect(await openMailbox(folder).list()).toHaveLength(1)
})

test('a name or subject of two lines becomes one', async () => {
  const mailbox = openMailbox(folder)
  await createMailboxMailer(mailbox).send(
    mail({ to: { name: 'San\r\nne', address: 'sanne@example.com' }, subject: 'Een\ncadeau' }),
  )
  const [message] = await mailbox.list()
  expect(message).toMatchObject({ to: { name: 'San ne' }, subject: 'Een cadeau' })
})
