import { bindPrintedCard, unbindPrintedCard } from '#domain/cards/move-printed-cards.ts'
import { loadPackedSecrets, type PrintedSecret } from '#domain/cards/reseal-printed-cards.ts'
import type { Tx } from '#domain/db.ts'
import { claimActivation } from '#domain/orders/claim-printed-units.ts'
import type { ClaimedUnit } from '#domain/orders/claim-units.ts'
import { loadActivation } from '#domain/orders/load-activation.ts'
import { lockUnits } from '#domain/orders/record-units.ts'
import { inOneStatement, transact } from '#flows/shared/transact.ts'
import { dayMs } from '#kernel/day-ms.ts'
import type { OrderId } from '#kernel/ids.ts'
import { putValueOn } from './activate-cards.ts'
import { type IssueDeps, record } from './issue-cards.ts'

/**
 * Puts value on the printed card that a paid order is for, at once (SPEC §4). Nobody can do so twice: of two orders for one card the
 * first binds it, and the other is paid back whole, as is one that is not done within a day. Throws when it is worth another try.
 */
export async function activateOrder(deps: IssueDeps, orderId: OrderId): Promise<void> {
  const unit = await inOneStatement(deps, (one) => claimActivation(one, orderId))
  if (unit === undefined) return
  deps.reached('issue:claimed')
  const printed = await transact(deps, (tx) => bind(tx, deps, unit))
  if (printed !== undefined) await putValueOn(deps, { unit, printed, isWithHolder: true })
}

/** Undefined where the unit is paid back, or another run was quicker. */
async function bind(
  tx: Tx,
  deps: IssueDeps,
  unit: ClaimedUnit,
): Promise<PrintedSecret | undefined> {
  const { unitId, orderId } = unit
  const now = deps.clock.now()
  const open = await lockUnits(tx, { orderIds: [orderId], unitIds: [unitId] })
  if (!open.has(unitId)) return undefined
  const { printedCardId, settledAt } = await loadActivation(tx, orderId)
  const isInTime = now.getTime() - settledAt.getTime() < dayMs
  const isBound = isInTime && (await bindPrintedCard(tx, { id: printedCardId, unitId, now }))
  if (!isBound) {
    await unbindPrintedCard(tx, unitId)
    const failure = isInTime ? 'refused' : 'unreachable'
    await record(tx, deps, [
      { unit, card: undefined, result: { unitId, state: 'failed', failure } },
    ])
    deps.log.warn({ orderId, unitId, failure }, 'A card is not activated; it is paid back.')
    return undefined
  }
  return (await loadPackedSecrets(tx, [unitId])).get(unitId)
}
