import { countSoldInPacks } from '#domain/cards/sold-blank.ts'
import { type HistoryEntry, listHistory } from '#domain/history/list-history.ts'
import {
  findWithdrawal,
  type ListedWithdrawal,
  listWaitingWithdrawals,
  listWithdrawals,
} from '#domain/withdrawals/list-withdrawals.ts'
import type { WithdrawnPart } from '#domain/withdrawals/tables.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { isId } from '#kernel/ids.ts'
import { maskName } from '#kernel/mask.ts'
import { refusal } from '#kernel/operator-refusal.ts'
import { payBackUntil } from '#kernel/withdrawal-period.ts'

const listedMax = 200

/** Names are masked; `unmaskWithdrawal` shows the one of a statement in full. */
export type WithdrawalView = Omit<ListedWithdrawal, 'outcome'> & {
  /** Day by which it has to be decided, YYYY-MM-DD; null once it is. */
  decideBy: string | null
}

export type WithdrawalDetails = WithdrawalView & {
  parts: readonly (WithdrawnPart & {
    /** Blank cards of its packs; null for anything else. */
    packed: { cards: number; activated: number } | null
  })[]
  history: readonly HistoryEntry[]
}

const viewOf = ({ outcome: _, ...listed }: ListedWithdrawal): WithdrawalView => ({
  ...listed,
  name: maskName(listed.name),
  decideBy: listed.state === 'waiting' ? `${payBackUntil(listed.statedAt)}` : null,
})

/** Statements that wait, the first due first; or all, the latest first. */
export async function listStatements(
  { db }: Pick<Deps, 'db'>,
  { all }: { all: boolean },
): Promise<readonly WithdrawalView[]> {
  const found = await (all ? listWithdrawals : listWaitingWithdrawals)(db, listedMax)
  return found.map(viewOf)
}

/** One statement, part by part. Throws `withdrawalUnknown`. */
export async function showWithdrawal(
  { db }: Pick<Deps, 'db'>,
  id: string,
): Promise<WithdrawalDetails> {
  const found = isId('wdr', id) ? await findWithdrawal(db, id) : undefined
  if (found === undefined) throw refusal('withdrawalUnknown', { id })
  const parts = found.outcome?.parts ?? []
  const sold = await countSoldInPacks(
    db,
    parts.map(({ deliveryId }) => deliveryId),
  )
  const packed = new Map(
    sold.map(({ deliveryId, cards, activated }) => [deliveryId, { cards, activated }]),
  )
  return {
    ...viewOf(found),
    parts: parts.map((part) => ({
      ...part,
      receiverName: part.receiverName && maskName(part.receiverName),
      packed: packed.get(part.deliveryId) ?? null,
    })),
    history: await listHistory(db, [found.id]),
  }
}
