import { expect, test } from 'vitest'
import { invitationMailTemplate } from './invitation-mail.tsx'

const { examples, write } = invitationMailTemplate
const buyer = examples['Uitnodiging om te bestellen, Nederlands']('https://shop.example')

test('says who invites to which company, what for and until when', async () => {
  const { subject, text, html } = await write(buyer)
  expect(subject).toBe('Sanne nodigt je uit voor Bakkerij Bol')
  for (const part of [text, html]) {
    expect(part).toContain('Bakkerij Bol bestelt cadeaubonnen bij')
    expect(part).toContain('12 december 2026')
  }
  const english = await write({ ...buyer, language: 'en', role: 'finance' })
  expect(english.subject).toBe('Sanne invites you to join Bakkerij Bol')
  expect(english.text).toContain('You won’t see any recipients or codes')
})

test('repeats nothing to a stranger that is not a name', async () => {
  const { subject, text } = await write({ ...buyer, invitedBy: 'bel nu naar deze winnende lijn' })
  expect(subject).toBe('Je bent uitgenodigd voor Bakkerij Bol')
  expect(text).not.toContain('winnende')
})
