import { choicePrefix } from './blank-cards.ts'
import type { Dice } from './dice.ts'
import type { WalkWorld } from './walk-world.ts'

const openGift = `mutation Open($userData: UserData!, $token: String!) { openGiftCard(userData: $userData, token: $token) {
  page { cards { code { number pin } } } errors { code } } }`

type Code = { number: string; pin: string | null }
type Opened = {
  openGiftCard: {
    page: { cards: readonly { code: Code | null }[] } | null
    errors: readonly { code: number }[]
  }
}

/** A receiver unwraps a gift; of a choice card they are the holder from then on. */
export async function openSomeGift(world: WalkWorld, dice: Dice): Promise<void> {
  const { post, tally, wallet } = world
  const tokens = post.giftTokens()
  if (tokens.length === 0) return
  const token = dice.pick(tokens)
  const { openGiftCard } = await world.visitor(dice).ask<Opened>(openGift, { token })
  const codes = openGiftCard.errors.map(({ code }) => ` ${code}`).join('')
  tally.count(`receiver: opened a gift${codes}`)
  for (const { code } of openGiftCard.page?.cards ?? []) {
    const { number = '', pin = null } = code ?? {}
    const isNew = number.startsWith(choicePrefix) && !wallet.some((card) => card.number === number)
    if (isNew && pin !== null) wallet.push({ number, pin })
  }
}
