import { describe, expect, test } from 'vitest'
import type { Mails } from '#domain/mail/mails.ts'
import { readLetters } from '#tests/support/seen-text.ts'
import { newsletterMailTemplate } from './newsletter-mail.tsx'

const write = (given: Partial<Mails['newsletter']> = {}) =>
  newsletterMailTemplate.write({
    ...newsletterMailTemplate.examples['Nieuwsbrief bevestigen, Nederlands'](
      'https://shop.example',
    ),
    ...given,
  })

describe('the mail that asks for the newsletter to be confirmed', () => {
  test('says who asked for what, until when, and how to get rid of us', async () => {
    const { subject, text, html } = await write()
    expect(subject).toBe('Wil je onze nieuwsbrief? Nog één klik')
    for (const part of [text, readLetters(html)]) {
      for (const fact of [
        'Hoi Sanne,',
        'nieuwsbrief van Cadeaubon',
        'https://shop.example/nieuwsbrief/bevestigen/voorbeeld/',
        'tot 28 november 2026 om 10.30 uur',
        'wissen we je adres na een week',
        'https://shop.example/nieuwsbrief/afmelden/voorbeeld/',
        'KVK 00000000',
      ])
        expect(part).toContain(fact)
    }
  })

  test('greets without a name where none was given, in English for English readers', async () => {
    const { text, html } = await write({ language: 'en', firstName: undefined })
    expect(text).toMatch(/^Hi,\n/)
    expect(text).toContain('until 28 November 2026')
    expect(html).toContain('lang="en"')
  })

  test('greets nobody by what is no name', async () => {
    const { text, html } = await write({ firstName: '<b>Sanne</b>\r\nKlik hier' })
    expect(html).not.toContain('<b>Sanne')
    expect(text).toMatch(/^Hoi,\n/)
  })
})

test('an address that gets the letter already is told so, with a way out and nothing to confirm', async () => {
  const { subject, text } = await write({ confirm: undefined })
  expect(subject).toBe('Je krijgt onze nieuwsbrief al')
  expect(text).toContain('/nieuwsbrief/afmelden/')
  expect(text).not.toContain('/bevestigen/')
})
