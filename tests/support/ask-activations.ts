import { bindPrintedCard, unbindPrintedCard } from '#domain/cards/move-printed-cards.ts'
import { canCardBeActivated } from '#domain/cards/printed-cards.ts'
import { listOrdersToActivate } from '#domain/orders/claim-printed-units.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { runJob } from '#jobs/start-workers.ts'
import { newId } from '#kernel/ids.ts'
import { askPacks } from './ask-packs.ts'

/** Asks the database everything that activations and packs of blank cards ask it, of a card that is not there. */
export async function askActivations(deps: Deps, now: Date): Promise<void> {
  const { db } = deps
  const printed = { id: newId('prc'), unitId: newId('unt'), now }
  await listOrdersToActivate(db, { before: now, limit: 100 })
  await runJob(deps, 'activate-order', { orderId: newId('ord') })
  await db.transaction().execute((tx) => bindPrintedCard(tx, printed))
  await db.transaction().execute((tx) => unbindPrintedCard(tx, printed.unitId))
  await canCardBeActivated(db, printed.id)
  await askPacks(db, now)
}
