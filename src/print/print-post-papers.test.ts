import { describe, expect, test } from 'vitest'
import type { AddressLabel, PackingSlip, PostPapers } from '#domain/orders/post-papers.ts'
import { readPdf } from '#tests/support/read-pdf.ts'
import { printPostPapers } from './print-post-papers.ts'

const title = { nl: 'Keuze Cadeaukaart', en: 'Choice Gift Card' }
const utrecht = { countryCode: 'NL', postCode: '3511 AB', city: 'Utrecht' }
const oudegracht = { ...utrecht, street: 'Oudegracht', houseNumber: '12', suffix: 'A' }

const label = (given: Partial<AddressLabel> = {}): AddressLabel => ({
  ...{ name: '61-7KD3-9QXM/1', receiverName: 'Sanne Jansen', address: oudegracht },
  ...given,
})

const card = { title, count: 2, message: null, wrapper: null, giftPacking: null }

const slip = (given: Partial<PackingSlip> = {}): PackingSlip => ({
  ...{ name: '61-7KD3-9QXM/1', language: 'nl', receiverName: 'Sanne', giverName: 'Joris' },
  cards: [{ ...card, amount: undefined }],
  ...given,
})

async function print(given: Partial<PostPapers>, labels: 'a4' | 'roll' = 'a4') {
  const sender = {
    ...{ name: 'cadeaubon', address: 'Voorbeeldkade 1, 1000 AA Amsterdam' },
    ...{ email: 'hallo@cadeaubon.example', countryCode: 'NL' },
  }
  const papers = { day: '2026-12-04', sender, pickRows: [], labels: [], slips: [], ...given }
  const [pick, sheet, slips] = await Promise.all(
    (await printPostPapers(papers, { labels })).map(({ bytes }) => readPdf(bytes)),
  )
  if (!(pick && sheet && slips)) throw new Error('Three files are printed.')
  return { pick, labels: sheet, slips }
}

const without = (text: string | undefined): string => (text ?? '').replaceAll(/\s+/g, ' ')

test('a label has the phone number that its carrier wants', async () => {
  const { labels } = await print({ labels: [label({ phone: '0612345678' }), label()] })
  expect(without(labels.copied.join(' ')).split('Tel. 0612345678')).toHaveLength(2)
})

test('every paper is tagged, and says its language and its title', async () => {
  const papers = await print({ labels: [label()], slips: [slip()] })
  for (const paper of Object.values(papers))
    expect(paper).toMatchObject({
      ...{ isTagged: true, language: 'nl', title: expect.stringContaining('4 december 2026') },
    })
  expect(papers.slips.tags).toEqual(expect.arrayContaining(['H1', 'H2', 'P', 'Figure']))
})

test('a day without post is printed too: nothing is to be done', async () => {
  const { pick, labels, slips } = await print({})
  for (const paper of [pick, labels, slips])
    expect(without(paper.pages.join())).toContain('Er hoeft vandaag niets op de post.')
})

describe('the pick list', () => {
  const row = {
    ...{ title, amount: { currency: 'EUR' as const, cents: 25_00 }, giftPacking: 'giftBox' },
    ...{ wrapper: 'tulips', count: 3, blankCards: null },
    shipments: [
      { name: '61-7KD3-9QXM/1', count: 2 },
      { name: '61-AAAA-BBBB/2', count: 1 },
    ],
  }

  test('says what to take how often, what goes around it, and for which shipments', async () => {
    const { pick } = await print({ pickRows: [row] })
    const text = without(pick.pages[0])
    for (const fact of ['3 kaarten', 'Keuze Cadeaukaart', '€ 25,00', 'Tulpen', 'Cadeaudoosje'])
      expect(text).toContain(fact)
    expect(text).toContain('61-7KD3-9QXM/1 (2×)')
    expect(text).toContain('61-AAAA-BBBB/2')
    expect(pick.tags).toEqual(expect.arrayContaining(['Table', 'TR', 'TH', 'TD']))
  })

  test('counts the cards of a pack, and says that they are blank', async () => {
    const pack = { ...row, count: 2, blankCards: 3, wrapper: null, giftPacking: null }
    const { pick } = await print({ pickRows: [pack] })
    const text = without(pick.pages[0])
    expect(text).toContain('6 kaarten')
    expect(text).toContain('elk 3 lege')
    expect(text).not.toContain('25,00')
  })

  test('of a long day goes on on further sheets, and loses no row', async () => {
    const pickRows = Array.from({ length: 120 }, (_, index) => ({
      ...row,
      shipments: [{ name: `61-ROW-${index}/1`, count: 1 }],
    }))
    const { pick } = await print({ pickRows })
    expect(pick.pages.length).toBeGreaterThan(1)
    const text = without(pick.pages.join(' '))
    for (let index = 0; index < pickRows.length; index += 1)
      expect(text).toContain(`61-ROW-${index}/1`)
  })

  test('a row that is longer than a sheet is printed whole', async () => {
    const shipments = Array.from({ length: 600 }, (_, index) => ({
      ...{ name: `61-BIG-${index}/1`, count: 1 },
    }))
    const { pick } = await print({ pickRows: [{ ...row, shipments }] })
    expect(without(pick.pages.join(' '))).toContain('61-BIG-599/1')
  })
})

