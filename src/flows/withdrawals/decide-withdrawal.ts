import { moveThese } from '#domain/cards/move-cards.ts'
import { nameActor } from '#domain/history/name-actor.ts'
import { recordEvent } from '#domain/history/record-event.ts'
import { listToCallOff, markIssuersToTell } from '#domain/orders/call-off.ts'
import { findOrderToWithdraw } from '#domain/orders/find-order-to-withdraw.ts'
import { endStatement, lockWithdrawal } from '#domain/withdrawals/lock-withdrawal.ts'
import { mailJob } from '#flows/mail/mail-job.ts'
import { callOff, isUsed, wholeOf } from '#flows/refunds/call-off.ts'
import { lockToCallOff } from '#flows/refunds/lock-to-call-off.ts'
import type { Deps } from '#flows/shared/deps.ts'
import type { Signed } from '#flows/shared/operator.ts'
import { tellingIssuers } from '#flows/shared/telling-issuers.ts'
import { transact } from '#flows/shared/transact.ts'
import { isId, type WithdrawalId } from '#kernel/ids.ts'
import { refusal } from '#kernel/operator-refusal.ts'

export type WithdrawalDecision = Signed & {
  withdrawalId: string
  decision: 'pay-back' | 'refuse'
  /** Which of the parts that wait, counted from 1 in the order in which they are listed; the others are refused. Undefined: all of them. */
  only?: readonly number[] | undefined
}

export type DecidedWithdrawal = Pick<WithdrawalDecision, 'decision'> & {
  withdrawalId: WithdrawalId
}

/**
 * A person decides about what waited: it goes back, or its cards are good again. Taken once, with a name and a reason. Throws
 * `withdrawalUnknown`, `withdrawalNotWaiting`, `withdrawalOrderStands` and `withdrawalCardUsed`.
 */
export const decideWithdrawal = (
  deps: Pick<Deps, 'db' | 'clock' | 'queue'>,
  { withdrawalId, decision, only, actor, reason }: WithdrawalDecision,
): Promise<DecidedWithdrawal> =>
  transact(deps, async (tx) => {
    const about = { id: withdrawalId }
    if (!isId('wdr', withdrawalId)) throw refusal('withdrawalUnknown', about)
    await nameActor(tx, actor)
    const statement = await lockWithdrawal(tx, { withdrawalId, state: 'waiting' })
    const order = statement && (await findOrderToWithdraw(tx, statement))
    if (statement?.outcome == null || order === undefined)
      throw refusal('withdrawalNotWaiting', about)
    const { orderId } = order
    const { outcome } = statement
    const now = deps.clock.now()
    const isLocked = (await lockToCallOff(tx, orderId)) !== undefined
    if (!isLocked && decision === 'pay-back') throw refusal('withdrawalOrderStands', about)
    const waiting = outcome.parts.filter(({ result }) => result === 'waiting')
    const isChosen = (at: number) => decision === 'pay-back' && (only?.includes(at + 1) ?? true)
    const ids = new Set(
      waiting.filter((_part, at) => isChosen(at)).map(({ deliveryId }) => deliveryId),
    )
    const all = await listToCallOff(tx, { orderId, now })
    const parts = all.filter(({ deliveryId }) => ids.has(deliveryId)).map(wholeOf)
    for (const { units } of parts)
      for (const unit of units)
        if (await isUsed(tx, order, unit)) throw refusal('withdrawalCardUsed', about)
    const kept = new Set(
      waiting.map(({ deliveryId }) => deliveryId).filter((deliveryId) => !ids.has(deliveryId)),
    )
    const cardIds = all
      .filter(({ deliveryId }) => kept.has(deliveryId))
      .flatMap(({ units }) => units.flatMap(({ cardId }) => cardId ?? []))
    if (isLocked) await moveThese(tx, { cardIds, to: 'active' })
    await markIssuersToTell(tx, { orderId, now })
    const plan =
      parts.length === 0
        ? undefined
        : await callOff(tx, deps, { order, parts, reason: 'withdrawn' })
    const decided = outcome.parts.map((part) =>
      part.result === 'waiting'
        ? {
            ...part,
            result: ids.has(part.deliveryId) ? ('paidBack' as const) : ('refused' as const),
          }
        : part,
    )
    const backCents = outcome.backCents + (plan?.totalCents ?? 0)
    await endStatement(tx, {
      ...{ withdrawalId, orderId, to: backCents > 0 ? 'paidBack' : 'refused' },
      outcome: { ...outcome, backCents, parts: decided },
    })
    await recordEvent(tx, { subject: withdrawalId, event: decision, facts: { reason }, actor })
    await deps.queue.send(tx, [tellingIssuers(orderId), mailJob('withdrawal', withdrawalId)])
    return { withdrawalId, decision }
  })
