import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { checkCatalogue, readCatalogue } from './read-catalogue.ts'
import { ContentBroken } from './say-problems.ts'

const product = `kind: giftcard
sku: LOOF
brand: Loof
title: { nl: Loof Tuinbon, en: Loof Garden Card }
tagline: { nl: Voor de tuin, en: For the garden }
description:
  nl: |
    Groen.

    Groener.
  en: Green.
howToSpend: { nl: In de winkel., en: In the shop. }
categories: [wonen-en-tuin]
types: [online]
promotions: []
occasions: [verjaardag]
image: loof-tuinbon.svg
imageAlt: { nl: Een blad, en: A leaf }
backgroundColor: '#DFF1E6'
showHand: false
showShadow: true
digital:
  prices: [12.50, 25, 50]
  free: { min: 12.50, max: 250, step: 0.50 }
  stock: available
physical: { prices: [25], stock: coming }
validityMonths: 24
spend: { webshops: [{ title: loof, url: 'https://loof.example/' }], places: 3, cities: [Utrecht] }
vat: { single-purpose: 21 }
issuer: loof
popularity: 1
`
const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 856 540"><path d="M0 0"/></svg>\n`
const files = {
  'categories.yaml': `- id: wonen-en-tuin
  url: wonen-en-tuin
  title: { nl: Wonen, en: Home }
  description: { nl: Thuis, en: At home }
  icon: house
  topList: true
  position: 1
`,
  'taxonomy.yaml': `giftcard_types: [{ id: online, title: { nl: Online, en: Online } }]
giftcard_promotions: []
occasions:
  - { id: verjaardag, title: { nl: Verjaardag, en: Birthday }, description: { nl: Taart, en: Cake } }
`,
  'products/loof-tuinbon.yaml': product,
  'artwork/loof-tuinbon.svg': picture,
}

let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'catalogue-'))
})
afterEach(() => rm(root, { recursive: true }))

/** The good shop with some files replaced or added; the sentences without the folder they share. */
async function problemsOf(changes: Record<string, string>): Promise<string[]> {
  for (const [name, text] of Object.entries({ ...files, ...changes })) {
    const path = join(root, 'content/catalogue', name)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, text)
  }
  const { problems } = await checkCatalogue(root)
  return problems.map((problem) => problem.replace('content/catalogue/', ''))
}

const changed = (from: string, to: string): Record<string, string> => {
  expect(product).toContain(from)
  return { 'products/loof-tuinbon.yaml': product.replace(from, to) }
}

describe('good files', () => {
  test('become products with prices in cents', async () => {
    expect(await problemsOf({})).toEqual([])
    const content = await readCatalogue(root)
    expect(content.products).toHaveLength(1)
    expect(content.products[0]).toMatchObject({
      id: 'loof-tuinbon',
      kind: 'GIFTCARD',
      backgroundColor: '#dff1e6',
      description: { nl: 'Groen.\n\nGroener.', en: 'Green.' },
      digital: {
        hasFixedPrices: false,
        pricesToShowCents: [12_50, 25_00, 50_00],
        minCents: 12_50,
        maxCents: 250_00,
        stepCents: 50,
      },
      physical: { hasFixedPrices: true, minCents: 25_00, maxCents: 25_00, stock: 'coming' },
      vat: { kind: 'singlePurpose', rateBasisPoints: 2100 },
      imageHash: expect.stringMatching(/^[0-9a-f]{12}$/),
    })
  })
})

const at = 'products/loof-tuinbon.yaml'

