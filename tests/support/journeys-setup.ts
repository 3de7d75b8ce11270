import { countryHeader } from '#tests/support/country-header.ts'
import {
  addVariants,
  type ChangeContent,
  copyHome,
  openCampaign,
} from '#tests/support/other-content.ts'
import { discardFolder, runShop } from '#tests/support/running-shop.ts'

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
  const [open, changed, bonbloom] = await Promise.all([
    runShop({ environment: { COUNTRY_HEADER: countryHeader } }),
    runShop({ home }),
    runShop({ home, environment: { STOREFRONT: 'CB' } }),
  ])
  process.env.SHOP_URL = open.url
  process.env.SHOP_DATA = open.dataFolder
  process.env.CHANGED_SHOP_URL = changed.url
  process.env.BONBLOOM_URL = bonbloom.url
  process.env.BONBLOOM_HOME = home
  process.env.BONBLOOM_DATA = bonbloom.dataFolder
  return async () => {
    const shops = [open, changed, bonbloom]
    await Promise.all(shops.map((shop) => shop.stop()))
    for (const { dataFolder } of shops) discardFolder(dataFolder)
    discardFolder(home)
  }
}

/** Where the certificate of its quality mark is. */
export const certificate = 'https://keurmerk.example/cadeaubon'
const mark = `{ name: Proefkeurmerk, url: '${certificate}', image: { url: /logos/gcs.svg, alt: { nl: Proefkeurmerk, en: Trial mark } } }`

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

/** What the shop can show and its content does not hold yet: a help centre, a delay, variants of products, a campaign. */
function changeContent(change: ChangeContent): void {
  change(
    '../storefronts/gcsnl.yaml',
    (text) =>
      `${text.replace(/^toggles:(?:\n .*)+\n/m, toggles)}helpCentre: ${helpCentre}
business: { formVersion: 2 }
trustMarks: { topBar: [${mark}], header: [${mark}], bottomBar: [${mark}] }
deliveryDelay:
  text: { nl: '${delay.nl}', en: '${delay.en}' }
`,
  )
  change('../storefronts/cb.yaml', (text) =>
    text.replace(/^toggles:/m, '$&\n  modalAuth: true\n  hardcodeNoindexNofollow: false'),
  )
  addVariants(change)
  openCampaign(change)
}
