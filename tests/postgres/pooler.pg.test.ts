import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eventually } from '#tests/support/eventually.ts'
import { makeDatabase } from '#tests/support/make-database.ts'
import { type Pooler, pgbouncer, startPooler } from '#tests/support/pooler.ts'
import { makeRole } from '#tests/support/postgres.ts'
import { startThrowAwayPostgres, type ThrowAwayPostgres } from '#tests/support/postgres-server.ts'
import {
  commandShop,
  discardFolder,
  type RunningShop,
  runShop,
} from '#tests/support/running-shop.ts'
import { Visitor } from '#tests/support/visitor.ts'

describe.runIf(pgbouncer !== undefined)('behind a pooler that shares by transaction', () => {
  let server: ThrowAwayPostgres
  let pooler: Pooler
  let environment: NodeJS.ProcessEnv
  let shops: readonly RunningShop[] = []

  beforeAll(async () => {
    server = startThrowAwayPostgres()
    const owner = await makeDatabase(server.url)
    const { url, role } = await makeRole(owner.url)
    const migrated = await commandShop(['migrate'], {
      ...{ DATABASE_URL: url, DATABASE_OWNER_URL: owner.url },
    })
    expect(migrated).toMatchObject({ code: 0 })
    const place = { serverFolder: server.folder, roles: ['shop', role], askable: url }
    pooler = await startPooler(pgbouncer ?? '', place)
    environment = { DATABASE_URL: pooler.through(url), DATABASE_LISTEN_URL: url }
    const web = await runShop({ environment: { ...environment, ROLES: 'web' } })
    shops = [web]
    const worker = await runShop({ environment: { ...environment, ROLES: 'web,worker' } })
    shops = [web, worker]
  })
  afterAll(async () => {
    for (const shop of shops) await shop.stop()
    for (const { dataFolder } of shops) discardFolder(dataFolder)
    await pooler.stop()
    server.stop()
  })

  const urlOf = (index: number): string => shops[index]?.url ?? ''

  test('many visitors order and pay at once, and jobs of another process complete it', async () => {
    const card = { productId: 'aan-tafel-dinerbon', amountCents: 2500, quantity: 2 }
    const orders = Array.from({ length: 12 }, async (_, index) => {
      const visitor = new Visitor(urlOf(1))
      await visitor.addCard(card)
      await visitor.saveDetails(`joris${index}@voorbeeld.example`)
      const { orderUuid } = await visitor.startPayment('scheme')
      return eventually('the order', async () => {
        const { state } = await visitor.orderState(orderUuid ?? '')
        return state === 'completed' ? state : undefined
      })
    })
    expect(new Set(await Promise.all(orders))).toEqual(new Set(['completed']))
    expect(await commandShop(['audit-ledger'], environment)).toMatchObject({ code: 0 })
  })

  test('each process hears what another one announces', async () => {
    const product = 'aan-tafel-dinerbon'
    expect(await commandShop(['stock', 'out', product], environment)).toMatchObject({ code: 0 })
    for (const index of [0, 1])
      await eventually('the product is off sale', async () => {
        const visitor = new Visitor(urlOf(index))
        const card = { productId: product, amountCents: 2500, quantity: 1 }
        return visitor.addCard(card).then(
          () => undefined,
          () => true,
        )
      })
  })
})
