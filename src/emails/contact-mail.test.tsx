import { describe, expect, test } from 'vitest'
import { readLetters } from '#tests/support/seen-text.ts'
import { contactCopyMailTemplate, contactForwardMailTemplate } from './contact-mail.tsx'

const mail =
  contactCopyMailTemplate.examples['Kopie van je bericht, Nederlands']('https://shop.example')

describe('a message to the shop', () => {
  test('comes with who wrote, about what, and where an answer goes', async () => {
    const { subject, text, html } = await contactForwardMailTemplate.write({
      ...mail,
      message: mail.quoted ?? '',
    })
    expect(subject).toBe('Vraag over Bezorgen, van Joris Bakker')
    for (const part of [text, readLetters(html)]) {
      for (const fact of ['Joris Bakker', 'joris@voorbeeld.example', '61-7KD3-9QXM', '•••• 4821'])
        expect(part).toContain(fact)
    }
  })

  test('goes to its writer as a copy, with what happens next and the warning about codes', async () => {
    const { subject, text, html } = await contactCopyMailTemplate.write(mail)
    expect(subject).toBe('We hebben je bericht: Bezorgen')
    expect(text).toMatch(/^Hoi Joris,\n/)
    for (const part of [text, readLetters(html)]) {
      for (const fact of ['binnen twee werkdagen', 'Stuur nooit de code', 'Groet, Joris', 'KVK'])
        expect(part).toContain(fact)
    }
    expect(text).toContain('> Dag!\n> \n> De cadeaubon')
  })

  test('quotes nothing where the address is not confirmed', async () => {
    const { text, html } = await contactCopyMailTemplate.write({ ...mail, quoted: undefined })
    for (const part of [text, readLetters(html)]) {
      expect(part).toContain('binnen twee werkdagen')
      expect(part).not.toMatch(/Groet, Joris|Je schreef/)
    }
  })

  test('has no line for an order that was not named, in English where that was read', async () => {
    const { text, html } = await contactCopyMailTemplate.write({
      ...mail,
      ...{ language: 'en', orderNumber: undefined },
    })
    expect(text).toContain('within two working days')
    expect(text).not.toContain('Order number')
    expect(html).toContain('lang="en"')
  })

  test('adds no markup, and a name adds no line', async () => {
    const name = '<b>Joris</b>\r\nBcc: x'
    const text = '<script>1</script> <a>'
    const dressed = { ...mail, name, message: text, quoted: text }
    for (const written of [
      await contactForwardMailTemplate.write(dressed),
      await contactCopyMailTemplate.write(dressed),
    ]) {
      expect(written.html).not.toMatch(/<script|<b>Joris/)
      expect(written.subject).not.toMatch(/[\r\n]/)
    }
  })
})