describe('a product file', () => {
  test.each([
    ['sku: LOOF', 'sku: loof', `${at}:2: sku loof must be 3 to 32 capitals and digits`],
    ['brand: Loof', 'brnd: Loof', `${at}:3: brnd is not a known field`],
    [', en: Loof Garden Card }', ' }', `${at}:4: title.en is missing`],
    ['nl: Voor de tuin', 'nl: ""', `${at}:5: tagline.nl is empty`],
    ['Voor de tuin', 'v'.repeat(61), `${at}:5: tagline.nl has 61 characters, at most 60 fit`],
    ['[wonen-en-tuin]', '[wonen, wonen-en-tuin]', `${at}:13: category wonen is not known`],
    ['[wonen-en-tuin]', '[]', `${at}:13: categories is an empty list`],
    ['[online]', '[online, winkel]', `${at}:14: type winkel is not known`],
    ['[online]', '[online, online]', `${at}:14: type online is there twice`],
    ['promotions: []', 'promotions: [nieuw]', `${at}:15: promotion nieuw is not known`],
    ['[verjaardag]', '[jarig]', `${at}:16: occasion jarig is not known`],
    ['loof-tuinbon.svg', 'weg.svg', `${at}:17: image weg.svg is not in the artwork folder`],
    [
      'loof-tuinbon.svg',
      'loof-tuinbon.svg\nbackgroundImage: weg.svg',
      `${at}:18: image weg.svg is not in the artwork folder`,
    ],
    ["'#DFF1E6'", 'green', `${at}:19: backgroundColor green is not a colour like #dff1e6`],
    ['showHand: false', 'showHand: nee', `${at}:20: showHand must be true or false, not nee`],
    ['25, 50]', '12.505, 50]', `${at}:23: digital.prices 12.505 has more than two decimals`],
    ['25, 50]', '25.25, 50]', `${at}:23: price 25.25 is not a multiple of step 0.5`],
    ['25, 50]', '25, 300]', `${at}:23: price 300 is outside 12.5 to 250`],
    ['25, 50]', '50, 25]', `${at}:23: price 25 does not come after 50: prices ascend`],
    ['25, 50]', 'x, 50]', `${at}:23: digital.prices must be a number, not x`],
    ['max: 250, ', '', `${at}:24: digital.free.max is missing`],
    ['max: 250', 'max: 250.25', `${at}:24: max 250.25 is not a multiple of step 0.5`],
    ['step: 0.50', 'step: 0', `${at}:24: digital.free.step 0 is not above zero`],
    [
      'stock: available',
      'stock: yes',
      `${at}:25: digital.stock is yes, it must be one of: available, out, coming`,
    ],
    [
      'validityMonths: 24',
      'validityMonths: 12',
      `${at}:27: validityMonths 12 is under 24, the least that the law allows`,
    ],
    [
      'https://loof',
      'http://loof',
      `${at}:28: spend.webshops.url http://loof.example/ must be an https address`,
    ],
    [
      'single-purpose: 21',
      'single-purpose: 6',
      `${at}:29: vat must be multi-purpose, donation, goods, { single-purpose: 9 } or { single-purpose: 21 }`,
    ],
    ['{ single-purpose: 21 }', 'donation', `${at}:29: vat: donation is for donations only`],
    ['{ single-purpose: 21 }', 'goods', `${at}:29: vat: goods is for blank packs only`],
    ['kind: giftcard', 'kind: donation', `${at}:29: a donation must have vat: donation`],
    ['popularity: 1', 'popularity: -1', `${at}:31: popularity -1 is below zero`],
    ['popularity: 1', 'popularity: 1.5', `${at}:31: popularity 1.5 is not a whole number`],
  ])('with %s replaced by %s is refused', async (from, to, sentence) => {
    expect(await problemsOf(changed(from, to))).toContain(sentence)
  })

  test('with min above max is refused at the line of min', async () => {
    expect(await problemsOf(changed('min: 12.50', 'min: 300'))).toContain(
      `${at}:24: min 300 is above max 250`,
    )
  })

  test('says everything that is wrong with it at once, in the order of its lines', async () => {
    const broken = product
      .replace('sku: LOOF', 'sku: loof')
      .replace('issuer: loof\n', '')
      .replace("'#DFF1E6'", "'#dff'")
    expect(await problemsOf({ [at]: broken })).toEqual([
      `${at}:1: issuer is missing`,
      `${at}:2: sku loof must be 3 to 32 capitals and digits`,
      `${at}:19: backgroundColor #dff is not a colour like #dff1e6`,
    ])
  })

  test('that is not YAML has its line, and nothing more to say', async () => {
    const problems = await problemsOf(changed('brand: Loof', 'brand: "Loof'))
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatch(/^products\/loof-tuinbon\.yaml:\d+: is not good YAML: /)
  })

  test('with the same key twice is refused', async () => {
    expect(await problemsOf(changed('brand: Loof', 'brand: Loof\nsku: TWEE'))).toEqual([
      `${at}:4: is not good YAML: duplicated mapping key`,
    ])
  })

  test('that is empty, or named like no slug, is refused', async () => {
    const problems = await problemsOf({ 'products/Loof.yaml': '', 'products/loof.yml': '' })
    expect(problems).toEqual([
      'products/Loof.yaml:1: the name Loof must be small letters, digits and single hyphens',
      'products/Loof.yaml:1: the file must be a group of fields, not what it is',
      'products/loof.yml:1: the name must end in .yaml',
    ])
  })

  test('with the sku or popularity of another is refused, and the other is named', async () => {
    const first = 'content/catalogue/products/loof-tuinbon.yaml'
    expect(await problemsOf({ 'products/tak-tuinbon.yaml': product })).toEqual([
      `products/tak-tuinbon.yaml:2: sku LOOF is already used in ${first}`,
      `products/tak-tuinbon.yaml:31: popularity 1 is already used in ${first}`,
    ])
  })

  test('only of the choice card itself may say choiceCard', async () => {
    const choice = `choiceCard: true\n${product}`
    expect(await problemsOf({ [at]: choice })).toEqual([
      `${at}:1: choiceCard is true for cadeaubonnl-keuze-cadeaukaart and for no other product`,
    ])
  })

  test('that writes a brand otherwise than another is refused: both would have one address', async () => {
    const tak = product
      .replace('sku: LOOF', 'sku: TAK')
      .replace('brand: Loof', 'brand: LOOF')
      .replace(/^popularity: .*$/m, 'popularity: 2')
    expect(await problemsOf({ 'products/tak-tuinbon.yaml': tak })).toEqual([
      `products/tak-tuinbon.yaml:3: brand LOOF is written Loof in content/catalogue/products/loof-tuinbon.yaml`,
    ])
    const signs = product.replace('brand: Loof', "brand: '&!'")
    expect(await problemsOf({ [at]: signs })).toEqual([
      `${at}:3: brand &! has no letter or digit for its address`,
    ])
  })

  test('without any form for sale is refused', async () => {
    const formless = product.replace(/^digital:[\s\S]*?^physical:.*\n/m, '')
    expect(await problemsOf({ [at]: formless })).toEqual([
      `${at}:1: digital and physical are both missing, one is needed`,
    ])
  })
})

