import { inject } from 'vitest'
import { makeDatabase } from './make-database.ts'
import { discardFolder, type RunningShop, runShop } from './running-shop.ts'
import { isWhole } from './thoroughness.ts'

type ShopSomewhere = RunningShop & {
  /** Stops it, and forgets what it had. */
  close(): Promise<void>
}

/**
 * For what is the same on both engines: a shop on the server of all tests, which starts in half of the processor time, and in
 * `npm run test:long` on the embedded one.
 */
export async function runShopSomewhere(
  environment: NodeJS.ProcessEnv = {},
): Promise<ShopSomewhere> {
  const database = isWhole('embedded shops')
    ? undefined
    : await makeDatabase(inject('postgresUrl'), inject('postgresTemplate'))
  const shop = await runShop({
    environment: { ...(database && { DATABASE_URL: database.url }), ...environment },
  })
  return {
    ...shop,
    close: async () => {
      await shop.stop()
      discardFolder(shop.dataFolder)
      await database?.drop()
    },
  }
}
