import type { PaymentAnswer, Visitor } from '#tests/support/visitor.ts'
import type { Dice } from './dice.ts'

/** What became of one visit to the bank's page. */
type BankChoice = 'pay' | 'cancel' | 'refuse' | 'later'

type Payer = { visitor: Visitor; dice: Dice }

/** They do there what the dice say, and come back to the shop once, twice or never. */
export async function goToBank(
  { visitor, dice }: Payer,
  begun: PaymentAnswer,
  { choice, comesBack = true }: { choice?: BankChoice; comesBack?: boolean } = {},
): Promise<PaymentAnswer> {
  if (begun.action === null) return begun
  const chosen = choice ?? dice.pick(['pay', 'pay', 'pay', 'pay', 'cancel', 'refuse', 'later'])
  const visit = await fetch(begun.action.url, {
    method: 'POST',
    body: new URLSearchParams({ choice: chosen }),
    redirect: 'manual',
  })
  const location = visit.headers.get('location')
  if (!comesBack || location === null) return begun
  const { searchParams } = new URL(location)
  const order = searchParams.get('order') ?? ''
  const result = searchParams.get('redirectResult') ?? ''
  const back = await visitor.comeBack(order, result)
  return dice.chance(20) ? visitor.comeBack(order, result) : back
}
