import { describe, expect, test } from 'vitest'
import type { Mails } from '#domain/mail/mails.ts'
import { euro } from '#kernel/money.ts'
import { exampleDonation } from './card-examples.ts'
import { cardMail } from './card-mail.tsx'

const shopUrl = 'https://shop.example'
const write = (given: Partial<Mails['card']> = {}) =>
  cardMail.write({ ...cardMail.examples['Cadeau, Nederlands'](shopUrl), ...given })

/** As a reader sees it: no tags, no entities, single spaces. */
const seen = (html: string): string =>
  html
    .replaceAll(/<style[\s\S]*?<\/style>|<!--[\s\S]*?-->/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&nbsp;', ' ')
    .replaceAll(/\s+/g, ' ')

describe.each(['nl', 'en'] as const)('the card mail in %s', (language) => {
  test('has giver, receiver, note, card, amount and link, in both parts', async () => {
    const { subject, text, html } = await write({ language })
    expect(subject).toContain('Joris Bakker')
    for (const part of [text, seen(html)]) {
      expect(part).toContain('Joris Bakker')
      expect(part).toContain('Sanne')
      expect(part).toContain('Eten we snel een keer samen?')
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

  test('says where the address came from and what it is used for', async () => {
    const { text } = await write({ language })
    expect(text).toContain(
      language === 'nl'
        ? 'omdat Joris Bakker je e-mailadres aan ons gaf om dit cadeau te bezorgen'
        : 'because Joris Bakker gave us your address to deliver this gift',
    )
  })

  test('to the giver names no giver', async () => {
    const mail = await write({ language, isForSelf: true, message: undefined })
    for (const part of [mail.subject, mail.text, mail.html]) expect(part).not.toContain('Joris')
  })
})

test('several cards for oneself have a link each, the first twenty', async () => {
  const mail = cardMail.examples['Drie voor jezelf, Nederlands'](shopUrl)
  const { text, html } = await cardMail.write(mail)
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
  const long = await cardMail.write({ ...mail, ownPages: many })
  expect(long.html.match(/href="[^"]*voorbeeld1\/\d+"/g)).toHaveLength(20)
  expect(long.text).toContain('De links van de andere bonnen staan op je pagina.')
  const alone = await cardMail.write({ ...mail, ownPages: mail.ownPages.slice(0, 1) })
  expect(alone.text).not.toContain('Geef je er een weg?')
})

test('equal cards are shown once with their number', async () => {
  const [card] = cardMail.examples['Cadeau, Nederlands'](shopUrl).cards
  const cards = card ? [card, card, { ...card, amount: euro(12_50) }] : []
  const { text, html } = await write({ cards })
  expect(text).toMatch(/ {2}2 × Aan tafel Dinerbon, €\s50\n {2}Aan tafel Dinerbon, €\s12,50/)
  expect(html.match(/<img/g)).toHaveLength(2)
  expect(text).toContain('Er liggen 3 cadeaubonnen voor je klaar.')
})

test('of five hundred different cards the first few are shown and the rest counted', async () => {
  const [card] = cardMail.examples['Cadeau, Nederlands'](shopUrl).cards
  const cards = Array.from({ length: 500 }, (_, index) => ({
    title: 'Bon',
    imageUrl: `${shopUrl}/cards/bon.png`,
    backgroundColor: card?.backgroundColor ?? '#ffffff',
    amount: euro(1000 + index),
  }))
  const { text, html } = await write({ cards })
  expect(html.match(/<img/g)).toHaveLength(6)
  expect(text).toContain('en nog 494 cadeaubonnen')
})

describe('a donation in the receiver’s name', () => {
  test('is told with cause, amount, note and what it does, and speaks of no code', async () => {
    const { subject, text, html } = await write({
      cards: [],
      donations: [exampleDonation(shopUrl)],
    })
    expect(subject).toBe('Joris Bakker heeft in jouw naam gegeven aan Vloedlijn')
    for (const part of [text, seen(html)]) {
      expect(part).toMatch(/in jouw naam is €\s25 gegeven aan Vloedlijn/)
      expect(part).toContain('Vloedlijn Donatie')
      expect(part).toContain('Vloedlijn loopt met scholen')
      expect(part).toContain('Eten we snel een keer samen?')
      expect(part).toContain('Bekijk je cadeau')
      expect(part).toContain('omdat Joris Bakker je e-mailadres aan ons gaf')
      expect(part).not.toMatch(/code|pincode|cadeaubon voor je klaar|besteed/)
    }
    expect(html).toContain('src="https://shop.example/cards/vloedlijn-donatie.png"')
  })

  test('speaks English, and of several causes together', async () => {
    const donation = exampleDonation(shopUrl)
    const donations = [donation, { ...donation, cause: 'Bijenlint', amount: euro(10_00) }]
    const { subject, text } = await write({ language: 'en', cards: [], donations })
    expect(subject).toBe('Joris Bakker has given to Vloedlijn and Bijenlint in your name')
    expect(text).toContain('€35 has been given to Vloedlijn and Bijenlint in your name')
  })

  test('together with a gift card is one mail, and a surprise still', async () => {
    const { subject, text, html } = await write({ donations: [exampleDonation(shopUrl)] })
    expect(subject).toBe('Joris Bakker heeft een cadeau voor je')
    expect(text).toMatch(
      /Er ligt een cadeaubon voor je klaar, en in jouw naam is €\s25 gegeven aan Vloedlijn/,
    )
    expect(text).toContain('Aan tafel Dinerbon')
    expect(text).toContain('Pak je cadeau uit:')
    expect(text).toContain('Wij vragen je nooit om een code')
    expect(html.match(/<img/g)).toHaveLength(2)
  })
})

describe('what people typed', () => {
  const hostile = "<script>alert(1)</script><img src=x onerror=y>\"'& {giver} {0} '{'"

  test('cannot add markup, and no placeholder in it is filled', async () => {
    const { text, html } = await write({
      giverName: hostile,
      receiverName: hostile,
      message: hostile,
    })
    expect(html).not.toContain('<script')
    expect(html).not.toContain('<img src=x')
    expect(html).toContain('&lt;script&gt;')
    expect(text).toContain(hostile)
  })

  test('cannot add a line to the subject', async () => {
    const { subject, text } = await write({ giverName: 'Joris\r\nBcc: all@example.com\u2028' })
    expect(subject).toBe('Joris Bcc: all@example.com heeft een cadeau voor je')
    expect(text).not.toMatch(/^Bcc:/m)
  })

  test('keeps the lines of a note', async () => {
    const { text, html } = await write({ message: 'Lieve Sanne,\n\nGefeliciteerd!' })
    expect(text).toContain('  Lieve Sanne,\n  \n  Gefeliciteerd!')
    expect(html).toContain('Lieve Sanne,\n\nGefeliciteerd!')
    expect(html).toContain('white-space:pre-line')
  })
})
