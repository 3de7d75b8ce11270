import { expect, test } from 'vitest'
import { readLetters } from '#tests/support/seen-text.ts'
import { giverNoticeMailTemplate } from './giver-notice-mail.tsx'

const shopUrl = 'https://shop.example'
const examples = giverNoticeMailTemplate.examples

test.each([
  ['Cadeau nog niet uitgepakt, Nederlands', ['opnieuw laten sturen', 'verbeteren', 'zelf geven']],
  [
    'Drie cadeaus nog niet uitgepakt, Engels',
    ['sent again', 'correct the address', 'give a gift yourself'],
  ],
] as const)('%s: says all three things that a giver can do, and where', async (name, acts) => {
  const mail = examples[name]?.(shopUrl)
  if (mail === undefined) throw new Error('There is no such example.')
  const { text, html } = await giverNoticeMailTemplate.write(mail)
  for (const part of [text, readLetters(html)])
    for (const fact of [...acts, mail.url]) expect(part).toContain(fact)
})