describe('a blank pack', () => {
  const pack = product
    .replace('kind: giftcard', 'kind: blank-pack')
    .replace(/^digital:\n(?: .*\n)+/m, '')
  const withVat = (vat: string) => pack.replace('{ single-purpose: 21 }', vat)

  test('is goods at one price that comes by post', async () => {
    expect(await problemsOf({ [at]: withVat('goods') })).toEqual([])
    const { products } = await readCatalogue(root)
    expect(products[0]).toMatchObject({ kind: 'GIFTCARD_BLANK_PACK', vat: { kind: 'goods' } })
  })

  test('is for sale, and is refused as a voucher, by e-mail and at any amount', async () => {
    const forSale = withVat('goods').replace('stock: coming', 'stock: available')
    expect(await problemsOf({ [at]: forSale })).toEqual([])
    expect(await problemsOf({ [at]: pack })).toEqual([
      `${at}:25: a blank pack must have vat: goods`,
    ])
    const sold = withVat('goods').replace(
      'physical: { prices: [25], stock: coming }',
      'digital: { prices: [25], stock: out }\nphysical: { prices: [25], free: { min: 5, max: 25, step: 1 }, stock: available }',
    )
    expect(await problemsOf({ [at]: sold })).toEqual([
      `${at}:22: a blank pack is sent by post only`,
      `${at}:23: a blank pack has one price`,
    ])
  })
})

