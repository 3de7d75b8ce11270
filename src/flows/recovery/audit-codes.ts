import type { Fault } from '#domain/audit/find-faults.ts'
import { listSealedCards } from '#domain/cards/list-sealed-cards.ts'
import {
  type CardVault,
  type SealedCode,
  type SealedFor,
  SecretUnreadable,
} from '#domain/cards/vault.ts'
import type { Db } from '#domain/db.ts'

/** The name of the rule, among those that only an audit of everything asks. */
export const codeRule = 'code belongs to its card'

const batchSize = 500
const faultsMax = 100

type Sealed = { id: SealedFor; sealed: SealedCode }

/**
 * Each code opens for the card whose it is, and its card is found by it and no other. To the
 * database codes are bytes, so it does not see that two were swapped: only the keys do.
 */
export async function auditCodes(db: Db, vault: CardVault): Promise<readonly Fault[]> {
  const faults: Fault[] = []
  for (const table of ['cards', 'printed_cards'] as const)
    for (let after = ''; faults.length < faultsMax; ) {
      const cards = await listSealedCards(db, { table, after, limit: batchSize })
      for (const card of cards) {
        const wrong = judgeCode(vault, card)
        if (wrong !== undefined) faults.push({ rule: codeRule, says: `card ${card.id} ${wrong}` })
      }
      const last = cards.at(-1)
      if (last === undefined) break
      after = last.id
    }
  return faults.slice(0, faultsMax)
}

function judgeCode(vault: CardVault, { id, sealed }: Sealed): string | undefined {
  try {
    const { number, pin } = vault.open(id, sealed)
    const { numberHash } = sealed
    if (!vault.hashNumber(number).some((hash) => Buffer.compare(hash, numberHash) === 0))
      return 'is found by another number than its own'
    if (pin !== undefined && !vault.isPinOf(id, sealed, pin)) return 'is opened by another PIN'
    return undefined
  } catch (error) {
    if (!(error instanceof SecretUnreadable)) throw error
    return `has a code that does not open: ${error.message}`
  }
}
