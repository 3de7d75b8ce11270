import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { buildCategory, buildProduct } from '#tests/support/build-product.ts'
import { checkContent } from './read-content.ts'

const catalogue = {
  products: [buildProduct({ id: 'dinerbon' })],
  categories: [buildCategory()],
  terms: new Map([['occasions' as const, [{ id: 'kerst', title: { nl: 'Kerst', en: 'Xmas' } }]]]),
}

const hero = `blocks:
  - blockType: hero
    id: kop
    title: { nl: Geef, en: Give }
    text: { nl: Iets, en: Something }
    cards: [dinerbon]
`
const text = `blocks:
  - blockType: text
    id: tekst
    for: { occasions: [kerst] }
    period: { from: '2026-12-06', until: '2026-12-26' }
    title: { nl: Zo kies je, en: How to choose }
    text:
      nl: Neem [de lijst](/cadeaubonnen/) of **bel** ons.
      en: Take [the list](/cadeaubonnen/) or **call** us.
`
const landing = `title: { nl: Bedankje, en: Thanks }
metaTitle: { nl: Een bedankje, en: A thank you }
description: { nl: Voor wie hielp., en: For people who helped. }
${hero}`

const files: Record<string, string> = {
  'blocks/home-1.yaml': hero,
  'blocks/home-2.yaml': hero,
  'blocks/category.yaml': text,
  'blocks/moment.yaml': text,
  'landing/bedankje.yaml': landing,
  'landing/zakelijk.yaml': landing,
}

let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'content-'))
})
afterEach(() => rm(root, { recursive: true }))

/** The good files with some replaced, added or (undefined) missing. */
async function problemsOf(changes: Record<string, string | undefined> = {}) {
  for (const [name, content] of Object.entries({ ...files, ...changes })) {
    if (content === undefined) continue
    const path = join(root, 'content', name)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, content)
  }
  const { problems } = await checkContent(root, catalogue)
  // The pages that every shop owes are missing here: they have tests of their own.
  return problems.filter((problem) => !problem.startsWith('content/pages:'))
}

test('good files are blocks and pages, with links taken out of their text', async () => {
  expect(await problemsOf()).toEqual([])
  const { documents } = await checkContent(root, catalogue)
  expect(documents.landingPages.map(({ id }) => id)).toEqual(['bedankje', 'zakelijk'])
  expect(documents.queues.find(({ id }) => id === 'moment')?.blocks[0]).toMatchObject({
    blockType: 'text',
    terms: [{ vocabulary: 'occasions', term: 'kerst' }],
    text: { nl: [{ spans: [{}, { text: 'de lijst', href: '/cadeaubonnen/' }, {}, {}, {}] }] },
  })
})

