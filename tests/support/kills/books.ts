import { expect } from 'vitest'
import { askRunningShop } from '#server/commands/command-socket.ts'
import { eventually } from '#tests/support/eventually.ts'
import { heldCents } from '#tests/support/psp-books.ts'
import { commandShop } from '#tests/support/running-shop.ts'
import type { KillWorld } from './kill-world.ts'

type Audit = { lines: readonly string[]; exitCode: number }

/** The operator's audit of the books while the shop runs. */
export type AuditBooks = (world: KillWorld) => Promise<Audit>

/** The embedded database belongs to the running shop, so the audit goes through it. */
export const auditThroughShop: AuditBooks = async ({ dataFolder }) => {
  const audit = await askRunningShop(dataFolder, ['audit-ledger'])
  return audit ?? { lines: ['No shop answered.'], exitCode: 1 }
}

/** The operator's own command, which has the keys that codes are opened with. */
export const auditByCommand: AuditBooks = async ({ dataFolder, environment }) => {
  const words = ['audit-ledger', '--all']
  const { code, output } = await commandShop(words, { ...environment, DATA_FOLDER: dataFolder })
  return { lines: output.split('\n'), exitCode: code }
}

/** Every account sums up, and what they say of the provider is what the provider holds, to the cent. */
export async function expectBooksToAgree(world: KillWorld, audit: AuditBooks): Promise<void> {
  const held = () => heldCents(world.psp.payments())
  const { lines, exitCode } = await eventually('the books to agree with the provider', async () => {
    const found = await audit(world)
    return clearingCents(found) === -held() ? found : undefined
  })
  expect(exitCode, lines.join('\n')).toBe(0)
}

const clearingCents = ({ lines }: Audit): number => {
  const euros = lines.map((line) => /^\s*pspClearing\s+(-?[\d.]+)/.exec(line)?.[1]).find(Boolean)
  return euros === undefined ? 0 : Math.round(Number(euros) * 100)
}
