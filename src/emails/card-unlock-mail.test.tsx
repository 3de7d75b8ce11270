import { expect, test } from 'vitest'
import { readLetters } from '#tests/support/seen-text.ts'
import { cardUnlockMailTemplate } from './card-unlock-mail.tsx'

const shopUrl = 'https://shop.example'
const { examples } = cardUnlockMailTemplate

test('the holder hears what happened, that the balance is safe, and until when the link works', async () => {
  const dutch = examples['Kaart weer bekijken, Nederlands'](shopUrl)
  const { subject, text, html } = await cardUnlockMailTemplate.write(dutch)
  expect(subject).toBe('Je cadeaukaart weer bekijken')
  for (const part of [text, readLetters(html)])
    for (const fact of [
      'Hoi Sanne,',
      'te vaak een verkeerde pincode',
      'https://shop.example/saldocheck/#voorbeeld',
      'tot 23 november 2026 om 10.30 uur',
      'niemand komt erbij zonder je pincode',
    ])
      expect(part).toContain(fact)
})

test('greets nobody by what is no name', async () => {
  const mail = {
    ...examples['Kaart weer bekijken, Engels'](shopUrl),
    name: '<b>Sanne</b>\r\nClick here',
  }
  const { text, html } = await cardUnlockMailTemplate.write(mail)
  expect(html).not.toContain('<b>Sanne')
  expect(text).toMatch(/^Hi there,\n/)
})