describe('address labels', () => {
  test('stand 24 on a sheet of A4', async () => {
    const { labels } = await print({ labels: Array.from({ length: 25 }, () => label()) })
    expect(labels.sizes).toEqual([
      [210, 297],
      [210, 297],
    ])
  })

  test('stand one on each label of a roll, with a barcode that has a name', async () => {
    const { labels } = await print({ labels: [label(), label()] }, 'roll')
    expect(labels.sizes).toEqual([
      [100, 150],
      [100, 150],
    ])
    expect(labels.alts).toEqual(Array(2).fill('Streepjescode van zending 61-7KD3-9QXM/1'))
  })

  test.each([
    ['at home, without a country', oudegracht, ['Oudegracht 12A', '3511 AB Utrecht']],
    [
      'in Germany',
      {
        ...{ countryCode: 'DE', postCode: '10115', city: 'Berlin' },
        ...{ street: 'Invalidenstraße', houseNumber: '5' },
      },
      ['Invalidenstraße 5', '10115 Berlin', 'GERMANY'],
    ],
    [
      'in Poland',
      {
        ...{ countryCode: 'PL', postCode: '90-001', city: 'Łódź' },
        ...{ street: 'Żeromskiego', houseNumber: '7' },
      },
      ['Żeromskiego 7', '90-001 Łódź', 'POLAND'],
    ],
    [
      'in the United States',
      {
        ...{ countryCode: 'US', postCode: '62704', city: 'Springfield' },
        ...{ addressLine1: '742 Evergreen Terrace', administrativeArea: 'IL' },
      },
      ['742 Evergreen Terrace', 'Springfield IL 62704', 'UNITED STATES'],
    ],
  ])('are written as people there write them: %s', async (_, address, lines) => {
    const { labels } = await print({ labels: [label({ address })] })
    const text = without(labels.pages[0]).replaceAll(' ', '')
    for (const line of lines) expect(text).toContain(line.replaceAll(' ', ''))
  })

  test('ask the attention of whoever is found at a company', async () => {
    const address = { ...oudegracht, companyName: 'Bakker & Zn.' }
    const { labels, slips } = await print({
      labels: [label({ address })],
      slips: [slip({ companyName: address.companyName })],
    })
    expect(without(labels.pages[0])).toContain('Bakker & Zn. T.a.v. Sanne Jansen Oudegracht 12A')
    expect(without(slips.pages[0])).toContain('Voor Sanne, Bakker & Zn.')
  })

  test('name no country at home', async () => {
    const { labels } = await print({ labels: [label()] })
    expect(without(labels.pages[0])).not.toContain('NETHERLANDS')
  })

  test('say who sent them, for what comes back', async () => {
    const { labels } = await print({ labels: [label()] })
    expect(without(labels.pages[0])).toContain('Voorbeeldkade 1')
  })

  test('a name of any length fits its label', async () => {
    const receiverName = `Wilhelmina ${'van den Bergh-Oosterwijk '.repeat(6)}Einde`
    const { labels } = await print({ labels: [label({ receiverName }), label()] })
    expect(labels.pages).toHaveLength(1)
    expect(without(labels.pages[0])).toContain('Einde')
  })
})

describe('a packing slip', () => {
  test('has the greeting and no amount for whoever did not pay', async () => {
    const { slips } = await print({
      slips: [slip({ cards: [{ ...card, amount: undefined, message: 'Gefeliciteerd!' }] })],
    })
    const text = without(slips.pages[0])
    for (const fact of ['cadeaubon', 'Voor Sanne', 'Een cadeau van Joris', '2 × Keuze Cadeaukaart'])
      expect(text).toContain(fact)
    expect(text).toContain('Gefeliciteerd!')
    expect(text).not.toContain('€')
  })

  test('of what somebody bought for themselves says what each card is worth', async () => {
    const amount = { currency: 'EUR' as const, cents: 25_00 }
    const { slips } = await print({
      slips: [slip({ giverName: undefined, cards: [{ ...card, amount }] })],
    })
    expect(without(slips.pages[0])).toContain('2 × Keuze Cadeaukaart van € 25,00')
  })

  test('is in the language of its order, and says so to whoever hears it', async () => {
    const { slips } = await print({ slips: [slip(), slip({ language: 'en' })] })
    expect(without(slips.pages[1])).toContain('What is inside')
    expect(slips.languages).toEqual(expect.arrayContaining(['nl', 'en']))
  })

  test.each([
    ['é ë ł ß', 'Zoë Groß-Łaski, café'],
    ['Greek and Cyrillic', 'Ελένη и Дмитрий'],
    ['Vietnamese', 'Nguyễn Hương Trần Đức'],
  ])('is written with the letters of a name, and copied as it is: %s', async (_, receiverName) => {
    const { slips } = await print({ slips: [slip({ receiverName })] })
    expect(slips.copied[0]).toContain(receiverName)
  })

  test('draws signs of joy, and names those that no font of ours has: nothing is lost', async () => {
    const message = 'Hoera 🎉❤️ 張'
    const { slips } = await print({
      slips: [slip({ cards: [{ ...card, amount: undefined, message }] })],
    })
    const text = without(slips.pages[0])
    for (const sign of ['🎉', '❤', '[U+5F35]']) expect(text).toContain(sign)
  })
})
