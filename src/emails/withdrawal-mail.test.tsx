import { expect, test } from 'vitest'
import { readLetters } from '#tests/support/seen-text.ts'
import { withdrawalMailTemplate } from './withdrawal-mail.tsx'

const example = withdrawalMailTemplate.examples['Herroeping, Nederlands']('https://shop.example')

test.each([
  ['nl', ['23 november 2026', '14.05', '7 december 2026']],
  ['en', ['23 November 2026', '2.05', '7 December 2026']],
] as const)(
  'a withdrawal is acknowledged with its content, its day and its time, in %s',
  async (language, moments) => {
    const waiting = { receiverName: 'Sanne', titles: ['Dinerbon'], result: 'waiting' } as const
    const mail = { ...example, language, parts: [waiting, ...example.parts] }
    const { subject, text, html } = await withdrawalMailTemplate.write(mail)
    expect(subject).toContain(example.orderNumber)
    for (const part of [text, readLetters(html)])
      for (const said of [...moments, example.name, example.orderNumber, 'Dinerbon', 'Boekenbon'])
        expect(part).toContain(said)
    expect(text).toMatch(/€\s?50[,.]95/)
  },
)
