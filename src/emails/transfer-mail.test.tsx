import { expect, test } from 'vitest'
import { transferMailTemplate } from './transfer-mail.tsx'

const shopUrl = 'https://shop.example'
const { examples, write } = transferMailTemplate

test('of an activation speaks of the card, and of no gift or basket', async () => {
  const card = examples['Bankoverschrijving voor een kaart, Nederlands'](shopUrl)
  const dutch = await write(card)
  const english = await write({ ...card, language: 'en' })
  for (const part of [dutch.text, dutch.html]) {
    expect(part).toContain('We zetten het bedrag op je kaart zodra je geld binnen is')
    expect(part).not.toMatch(/cadeau gaat|mandje/)
  }
  expect(english.text).toContain('We load the amount onto your card as soon as your money is in')
  expect(english.text).not.toMatch(/gift goes|basket/)
  expect((await write(examples['Bankoverschrijving, Nederlands'](shopUrl))).text).toContain(
    'Je bestelling gaat de deur uit zodra je geld binnen is',
  )
})

test.each([
  ['Bakkerij Bol', true],
  ['Stichting Vrienden van het Oude Raadhuis', true],
  ['C&A 1841', true],
  ['bakkerij.nl', false],
  ['Bel nu 0900 123 4567', false],
  ['U hebt gewonnen, bel ons vandaag nog terug', false],
  ['Gratis telefoon!', false],
])('names the company %s: %s', async (company, isNamed) => {
  const invoiced = examples['Op factuur, Nederlands'](shopUrl)
  const mail = { ...invoiced, invoice: { company, customerReference: undefined } }
  for (const part of [(await write(mail)).text, (await write(mail)).html])
    expect(part.replaceAll('&amp;', '&').includes(company)).toBe(isNamed)
})
