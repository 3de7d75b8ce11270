import { expect, test } from 'vitest'
import { mailExamples } from '#emails/mails.ts'
import { encoded } from '#platform/mail/transfer-encoding.ts'

test('the HTML of every mail is sent as it is, without an encoding that makes it longer', async () => {
  for (const { title, write } of mailExamples) {
    const { html } = await write('https://shop.example')
    expect(encoded(html).encoding, title).toBe('7bit')
  }
})
