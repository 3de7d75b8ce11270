import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { KeptMessage } from '#simulators/mailbox/mailbox.ts'
import { openGateway } from '#tests/support/gateway.ts'
import { type PspProcess, startPspProcess } from '#tests/support/psp-process.ts'
import {
  discardFolder,
  newDataFolder,
  type RunningShop,
  runShop,
} from '#tests/support/running-shop.ts'

/** What stays while shops come and go: their folder and database, their address, the provider and the issuer's books. */
export type KillWorld = {
  psp: PspProcess
  dataFolder: string
  environment: NodeJS.ProcessEnv
  /** The next start. */
  startShop(): Promise<RunningShop>
  /** The point at which the running shop dies; `undefined` lets it live. */
  chooseCrash(crashPoint: string | undefined): void
  /** The numbers that the issuer gave out for cards of this amount. */
  issuedNumbers(amountCents: number): readonly string[]
  mailTo(shop: RunningShop, address: string): Promise<readonly KeptMessage[]>
  mailToAll(shop: RunningShop): Promise<readonly KeptMessage[]>
  close(): Promise<void>
}

export async function openKillWorld(database: NodeJS.ProcessEnv = {}): Promise<KillWorld> {
  const folder = mkdtempSync(join(tmpdir(), 'gift-card-shop-kill-'))
  const dataFolder = await newDataFolder(database)
  const pspFolder = join(folder, 'psp')
  const crashFile = join(folder, 'crash-at')
  mkdirSync(pspFolder)
  const gateway = await openGateway()
  const psp = await startPspProcess({ shopUrl: gateway.url, folder: pspFolder })
  const environment = { ...database, ...psp.environment, SHOP_URL: gateway.url }
  return {
    psp,
    dataFolder,
    environment,
    startShop: async () => {
      gateway.leadTo()
      const shop = await runShop({
        dataFolder,
        environment: { ...environment, CRASH_AT: `@${crashFile}` },
      })
      gateway.leadTo(shop.port)
      return shop
    },
    chooseCrash: (crashPoint) => {
      if (crashPoint === undefined) rmSync(crashFile, { force: true })
      else writeFileSync(crashFile, crashPoint)
    },
    issuedNumbers: (amountCents) => readIssuedNumbers(dataFolder, amountCents),
    mailTo: async (shop, address) =>
      (await readMailbox(shop)).filter(({ to }) => to.address === address),
    mailToAll: readMailbox,
    close: async () => {
      await psp.stop()
      await gateway.close()
      for (const path of [folder, dataFolder]) discardFolder(path)
    },
  }
}

async function readMailbox({ url }: RunningShop): Promise<readonly KeptMessage[]> {
  const response = await fetch(`${url}/dev/mailbox/messages.json`)
  return (await response.json()) as readonly KeptMessage[]
}

function readIssuedNumbers(dataFolder: string, amountCents: number): readonly string[] {
  const books = new DatabaseSync(join(dataFolder, 'issuer', 'issuer.sqlite'), { readOnly: true })
  try {
    const rows = books.prepare('select number from cards where cents = ?').all(amountCents)
    return rows.map(({ number }) => String(number))
  } finally {
    books.close()
  }
}
