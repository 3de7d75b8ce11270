import { describe, expect, test } from 'vitest'
import { canonicalPath, inLanguage, pathsOf, patterns, type RouteName } from './paths.ts'

const example: Record<string, string> = {
  giftCard: 'aan-tafel-dinerbon',
  category: 'eten-en-drinken',
  page: '2',
  uuid: '0b5b3c4e-6a53-4d0f-9a43-0d7a1c1f2b3c',
  token: 'k7m',
  moment: 'verjaardag',
  brand: 'aan-tafel',
  landing: 'sinterklaas-cadeau',
}

describe('addresses', () => {
  test('every route has a builder, and every builder gives the address of its route', () => {
    const table = Object.entries(patterns).map(([name, pattern]) => {
      const parts = [...pattern.matchAll(/:(\w+)/g)].map(([, part = '']) => example[part])
      const build = (language: 'nl' | 'en') =>
        (pathsOf(language)[name as RouteName] as (...parts: unknown[]) => string)(...parts)
      const filled = pattern.replace(/:(\w+)/g, (_all, part: string) => example[part] ?? '')
      expect(build('nl')).toBe(filled === '/' ? '/' : `${filled}/`)
      return `${name}: ${build('nl')} ${build('en')}`
    })
    expect(table.join('\n')).toMatchInlineSnapshot(`
      "home: / /en/
      giftCards: /cadeaubonnen/ /en/cadeaubonnen/
      giftCard: /cadeaubonnen/aan-tafel-dinerbon/ /en/cadeaubonnen/aan-tafel-dinerbon/
      categories: /categorie/alle-cadeaubonnen/ /en/categorie/alle-cadeaubonnen/
      category: /categorie/eten-en-drinken/ /en/categorie/eten-en-drinken/
      categoryPage: /categorie/eten-en-drinken/2/ /en/categorie/eten-en-drinken/2/
      moments: /geefmomenten/ /en/geefmomenten/
      moment: /geefmomenten/verjaardag/ /en/geefmomenten/verjaardag/
      momentPage: /geefmomenten/verjaardag/2/ /en/geefmomenten/verjaardag/2/
      brands: /merken/ /en/merken/
      brand: /merken/aan-tafel/ /en/merken/aan-tafel/
      favourites: /favorieten/ /en/favorieten/
      search: /zoeken/ /en/zoeken/
      basket: /winkelmandje/ /en/winkelmandje/
      checkout: /bestellen/ /en/bestellen/
      processing: /bestellen/betaling-verwerken/ /en/bestellen/betaling-verwerken/
      success: /bestellen/gelukt/ /en/bestellen/gelukt/
      order: /bestellen/0b5b3c4e-6a53-4d0f-9a43-0d7a1c1f2b3c/ /en/bestellen/0b5b3c4e-6a53-4d0f-9a43-0d7a1c1f2b3c/
      card: /kaart/k7m/ /en/kaart/k7m/
      terms: /algemene-voorwaarden/ /en/algemene-voorwaarden/
      privacy: /privacy/ /en/privacy/
      cookies: /cookieverklaring/ /en/cookieverklaring/
      helpdesk: /helpdesk/ /en/helpdesk/
      contact: /klantenservice/contact/ /en/klantenservice/contact/
      delivery: /delivery/ /en/delivery/
      cancellation: /cancelation-policy/ /en/cancelation-policy/
      accessibility: /toegankelijkheid/ /en/toegankelijkheid/
      about: /over-ons/ /en/over-ons/
      balance: /saldocheck/ /en/saldocheck/
      business: /zakelijk/ /en/zakelijk/
      businessProduct: /zakelijk/aan-tafel-dinerbon/ /en/zakelijk/aan-tafel-dinerbon/
      account: /account/ /en/account/
      accountLogin: /account/login/ /en/account/login/
      accountRegister: /account/registreren/ /en/account/registreren/
      accountRegistered: /account/registreren/success/ /en/account/registreren/success/
      accountForgot: /account/wachtwoord-vergeten/ /en/account/wachtwoord-vergeten/
      accountForgotSent: /account/wachtwoord-vergeten/success/ /en/account/wachtwoord-vergeten/success/
      accountNewPassword: /account/nieuw-wachtwoord/ /en/account/nieuw-wachtwoord/
      accountNewPasswordDone: /account/nieuw-wachtwoord/succes/ /en/account/nieuw-wachtwoord/succes/
      accountConfirm: /account/bevestigen/ /en/account/bevestigen/
      accountOverview: /account/overzicht/ /en/account/overzicht/
      accountOrders: /account/bestellingen/ /en/account/bestellingen/
      accountDetails: /account/gegevens/ /en/account/gegevens/
      newsletterConfirm: /nieuwsbrief/bevestigen/k7m/ /en/nieuwsbrief/bevestigen/k7m/
      newsletterEnd: /nieuwsbrief/afmelden/k7m/ /en/nieuwsbrief/afmelden/k7m/
      notFound: /404/ /en/404/
      landing: /sinterklaas-cadeau/ /en/sinterklaas-cadeau/"
    `)
  })

  test('the first page of a list has the address of the list', () => {
    expect(pathsOf('nl').giftCards(1)).toBe('/cadeaubonnen/')
    expect(pathsOf('nl').giftCards(3)).toBe('/cadeaubonnen/3/')
    expect(pathsOf('en').categoryPage('boeken-en-games', 1)).toBe('/en/categorie/boeken-en-games/')
  })

  test('a search stands in the query, whatever was typed', () => {
    expect(pathsOf('en').search('a & b?')).toBe('/en/zoeken/?s=a%20%26%20b%3F')
  })

  test('what a visitor types cannot leave its segment', () => {
    expect(pathsOf('nl').giftCard('../x?y#z')).toBe('/cadeaubonnen/..%2Fx%3Fy%23z/')
  })

  test('a page and its twin in the other language lead to each other', () => {
    expect(inLanguage('/cadeaubonnen/2/', 'en')).toBe('/en/cadeaubonnen/2/')
    expect(inLanguage('/en/cadeaubonnen/2/', 'nl')).toBe('/cadeaubonnen/2/')
    expect(inLanguage('/', 'en')).toBe('/en/')
    expect(inLanguage('/en/', 'nl')).toBe('/')
    expect(inLanguage('/en/', 'en')).toBe('/en/')
  })

  test('no twin is on another host', () => {
    expect(inLanguage('/en//evil.example/', 'nl')).toBe('/evil.example/')
    expect(inLanguage('//evil.example/', 'nl')).toBe('/evil.example/')
    expect(inLanguage('//evil.example/', 'en')).toBe('/en/evil.example/')
  })

  test('an address ends in a slash, and never leads to another host', () => {
    expect(canonicalPath('/cadeaubonnen')).toBe('/cadeaubonnen/')
    expect(canonicalPath('/cadeaubonnen/')).toBeUndefined()
    expect(canonicalPath('/robots.txt')).toBeUndefined()
    expect(canonicalPath('//evil.example')).toBeUndefined()
    expect(canonicalPath('//evil')).toBe('/evil/')
  })
})
