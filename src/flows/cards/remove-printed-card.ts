import { CardNumber } from '#domain/cards/code.ts'
import { erasePrintedCard } from '#domain/cards/move-printed-cards.ts'
import { lockPrintedCards } from '#domain/cards/printed-cards.ts'
import { recordEvent } from '#domain/history/record-event.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { transact } from '#flows/shared/transact.ts'
import { refusal } from '#kernel/operator-refusal.ts'

export type RemovedCards = {
  /** Masked. */
  number: string
  count: number
}

/**
 * Printed cards of this number that lie on their shelf, or in an envelope that goes nowhere, are packed no more. Throws
 * `printedCardUnknown`.
 */
export const removePrintedCard = (
  deps: Pick<Deps, 'db' | 'clock' | 'queue' | 'vault'>,
  { number, actor }: { number: string; actor: string },
): Promise<RemovedCards> =>
  transact(deps, async (tx) => {
    const found = await lockPrintedCards(tx, deps.vault.hashNumber(new CardNumber(number)))
    let count = 0
    for (const { id } of found) {
      if (!(await erasePrintedCard(tx, { id, now: deps.clock.now() }))) continue
      await recordEvent(tx, { subject: id, event: 'removed', actor })
      count += 1
    }
    const name = `${new CardNumber(number)}`
    if (count === 0) throw refusal('printedCardUnknown', { number: name })
    return { number: name, count }
  })
