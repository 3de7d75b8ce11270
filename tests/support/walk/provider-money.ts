import type { Dice } from './dice.ts'
import { readBooks } from './sqlite.ts'
import type { WalkWorld } from './walk-world.ts'

type Control = Pick<WalkWorld, 'psp' | 'tally' | 'books'>

/** A bank brings money for a visit that nobody finished: too little, too much, or what was asked, at any time. */
export async function payAnotherAmount(world: Control, dice: Dice): Promise<void> {
  const unpaid = readBooks<{ reference: string; cents: number }>(
    world.books.provider,
    `select merchant_reference as reference, amount_value as cents from payments
      group by merchant_reference having count(*) = 1 and max(status) <> 'authorised'
      order by merchant_reference`,
  )
  if (unpaid.length === 0) return
  const { reference, cents } = dice.pick(unpaid)
  const way = dice.pick(['a cent too little', 'too little', 'a cent too much', 'too much', 'late'])
  const amounts: Readonly<Record<typeof way, number>> = {
    'a cent too little': cents - 1,
    'too little': 1 + dice.below(cents - 1),
    'a cent too much': cents + 1,
    'too much': cents + 1 + dice.below(cents),
    late: cents,
  }
  await world.psp.control(`payments/${reference}/announce`, {
    ...{ eventCode: 'AUTHORISATION', amount: amounts[way] },
  })
  world.tally.count(`provider: paid ${way}`)
}

/** Money of a payment that this shop never began. */
export async function paySomebodyElse({ psp, tally }: Control, dice: Dice): Promise<void> {
  const isLikeOurs = dice.chance(50)
  const name = `${isLikeOurs ? 'pay_' : 'elsewhere-'}${dice.below(10 ** 9)}`
  await psp.control(`payments/${name}/foreign`, { amount: 1 + dice.below(100_00) })
  tally.count('provider: money of somebody else')
}

/** The provider counts together what happened, pays it out and tells of its report, or forgets to. */
export async function payOut({ psp, tally }: Control, dice: Dice): Promise<void> {
  const isSilent = dice.chance(25)
  const { batch } = (await psp.control('reports', { isSilent })) as { batch?: number }
  if (batch !== undefined) tally.count(`provider: paid out${isSilent ? ', and told nobody' : ''}`)
}
