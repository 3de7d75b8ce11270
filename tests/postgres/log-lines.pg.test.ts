import { closeSync, openSync } from 'node:fs'
import { expect, inject, onTestFinished, test } from 'vitest'
import { eventually } from '#tests/support/eventually.ts'
import { freePort } from '#tests/support/free-port.ts'
import { makeDatabase } from '#tests/support/make-database.ts'
import { discardFolder, launchShop, runShop, type ShopToRun } from '#tests/support/running-shop.ts'

async function prepare(): Promise<ShopToRun> {
  const database = await makeDatabase(inject('postgresUrl'), inject('postgresTemplate'))
  onTestFinished(() => database.drop())
  return { environment: { DATABASE_URL: database.url } }
}

/** Forged news: each is refused and logged. */
const forge = async (url: string): Promise<number> => {
  const item = { NotificationRequestItem: { eventCode: 'AUTHORISATION' } }
  const answer = await fetch(`${url}/webhooks/adyen`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ notificationItems: [item] }),
  })
  return answer.status
}

const droppedIn = async (url: string): Promise<number> => {
  const figures = await (await fetch(`${url}/metrics`)).text()
  return Number(/^shop_log_lines_dropped_total (\d+)$/m.exec(figures)?.[1])
}

const isAlive = async (url: string) =>
  (await fetch(`${url}/health`, { signal: AbortSignal.timeout(5000) })).status

test('a shop whose log lies on a full disk answers, and stops as any other', async () => {
  const full = openSync('/dev/full', 'w')
  onTestFinished(() => closeSync(full))
  const port = await freePort()
  const shop = launchShop({ ...(await prepare()), port, stdout: full })
  onTestFinished(() => discardFolder(shop.dataFolder))
  const url = `http://localhost:${port}`
  await eventually('the shop is ready', async () => {
    const answer = await fetch(`${url}/ready`).catch(() => undefined)
    return answer?.ok === true ? true : undefined
  })
  for (let count = 0; count < 60; count += 1) expect(await forge(url)).toBe(401)
  expect(await isAlive(url)).toBe(200)
  expect(await droppedIn(url)).toBeGreaterThanOrEqual(60)
  await shop.stop()
  expect(await shop.ended).toBe(0)
})

test('a shop whose log is read by nobody any more answers, and stops as any other', async () => {
  const shop = await runShop(await prepare())
  onTestFinished(() => discardFolder(shop.dataFolder))
  shop.stopReading()
  for (let round = 0; round < 60; round += 1)
    await Promise.all(Array.from({ length: 50 }, () => forge(shop.url)))
  expect(await isAlive(shop.url)).toBe(200)
  await shop.stop()
  expect(await shop.ended).toBe(0)
})
