import type { ListedCase } from '#domain/cases/find-case.ts'
import { listActivations } from '#domain/orders/load-activation.ts'
import { dayMs } from '#kernel/day-ms.ts'
import { OperatorRefusal } from '#kernel/operator-refusal.ts'
import type { DecideDeps } from './case-at-hand.ts'
import { decideCase } from './decide-case.ts'

/** It is looked for each hour, and paying back takes its time too. */
const beforeEndMs = 2 * 60 * 60 * 1000

/**
 * A card is active, or paid back, within a day of its payment (SPEC §4). An activation at which nobody looked by then is paid
 * back: its holder can try again, and its card stays blank.
 */
export async function endReviews(deps: DecideDeps, cases: readonly ListedCase[]): Promise<void> {
  const openedBefore = new Date(deps.clock.now().getTime() - dayMs + beforeEndMs)
  const waiting = cases.filter(
    ({ kind, openedAt }) => kind === 'heldForReview' && openedAt <= openedBefore,
  )
  const orderIds = waiting.flatMap(({ orderId }) => orderId ?? [])
  const activations = await listActivations(deps.db, orderIds)
  for (const { id: caseId, orderId } of waiting) {
    if (orderId === null || !activations.has(orderId)) continue
    const reason = 'Nobody looked at it within a day.'
    const refund = { caseId, decision: 'refund-cards', actor: 'shop', reason }
    await decideCase(deps, refund).catch((error: unknown) => {
      if (!(error instanceof OperatorRefusal)) throw error
      const left = error.refusal
      deps.log.error({ alert: true, caseId, left }, 'An activation is not paid back by itself.')
    })
  }
}
