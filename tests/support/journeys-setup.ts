import { discardFolder, runShop } from '#tests/support/running-shop.ts'

/** What a CDN in front of the shop would say about where a visitor is. */
export const countryHeader = 'x-visitor-country'

/** One shop for all journeys, on ports of its own; they find it by its address. */
export default async function startShopForJourneys(): Promise<() => Promise<void>> {
  const shop = await runShop({ environment: { COUNTRY_HEADER: countryHeader } })
  process.env.SHOP_URL = shop.url
  return async () => {
    await shop.stop()
    discardFolder(shop.dataFolder)
  }
}
