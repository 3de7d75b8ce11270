import { solveFor } from '#tests/support/open-account.ts'
import type { Visitor } from '#tests/support/visitor.ts'
import type { CardInHand } from './blank-cards.ts'
import type { Dice } from './dice.ts'
import type { WalkWorld } from './walk-world.ts'

const fields = 'card { balance { value } proof reservations { id } } errors { code }'
const check = `mutation Check($userData: UserData!, $cardNumber: String!, $pin: String!, $captchaToken: String!) {
  checkGiftCardBalance(userData: $userData, cardNumber: $cardNumber, pin: $pin, captchaToken: $captchaToken) { ${fields} } }`
const release = `mutation Release($userData: UserData!, $proof: String!, $reservationId: ID!) {
  releaseGiftCardReservation(userData: $userData, proof: $proof, reservationId: $reservationId) { ${fields} } }`
const extend = `mutation Extend($userData: UserData!, $proof: String!) {
  extendGiftCard(userData: $userData, proof: $proof) { ${fields} } }`
const donate = `mutation Donate($userData: UserData!, $proof: String!, $causeId: ID!, $amount: Int!) {
  donateGiftCard(userData: $userData, proof: $proof, causeId: $causeId, amount: $amount) { ${fields} } }`

export type CardAnswer = {
  card: {
    /** Null of a card that pays nothing. */
    balance: { value: number } | null
    proof: string
    reservations: readonly { id: string }[]
  } | null
  errors: readonly { code: number }[]
}

/** What the shop says of a card to whoever has it. */
export async function askBalance(
  visitor: Visitor,
  { number: cardNumber, pin }: CardInHand,
): Promise<CardAnswer> {
  const captchaToken = await solveFor(visitor)
  return (
    await visitor.ask<{ checkGiftCardBalance: CardAnswer }>(check, {
      ...{ cardNumber, pin, captchaToken },
    })
  ).checkGiftCardBalance
}

export type HoldersWish = 'nothing' | 'release' | 'extend' | 'donate'

/** A holder looks what is on their card, and frees what is reserved, moves its last day or gives it all away. */
export async function lookAtCard(world: WalkWorld, dice: Dice): Promise<void> {
  if (world.wallet.length === 0) return
  const wish = dice.pick(['nothing', 'nothing', 'release', 'release', 'extend', 'donate'] as const)
  await actAsHolder(world, dice, { card: dice.pick(world.wallet), wish })
}

export async function actAsHolder(
  world: WalkWorld,
  dice: Dice,
  { card: inHand, wish }: { card: CardInHand; wish: HoldersWish },
): Promise<void> {
  const visitor = world.visitor(dice)
  const { card, errors } = await askBalance(visitor, inHand)
  const said = (what: string, answer: Pick<CardAnswer, 'errors'>) =>
    world.tally.count([`holder: ${what}`, ...answer.errors.map(({ code }) => code)].join(' '))
  said('looked', { errors })
  if (card === null || wish === 'nothing') return
  const { proof, balance, reservations } = card
  const ask = async (document: string, more: object) =>
    said(
      wish,
      Object.values(await visitor.ask<Record<string, CardAnswer>>(document, more))[0] as CardAnswer,
    )
  if (wish === 'extend') await ask(extend, { proof })
  if (wish === 'donate' && balance !== null)
    await ask(donate, { proof, causeId: 'bijenlint-donatie', amount: balance.value })
  if (wish === 'release' && reservations.length > 0)
    await ask(release, { proof, reservationId: dice.pick(reservations).id })
}
