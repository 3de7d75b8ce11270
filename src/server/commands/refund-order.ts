import { parseArgs } from 'node:util'
import { isLeft, listToCallOff } from '#domain/orders/call-off.ts'
import { loadOrderRecord, type OrderRecord } from '#domain/orders/load-order-record.ts'
import type { ReturnPlan } from '#flows/refunds/plan-return.ts'
import {
  favourMax,
  giveFavour,
  type NotRefunded,
  planByHand,
  refundCardsByHand,
} from '#flows/refunds/refund-by-hand.ts'
import { type CardUnitId, isId } from '#kernel/ids.ts'
import { maskName } from '#kernel/mask.ts'
import { parseMajorUnits } from '#kernel/minor-units.ts'
import type { Command, CommandAnswer, CommandContext } from './command.ts'
import { unknownOrder } from './show-order.ts'
import { sayCents, sentence } from './words.ts'

const usage =
  'Say: orders refund <order> --cards <id>,<id> or --amount 5.00, --by "<name>" --because "<why>". Without --by it only tells what would go back.'

const reasons: Record<NotRefunded, string> = {
  orderStands: 'The order is not paid, is halted, or is paid back already.',
  unknownCard: 'These are not all cards of this order: orders refund <order> lists them.',
  gone: 'Not all of these cards are left: orders refund <order> lists them.',
  used: 'Somebody used one of these cards, or it is blocked.',
  tooMuch: 'That is more than whoever paid the order can still get back.',
  givenBefore:
    'This was given for this reason before. Give another reason, if it is another favour.',
}

/** Without cards and amount it lists what there is; without a name it tells what would go back. */
export const refundOrderCommand: Command = {
  name: 'orders refund',
  explanation:
    'pays back a part of an order: <order> --cards <id>,<id>|--amount <5.00> --by "<name>" --because "<why>"',
  async run(context, args) {
    const asked = readWords(args)
    if (asked === undefined) return wrong(usage)
    const order = await loadOrderRecord(context.db, asked.number)
    if (order === undefined) return unknownOrder(asked.number)
    if (asked.unitIds !== undefined)
      return refundCards(context, { ...asked, order, unitIds: asked.unitIds })
    if (asked.amount !== undefined)
      return refundAmount(context, { ...asked, order, amount: asked.amount })
    return tellParts(context, order)
  },
}

type Asked = { order: OrderRecord; actor: string; reason: string; isMeant: boolean }

async function refundCards(
  { db, clock, openQueue }: CommandContext,
  {
    order: { id: orderId, currency },
    unitIds,
    ...asked
  }: Asked & { unitIds: readonly CardUnitId[] },
): Promise<CommandAnswer> {
  if (!asked.isMeant) {
    const order = { orderId, currency }
    return tellPlan('would go back', await planByHand(db, { order, unitIds, now: clock.now() }))
  }
  const deps = { db, clock, queue: await openQueue() }
  return tellPlan('goes back', await refundCardsByHand(deps, { orderId, unitIds, ...asked }))
}

function tellPlan(said: string, plan: ReturnPlan | NotRefunded): CommandAnswer {
  if (typeof plan === 'string') return wrong(`${reasons[plan]} Nothing was done.`)
  const money = (cents: number) => sayCents(cents, plan.currency)
  return {
    lines: [
      sentence(
        `${money(plan.totalCents)} ${said}`,
        `${plan.unitIds.length} card(s) worth ${money(plan.faceCents)}`,
        plan.favourCents > 0 ? `${money(plan.favourCents)} went back before, as a favour` : null,
      ),
    ],
    isFine: true,
  }
}

async function refundAmount(
  { db, clock, openQueue }: CommandContext,
  { order: { id: orderId, currency }, amount, ...asked }: Asked & { amount: string },
): Promise<CommandAnswer> {
  const cents = parseMajorUnits(amount, currency)
  if (cents === undefined || cents === 0) return wrong(usage)
  const maxCents = await favourMax(db, orderId)
  const max = `At most ${sayCents(maxCents, currency)} can go back.`
  if (!asked.isMeant) return { lines: [max], isFine: cents <= maxCents }
  const deps = { db, clock, queue: await openQueue() }
  const failure = await giveFavour(deps, { orderId, cents, ...asked })
  if (failure !== undefined)
    return wrong(`${reasons[failure]} Nothing was done.${failure === 'tooMuch' ? ` ${max}` : ''}`)
  return {
    lines: [`${sayCents(cents, currency)} goes back as a favour; its cards stay good.`],
    isFine: true,
  }
}

/** Its cards with the names by which they are refunded, and how much can go back besides. */
async function tellParts(
  { db, clock }: CommandContext,
  { id: orderId, currency }: OrderRecord,
): Promise<CommandAnswer> {
  const deliveries = await listToCallOff(db, { orderId, now: clock.now() })
  const cards = deliveries.flatMap(({ units, isForSelf, receiverName }) =>
    units.map((unit) =>
      sentence(
        `${unit.unitId}: ${unit.title.nl} of ${sayCents(unit.amountCents, currency)}`,
        isForSelf ? 'for themselves' : `to ${maskName(receiverName)}`,
        isLeft(unit) ? unit.state : `${unit.state}: cannot go back`,
      ),
    ),
  )
  const max = sayCents(await favourMax(db, orderId), currency)
  return { lines: [...cards, `At most ${max} can go back.`, usage], isFine: true }
}

const wrong = (line: string): CommandAnswer => ({ lines: [line], isFine: false })

function readWords(args: readonly string[]) {
  const text = { type: 'string' } as const
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { cards: text, amount: text, by: text, because: text },
      allowPositionals: true,
    })
    const [number = ''] = positionals
    const actor = values.by?.trim() ?? ''
    const reason = values.because?.trim() ?? ''
    const ids = values.cards?.split(',').map((id) => id.trim())
    const unitIds = ids?.filter((id) => isId('unt', id))
    const { amount } = values
    if (unitIds?.length !== ids?.length || (ids !== undefined && amount !== undefined))
      return undefined
    if ((actor === '') !== (reason === '')) return undefined
    return { number, actor, reason, unitIds, amount, isMeant: actor !== '' }
  } catch {
    return undefined
  }
}
