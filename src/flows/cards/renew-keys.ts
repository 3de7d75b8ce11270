import { listCardsToReseal, resealCards } from '#domain/cards/reseal-cards.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { inOneStatement } from '#flows/shared/transact.ts'

const batchSize = 200

/**
 * Seals and hashes with the keys in use whatever older keys made, a few cards at a time, so that the shop goes on. What
 * was done stays done: stopped and started again, it takes up the rest. Answers how many cards it renewed.
 */
export async function renewKeys({ db, vault }: Pick<Deps, 'db' | 'vault'>): Promise<number> {
  let renewed = 0
  for (let after = ''; ; ) {
    const wanted = { keys: vault.activeKeys, after, limit: batchSize }
    const cards = await listCardsToReseal(db, wanted)
    if (cards.length === 0) return renewed
    const resealed = cards.map(({ id, sealed }) => ({
      id,
      before: sealed,
      after: vault.reseal(id, sealed),
    }))
    renewed += await inOneStatement({ db }, (one) => resealCards(one, resealed))
    after = cards.reduce((last, { id }) => (id > last ? id : last), after)
  }
}
