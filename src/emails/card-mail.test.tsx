import { describe, expect, test } from 'vitest'
import type { Mails } from '#domain/mail/mails.ts'
import { euro } from '#kernel/money.ts'
import { seenText } from '#tests/support/seen-text.ts'
import { cardMailTemplate } from './card-mail.tsx'

const shopUrl = 'https://shop.example'
const example = cardMailTemplate.examples['Voor jezelf, Nederlands'](shopUrl)
const write = (given: Partial<Mails['card']> = {}) =>
  cardMailTemplate.write({ ...example, ...given })

describe.each(['nl', 'en'] as const)('the mail with cards for oneself in %s', (language) => {
  test('has card, amount, link and whom to ask, in both parts', async () => {
    const { text, html } = await write({ language })
    for (const part of [text, seenText(html)]) {
      expect(part).toContain('Aan tafel Dinerbon')
      expect(part).toMatch(/€\s?50\b/)
      expect(part).toContain('https://shop.example/kaart/voorbeeld/')
      expect(part).toContain('klantenservice@cadeaubon-nederland.example')
    }
    expect(html).toContain(`lang="${language}"`)
    expect(html).toContain('src="https://shop.example/cards/aan-tafel-dinerbon.png"')
    expect(html).toContain('alt="Aan tafel Dinerbon"')
    expect(html.match(/href="https:\/\/shop\.example\/kaart\/voorbeeld\/"/g)).toHaveLength(2)
  })
})

test('several cards for oneself have a link each, the first twenty', async () => {
  const mail = cardMailTemplate.examples['Drie voor jezelf, Nederlands'](shopUrl)
  const { text, html } = await cardMailTemplate.write(mail)
  for (const { url } of mail.ownPages) {
    expect(text).toContain(`\n${url}`)
    expect(html).toContain(`href="${url}"`)
  }
  expect(text).toContain('Geef je er een weg?')
  const [page] = mail.ownPages
  const many = Array.from({ length: 600 }, (_, index) => ({
    ...page!,
    url: `${page?.url}${index}`,
  }))
  const long = await cardMailTemplate.write({ ...mail, ownPages: many })
  expect(long.html.match(/href="[^"]*voorbeeld1\/\d+"/g)).toHaveLength(20)
  expect(long.text).toContain('De links van de andere bonnen staan op je pagina.')
  const alone = await cardMailTemplate.write({ ...mail, ownPages: mail.ownPages.slice(0, 1) })
  expect(alone.text).not.toContain('Geef je er een weg?')
})

test('equal cards are shown once with their number', async () => {
  const [card] = example.cards
  const cards = card ? [card, card, { ...card, amount: euro(12_50) }] : []
  const { subject, text, html } = await write({ cards })
  expect(text).toMatch(/ {2}2 × Aan tafel Dinerbon, €\s50\n {2}Aan tafel Dinerbon, €\s12,50/)
  expect(html.match(/<img/g)).toHaveLength(2)
  expect(html.match(/<img[^>]* height="290"/g)).toHaveLength(2)
  expect(subject).toBe('Je cadeaubonnen staan klaar')
})

test('of five hundred different cards the first few are shown and the rest counted', async () => {
  const cards = Array.from({ length: 500 }, (_, index) => ({
    title: 'Bon',
    imageUrl: `${shopUrl}/cards/bon.png`,
    backgroundColor: '#ffffff',
    amount: euro(1000 + index),
  }))
  const { text, html } = await write({ cards })
  expect(html.match(/<img/g)).toHaveLength(6)
  expect(text).toContain('en nog 494 cadeaubonnen')
})
