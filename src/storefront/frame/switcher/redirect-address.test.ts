import { describe, expect, test } from 'vitest'
import { addressElsewhere, addressInLanguage } from './redirect-address.ts'
import { shopsByCountry } from './shops-by-country.ts'

const twins = new Map([
  ['nl', '/cadeaubonnen/dinerbon/'],
  ['en', '/en/cadeaubonnen/dinerbon/'],
])
const nothing = new Map<string, string>()
const at = (pathname: string, search = '', alternates: ReadonlyMap<string, string> = nothing) => ({
  pathname,
  search,
  alternates,
})

describe('in the same country', () => {
  test.each([
    ['/', '', '/en/'],
    ['/cadeaubonnen/', '?s=diner', '/en/cadeaubonnen/?s=diner'],
    ['/categorie/alle-cadeaubonnen/', '', '/en/categorie/alle-cadeaubonnen/'],
    ['/winkelmandje/', '', '/en/winkelmandje/'],
    ['/bestellen/', '?stap=2', '/en/bestellen/?stap=2'],
    ['/bestellen/0b3f1c1e/', '', '/en/bestellen/0b3f1c1e/'],
    ['/kaart/0b3f1c1e/', '', '/en/kaart/0b3f1c1e/'],
    ['/nieuwsbrief/bevestigen/0b3f1c1e/', '', '/en/nieuwsbrief/bevestigen/0b3f1c1e/'],
    ['/nieuwsbrief/afmelden/0b3f1c1e/', '', '/en/nieuwsbrief/afmelden/0b3f1c1e/'],
  ])('a known page is built anew: %s%s leads to %s', (pathname, search, goal) => {
    expect(addressInLanguage(at(pathname, search), 'en')).toBe(goal)
  })

  test('Dutch has no prefix', () => {
    expect(addressInLanguage(at('/en/'), 'nl')).toBe('/')
    expect(addressInLanguage(at('/en/geefmomenten/'), 'nl')).toBe('/geefmomenten/')
  })

  test('a page about one thing leads to its own language link', () => {
    expect(addressInLanguage(at('/cadeaubonnen/dinerbon/', '?gclid=1', twins), 'en')).toBe(
      '/en/cadeaubonnen/dinerbon/',
    )
    expect(addressInLanguage(at('/en/cadeaubonnen/dinerbon/', '', twins), 'nl')).toBe(
      '/cadeaubonnen/dinerbon/',
    )
  })

  test('one without leads to the front page of the language', () => {
    expect(addressInLanguage(at('/cadeaubonnen/weg/'), 'en')).toBe('/en/')
    expect(addressInLanguage(at('/en/wat-dan-ook/'), 'nl')).toBe('/')
  })
})

const spoken = (...codes: ('nl' | 'fr' | 'de' | 'en')[]) =>
  codes.map((languageCode, index) => ({ languageCode, isDefault: index === 0, currency: 'EUR' }))

const shop = (name: string, country: string, codes: Parameters<typeof spoken>) => ({
  name,
  country,
  family: name.split(' ')[0] ?? '',
  url: `https://${name.replace(' ', '-').toLowerCase()}.example/`,
  languagesCombinations: spoken(...codes),
})

const shops = shopsByCountry(
  [
    shop('CB nl', 'NL', ['nl', 'en']),
    shop('CB be', 'BE', ['nl', 'fr']),
    shop('CB fr', 'FR', ['fr']),
    shop('GCS nl', 'NL', ['nl', 'en']),
    shop('GCS be', 'BE', ['nl', 'fr']),
    shop('GCS de', 'DE', ['de', 'fr']),
  ],
  { name: 'GCS nl', family: 'GCS', countryCode: 'NL' },
)

describe('in another country', () => {
  test('there is one shop for each: the one where we are, then the one of our family', () => {
    expect([...shops.values()].map(({ url }) => url)).toEqual([
      'https://gcs-nl.example/',
      'https://gcs-be.example/',
      'https://cb-fr.example/',
      'https://gcs-de.example/',
    ])
  })

  test('the language that it opens in needs no prefix, another does', () => {
    const belgian = shops.get('BE')
    if (!belgian) throw new Error('There is no Belgian shop.')
    expect(belgian.languages).toEqual(['nl', 'en'])
    expect(addressElsewhere(belgian, 'nl')).toBe('https://gcs-be.example/')
    expect(addressElsewhere(belgian, 'en')).toBe('https://gcs-be.example/en/')
  })

  test('what has no screens is read in English, and that is where it opens', () => {
    const german = shops.get('DE')
    if (!german) throw new Error('There is no German shop.')
    expect(german).toMatchObject({ languages: ['en'], defaultLanguage: 'en', currency: 'EUR' })
    expect(addressElsewhere(german, 'en')).toBe('https://gcs-de.example/')
  })
})
