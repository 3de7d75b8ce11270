import { countPasswordKeys } from '#domain/accounts/count-password-keys.ts'
import { countKeyUse } from '#domain/cards/reseal-cards.ts'
import type { Deps } from '#flows/shared/deps.ts'

export type KeyUseOverview = Awaited<ReturnType<typeof listKeyUse>>

/** What each key is still needed for, by name; never a key. */
export async function listKeyUse({ db, vault }: Pick<Deps, 'db' | 'vault'>) {
  const { seal, hash } = vault.activeKeys
  return {
    active: { seal, hash },
    cards: await countKeyUse(db),
    passwords: await countPasswordKeys(db),
  }
}
