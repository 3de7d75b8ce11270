import {
  favourMax,
  giveFavour,
  type HandRefund,
  refundCardsByHand,
} from '#flows/refunds/refund-by-hand.ts'
import {
  previewRefund,
  type RefundableOrder,
  viewRefundable,
} from '#flows/refunds/view-refundable.ts'
import type { Signed } from '#flows/shared/operator.ts'
import { requireOrder } from '#flows/shared/require-order.ts'
import { type CardUnitId, isId } from '#kernel/ids.ts'
import { sayMoney } from '#kernel/minor-units.ts'
import type { Money } from '#kernel/money.ts'
import { maybe, option, place, signed, WrongUsage } from './arguments.ts'
import { type CommandContext, withQueue } from './command.ts'
import { defineCommand } from './define-command.ts'
import { readMoneyAboveZero } from './read-money.ts'
import { sayCents, sentence } from './words.ts'

type Told =
  | ({ kind: 'list' } & RefundableOrder)
  | ({ kind: 'cards'; isDone: boolean } & HandRefund)
  | { kind: 'favour'; amount: Money }
  | { kind: 'favourPreview'; max: Money; isWithin: boolean }

/** Without cards and amount it lists what there is; without a name it tells what would go back. */
export const refundOrderCommand = defineCommand({
  name: 'orders refund',
  explanation:
    'pays back cards or an amount of an order; without --by and --because it only tells what would go back',
  words: {
    order: place('order'),
    unitIds: maybe(option('cards', '<id>,<id>', readIds)),
    amount: maybe(option('amount', '<5.00>')),
    actor: maybe(signed.actor),
    reason: maybe(signed.reason),
  },
  async run(context, { order, unitIds, amount, actor, reason }): Promise<Told> {
    if (unitIds !== undefined && amount !== undefined)
      throw new WrongUsage('Say --cards or --amount, not both.')
    if ((actor === undefined) !== (reason === undefined))
      throw new WrongUsage('Say --by and --because, or neither.')
    const by = actor === undefined || reason === undefined ? undefined : { actor, reason }
    if (unitIds !== undefined) return refundCards(context, { order, unitIds, by })
    if (amount !== undefined) return refundAmount(context, { order, amount, by })
    return { kind: 'list', ...(await viewRefundable(context, order)) }
  },
  hasFault: (told) => told.kind === 'favourPreview' && !told.isWithin,
  format: tell,
})

function readIds(text: string): readonly CardUnitId[] | undefined {
  const ids = text.split(',').map((id) => id.trim())
  const unitIds = ids.filter((id) => isId('unt', id))
  return unitIds.length === ids.length ? unitIds : undefined
}

type Asked = { order: string; by: Signed | undefined }

async function refundCards(
  context: CommandContext,
  { order, unitIds, by }: Asked & { unitIds: readonly CardUnitId[] },
): Promise<Told> {
  if (by === undefined)
    return { kind: 'cards', isDone: false, ...(await previewRefund(context, { order, unitIds })) }
  const { id: orderId } = await requireOrder(context.db, order)
  const refund = await refundCardsByHand(await withQueue(context), { orderId, unitIds, ...by })
  return { kind: 'cards', isDone: true, ...refund }
}

async function refundAmount(
  context: CommandContext,
  { order, amount, by }: Asked & { amount: string },
): Promise<Told> {
  const { id: orderId, currency } = await requireOrder(context.db, order)
  const { cents } = readMoneyAboveZero(amount, currency)
  if (by === undefined) {
    const max = { currency, cents: await favourMax(context.db, orderId) }
    return { kind: 'favourPreview', max, isWithin: cents <= max.cents }
  }
  const given = await giveFavour(await withQueue(context), { orderId, cents, ...by })
  return { kind: 'favour', amount: given }
}

function tell(told: Told): readonly string[] {
  switch (told.kind) {
    case 'list':
      return tellParts(told)
    case 'cards':
      return [tellRefund(told)]
    case 'favour':
      return [`${sayMoney(told.amount)} goes back as a favour; its cards stay good.`]
    case 'favourPreview':
      return [`At most ${sayMoney(told.max)} can go back.`]
  }
}

function tellRefund(refund: HandRefund & { isDone: boolean }): string {
  const { isDone, unitIds, openedCount, favourCents, coveredCents, givenUpCents } = refund
  const money = (cents: number) => sayCents(cents, refund.currency)
  return sentence(
    `${money(refund.totalCents)} ${isDone ? 'goes back' : 'would go back'}`,
    `${unitIds.length} card(s) worth ${money(refund.faceCents)}`,
    favourCents > 0 ? `${money(favourCents)} went back before, as a favour` : null,
    openedCount > 0 ? `${openedCount} of them opened: somebody may have seen the code` : null,
    coveredCents > 0 ? `${money(coveredCents)} the bank took before` : null,
    givenUpCents > 0 ? `${money(givenUpCents)} was given up of its debt` : null,
  )
}

const tellParts = ({ cards, max }: RefundableOrder): readonly string[] => [
  ...cards.map(({ unitId, title, amount, receiver, isOpened, state, isLeft }) =>
    sentence(
      `${unitId}: ${title.nl} of ${sayMoney(amount)}`,
      receiver === null ? 'for themselves' : `to ${receiver}`,
      isOpened ? 'opened' : null,
      isLeft ? state : `${state}: cannot go back`,
    ),
  ),
  `At most ${sayMoney(max)} can go back.`,
  'Next: --cards <id>,<id> or --amount 5.00; with --by and --because it is done.',
]
