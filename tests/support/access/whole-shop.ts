import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Product } from '#domain/catalogue/product.ts'
import { readConfig } from '#platform/config/read-config.ts'
import { createLogger } from '#platform/logger/create-logger.ts'
import { buildFrontDoor } from '#server/front-door.ts'
import type { PageSource } from '#server/pages/page-source.ts'
import { createWebServer } from '#server/web.ts'
import { ApiBrowser } from '#tests/support/api-shop.ts'
import { OrderShop } from '#tests/support/build-order-shop.ts'
import { openTestDatabase } from '#tests/support/database.ts'

export const projectRoot = new URL('../../../', import.meta.url).pathname

/** Pages of a shop whose addresses are listed and never rendered. */
export const noPages: PageSource = {
  documents: () => ({}),
  loadBuild: () => Promise.reject(new Error('This shop renders no page.')),
  registerFiles: async () => {},
  mode: 'production',
}

/**
 * The web server with every address that it answers in production, in this process and over a
 * scripted outside world.
 */
export async function openWholeShop(given: { products: readonly Product[]; pages: PageSource }) {
  const database = await openTestDatabase()
  const shop = new OrderShop(database, given.products)
  const dataFolder = mkdtempSync(join(tmpdir(), 'gift-card-shop-'))
  const settings = { SHOP_MODE: 'demo', PORT: '0', DATA_FOLDER: dataFolder }
  const config = readConfig(settings, projectRoot)
  const door = await buildFrontDoor(config)
  const shopUrl = `http://localhost:${door.port}`
  shop.deps.shopUrl = shopUrl
  const { catalogue, content, search } = shop.deps
  const app = await createWebServer({
    config: { ...config, mode: 'production', metricsToken: 'token-of-the-tests', shopUrl },
    door,
    database,
    deps: shop.deps,
    pages: given.pages,
    catalogue: {
      current: () => catalogue.current(),
      content,
      search,
      onChange: () => {},
      reload: async () => {},
    },
    mailbox: undefined,
    log: createLogger('silent'),
    moveTime: undefined,
    isStopping: () => false,
  })
  await app.ready()
  door.open()
  return {
    app,
    shop,
    database,
    url: shopUrl,
    browser: () => new ApiBrowser(shopUrl, 'nl', shop.deps.storefront),
    mailsTo: (address: string) =>
      [...shop.mails.values()].filter(({ mail }) => mail.to.address === address),
    close: async () => {
      await door.close()
      await app.close()
      shop.close()
      await database.close()
      rmSync(dataFolder, { recursive: true, force: true })
    },
  }
}

export type WholeShop = Awaited<ReturnType<typeof openWholeShop>>
