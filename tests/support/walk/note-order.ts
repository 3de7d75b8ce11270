import type { PaymentAnswer, Visitor } from '#tests/support/visitor.ts'
import type { Giver } from './buyers.ts'
import type { WalkWorld } from './walk-world.ts'

/** What somebody was told of their order: what is said to be paid has to be. */
export function noteOrder(
  { tally, toldPaid }: Pick<WalkWorld, 'tally' | 'toldPaid'>,
  { visitor, answer, what }: { visitor: Visitor; answer: PaymentAnswer; what: string },
): Giver | undefined {
  const { orderUuid, state, errors } = answer
  tally.count(`${what}: told ${state}${errors.map(({ code }) => ` ${code}`).join('')}`)
  if (orderUuid === null) return undefined
  if (state === 'PAID') toldPaid.add(orderUuid)
  return { visitor, orderUuid }
}
