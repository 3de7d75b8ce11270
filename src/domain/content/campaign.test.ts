import { describe, expect, test } from 'vitest'
import { buildCampaign, buildLandingPage, noContent } from '#tests/support/build-content.ts'
import { findCampaign } from './campaign.ts'
import { openContent } from './content.ts'

const documents = {
  ...noContent,
  landingPages: [buildLandingPage(), buildLandingPage({ id: 'sinterklaas-cadeau' })],
  campaigns: [
    buildCampaign({ id: 'sint', period: { from: undefined, until: '2026-12-05' } }),
    buildCampaign({ id: 'kerst', period: { from: '2026-12-06', until: '2026-12-26' } }),
  ],
}
const find = (path: string, { storefront = 'GCSNL', now = '2026-11-21T10:00:00Z' } = {}) =>
  findCampaign(openContent(documents, new Date(now)), { storefront, path })?.id

describe('a campaign', () => {
  test.each([
    '/',
    '/cadeaubonnen/',
    '/cadeaubonnen/2/',
    '/categorie/alle-cadeaubonnen/',
    '/categorie/eten/3/',
    '/geefmomenten/kerst/',
    '/merken/',
    '/bedankje/',
  ])('is pointed out to who looks around: %s', (path) => {
    expect(find(path)).toBe('sint')
  })

  test.each([
    '/winkelmandje/',
    '/bestellen/',
    '/bestellen/gelukt/',
    '/bestellen/betaling-verwerken/',
    '/kaart/abc/',
    '/algemene-voorwaarden/',
    '/privacy/',
    '/helpdesk/',
    '/klantenservice/contact/',
    '/nieuwsbrief/bevestigen/abc/',
    '/cadeaubonnen/aan-tafel-dinerbon/',
    '/favorieten/',
    '/zoeken/',
    '/bestaat-niet/',
    '',
    '//elders',
  ])('leaves everybody else alone: %s', (path) => {
    expect(find(path)).toBeUndefined()
  })

  test('is not pointed out on the page that it leads to', () => {
    expect(find('/sinterklaas-cadeau/')).toBeUndefined()
  })

  test('has its days and its storefronts', () => {
    expect(find('/', { now: '2026-12-05T22:59:59Z' })).toBe('sint')
    expect(find('/', { now: '2026-12-05T23:00:00Z' })).toBe('kerst')
    expect(find('/', { now: '2026-12-26T23:00:00Z' })).toBeUndefined()
    expect(find('/', { storefront: 'CB' })).toBeUndefined()
  })
})
