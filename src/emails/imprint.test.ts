import { expect, test } from 'vitest'
import { languages } from '#kernel/language.ts'
import { seenText } from '#tests/support/seen-text.ts'
import { confirmationMailTemplate } from './confirmation-mail.tsx'
import { myCardsMailTemplate } from './my-cards-mail.tsx'
import { refundMailTemplate } from './refund-mail.tsx'
import { reminderMailTemplate } from './reminder-mail.tsx'

const invented = {
  nl: 'Dit is een demonstratie: het bedrijf en de merken zijn verzonnen.',
  en: 'This is a demonstration: the company and the brands are invented.',
}
const shopUrl = 'https://shop.example'
const first = <Mail>(examples: Record<string, (url: string) => Mail>): Mail =>
  Object.values(examples)[0]!(shopUrl)

test.each(languages)(
  'an invented company says so in its mails, a real one does not (%s)',
  async (language) => {
    const writeAll = (isInvented: boolean) => {
      const sign = <Mail extends { organisation: object }>(mail: Mail) => ({
        ...mail,
        language,
        organisation: { ...mail.organisation, isInvented },
      })
      return Promise.all([
        confirmationMailTemplate.write(sign(first(confirmationMailTemplate.examples))),
        refundMailTemplate.write(sign(first(refundMailTemplate.examples))),
        myCardsMailTemplate.write(sign(first(myCardsMailTemplate.examples))),
        reminderMailTemplate.write(sign(first(reminderMailTemplate.examples))),
      ])
    }
    for (const { text, html } of await writeAll(true))
      for (const part of [text, seenText(html)]) expect(part).toContain(invented[language])
    for (const { text, html } of await writeAll(false))
      for (const part of [text, seenText(html)]) expect(part).not.toContain(invented[language])
  },
)
