import { orderActivation } from '#tests/support/order-activation.ts'
import { goToBank } from './bank-visit.ts'
import type { CardInHand } from './blank-cards.ts'
import { domains, type Giver, holders } from './buyers.ts'
import type { Dice } from './dice.ts'
import { noteOrder } from './note-order.ts'
import type { WalkWorld } from './walk-world.ts'

/** In euros; the issuer has no word in it. */
const amounts = [10, 25, 50, 50, 75, 100, 200]

/** Somebody puts value on a printed card that lies with them; now and then two do so with the same one. */
export const activateSome = (
  world: WalkWorld,
  dice: Dice,
  number: number,
): Promise<Giver | undefined> =>
  activateCard(world, dice, { card: dice.pick(world.blanks), number, holder: dice.pick(holders) })

type ToActivate = { card: CardInHand; number: number; holder: string }

async function activateCard(
  world: WalkWorld,
  dice: Dice,
  { card, number, holder }: ToActivate,
): Promise<Giver | undefined> {
  const visitor = world.visitor(dice)
  const { more, codes } = await orderActivation(visitor, {
    ...{ cardNumber: card.number, amount: dice.pick(amounts) * 100 },
    email: `giver-${number}@${dice.pick(domains)}`,
  })
  if (more === undefined) {
    world.tally.count(`activation: refused ${codes.join(' ')}`)
    return undefined
  }
  if (!world.wallet.includes(card)) world.wallet.push(card)
  const begun = await visitor.startPayment(dice.chance(50) ? 'scheme' : 'ideal', holder, more)
  return noteOrder(world, {
    ...{ visitor, what: 'activation' },
    answer: await goToBank({ visitor, dice }, begun),
  })
}

/** Some have a card with value before anything else happens. */
export async function activateFirst(world: WalkWorld, dice: Dice): Promise<void> {
  const first = world.blanks.slice(0, 3)
  await Promise.all(
    first.map((card, index) =>
      activateCard(world, dice.another(), { card, number: 9_000_000 + index, holder: 'J BAKKER' }),
    ),
  )
}

/** Somebody puts value on the card that came to them last: of a set of blank ones, where any was sent. */
export async function activateLast(world: WalkWorld, dice: Dice): Promise<void> {
  const card = world.blanks.at(-1)
  if (card !== undefined)
    await activateCard(world, dice.another(), { card, number: 9_000_200, holder: 'J BAKKER' })
}
