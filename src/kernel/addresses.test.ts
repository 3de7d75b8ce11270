import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  canonicalPath,
  firstSegmentOf,
  inLanguage,
  matchAddress,
  type PageName,
  pageNames,
  pathsOf,
  routePathOf,
} from './addresses.ts'

const openSegmentsOf = (name: PageName): readonly string[] =>
  [...routePathOf(name).matchAll(/:(\w+)/g)].map(([, open = '']) => open)

/** What may stand in an open segment: a page's number from 2, or a name that is neither a number nor a word of ours. */
const valueFor = (open: string): fc.Arbitrary<string | number> =>
  open === 'page'
    ? fc.integer({ min: 2, max: 999 })
    : fc.stringMatching(/^een-[a-z0-9-]{1,20}$/).filter((text) => text !== '')

describe('addresses', () => {
  test('every page has a link in each language, and its link names the page again', () => {
    for (const name of pageNames) {
      const values = fc.tuple(...openSegmentsOf(name).map(valueFor))
      fc.assert(
        fc.property(values, fc.constantFrom('nl', 'en'), (parts, language) => {
          const build = pathsOf(language)[name] as (...parts: unknown[]) => string
          const address = build(...parts)
          expect(address).toMatch(/^\/(?:.*\/)?$/)
          expect(address.startsWith('/en/')).toBe(language === 'en')
          const stated = parts.map((part) => String(part))
          const match = matchAddress(address)
          expect(match?.name).toBe(name)
          expect(Object.values(match?.parameters ?? {})).toEqual(stated)
        }),
        { numRuns: 20 },
      )
    }
  })

  test('the first page of a list has the address of the list', () => {
    expect(pathsOf('nl').giftCardsPage(1)).toBe('/cadeaubonnen/')
    expect(pathsOf('nl').giftCardsPage(3)).toBe('/cadeaubonnen/3/')
    expect(pathsOf('en').categoryPage('boeken-en-games', 1)).toBe('/en/categorie/boeken-en-games/')
    expect(pathsOf('nl').accountOrders(1)).toBe('/account/bestellingen/')
    expect(pathsOf('nl').accountOrders(2)).toBe('/account/bestellingen/?pagina=2')
  })

  test('the first word of an address is taken by its page', () => {
    expect(firstSegmentOf('giftCardsPage')).toBe('cadeaubonnen')
    expect(firstSegmentOf('home')).toBe('')
  })

  test('a search stands in the query, for any text', () => {
    expect(pathsOf('en').search('a & b?')).toBe('/en/zoeken/?s=a%20%26%20b%3F')
    expect(pathsOf('nl').search('')).toBe('/zoeken/')
  })

  test('what a visitor types cannot leave its segment', () => {
    expect(pathsOf('nl').giftCard('../x?y#z')).toBe('/cadeaubonnen/..%2Fx%3Fy%23z/')
  })

  test('digits after the list are one of its pages, anything else is a product', () => {
    expect(matchAddress('/cadeaubonnen/2/')).toEqual({
      name: 'giftCardsPage',
      parameters: { page: '2' },
    })
    expect(matchAddress('/en/cadeaubonnen/2-euro/?price=0-25#vragen')).toEqual({
      name: 'giftCard',
      parameters: { giftCard: '2-euro' },
    })
  })

  test('a screen of its own comes before what is open to all names', () => {
    expect(matchAddress('/categorie/alle-cadeaubonnen/')?.name).toBe('categories')
    expect(matchAddress('/bestellen/gelukt')?.name).toBe('success')
    expect(matchAddress('/zakelijk/')?.name).toBe('business')
    expect(matchAddress('/moederdag/')).toEqual({
      name: 'landing',
      parameters: { landing: 'moederdag' },
    })
  })

  test('any two letters in front are a language', () => {
    expect(matchAddress('/en/')?.name).toBe('home')
    expect(matchAddress('/fr/merken/')?.name).toBe('brands')
  })

  test.each([
    '',
    'cadeaubonnen',
    '//cadeaubonnen/',
    '/cadeaubonnen//x/',
    '/merken//',
    '/cadeaubonnen/x/y/',
    '/categorie/eten/twee/',
    'https://elders.example/cadeaubonnen/',
  ])('"%s" is no page', (address) => {
    expect(matchAddress(address)).toBeUndefined()
  })

  test('a page and its twin in the other language lead to each other', () => {
    expect(inLanguage('/cadeaubonnen/2/', 'en')).toBe('/en/cadeaubonnen/2/')
    expect(inLanguage('/en/cadeaubonnen/2/', 'nl')).toBe('/cadeaubonnen/2/')
    expect(inLanguage('/', 'en')).toBe('/en/')
    expect(inLanguage('/en/', 'nl')).toBe('/')
    expect(inLanguage('/en/', 'en')).toBe('/en/')
  })

  test('an address outside the shop is the same in every language', () => {
    expect(inLanguage('https://elders.example/hulp', 'en')).toBe('https://elders.example/hulp')
    expect(inLanguage('https://elders.example/', 'en')).toBe('https://elders.example/')
    expect(inLanguage('mailto:hallo@elders.example', 'en')).toBe('mailto:hallo@elders.example')
  })

  test('no twin is on another host', () => {
    expect(inLanguage('/en//evil.example/', 'nl')).toBe('/evil.example/')
    expect(inLanguage('//evil.example/', 'nl')).toBe('/evil.example/')
    expect(inLanguage('//evil.example/', 'en')).toBe('/en/evil.example/')
  })

  test.each([
    ['/cadeaubonnen', '/cadeaubonnen/'],
    ['/robots.txt', '/robots.txt'],
    ['/v1.2/hulp', '/v1.2/hulp/'],
    ['//evil.example', '/evil.example'],
    ['/\\\\evil.example/', '/evil.example/'],
    ['//evil', '/evil/'],
    ['/', '/'],
    ['//', '/'],
    ['/.//./cadeaubonnen', '/cadeaubonnen/'],
    ['/%2e%2E/a/../merken/', '/merken/'],
    ['/EN/', '/en/'],
    ['/En/cAdEaubonnen//', '/en/cadeaubonnen/'],
    ['/%63adeaubonnen/a%2fb%c3%a9/', '/cadeaubonnen/a%2Fb%C3%A9/'],
    ['/Kaart/AbC-dEf/', '/kaart/AbC-dEf/'],
    ['/EN/Nieuwsbrief/bevestigen/AbC/', '/en/nieuwsbrief/bevestigen/AbC/'],
    ['/Bestellen/Gelukt', '/bestellen/gelukt/'],
    ['/Zomer/', '/zomer/'],
    ['/Cadeaubonnen/Aan-Tafel-Dinerbon/', '/cadeaubonnen/aan-tafel-dinerbon/'],
    ['/en/MERKEN/%41A%c3%89/', '/en/merken/aa%C3%89/'],
    [
      '/Bestellen/3F0C3C2E-6B1F-4C55-9D5C-0B7E0A4F6A01',
      '/bestellen/3f0c3c2e-6b1f-4c55-9d5c-0b7e0a4f6a01/',
    ],
    ['/kaart/AbC/Cadeaubon.pdf', '/kaart/AbC/Cadeaubon.pdf'],
    ['/nl', '/'],
    ['/NL/cadeaubonnen/', '/cadeaubonnen/'],
    ['/nl/nl/en/merken', '/en/merken/'],
    ['/merken/albelli)', '/merken/albelli/'],
    ['/merken/albelli),', '/merken/albelli/'],
    ['/merken/albelli/).', '/merken/albelli/'],
    ['/merken/albelli.', '/merken/albelli/'],
    ['/merken/albelli;:!\'">]}', '/merken/albelli/'],
    ['/merken/albelli%29%2c%3b%3A%21%3f%27%22%3E/', '/merken/albelli/'],
    ['/merken/albelli%E2%80%A6', '/merken/albelli/'],
    ['/merken/albelli%e2%80%9d%20%C2%A0', '/merken/albelli/'],
    ['/kaart/AbC-dEf).', '/kaart/AbC-dEf/'],
    ['/favicon.svg)', '/favicon.svg'],
    ['/),', '/'],
    ['/a.b/c/', '/a.b/c/'],
    ['/a/B/c/D/', '/a/B/c/D/'],
    ['*', '/*/'],
  ])('%s has one spelling, and never leads to another host', (path, canonical) => {
    expect(canonicalPath(path)).toBe(canonical)
    expect(canonicalPath(canonical)).toBe(canonical)
  })

  test('what is linked is spelled as it is served', () => {
    for (const name of pageNames) {
      const path = routePathOf(name).replaceAll(/:\w+/g, 'a1-b')
      expect(canonicalPath(path)).toBe(path === '/' ? path : `${path}/`)
    }
  })
})
