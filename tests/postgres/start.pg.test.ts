import { hash } from 'node:crypto'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import { openDatabase } from '#platform/database/open-database.ts'
import { makeDatabase } from '#tests/support/make-database.ts'
import { startThrowAwayPostgres } from '#tests/support/postgres-server.ts'
import {
  discardFolder,
  launchShop,
  type RunningShop,
  runShop,
  type ShopToRun,
} from '#tests/support/running-shop.ts'
import { isWhole } from '#tests/support/thoroughness.ts'

const keyOf = (name: string) => hash('sha256', name)
const folder = mkdtempSync(join(tmpdir(), 'gift-card-shop-start-'))
const secretOfCdn = 'het-geheim-van-het-netwerk'
/** Behind a CDN. */
let running: RunningShop

beforeAll(async () => {
  running = await runShop({ environment: { CDN_SECRET: secretOfCdn } })
})
afterAll(async () => {
  await running.stop()
  for (const path of [running.dataFolder, folder]) discardFolder(path)
})

/** The output and the exit code of a start that fails. */
async function failToStart(shop: ShopToRun): Promise<string> {
  const failed = launchShop({ dataFolder: join(folder, 'new'), ...shop })
  expect(await failed.ended, failed.output()).toBe(1)
  return failed.output().trim()
}

/** A port that is in use until the test ends. */
async function occupy(): Promise<number> {
  const server = createServer()
  onTestFinished(() => void server.close())
  await new Promise<void>((resolve) => void server.listen(0, 'localhost', resolve))
  return (server.address() as AddressInfo).port
}

const isTaken = (port: number) =>
  `Port ${port} is taken: stop what runs there, or choose another one with PORT.`

describe('one sentence and exit code 1', () => {
  test('at a port that is taken', async () => {
    const port = await occupy()
    expect(await failToStart({ port })).toBe(isTaken(port))
  })

  test("at a port beside which the provider's is taken", async () => {
    const { url, drop } = await makeDatabase(inject('postgresUrl'), inject('postgresTemplate'))
    onTestFinished(drop)
    for (;;) {
      const pspPort = await occupy()
      const environment = { DATABASE_URL: url, LOG_LEVEL: 'error' }
      const said = await failToStart({ port: pspPort - 1, environment })
      // That the shop's port is taken says nothing about the provider's port.
      if (said === isTaken(pspPort - 1)) continue
      expect(said).toBe(isTaken(pspPort))
      return
    }
  })

  test('on a folder that another shop holds, which goes on undisturbed', async () => {
    expect(await failToStart({ dataFolder: running.dataFolder })).toMatch(
      /^The folder \S+ is in use by process \d+: stop that shop first, or use its own commands\.$/,
    )
    expect((await fetch(`${running.url}/ready`)).status).toBe(200)
  })

  test('on a folder that cannot be one', async () => {
    const file = join(folder, 'file')
    writeFileSync(file, '')
    for (const dataFolder of [file, join(file, 'below')]) {
      expect(await failToStart({ dataFolder })).toMatch(
        /^\S+ cannot be a folder of the shop: choose another one with DATA_FOLDER\.$/,
      )
    }
  })

  test('on a database that does not answer, has another name, or refuses us', async () => {
    const nobody = 'postgres://shop@127.0.0.1:1/shop'
    const noName = new URL(inject('postgresUrl'))
    noName.pathname = '/nothing-of-that-name'
    const noRights = new URL(inject('postgresUrl'))
    noRights.searchParams.set('user', 'stranger')
    for (const url of [nobody, noName.href, noRights.href]) {
      expect(await failToStart({ environment: { DATABASE_URL: url } })).toMatch(
        /^The database cannot be reached: .+\. Look at DATABASE_URL\.$/,
      )
    }
  })

  test('on a database whose password is another', async () => {
    const server = startThrowAwayPostgres()
    onTestFinished(() => server.stop())
    const { db, close } = await openDatabase({ url: server.url, poolSize: 1 })
    await sql`alter role shop password 'right'`.execute(db)
    writeFileSync(join(server.folder, 'data', 'pg_hba.conf'), 'local all all scram-sha-256\n')
    await sql`select pg_reload_conf()`.execute(db)
    await close()
    const wrong = new URL(server.url)
    wrong.searchParams.set('password', 'wrong')
    expect(await failToStart({ environment: { DATABASE_URL: wrong.href } })).toBe(
      'The database cannot be reached: password authentication failed for user "shop". Look at DATABASE_URL.',
    )
  })

  test('on settings that cannot be right, each named', async () => {
    const environment = { PORT: '123456', DATABASE_URL: 'mysql://shop@localhost/shop' }
    const said = await failToStart({ environment })
    expect(said.split('\n')).toEqual([
      'The shop cannot start:',
      '  - PORT must be a port up to 65535, and is "123456".',
      '  - DATABASE_URL must begin with postgres://, and does not.',
    ])
  })
})

test('a storefront that is not open is served in a demonstration alone', async () => {
  const production = {
    SHOP_MODE: 'production',
    SHOP_URL: 'https://cadeaubon.example',
    DATABASE_URL: inject('postgresUrl'),
    SMTP_URL: 'smtp://localhost:1',
    MAIL_FROM: 'cadeaubon <bestelling@cadeaubon.example>',
    ADYEN_API_KEY: 'a',
    ADYEN_MERCHANT_ACCOUNT: 'b',
    ADYEN_CLIENT_KEY: 'c',
    ADYEN_HMAC_KEYS: keyOf('a'),
    ADYEN_REDIRECT_ORIGINS: 'https://pay.example',
    ADYEN_WEBHOOK_USER: 'd',
    ADYEN_WEBHOOK_PASSWORD: 'e',
    CARD_KEYS: `k1:${keyOf('k')}`,
    CARD_HASH_KEY: keyOf('h'),
    CARD_LINK_KEY: keyOf('l'),
    METRICS_TOKEN: 'the-token-of-metrics',
    TRUSTED_PROXIES: '0',
    ISSUER: 'simulated',
    STOREFRONT: 'GCSBE',
  }
  // Nothing listens: it ends before.
  expect(await failToStart({ port: 6161, environment: production })).toContain(
    'STOREFRONT names GCSBE, whose file in content/storefronts does not say "isActive: true".',
  )
})

test('where a CDN is named, what comes around it is refused, kept pages too; health checks are answered', async () => {
  const ask = async (path: string, headers: Record<string, string> = {}) =>
    (await fetch(`${running.url}${path}`, { headers })).status
  for (const path of ['/', '/cadeaubonnen/', '/favicon.svg']) {
    // Twice, so that the page is kept by then.
    for (const _turn of [1, 2])
      expect(await ask(path, { 'x-cf-auth': secretOfCdn }), path).toBe(200)
    expect(await ask(path), path).toBe(403)
    expect(await ask(path, { 'x-cf-auth': 'geraden' }), path).toBe(403)
  }
  for (const path of ['/health', '/ready']) expect(await ask(path), path).toBe(200)
})

/** In every run those who are killed start again, and are audited. */
test.runIf(isWhole('start-again'))('a second start keeps what the first one made', async () => {
  const dataFolder = join(folder, 'twice')
  const first = await runShop({ dataFolder })
  await first.stop()
  expect(await first.ended).toBe(0)
  const second = await runShop({ dataFolder })
  await second.stop()
  expect(await second.ended).toBe(0)
})
