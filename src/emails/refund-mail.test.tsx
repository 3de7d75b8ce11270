import { describe, expect, test } from 'vitest'
import type { Mails } from '#domain/mail/mails.ts'
import { euro } from '#kernel/money.ts'
import { readLetters } from '#tests/support/seen-text.ts'
import { refundMailTemplate } from './refund-mail.tsx'

const write = (given: Partial<Mails['refund']> = {}) =>
  refundMailTemplate.write({
    ...refundMailTemplate.examples['Terugbetaling, Nederlands']('https://shop.example'),
    ...given,
  })

describe('the mail about a card that is paid back', () => {
  test('says which, how much, when, how the rest is doing, and where to look', async () => {
    const { subject, text, html } = await write()
    expect(subject).toMatch(/^Je krijgt €\s50,00 terug voor bestelling 61-7KD3-9QXM$/)
    for (const part of [text, readLetters(html)]) {
      for (const fact of [
        '61-7KD3-9QXM',
        '1 × Aan tafel Dinerbon',
        'voor Sanne',
        'iDEAL | Wero',
        'binnen vijf werkdagen',
        'Alles wat je verder bestelde, is gewoon verstuurd.',
        'Wie de bon zou krijgen, hoort hier van ons niets over.',
        'https://shop.example/bestellen/0190f5c8-0000-7000-8000-000000000000/',
        'KVK 00000000',
      ])
        expect(part).toContain(fact)
    }
    expect(text).not.toContain('Bijkomende kosten')
  })

  test('of a whole order says that the fees come back too', async () => {
    const { text } = await write({ rest: 'none', fees: euro(95), total: euro(50_95) })
    expect(text).toMatch(/Bijkomende kosten: €\s0,95\nJe krijgt terug: €\s50,95/)
    expect(text).toContain('Van je bestelling blijft niets over.')
  })

  test('of an order on account says that the company owes less', async () => {
    const { text } = await write({ paymentMethod: 'onAccount' })
    expect(text).toContain('We trekken het bedrag af van wat je bedrijf nog moet betalen.')
    expect(text).not.toContain('vijf werkdagen')
  })

  test('of a card that had no more says so, and names no gift', async () => {
    const { text, html } = await refundMailTemplate.write(
      refundMailTemplate.examples['Keuzekaart was op, Nederlands']('https://shop.example'),
    )
    for (const part of [text, readLetters(html)]) {
      expect(part).toContain('stond er niet meer genoeg op de Keuze Cadeaukaart')
      expect(part).toContain('Van je kaart is voor deze bestelling niets afgegaan.')
      expect(part).toContain('iDEAL | Wero')
      for (const other of ['kon niet worden gemaakt', 'Wat we niet konden leveren'])
        expect(part).not.toContain(other)
    }
    expect(text).toMatch(/Je krijgt terug: €\s15,95/)
  })

  test('of cards that customer service took back says that they are good no more, and why less comes back than they were worth', async () => {
    const { text, html } = await refundMailTemplate.write(
      refundMailTemplate.examples['Teruggenomen door de klantenservice, Nederlands'](
        'https://shop.example',
      ),
    )
    for (const part of [text, readLetters(html)]) {
      expect(part).toContain('Die is nu niet meer te gebruiken.')
      expect(part).toContain('Wat we hebben teruggenomen')
      expect(part).toContain('Degene voor wie het was, schrijven we hier niets over.')
      expect(part).not.toContain('Het spijt ons')
    }
    expect(text).toMatch(/Korting, of wat je al terugkreeg: −\s€\s5,00\nJe krijgt terug: €\s45,00/)
  })

  test('calls no set of blank cards a gift card, whether it is all that was taken back or a part of it', async () => {
    const pack = await refundMailTemplate.write(
      refundMailTemplate.examples['Setje teruggenomen door de klantenservice, Nederlands'](
        'https://shop.example',
      ),
    )
    for (const part of [pack.text, readLetters(pack.html)]) {
      expect(part).toContain('Onze klantenservice heeft een setje lege kaarten uit je bestelling')
      expect(part).toContain('Op de kaarten die nog leeg zijn, kun je nu geen bedrag meer zetten.')
      expect(part).toContain('1 × Setje van 3 lege kaarten')
      expect(part).not.toMatch(/een cadeaubon|\d cadeaubon|cadeaubonnen/)
    }
    const both = await refundMailTemplate.write(
      refundMailTemplate.examples['Kaart en setje teruggenomen door de klantenservice, Engels'](
        'https://shop.example',
      ),
    )
    expect(both.text).toContain('taken back what is listed below from your order 61-7KD3-9QXM.')
    expect(both.text).not.toContain('gift card')
  })

  test('of a favour names no card, and says that all of them stay good', async () => {
    const { text } = await refundMailTemplate.write(
      refundMailTemplate.examples['Een deel terug, Engels']('https://shop.example'),
    )
    expect(text).toContain('Everything you ordered stays valid.')
    expect(text).toContain('Your refund: €5.00')
    expect(text).not.toMatch(/taken back|supply|left of your order/)
  })

  test('of a whole order without fees says nothing of fees', async () => {
    const { text } = await write({ why: 'byHand', rest: 'none' })
    expect(text).toContain('Van je bestelling blijft niets over.')
    expect(text).not.toContain('bijkomende kosten')
  })

  test('counts cards, and leaves receivers out where there are none', async () => {
    const lines = [
      {
        ...{ title: 'Aan tafel Dinerbon', quantity: 3, isPack: false },
        ...{ total: euro(150_00), receiver: undefined },
      },
    ]
    const { text } = await write({ lines, rest: 'onItsWay' })
    expect(text).toContain('3 cadeaubonnen uit je bestelling')
    expect(text).toContain('De rest van je bestelling gaat gewoon door.')
    expect(text).not.toContain('Wie de bon zou krijgen')
  })

  test('speaks English where the order did, and of the card that paid', async () => {
    const { subject, text, html } = await write({
      language: 'en',
      paymentMethod: 'scheme',
      cardBrand: 'visa',
    })
    expect(subject).toBe('We’re refunding €50.00 for order 61-7KD3-9QXM')
    expect(text).toContain('the card you paid with: Credit card (Visa)')
    expect(html).toContain('lang="en"')
  })

  test('lets no name add markup, nor a line', async () => {
    const hostile = '<b>Joris</b>\r\nJe krijgt terug: € 0,00'
    const line = { title: '<i>Bon</i>', quantity: 1, total: euro(50_00), isPack: false }
    const lines = [{ ...line, receiver: hostile }]
    const { text, html } = await write({ giverName: hostile, lines })
    expect(html).not.toMatch(/<b>Joris|<i>Bon/)
    expect(text.match(/^Je krijgt terug/gm)).toHaveLength(1)
  })
})
