import { solveFor } from '#tests/support/open-account.ts'
import type { Visitor } from '#tests/support/visitor.ts'
import { goToBank } from './bank-visit.ts'
import type { CardInHand } from './blank-cards.ts'
import { domains, fillBasket, type Giver, giverName } from './buyers.ts'
import type { Dice } from './dice.ts'
import { noteOrder } from './note-order.ts'
import type { WalkWorld } from './walk-world.ts'

const add = `mutation Add($userData: UserData!, $cardNumber: String!, $pin: String!, $captchaToken: String!) {
  addGiftCardPayment(userData: $userData, cardNumber: $cardNumber, pin: $pin, captchaToken: $captchaToken) {
    order { amountToPay { value } } errors { code } } }`

type Added = {
  addGiftCardPayment: {
    order: { amountToPay: { value: number } } | null
    errors: readonly { code: number }[]
  }
}

/** An ordinary basket is paid by choice cards, as far as they reach; by iDEAL for the rest. */
export async function payByCard(
  world: WalkWorld,
  dice: Dice,
  number: number,
): Promise<Giver | undefined> {
  const { wallet, tally } = world
  if (wallet.length === 0) return undefined
  const visitor = world.visitor(dice)
  await fillBasket(visitor, dice, number)
  await visitor.saveDetails(`giver-${number}@${dice.pick(domains)}`, { lastName: giverName })
  let toPay: number | undefined
  for (let index = dice.chance(35) ? 2 : 1; index > 0; index -= 1) {
    const { order, errors } = await present(visitor, dice.pick(wallet))
    tally.count(['pay by card: presented', ...errors.map(({ code }) => code)].join(' '))
    toPay = order?.amountToPay.value ?? toPay
  }
  if (toPay === undefined) return undefined
  const begun = await visitor.startPayment(toPay === 0 ? null : 'ideal', undefined, {
    expectedTotal: toPay,
  })
  return noteOrder(world, {
    ...{ visitor, what: toPay === 0 ? 'pay by card' : 'pay by card and iDEAL' },
    answer: await goToBank({ visitor, dice }, begun),
  })
}

async function present(visitor: Visitor, { number: cardNumber, pin }: CardInHand) {
  const captchaToken = await solveFor(visitor)
  const { addGiftCardPayment } = await visitor.ask<Added>(add, { cardNumber, pin, captchaToken })
  return addGiftCardPayment
}
