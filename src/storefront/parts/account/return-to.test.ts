import { describe, expect, test } from 'vitest'
import { pathsOf } from '#storefront/paths.ts'
import { leadingTo, wayOn } from './return-to.ts'

const paths = pathsOf('nl')
const leadsTo = (naar: string): string => wayOn(new URLSearchParams({ naar }), paths)

describe('after logging in', () => {
  test('a visitor goes on to the page that asked for it, in its language', () => {
    expect(leadsTo('/account/gegevens/')).toBe('/account/gegevens/')
    expect(leadsTo('/account/bestellingen/?pagina=2')).toBe('/account/bestellingen/?pagina=2')
    expect(leadsTo('/en/account/bestellingen/')).toBe('/en/account/bestellingen/')
    expect(leadsTo('/bestellen/')).toBe('/bestellen/')
    expect(leadsTo('/en/bestellen/')).toBe('/en/bestellen/')
  })

  test('the overview is where nothing was asked for', () => {
    expect(wayOn(new URLSearchParams(), paths)).toBe('/account/overzicht/')
    expect(wayOn(new URLSearchParams(), pathsOf('en'))).toBe('/en/account/overzicht/')
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
    expect(leadsTo(naar)).toBe('/account/overzicht/')
  })
})

test('a page of logging in carries on what was asked for, and nothing where that is the overview', () => {
  expect(leadingTo('/account/', '/account/gegevens/', paths)).toBe(
    '/account/?naar=%2Faccount%2Fgegevens%2F',
  )
  expect(leadingTo('/account/', '/account/overzicht/', paths)).toBe('/account/')
})