describe('what is wrong is said with file and line:', () => {
  test.each([
    ['blockType: text', 'blockType: tekst', /:2: blocks\.blockType is tekst, it must be one of/],
    ['[kerst]', '[kerts]', /moment\.yaml:4: kerts is not one of the occasions of this shop/],
    [', en: How to choose', '', /:6: blocks\.title\.en is missing/],
    ['(/cadeaubonnen/) of', '(javascript:alert) of', /:8: .*javascript:alert must be a page of/],
    ['(/cadeaubonnen/) of', '(//elders/) of', /:8: .*\/\/elders\/ must be a page of the shop/],
    ['(/cadeaubonnen/) of', '(/bestaat-niet/) of', /:8: \/bestaat-niet\/ is not a page of this/],
    ['(/cadeaubonnen/) of', '(/weg/?onderwerp=a#b) of', /:8: \/weg\/\S+ is not a page of this/],
    ['(/cadeaubonnen/) of', '(/cadeaubonnen/?s=a) of', /:8: .*\?s=a must be a page of the shop/],
    ["until: '2026-12-26'", "until: '2026-12-01'", /:5: blocks\.period ends before it begins/],
    ["until: '2026-12-26'", "until: '2027-02-30'", /:5: .* 2027-02-30 is not a day like/],
    ['id: tekst', 'id: Tekst!', /:3: blocks\.id Tekst! must be small letters/],
    ['    period:', '    colour: red\n    period:', /:5: blocks\.colour is not a known field/],
  ])('%s as %s', async (from, to, sentence) => {
    expect(text).toContain(from)
    const problems = await problemsOf({ 'blocks/moment.yaml': text.replace(from, to) })
    expect(problems).toEqual([expect.stringMatching(sentence)])
  })

  test('names of products, moments, categories and pages that are not there, all at once', async () => {
    const wrong = `${hero.replace('[dinerbon]', '[weg]')}
  - { blockType: products, id: a, title: { nl: A, en: A }, choice: { ids: [weg] }, count: 4 }
  - { blockType: products, id: b, title: { nl: A, en: A }, choice: { categories: [weg] }, count: 4 }
  - { blockType: categories, id: c, title: { nl: A, en: A }, choice: [weg] }
  - { blockType: moments, id: d, title: { nl: A, en: A }, choice: [weg] }
  - { blockType: guides, id: e, title: { nl: A, en: A }, pages: [weg] }
  - { blockType: spotlight, id: f, product: weg, title: { nl: A, en: A }, text: { nl: A, en: A }, button: { nl: A, en: A } }
`
    expect(await problemsOf({ 'blocks/home-1.yaml': wrong })).toEqual([
      'content/blocks/home-1.yaml:6: weg is not a product of this shop',
      'content/blocks/home-1.yaml:8: weg is not a product of this shop',
      'content/blocks/home-1.yaml:9: weg is not one of the categories of this shop',
      'content/blocks/home-1.yaml:10: weg is not one of the categories of this shop',
      'content/blocks/home-1.yaml:11: weg is not one of the occasions of this shop',
      'content/blocks/home-1.yaml:12: weg is not a landing page of this shop',
      'content/blocks/home-1.yaml:13: weg is not a product of this shop',
    ])
  })

  test('a film that the shop does not have, and one that is not ours without its poster', async () => {
    const film = `blocks:
  - blockType: video
    id: film
    title: { nl: Kijk, en: Look }
    text: { nl: Een film, en: A film }
    video: { film: zo, title: { nl: Zo, en: So } }
`
    const own = ['zo.mp4', 'zo.svg', 'zo.nl.vtt', 'zo.en.vtt']
    const of = (names: readonly string[]) =>
      Object.fromEntries(names.map((name) => [`catalogue/films/${name}`, '']))
    const missing = await problemsOf({ 'blocks/moment.yaml': film, ...of(own.slice(0, 3)) })
    expect(missing).toEqual(['content/blocks/moment.yaml:6: zo.en.vtt is not in the films folder'])
    expect(await problemsOf({ 'blocks/moment.yaml': film, ...of(own) })).toEqual([])
    const strange = film.replace('film: zo', 'youtube: abcdefghij0')
    expect(await problemsOf({ 'blocks/moment.yaml': strange })).toEqual([
      expect.stringMatching(/:6: blocks\.video must have a title and one of film, youtube with/),
    ])
  })

  test.each([
    ['[GCSNL]', '[GCSXX]', /:2: GCSXX is not a storefront of this shop/],
    ['[dinerbon]', '[weg]', /:5: weg is not a product of this shop/],
    ['[dinerbon]', '[a, b, c, d]', /:5: cards names more than 3/],
    ['/cadeaubonnen/', '/weg/', /:6: \/weg\/ is not a page of this shop/],
    ['/cadeaubonnen/', 'javascript:alert', /:6: .* must be a page of the shop/],
    ['delaySeconds: 20', 'delaySeconds: 1', /:7: delaySeconds 1 is less than 5/],
    ['delaySeconds: 20', 'scrollPercent: 101', /:7: scrollPercent 101 is more than 100/],
    ['delaySeconds: 20', '', /:1: the file must have one of delaySeconds/],
    [
      'delaySeconds: 20',
      'delaySeconds: 20\nscrollPercent: 50',
      /:1: the file must have one of delaySeconds/,
    ],
    [', en: On time', '', /:3: title\.en is missing/],
  ])('a campaign with %s as %s', async (from, to, sentence) => {
    const campaign = `period: { from: '2026-11-12', until: '2026-12-05' }
storefronts: [GCSNL]
title: { nl: Op tijd, en: On time }
text: { nl: Nog net, en: Only just }
cards: [dinerbon]
link: { title: { nl: Kijk, en: Look }, href: /cadeaubonnen/ }
delaySeconds: 20
`
    const storefront = { 'storefronts/gcsnl.yaml': '' }
    expect(await problemsOf({ 'campaigns/sint.yaml': campaign, ...storefront })).toEqual([])
    expect(campaign).toContain(from)
    const wrong = { 'campaigns/sint.yaml': campaign.replace(from, to), ...storefront }
    const problems = await problemsOf(wrong)
    expect(problems.length).toBeGreaterThan(0)
    for (const problem of problems) expect(problem).toMatch(/^content\/campaigns\/sint\.yaml:/)
    expect(problems.join('\n')).toMatch(sentence)
  })

  test('a page without its heading, or with two', async () => {
    expect(await problemsOf({ 'landing/bedankje.yaml': landing.replace(hero, text) })).toEqual([
      expect.stringContaining('the first block must be a hero'),
    ])
    const twice = `${hero}${hero.replace('blocks:\n', '')}`
    expect(await problemsOf({ 'blocks/home-1.yaml': twice })).toEqual([
      expect.stringContaining('a hero can only be the first block'),
      'content/blocks/home-1.yaml:8: id kop is already used',
    ])
  })

  test('a queue or page that screens ask for is missing, an address is taken, a file is a stranger', async () => {
    expect(
      await problemsOf({
        'blocks/category.yaml': undefined,
        'landing/zakelijk.yaml': undefined,
        'landing/privacy.yaml': landing,
        'landing/notes.txt': 'x',
      }),
    ).toEqual([
      'content/blocks/category.yaml:1: the file is missing',
      'content/landing/notes.txt:1: the name must end in .yaml',
      'content/landing/privacy.yaml:1: /privacy/ belongs to a screen of the shop',
      'content/landing/zakelijk.yaml:1: the file is missing',
    ])
  })
})

