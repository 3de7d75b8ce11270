import { describe, expect, test } from 'vitest'
import type { Mails } from '#domain/mail/mails.ts'
import { earlyDeliveryTexts } from '#i18n/texts/early-delivery.ts'
import { readLetters } from '#tests/support/seen-text.ts'
import { confirmationMailTemplate, exampleBilling, exampleDonation } from './confirmation-mail.tsx'
import { mailExamples } from './mails.ts'

const dutchBox = earlyDeliveryTexts.nl
const englishBox = earlyDeliveryTexts.en

const example = confirmationMailTemplate.examples['Bevestiging, Nederlands']('https://shop.example')
const write = (given: Partial<Mails['confirmation']> = {}) =>
  confirmationMailTemplate.write({ ...example, ...given })

describe('the confirmation', () => {
  test.each([
    ['a receipt to a person', {}, 'bon'],
    ['an invoice to a person who asked for one', { billing: exampleBilling }, 'factuur'],
    ['an invoice to a company', { isForCompany: true }, 'factuur'],
  ])('promises %s', async (_what, given, document) => {
    expect((await write(given)).text).toContain(`staat je ${document} er ook`)
  })

  test('is a whole receipt, in both parts', async () => {
    const { subject, text, html } = await write()
    expect(subject).toBe('Bedankt voor je bestelling 61-7KD3-9QXM')
    for (const part of [text, readLetters(html).replaceAll('&amp;', '&')]) {
      for (const fact of [
        '61-7KD3-9QXM',
        '21 november 2026',
        'Besteld door',
        'Joris Bakker',
        'Na een paar minuten staat je bon er ook.',
        'iDEAL | Wero',
        '1 × Aan tafel Dinerbon',
        'voor Sanne',
        '2 × Loof & Lente Tuinbon',
        'Servicekosten',
        'https://shop.example/bestellen/0190f5c8-0000-7000-8000-000000000000/',
        'Cadeaubon Nederland B.V.',
        'Voorbeeldkade 1, 1000 AA Amsterdam',
        'KVK 00000000',
        'Btw-nummer NL000000000B00',
        '14 dagen bedenktijd',
      ])
        expect(part).toContain(fact)
      for (const amount of ['50,00', '0,95', '100,95', '0,16', '100,79'])
        expect(part).toMatch(new RegExp(`€\\s${amount}`))
    }
  })

  test('speaks English where the order did', async () => {
    const { subject, text, html } = await write({ language: 'en' })
    expect(subject).toBe('Thank you for your order 61-7KD3-9QXM')
    expect(text).toContain('€100.95')
    expect(text).toContain('21 November 2026')
    expect(text).toContain('As long as a gift card’s code hasn’t been viewed')
    expect(html).toContain('lang="en"')
  })

  test.each(['nl', 'en'] as const)(
    'repeats the sentence by which cards were asked for early, and leads to the withdrawal and its form, in %s',
    async (language) => {
      const { text, html } = await write({ language })
      const { agree } = { nl: dutchBox, en: englishBox }[language]
      for (const part of [
        text,
        readLetters(html).replaceAll('&amp;', '&').replaceAll('&#x27;', '’'),
      ]) {
        expect(part).toContain(agree)
        expect(part).toMatch(/21 november 2026|21 November 2026/)
        expect(part).toContain(example.withdrawUrl)
        expect(part).toContain(example.modelFormUrl)
      }
      const later = await write({ language, agreed: undefined })
      expect(later.text).not.toContain(agree)
      expect(later.text).toContain(example.withdrawUrl)
    },
  )

  test('names all that paid, each with its amount', async () => {
    const { text } = await write({
      paidWith: [
        { kind: 'card', method: null, brand: null, cents: 90_00 },
        { kind: 'provider', method: 'ideal', brand: null, cents: 10_95 },
      ],
    })
    expect(text.replaceAll('\u00a0', ' ')).toContain(
      'Betaald met: Keuze Cadeaukaart € 90,00 + iDEAL | Wero € 10,95',
    )
  })

  test('tells a company of no right to withdraw', async () => {
    expect((await write({})).text).toContain('14 dagen bedenktijd')
    expect((await write({ isForCompany: true })).text).not.toMatch(/bedenktijd|Herroep/)
  })

  test('of an activation names nobody who ordered', async () => {
    const { text } = await write({ isActivation: true, contactPerson: undefined })
    expect(text).not.toContain('Besteld door')
  })

  test('of a card payment names the brand', async () => {
    const { text } = await write({
      paidWith: [{ kind: 'provider', method: 'scheme', brand: 'mastercard', cents: 100_95 }],
    })
    expect(text).toContain('Betaald met: Creditcard (Mastercard)')
  })

  test('of a donation alone thanks for it, and speaks neither of cards nor of withdrawal', async () => {
    const { subject, text } = await write({ lines: [exampleDonation] })
    expect(subject).toBe('Bedankt voor je donatie, bestelling 61-7KD3-9QXM')
    expect(text).toContain('Dank je wel voor je donatie, Joris.')
    expect(text).toContain('1 × Vloedlijn Donatie (voor Sanne)')
    expect(text).toContain(
      'Je hele donatie gaat naar Vloedlijn. Dank je wel. Over een donatie betaal je geen btw',
    )
    expect(text).toContain('Wie je ermee verrast, krijgt er van ons een mail over.')
    expect(text).not.toMatch(/cadeaubon\w* zijn|bedenktijd|code/)
  })

  test('of hundreds of gifts names the first fifty, and what all others cost together', async () => {
    const [first] = example.lines
    const lines = Array.from({ length: 300 }, () => ({
      ...first!,
      total: { currency: 'EUR' as const, cents: 25_00 },
    }))
    const { text, html } = await write({ lines })
    for (const part of [text, readLetters(html)])
      expect(part).toContain('En nog 250, zie je bestelling')
    expect(text).toContain('6.250,00')
    expect(html.length).toBeLessThan(100_000)
  })

  test('of a planned gift says when it comes, and promises nothing within the hour', async () => {
    const deliveredOn = new Date('2026-12-12T08:00:00Z')
    const [first] = example.lines
    const lines = first === undefined ? [] : [{ ...first, deliveredOn }]
    const { text, html } = await write({ lines })
    for (const part of [text, readLetters(html)])
      expect(part).toContain('voor Sanne, op 12 december 2026 om 09.00 uur')
    expect(text).not.toContain('binnen een uur')
    const mixed = await write({ lines: [...lines, ...example.lines] })
    expect(mixed.text).toContain('De rest komt op het moment dat je koos.')
  })

  test('of a donation for oneself promises no mail', async () => {
    const { text } = await write({ lines: [{ ...exampleDonation, receiver: undefined }] })
    expect(text).not.toMatch(/verrast|bezorgd/)
    expect(text).toContain('Daar kun je alles nog eens nalezen.')
  })

  test('of cards and a donation says both', async () => {
    const lines = [...example.lines, exampleDonation]
    const { subject, text, html } = await write({ lines })
    expect(subject).toBe('Bedankt voor je bestelling 61-7KD3-9QXM')
    for (const part of [text, readLetters(html)]) {
      expect(part).toContain('Over een donatie betaal je geen btw')
      expect(part).toContain('14 dagen bedenktijd')
    }
  })

  test('lets no name add markup, nor a line', async () => {
    const hostile = '<b>Joris</b>\r\nTotaal: € 0,00'
    const lines = [{ ...example.lines[0]!, receiver: hostile, title: '<i>Bon</i>' }]
    const { subject, text, html } = await write({ giverName: hostile, lines })
    expect(html).not.toMatch(/<b>Joris|<i>Bon/)
    expect(text).not.toMatch(/^Totaal: € 0,00/m)
    expect(subject).not.toContain('\n')
  })
})

test('every mail has one title and is read out in one language, its own', async () => {
  for (const { write: writeFixture } of mailExamples) {
    const { subject, text, html } = await writeFixture('https://shop.example')
    expect(subject.length).toBeGreaterThan(5)
    expect(text.length).toBeGreaterThan(100)
    expect(html).toContain('</html>')
    expect(html.match(/<title>/g)).toHaveLength(1)
    const [, language] = /<html[^>]* lang="(..)"/.exec(html) ?? []
    expect(new Set([...html.matchAll(/ lang="([^"]*)"/g)].map(([, of]) => of))).toEqual(
      new Set([language]),
    )
  }
})

test('the confirmation of an order on account says that no money came', async () => {
  const paidWith = [{ kind: 'invoice', method: null, brand: null, cents: 100_95 }] as const
  const { text } = await write({ isForCompany: true, paidWith })
  expect(text).toContain('Je bedrijf betaalt met de factuur.')
  expect(text).not.toContain('Je betaling is binnen')
})
