import { replaceCard } from '#flows/cards/replace-card.ts'
import { requireOwnCard } from '#flows/cards/require-own-card.ts'
import { showOwnCard } from '#flows/cards/show-own-card.ts'
import { blockCard, type CardAct, extendByHand, unblockCard } from '#flows/cards/stop-card.ts'
import type { Signed } from '#flows/shared/operator.ts'
import { digitsOf } from '#kernel/card-checks.ts'
import { sayMoney } from '#kernel/minor-units.ts'
import { option, readDay, rest, signed } from './arguments.ts'
import { type CommandContext, withQueue } from './command.ts'
import { defineCommand } from './define-command.ts'
import { tellEntry } from './tell-entry.ts'

/** A number is typed as on the card, in groups. */
const card = rest('number|id', (text) => text.replaceAll(' ', ''))

type Deps = Awaited<ReturnType<typeof withQueue>>

/** Acts on a card of ours that the operator names. */
async function onCard<Done>(
  context: CommandContext,
  { card: named, actor, reason }: Signed & { card: string },
  act: (deps: Deps, asked: CardAct) => Promise<Done>,
): Promise<Done> {
  const { id: cardId } = await requireOwnCard(context, named)
  return act(await withQueue(context), { cardId, actor, reason })
}

export const blockCardCommand = defineCommand({
  name: 'cards block',
  explanation: 'stops a card of ours at once',
  words: { card, ...signed },
  run: (context, asked) => onCard(context, asked, blockCard),
  format: ({ cardId, state }, { actor }) => [`${cardId}: is ${state}, by ${actor}.`],
})

export const unblockCardCommand = defineCommand({
  name: 'cards unblock',
  explanation: 'lets a blocked card pay again',
  words: { card, ...signed },
  run: (context, asked) => onCard(context, asked, unblockCard),
  format: ({ cardId, state }, { actor }) => [`${cardId}: is ${state}, by ${actor}.`],
})

export const extendCardCommand = defineCommand({
  name: 'cards extend',
  explanation: 'moves the last day of a card',
  words: {
    card,
    until: option('until', '<yyyy-mm-dd>', (text) => readDay(text)?.toString()),
    ...signed,
  },
  run: (context, { until, ...asked }) =>
    onCard(context, asked, (deps, act) => extendByHand(deps, { ...act, until })),
  format: ({ cardId, from, until }, { actor }) => [
    `${cardId}: is good through ${until}, no longer through ${from}, by ${actor}.`,
  ],
})

export const replaceCardCommand = defineCommand({
  name: 'cards replace',
  explanation: 'moves all of a card to a blank printed one, whose number takes its place',
  words: { card, withNumber: option('with', '<number>', digitsOf), ...signed },
  async run(context, { card: named, ...asked }) {
    const { id: cardId } = await requireOwnCard(context, named)
    const amount = await replaceCard(await withQueue(context), { cardId, ...asked })
    return { cardId, amount, lastDigits: asked.withNumber.slice(-4) }
  },
  format: ({ cardId, amount, lastDigits }, { actor }) => [
    `${cardId}: ${sayMoney(amount)} is on the card that ends in ${lastDigits}, by ${actor}.`,
  ],
})

export const cardHistoryCommand = defineCommand({
  name: 'cards history',
  explanation: 'what happened to a card of ours, by whom and why',
  words: { card },
  run: (context, { card: named }) => showOwnCard(context, named),
  format: ({ id, programme, state, validUntil, balance, reserved, history }) => [
    `${id}: ${programme}, ${state}, good through ${validUntil}, ${sayMoney(balance)} on it, ${sayMoney(reserved)} reserved`,
    ...history.map((entry) => `  ${tellEntry(entry)}`),
  ],
})
