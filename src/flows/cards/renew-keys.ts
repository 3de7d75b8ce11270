import { listCardsToReseal, resealCards } from '#domain/cards/reseal-cards.ts'
import { listPrintedToReseal, resealPrintedCard } from '#domain/cards/reseal-printed-cards.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { inOneStatement } from '#flows/shared/transact.ts'

const batchSize = 200

type RenewDeps = Pick<Deps, 'db' | 'vault'>

/**
 * Seals and hashes with the keys in use whatever older keys made, a few cards at a time, so that the shop goes on. What
 * was done stays done: stopped and started again, it takes up the rest. Answers how many cards it renewed, printed ones among them.
 */
export const renewKeys = async (deps: RenewDeps): Promise<number> =>
  (await renewIssued(deps)) + (await renewPrinted(deps))

async function renewPrinted({ db, vault }: RenewDeps): Promise<number> {
  let renewed = 0
  for (let after = ''; ; ) {
    const wanted = { keys: vault.activeKeys, after, limit: batchSize }
    const cards = await listPrintedToReseal(db, wanted)
    if (cards.length === 0) return renewed
    for (const { id, sealed } of cards) {
      const change = { id, before: sealed, after: vault.reseal(id, sealed) }
      await inOneStatement({ db }, (one) => resealPrintedCard(one, change))
      after = id
    }
    renewed += cards.length
  }
}

async function renewIssued({ db, vault }: RenewDeps): Promise<number> {
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
