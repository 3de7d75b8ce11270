import { loadStorefronts } from '#platform/content/read-storefront.ts'
import { copyHome } from '#tests/support/other-content.ts'
import { discardFolder, type RunningShop, runShop } from '#tests/support/running-shop.ts'
import { test as journey } from './journey.ts'

const root = new URL('../../', import.meta.url).pathname

/** A storefront in a shop of its own, for as long as a worker asks for it. This one of its cards has its currency. */
export const visiting = (key: string, productId: string) =>
  journey.extend<object, { sister: RunningShop & { storeId: number } }>({
    sister: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the fixtures by name.
      async ({}, use) => {
        const storefront = (await loadStorefronts(root)).find((one) => one.key === key)
        if (storefront === undefined) throw new Error(`There is no ${key}.`)
        const { currency, storeId } = storefront
        const home = copyHome((change) =>
          change(`products/${productId}.yaml`, (text) => `${text}currency: ${currency}\n`),
        )
        const shop = await runShop({ home, environment: { STOREFRONT: key } })
        await use({ ...shop, storeId })
        await shop.stop()
        for (const folder of [shop.dataFolder, home]) discardFolder(folder)
      },
      { scope: 'worker' },
    ],
    baseURL: async ({ sister }, use) => use(sister.url),
    storeId: async ({ sister }, use) => use(sister.storeId),
  })