describe('redirects', () => {
  const line = (text: string) => `redirects:\n  - ${text}\n`

  test.each([
    ['{ from: /oud/, to: /bedankje/ }', undefined],
    ['{ from: /oud.php, to: /cadeaubonnen/dinerbon/, status: 302 }', undefined],
    ['{ from: /oud/, to: "https://elders.example/x?y" }', undefined],
    ['{ from: /oud/, status: 410 }', undefined],
    ['{ from: /oud/, to: /weg/ }', /redirects\.yaml:2: \/weg\/ is not a page of this shop/],
    ['{ from: /oud/, to: /oud/ }', /:2: \/oud\/ is an old address itself: name where that leads/],
    ['{ from: /bedankje/, to: /cadeaubonnen/ }', /:2: \/bedankje\/ is a page of this shop/],
    ['{ from: /bestellen/oud/, to: /bedankje/ }', /:2: \/bestellen\/oud\/ is a page of this shop/],
    ['{ from: /en/oud/, to: /bedankje/ }', /:2: .*\/en\/oud\/ must be an address like \/oud\//],
    ['{ from: "/oud/?x=1", to: /bedankje/ }', /:2: .* must be an address like/],
    ['{ from: //elders/, to: /bedankje/ }', /:2: .* must be an address like/],
    ['{ from: /oud, to: /bedankje/ }', /:2: .* must be an address like/],
    ['{ from: /oud/, to: //elders.example/ }', /:2: .* must be a page of the shop or https/],
    ['{ from: /oud/, to: "javascript:alert(1)" }', /:2: .* must be a page of the shop or https/],
    [
      '{ from: /oud/, to: /bedankje/, status: 303 }',
      /:2: redirects\.status 303 must be 301, 302 or 410/,
    ],
    ['{ from: /oud/, to: /bedankje/, status: 410 }', /:2: .* needs `to`, or status 410/],
    ['{ from: /oud/ }', /:2: .* needs `to`, or status 410/],
  ])('%s', async (text, sentence) => {
    const problems = await problemsOf({ 'redirects.yaml': line(text) })
    expect(problems).toEqual(sentence === undefined ? [] : [expect.stringMatching(sentence)])
  })

  test('no chain, no circle, no address twice', async () => {
    const text = `redirects:
  - { from: /a/, to: /b/ }
  - { from: /b/, to: /a/ }
  - { from: /c/, to: /bedankje/ }
  - { from: /c/, status: 410 }
`
    expect(await problemsOf({ 'redirects.yaml': text })).toEqual([
      'content/redirects.yaml:2: /b/ is an old address itself: name where that leads',
      'content/redirects.yaml:3: /a/ is an old address itself: name where that leads',
      'content/redirects.yaml:5: /c/ is named already',
    ])
  })
})
