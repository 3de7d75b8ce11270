import { recordEvent } from '#domain/history/record-event.ts'
import { findStatedBy, type StatedBy } from '#domain/withdrawals/list-withdrawals.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { ensureMayUnmask, type Operator } from '#flows/shared/operator.ts'
import { transact } from '#flows/shared/transact.ts'
import { isId } from '#kernel/ids.ts'
import { refusal } from '#kernel/operator-refusal.ts'

/**
 * Name and email of a statement in full. The operator and the reason are written in the same
 * transaction. Throws `unmaskNotAllowed` and `withdrawalUnknown`.
 */
export async function unmaskWithdrawal(
  deps: Pick<Deps, 'db' | 'queue'>,
  { withdrawalId: id, operator }: { withdrawalId: string; operator: Operator },
): Promise<StatedBy> {
  ensureMayUnmask(operator)
  const { actor, reason } = operator
  return transact(deps, async (tx) => {
    const found = isId('wdr', id) ? await findStatedBy(tx, id) : undefined
    if (found === undefined) throw refusal('withdrawalUnknown', { id })
    await recordEvent(tx, { subject: id, event: 'unmasked', facts: { reason }, actor })
    return found
  })
}
