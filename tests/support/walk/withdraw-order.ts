import { type Giver, giverName } from './buyers.ts'
import type { Dice } from './dice.ts'
import type { WalkWorld } from './walk-world.ts'

const showOffer = `query Offer($userData: UserData!, $orderUuid: String!) {
  withdrawalOffer(userData: $userData, orderUuid: $orderUuid) {
    offer { orderNumber email parts { deliveryId } } errors { code } } }`
const withdraw = `mutation Withdraw($userData: UserData!, $input: WithdrawalInput!, $orderUuid: String,
  $deliveryIds: [String!]) {
  withdraw(userData: $userData, input: $input, orderUuid: $orderUuid, deliveryIds: $deliveryIds) {
    statedOn errors { code } } }`

type Offered = {
  withdrawalOffer: {
    offer: {
      orderNumber: string
      email: string
      parts: readonly { deliveryId: string }[]
    } | null
    errors: readonly { code: number }[]
  }
}
type Stated = { withdraw: { errors: readonly { code: number }[] } }

/** Whoever ordered ends the contract, of all of it or of what one receiver would get. */
export async function withdrawOrder(
  { tally }: Pick<WalkWorld, 'tally'>,
  { visitor, orderUuid }: Giver,
  dice: Dice,
): Promise<void> {
  const said = (what: string, { errors }: { errors: readonly { code: number }[] }) =>
    tally.count([`giver: ${what}`, ...errors.map(({ code }) => code)].join(' '))
  const { withdrawalOffer } = await visitor.ask<Offered>(showOffer, { orderUuid })
  const { offer } = withdrawalOffer
  if (offer === null) return said('was offered no withdrawal', withdrawalOffer)
  const { orderNumber, email, parts } = offer
  const isWhole = parts.length === 0 || dice.chance(60)
  const answer = await visitor.ask<Stated>(withdraw, {
    ...{ orderUuid, input: { name: giverName, orderNumber, email } },
    deliveryIds: isWhole ? null : [dice.pick(parts).deliveryId],
  })
  said(`withdrew ${isWhole ? 'all' : 'a part'}`, answer.withdraw)
}
