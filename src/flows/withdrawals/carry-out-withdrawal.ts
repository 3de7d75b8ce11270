import { moveThese } from '#domain/cards/move-cards.ts'
import type { Tx } from '#domain/db.ts'
import { listToCallOff, markIssuersToTell } from '#domain/orders/call-off.ts'
import { findOrderToWithdraw, type OrderToWithdraw } from '#domain/orders/find-order-to-withdraw.ts'
import {
  endStatement,
  lockWithdrawal,
  type WithdrawalStatement,
} from '#domain/withdrawals/lock-withdrawal.ts'
import type { WithdrawalOutcome, WithdrawnPart } from '#domain/withdrawals/tables.ts'
import type { WithdrawalState } from '#domain/withdrawals/withdrawal-states.ts'
import { mailJob } from '#flows/mail/mail-job.ts'
import { callOff, isUsed } from '#flows/refunds/call-off.ts'
import { lockToCallOff } from '#flows/refunds/lock-to-call-off.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { tellingIssuers } from '#flows/shared/telling-issuers.ts'
import { transact } from '#flows/shared/transact.ts'
import type { WithdrawalId } from '#kernel/ids.ts'
import { type JudgedPart, judgeDelivery } from './judge-withdrawal.ts'

type CarryDeps = Pick<Deps, 'db' | 'clock' | 'queue' | 'log'>

/**
 * A statement has its effects, once and all together: what nobody saw is good no more and is paid back, what somebody may have seen is
 * frozen until a person decides, and whoever ordered is told at the address of the order. One that fits no order stays without.
 * `isQuiet`: one that has no effect is not mailed about.
 */
export async function carryOutWithdrawal(
  deps: CarryDeps,
  { withdrawalId, isQuiet = false }: { withdrawalId: WithdrawalId; isQuiet?: boolean | undefined },
): Promise<void> {
  await transact(deps, async (tx) => {
    const statement = await lockWithdrawal(tx, { withdrawalId, state: 'stated' })
    if (statement === undefined) return
    const order = await findOrderToWithdraw(tx, statement)
    if (order === undefined) {
      const ended = { withdrawalId, to: 'unknown', orderId: undefined, outcome: undefined } as const
      await endStatement(tx, ended)
      return
    }
    const outcome = await withdraw(tx, deps, { statement, order })
    const { orderId } = order
    const to = withdrawalStateOf(outcome)
    await endStatement(tx, { withdrawalId, to, orderId, outcome })
    if (!isQuiet || to !== 'refused')
      await deps.queue.send(tx, [mailJob('withdrawal', withdrawalId)])
  })
  deps.log.info({ withdrawalId }, 'A statement of withdrawal was carried out.')
}

export function withdrawalStateOf({
  parts,
}: WithdrawalOutcome): Exclude<WithdrawalState, 'stated' | 'unknown'> {
  if (parts.some(({ result }) => result === 'waiting')) return 'waiting'
  return parts.some(({ result }) => result === 'paidBack') ? 'paidBack' : 'refused'
}

type Stated = { statement: WithdrawalStatement; order: OrderToWithdraw }

async function withdraw(
  tx: Tx,
  deps: CarryDeps,
  { statement, order }: Stated,
): Promise<WithdrawalOutcome> {
  const { orderId, currency } = order
  const now = deps.clock.now()
  const isLocked = (await lockToCallOff(tx, orderId)) !== undefined
  const all = await listToCallOff(tx, { orderId, now })
  const named = statement.deliveryIds && new Set<string>(statement.deliveryIds)
  const chosen = all.filter(({ deliveryId }) => named?.has(deliveryId) ?? true)
  const judged = chosen.flatMap((delivery) => judgeDelivery(delivery, { ...statement, order }))
  // An order whose money was taken back, or that is not paid, goes on by other ways.
  if (!isLocked) {
    const result = order.state === 'halted' ? ('waiting' as const) : ('gone' as const)
    return { currency, backCents: 0, parts: judged.map((part) => describe({ ...part, result })) }
  }
  // Which of them is meant a person has to read.
  if (statement.partsText !== null)
    return { currency, backCents: 0, parts: judged.map((part) => describe(asWaiting(part))) }
  const parts: JudgedPart[] = []
  for (const part of judged) parts.push(await withoutUsed(tx, order, part))
  const nowBack = parts.filter(({ result }) => result === 'paidBack')
  const plan =
    nowBack.length === 0
      ? undefined
      : await callOff(tx, deps, { order, parts: nowBack, reason: 'withdrawn' })
  await freeze(tx, deps, { order, parts })
  return { currency, backCents: plan?.totalCents ?? 0, parts: parts.map(describe) }
}

const asWaiting = (part: JudgedPart): JudgedPart =>
  part.result === 'paidBack' ? { ...part, result: 'waiting' } : part

/** A card of our own of which somebody spent something was seen, whatever the page says. */
async function withoutUsed(tx: Tx, order: OrderToWithdraw, part: JudgedPart): Promise<JudgedPart> {
  if (part.result !== 'paidBack' && part.result !== 'waiting') return part
  for (const unit of part.units)
    if (await isUsed(tx, order, unit)) return { ...part, result: 'seen' }
  return part
}

async function freeze(
  tx: Tx,
  deps: CarryDeps,
  { order: { orderId }, parts }: { order: OrderToWithdraw; parts: readonly JudgedPart[] },
): Promise<void> {
  const waiting = parts.filter(({ result }) => result === 'waiting')
  const cardIds = waiting.flatMap(({ units }) => units.flatMap(({ cardId }) => cardId ?? []))
  if (cardIds.length === 0) return
  await moveThese(tx, { cardIds, to: 'frozen' })
  await markIssuersToTell(tx, { orderId, now: deps.clock.now() })
  await deps.queue.send(tx, [tellingIssuers(orderId)])
}

const describe = ({ delivery, units, result }: JudgedPart): WithdrawnPart => ({
  deliveryId: delivery.deliveryId,
  receiverName: delivery.isForSelf ? undefined : delivery.receiverName,
  titles: units.map(({ title }) => title),
  result,
})