describe('a film', () => {
  const title = 'title: { nl: Zo gaat het, en: How it goes }'
  const withFilm = (film: string) => ({ [at]: `${product}video: { ${film}, ${title} }\n` })

  test('of our own needs its poster and its captions in both languages', async () => {
    expect(
      await problemsOf({ ...withFilm('film: zo'), 'films/zo.mp4': '', 'films/zo.svg': '' }),
    ).toEqual([
      `${at}:32: zo.nl.vtt is not in the films folder`,
      `${at}:32: zo.en.vtt is not in the films folder`,
    ])
  })

  test('of a provider is named by its id, so that no other address can be framed', async () => {
    const poster = { 'films/zo.svg': '' }
    const film = withFilm('youtube: abcdefghij0, poster: zo.svg')
    expect(await problemsOf({ ...film, ...poster })).toEqual([])
    expect((await readCatalogue(root)).products[0]?.video).toMatchObject({
      kind: 'embed',
      provider: 'YOUTUBE',
      videoId: 'abcdefghij0',
    })
    for (const wrong of ['youtube: "https://evil.example/"', 'vimeo: "12"', 'dailymotion: "x"'])
      expect(await problemsOf({ ...withFilm(`${wrong}, poster: zo.svg`), ...poster })).toHaveLength(
        1,
      )
  })
})

test('what a customer said is refused without where it was said and when that was checked', async () => {
  const said = (rest: string) =>
    `${product}testimonials: [{ quote: { nl: Fijn, en: Lovely }, author: Sanne${rest} }]\n`
  const source = ", source: { title: Keurmerk, url: 'https://keurmerk.example/1' }"
  expect(await problemsOf({ [at]: said('') })).toEqual([
    `${at}:32: testimonials.source is missing`,
    `${at}:32: testimonials.verifiedOn is missing`,
  ])
  expect(await problemsOf({ [at]: said(`${source}, verifiedOn: gisteren`) })).toEqual([
    `${at}:32: testimonials.verifiedOn gisteren is not a day like 2026-11-21`,
  ])
  expect(await problemsOf({ [at]: said(`${source}, verifiedOn: '2026-11-20'`) })).toEqual([])
})

describe('the words of the shop', () => {
  test('give a category its picture, which must be there', async () => {
    const drawn = (image: string) => ({
      'categories.yaml': files['categories.yaml'].replace('house\n', `house\n  image: ${image}\n`),
    })
    expect(await problemsOf(drawn('loof-tuinbon.svg'))).toEqual([])
    const { categories, products } = await readCatalogue(root)
    const imageHash = products[0]?.imageHash
    expect(categories[0]?.artwork).toEqual({ image: 'loof-tuinbon.svg', imageHash })
    expect(await problemsOf(drawn('weg.svg'))).toEqual([
      'categories.yaml:6: image weg.svg is not in the artwork folder',
    ])
  })

  test('may not be there twice', async () => {
    const categories = files['categories.yaml'] + files['categories.yaml']
    expect(await problemsOf({ 'categories.yaml': categories })).toEqual([
      'categories.yaml:8: id wonen-en-tuin is already used further up',
      'categories.yaml:9: url wonen-en-tuin is already used further up',
      'categories.yaml:14: position 1 is already used further up',
    ])
  })

  test('are missed when their file is not there', async () => {
    await problemsOf({})
    await rm(join(root, 'content/catalogue/taxonomy.yaml'))
    const { problems } = await checkCatalogue(root)
    expect(problems).toContain(
      'content/catalogue/taxonomy.yaml:1: the file is not there or cannot be read',
    )
  })
})

test('a broken catalogue throws every sentence', async () => {
  await problemsOf(changed('sku: LOOF', 'sku: x'))
  await expect(readCatalogue(root)).rejects.toThrow(ContentBroken)
  await expect(readCatalogue(root)).rejects.toThrow(/loof-tuinbon\.yaml:2: sku x must be/)
})
