import { expect, test } from 'vitest'
import { arrivalLanguageOf, dutchStore, readStore, type Store, writeStore } from './store.ts'

const swiss: Store = {
  id: 17,
  name: 'Bonbloom Schweiz',
  family: 'CB',
  mainLogo: '/logos/cb.svg',
  footerLogo: '/logos/cb-light.svg',
  countryCode: 'CH',
  host: 'www.bonbloom-ch.example',
  languages: ['en'],
}

/** As a browser hands the attributes of an element out. */
const asDataset = (attributes: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      name.replace('data-', '').replace(/-(\w)/g, (_all, letter: string) => letter.toUpperCase()),
      value,
    ]),
  )

test.each([swiss, dutchStore])(
  'the browser reads the storefront that the page carries',
  (store) => {
    expect(readStore(asDataset(writeStore(store)))).toEqual(store)
  },
)

test('a page that carries none is of the Dutch one', () => {
  expect(readStore({})).toEqual(dutchStore)
  expect(readStore({ store: 'x', languages: 'nl' })).toEqual(dutchStore)
})

test('a storefront without Dutch is entered in English', () => {
  expect(arrivalLanguageOf(swiss)).toBe('en')
  expect(arrivalLanguageOf(dutchStore)).toBe('nl')
})
