import { codesOf, Redeem } from '#tests/support/redeem.ts'
import type { PaymentAnswer } from '#tests/support/visitor.ts'
import { goToBank } from './bank-visit.ts'
import { amounts, domains, type Giver, giverName, productsForCards } from './buyers.ts'
import type { Dice } from './dice.ts'
import { noteOrder } from './note-order.ts'
import { address } from './order-packs.ts'
import type { WalkWorld } from './walk-world.ts'

/** Somebody exchanges a card, or two, for others: a part, all of it, or more than is on it; or leaves halfway. */
export async function redeemCard(
  world: WalkWorld,
  dice: Dice,
  number: number,
): Promise<Giver | undefined> {
  const { tally, wallet } = world
  if (wallet.length === 0) return undefined
  const visitor = world.visitor(dice)
  const redeem = new Redeem(visitor)
  const opened = await redeem.open(dice.pick(wallet))
  const said = (what: string, answer: { errors: readonly { code: number }[] }) =>
    tally.count([`redeem: ${what}`, ...codesOf(answer)].join(' '))
  said('opened', opened)
  if (opened.redeem === null) return undefined
  if (dice.chance(35)) said('a second card', await redeem.addCard(dice.pick(wallet)))
  await choose(world, redeem, dice)
  if (dice.chance(25)) await choose(world, redeem, dice)
  const email = `giver-${number}@${dice.pick(domains)}`
  const { order } = await redeem.save({
    ...{ customerType: 'PRIVATE', firstName: 'Joris', lastName: giverName },
    ...{ email, confirmEmail: email, acceptTerms: true, address },
  })
  const end = dice.pick(['pays', 'pays', 'pays', 'pays', 'pays twice', 'leaves', 'walks away'])
  tally.count(`redeem: ${end}`)
  if (end === 'leaves') await redeem.change('closeRedeem')
  if (order === null || end === 'leaves' || end === 'walks away') return undefined
  const toPay = order.toPay.value
  const pay = (): Promise<PaymentAnswer> => redeem.pay(toPay, toPay === 0 ? null : 'ideal')
  const [first, second] = await Promise.all(end === 'pays twice' ? [pay(), pay()] : [pay()])
  const begun = second !== undefined && second.errors.length === 0 ? second : first
  return noteOrder(world, {
    ...{ visitor, what: toPay === 0 ? 'redeem' : 'redeem and add' },
    answer: await goToBank({ visitor, dice }, begun),
  })
}

async function choose(
  { tally }: Pick<WalkWorld, 'tally'>,
  redeem: Redeem,
  dice: Dice,
): Promise<void> {
  const { redeemSession, redeemOrder } = await redeem.look()
  const left: number = (redeemOrder ?? redeemSession).remainingBalance.value
  const way = dice.pick(['part', 'part', 'all', 'more'])
  const amount =
    way === 'part' ? dice.pick(amounts) * 100 : left + (way === 'more' ? dice.below(30) * 100 : 0)
  const { redeem: session } = await redeem.add(
    // A card of another's on plastic, from a sum on in several.
    dice.chance(30)
      ? { productId: 'loof-en-lente-tuinbon', variationType: 'PHYSICAL', amount }
      : { productId: dice.pick(productsForCards), amount },
  )
  if (session?.shouldAddPhysicalAddress) tally.count('redeem: by post')
}
