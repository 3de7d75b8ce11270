import { describe, expect, test } from 'vitest'
import type { Mails } from '#domain/mail/mails.ts'
import { hostileNames } from '#tests/support/hostile-names.ts'
import { readLetters, seenText } from '#tests/support/seen-text.ts'
import { myCardsMailTemplate } from './my-cards-mail.tsx'

const example =
  myCardsMailTemplate.examples['Al je cadeaubonnen, Nederlands']('https://shop.example')
const write = (given: Partial<Mails['myCards']> = {}) =>
  myCardsMailTemplate.write({ ...example, ...given })
const from = (giverName: string) =>
  write({ gifts: example.gifts.map((gift) => ({ ...gift, giverName })) })

describe.each([
  ['nl', ['van Joris', 'Pak dit cadeau uit', 'Bekijk dit cadeau', '21 november 2028', '€ 50']],
  ['en', ['from Joris', 'Unwrap this gift', 'View this gift', '21 November 2028', '€50']],
] as const)('all cards of an address, %s', (language, facts) => {
  test('stand in both parts: what, how much, from whom, until when, and the link of each gift', async () => {
    const { text, html } = await write({ language })
    for (const part of [text, seenText(html)])
      for (const fact of ['Aan tafel Dinerbon', 'Filmbon', ...facts])
        expect(part.replaceAll('\u00a0', ' ')).toContain(fact)
    for (const { url } of example.gifts) {
      expect(text).toContain(url)
      expect(html).toContain(`href="${url}"`)
    }
  })

  test('come with no code, and with what to do when nobody asked', async () => {
    const { subject, text, html } = await write({ language })
    for (const part of [subject, text, seenText(html)]) expect(part).not.toMatch(/\d{16,}/)
    for (const part of [text, seenText(html)]) {
      expect(part).toContain(language === 'nl' ? 'Stuur deze mail niet door' : 'forward this email')
      expect(part).toContain(language === 'nl' ? 'niet om gevraagd' : 'ask for this')
      expect(part).toContain('klantenservice@cadeaubon-nederland.example')
    }
  })
})

test('what somebody bought, or was given by somebody forgotten, names nobody', async () => {
  const [gift] = example.gifts
  const { text, html } = await write({ gifts: [{ ...gift!, giverName: undefined }] })
  for (const part of [text, seenText(html)]) expect(part).not.toContain('Joris')
  expect(text).not.toMatch(/undefined|null/)
})

describe('the name of a giver', () => {
  test('cannot add markup, and no placeholder in it is filled', async () => {
    const { text, html } = await from(hostileNames.markup)
    expect(html).not.toMatch(/<script|<img src=x/)
    expect(html).toContain('&lt;script&gt;')
    expect(text).toContain(hostileNames.markup)
  })

  test('cannot add a line', async () => {
    const { subject, text } = await from(hostileNames.lines)
    expect(subject).toBe('Je cadeaubonnen van Cadeaubon')
    expect(text).toContain('van Joris Bcc: all@example.com')
    expect(text).not.toMatch(/^Bcc:/m)
  })

  test('cannot turn the direction in which the mail is read', async () => {
    const { text, html } = await from(hostileNames.direction)
    for (const part of [text, readLetters(html)])
      expect(part).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/)
  })
})
