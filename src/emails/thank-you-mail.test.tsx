import { expect, test } from 'vitest'
import { readLetters } from '#tests/support/seen-text.ts'
import { thankYouMailTemplate } from './thank-you-mail.tsx'

const shopUrl = 'https://shop.example'
const examples = thankYouMailTemplate.examples

test('says who thanks, in which words, and where to read it, in both parts', async () => {
  const mail = examples['Bedankje, Nederlands'](shopUrl)
  const { subject, text, html } = await thankYouMailTemplate.write(mail)
  expect(subject).toBe('Sanne bedankt je voor je cadeau')
  for (const part of [text, readLetters(html)])
    for (const fact of ['Hoi Joris,', 'Wat lief! Zaterdag samen eten?', mail.orderUrl])
      expect(part).toContain(fact)
})

test('without words, from nobody that is known', async () => {
  const mail = examples['Bedankje zonder woorden, Engels'](shopUrl)
  const { subject, text, html } = await thankYouMailTemplate.write(mail)
  expect(subject).toBe('Someone says thank you for your gift')
  for (const part of [text, readLetters(html)]) expect(part).not.toMatch(/undefined|null/)
})

test('lets nobody add markup, nor a line', async () => {
  const mail = {
    ...examples['Bedankje, Nederlands'](shopUrl),
    receiverName: '<b>Sanne</b>\r\nBcc: x',
    text: '<a href="https://kwaad.example">hier</a>',
  }
  const { subject, html } = await thankYouMailTemplate.write(mail)
  expect(subject).not.toMatch(/[\r\n]/)
  expect(html).not.toContain('<b>Sanne')
  expect(html).not.toContain('href="https://kwaad.example"')
})
