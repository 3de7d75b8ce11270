import { discardFolder, runShop } from '#tests/support/running-shop.ts'

/** One shop for all journeys, on ports of its own; they find it by its address. */
export default async function startShopForJourneys(): Promise<() => Promise<void>> {
  const shop = await runShop()
  process.env.SHOP_URL = shop.url
  return async () => {
    await shop.stop()
    discardFolder(shop.dataFolder)
  }
}
