import { mkdtempSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { freePortPair } from '#tests/support/free-ports.ts'
import {
  discardFolder,
  launchShop,
  type RunningShop,
  runShop,
  type ShopToRun,
} from '#tests/support/running-shop.ts'

const folder = mkdtempSync(join(tmpdir(), 'gift-card-shop-start-'))
let running: RunningShop

beforeAll(async () => {
  running = await runShop({ dataFolder: join(folder, 'held') })
})
afterAll(async () => {
  await running.stop()
  discardFolder(folder)
})

/** What a start that comes to nothing says, and how it ends. */
async function failToStart(shop: ShopToRun): Promise<string> {
  const failed = await launchShop({ dataFolder: join(folder, 'new'), ...shop })
  expect(await failed.ended, failed.output()).toBe(1)
  return failed.output().trim()
}

async function occupy(port: number): Promise<Server> {
  const server = createServer()
  await new Promise<void>((resolve) => void server.listen(port, 'localhost', resolve))
  return server
}

describe('one sentence and exit code 1', () => {
  test("at a port that is taken, its own or the provider's beside it", async () => {
    const port = await freePortPair()
    for (const taken of [port, port + 1]) {
      const occupant = await occupy(taken)
      expect(await failToStart({ port })).toBe(
        `Port ${taken} is taken: stop what runs there, or choose another one with PORT.`,
      )
      occupant.close()
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

  test('on a database that nobody answers for, that has another name, or that turns us away', async () => {
    const nobody = `postgres://shop@127.0.0.1:${await freePortPair()}/shop`
    const noName = new URL(inject('postgresUrl'))
    noName.pathname = '/nothing-of-that-name'
    const noRights = new URL(inject('postgresUrl'))
    noRights.username = 'stranger'
    for (const url of [nobody, noName.href, noRights.href]) {
      expect(await failToStart({ environment: { DATABASE_URL: url } })).toMatch(
        /^The database cannot be reached: .+\. Look at DATABASE_URL\.$/,
      )
    }
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

test('a second start keeps what the first one made', async () => {
  const dataFolder = join(folder, 'twice')
  const first = await runShop({ dataFolder })
  await first.stop()
  expect(await first.ended).toBe(0)
  const second = await runShop({ dataFolder, port: first.port })
  await second.stop()
  expect(await second.ended).toBe(0)
})
