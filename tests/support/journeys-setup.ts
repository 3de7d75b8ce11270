import { type ChangeContent, copyHome, openCampaign } from '#tests/support/other-content.ts'
import { discardFolder, type RunningShop, runShop } from '#tests/support/running-shop.ts'

/** What a CDN in front of the shop would say about where a visitor is. */
export const countryHeader = 'x-visitor-country'

/** In the changed shop customer support is outside, and orders come late. */
export const helpCentre = 'https://hulp.voorbeeld.example/nl'
export const delay = {
  nl: 'Digitale bonnen komen nu iets later.',
  en: 'Digital cards take a little longer now.',
}

/** The address of a shop that `startShopsForJourneys` started, by the variable that carries it to the workers. */
export const addressOf = (shop: 'SHOP_URL' | 'CHANGED_SHOP_URL' | 'BONBLOOM_URL'): string =>
  process.env[shop] ?? ''

/**
 * Three shops for all journeys, on ports of their own: the one that is open; the same with content and toggles that it
 * does not have yet; and Bonbloom, a storefront of another family, with order-modal mode on (SPEC §2), whose editors
 * change it while it runs.
 */
export default async function startShopsForJourneys(): Promise<() => Promise<void>> {
  const home = copyHome(changeContent)
  const shops: RunningShop[] = []
  const start = async (shop: Parameters<typeof runShop>[0]): Promise<string> => {
    const running = await runShop(shop)
    shops.push(running)
    return running.url
  }
  process.env.SHOP_URL = await start({ environment: { COUNTRY_HEADER: countryHeader } })
  process.env.CHANGED_SHOP_URL = await start({ home })
  process.env.BONBLOOM_URL = await start({ home, environment: { STOREFRONT: 'CB' } })
  process.env.BONBLOOM_HOME = home
  process.env.BONBLOOM_DATA = shops.at(-1)?.dataFolder
  return async () => {
    await Promise.all(shops.map((shop) => shop.stop()))
    for (const { dataFolder } of shops) discardFolder(dataFolder)
    discardFolder(home)
  }
}

/** Every toggle of SPEC §6 the other way. */
const toggles = `toggles:
  isFooterLogos: false
  isLogosFromCBEOn: true
  isCookiesFooterLinkOn: false
  isNavigationIconTextOn: true
  isSearchDataLayer: true
  languageSwitcher: false
  hardcodeNoindexNofollow: true
  retryPayment: false
  checkoutV2: false
`

/**
 * What the shop can show and its catalogue does not hold yet: a card that is posted, one of which only the posted form
 * is left, a film of a provider, reviews, and a campaign.
 */
function changeContent(change: ChangeContent): void {
  change(
    '../storefronts/gcsnl.yaml',
    (text) =>
      `${text.replace(/^toggles:(?:\n .*)+\n/m, toggles)}helpCentre: ${helpCentre}
deliveryDelay:
  text: { nl: '${delay.nl}', en: '${delay.en}' }
`,
  )
  change('../storefronts/cb.yaml', (text) =>
    text.replace(/^toggles:/m, '$&\n  modalAuth: true\n  hardcodeNoindexNofollow: false'),
  )
  change('products/aan-tafel-dinerbon.yaml', (text) =>
    text.replace(/^physical:(?:\n .*)+/m, 'physical:\n  prices: [50, 125]\n  stock: available'),
  )
  change('products/tas-van-tante-tassenbon.yaml', (text) =>
    text.replace(/^physical:(?:\n .*)+/m, 'physical:\n  prices: [50]\n  stock: available'),
  )
  change(
    'products/warme-lucht-ballonbon.yaml',
    (text) =>
      `${text}video:
  youtube: abcdefghij0
  poster: zo-komt-een-bon-aan.svg
  title: { nl: Een uur boven de weilanden, en: An hour above the fields }
testimonials:
  - quote: { nl: Mijn moeder huilde boven Woerden., en: My mother wept above Woerden. }
    author: Sanne
    source: { title: Keurmerk, url: 'https://keurmerk.example/1' }
    verifiedOn: '2026-11-20'
  - quote: { nl: 'Stil, en toen ineens de zon.', en: 'Silence, and then the sun.' }
    author: Mehmet
    source: { title: Keurmerk, url: 'https://keurmerk.example/2' }
    verifiedOn: '2026-11-19'
`,
  )
  openCampaign(change)
}
