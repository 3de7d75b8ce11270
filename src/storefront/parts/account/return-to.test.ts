import { describe, expect, test } from 'vitest'
import { pathsOf } from '#kernel/addresses.ts'
import { findReturnPath, withReturnPath } from './return-to.ts'

const paths = pathsOf('nl')
const returnPathOf = (naar: string): string => findReturnPath(new URLSearchParams({ naar }), paths)

describe('after logging in', () => {
  test('a visitor goes on to the page that asked for it, in its language', () => {
    expect(returnPathOf('/account/gegevens/')).toBe('/account/gegevens/')
    expect(returnPathOf('/account/bestellingen/?pagina=2')).toBe('/account/bestellingen/?pagina=2')
    expect(returnPathOf('/en/account/bestellingen/')).toBe('/en/account/bestellingen/')
    expect(returnPathOf('/bestellen/')).toBe('/bestellen/')
    expect(returnPathOf('/en/bestellen/')).toBe('/en/bestellen/')
  })

  test('the overview is where nothing was asked for', () => {
    expect(findReturnPath(new URLSearchParams(), paths)).toBe('/account/overzicht/')
    expect(findReturnPath(new URLSearchParams(), pathsOf('en'))).toBe('/en/account/overzicht/')
  })

  test.each([
    'https://boef.example/account/gegevens/',
    '//boef.example/account/gegevens/',
    '/\\boef.example/account/gegevens/',
    '\\\\boef.example/account/gegevens/',
    '/\t/boef.example/account/gegevens/',
    'javascript:alert(1)',
    '/account/gegevens/../../winkelmandje/',
    '/account/gegevens',
    '/account/login/',
    '/winkelmandje/',
    '/bestellen/betaling-verwerken/',
    'account/gegevens/',
    '/account/gegevens/%00',
    'http://[',
    '',
  ])('%j is not followed', (naar) => {
    expect(returnPathOf(naar)).toBe('/account/overzicht/')
  })
})

test('a page of logging in carries on what was asked for, and nothing where that is the overview', () => {
  expect(withReturnPath('/account/', '/account/gegevens/', paths)).toBe(
    '/account/?naar=%2Faccount%2Fgegevens%2F',
  )
  expect(withReturnPath('/account/', '/account/overzicht/', paths)).toBe('/account/')
})
