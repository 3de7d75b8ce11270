import { describe, expect, test } from 'vitest'
import { readLetters } from '#tests/support/seen-text.ts'
import { accountMailTemplate } from './account-mail.tsx'

const shopUrl = 'https://shop.example'
const { examples } = accountMailTemplate

describe('the mail to a new account', () => {
  test('asks the owner to confirm, says until when, and what to do if they did not ask', async () => {
    const { subject, text, html } = await accountMailTemplate.write(
      examples['Account bevestigen, Nederlands'](shopUrl),
    )
    expect(subject).toBe('Bevestig je e-mailadres')
    for (const part of [text, readLetters(html)])
      for (const fact of [
        'Hoi Sanne,',
        'account hebt bij Cadeaubon',
        'https://shop.example/account/bevestigen/?token=voorbeeld',
        'tot 28 november 2026 om 10.30 uur',
        'Heb jij geen account aangemaakt?',
        'KVK 00000000',
      ])
        expect(part).toContain(fact)
  })

  test('greets nobody by what is no name', async () => {
    const mail = {
      ...examples['Account bevestigen, Nederlands'](shopUrl),
      firstName: '<b>Sanne</b>\r\nKlik hier',
    }
    const { text, html } = await accountMailTemplate.write(mail)
    expect(html).not.toContain('<b>Sanne')
    expect(text).toMatch(/^Hoi daar,\n/)
  })
})

test('a new password is chosen by a link that works once, in English where that was read', async () => {
  const mail = examples['Nieuw wachtwoord, Engels'](shopUrl)
  const { subject, text } = await accountMailTemplate.write(mail)
  expect(subject).toBe('Choose a new password')
  expect(text).toContain('The link works once, until 28 November 2026')
})

test('a changed password is told with its moment and a way to take it back', async () => {
  const { subject, text, html } = await accountMailTemplate.write(
    examples['Wachtwoord veranderd, Nederlands'](shopUrl),
  )
  expect(subject).toBe('Je wachtwoord is veranderd')
  for (const part of [text, readLetters(html)]) {
    expect(part).toContain('Op 21 november 2026 om 10.30 uur')
    expect(part).toContain('https://shop.example/account/wachtwoord-vergeten/')
  }
  expect(text).not.toContain('tot ')
})
