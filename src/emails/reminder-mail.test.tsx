import { describe, expect, test } from 'vitest'
import type { Mails } from '#domain/mail/mails.ts'
import { hostileNames } from '#tests/support/hostile-names.ts'
import { readLetters, seenText } from '#tests/support/seen-text.ts'
import { reminderMailTemplate } from './reminder-mail.tsx'

const example =
  reminderMailTemplate.examples['Cadeaubon loopt af, Nederlands']('https://shop.example')
const write = (given: Partial<Mails['reminder']> = {}) =>
  reminderMailTemplate.write({ ...example, ...given })

describe.each([
  ['nl', '21 november 2028', ['die je van Joris kreeg', 'voor een herinnering', '€ 50']],
  ['en', '21 November 2028', ['Joris', 'reminder', '€50']],
] as const)('a reminder in %s', (language, lastDay, facts) => {
  test('says which card, its last day, from whom, why this address, and how it ends', async () => {
    const { subject, text, html } = await write({ language })
    expect(subject).toContain(lastDay)
    for (const part of [text, seenText(html)])
      for (const fact of ['Aan tafel Dinerbon', lastDay, ...facts])
        expect(part.replaceAll('\u00a0', ' ')).toContain(fact)
    for (const url of [example.url, example.endUrl]) {
      expect(text).toContain(url)
      expect(html).toContain(`href="${url}"`)
    }
  })

  test('to another mailbox leads to where the link is mailed again, and tells no code', async () => {
    const url = 'https://shop.example/mijn-kaarten/'
    const { text, html } = await write({ language, target: 'find', url })
    expect(text).toContain(url)
    for (const part of [text, readLetters(html)]) {
      expect(part).not.toContain('/kaart/')
      expect(seenText(part)).not.toMatch(/\d{16,}/)
    }
  })
})

test.each([
  ['nl', 'omdat je er in je account om vroeg'],
  ['en', 'because you asked for it in your account'],
] as const)(
  'to an account in %s says who asked, and leads to the account',
  async (language, why) => {
    const url = 'https://shop.example/account/cadeaubonnen/'
    const asked = { language, isAskedByAccount: true, target: 'account', url } as const
    const { text, html } = await write(asked)
    for (const fact of [url, why]) expect(text).toContain(fact)
    expect(seenText(html)).toContain(why)
    expect(readLetters(html)).not.toContain('/kaart/')
  },
)

test('without a giver it names nobody, and of two cards it speaks of both', async () => {
  const film = { title: 'Filmbon', amount: { currency: 'EUR', cents: 15_00 } } as const
  const { subject, text } = await write({ giverName: undefined, cards: [...example.cards, film] })
  expect(subject).toBe('Je cadeaubonnen zijn geldig tot en met 21 november 2028')
  expect(text).not.toMatch(/undefined|null|kreeg \(/)
  expect(text).toContain('Filmbon')
})

describe('the name of a giver', () => {
  test('cannot add markup, and no placeholder in it is filled', async () => {
    const { text, html } = await write({ giverName: hostileNames.markup })
    expect(html).not.toMatch(/<script|<img src=x/)
    expect(html).toContain('&lt;script&gt;')
    expect(text).toContain(hostileNames.markup)
  })

  test('cannot add a line, or turn the direction in which the mail is read', async () => {
    const broken = await write({ giverName: hostileNames.lines })
    expect(broken.text).not.toMatch(/^Bcc:/m)
    expect(broken.text).toContain('Joris Bcc: all@example.com')
    const turned = await write({ giverName: hostileNames.direction })
    for (const part of [turned.text, readLetters(turned.html)])
      expect(part).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/)
  })
})
