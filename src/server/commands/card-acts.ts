import { parseArgs } from 'node:util'
import type { Card } from '#domain/cards/card.ts'
import { listHistory } from '#domain/history/list-history.ts'
import { sumHolds } from '#domain/holds/find-holds.ts'
import { cardAccount } from '#domain/ledger/accounts.ts'
import { balanceOf } from '#domain/ledger/balance.ts'
import { findOwnCard } from '#flows/cards/find-own-card.ts'
import { type NotReplaced, replaceCard } from '#flows/cards/replace-card.ts'
import {
  blockCard,
  extendByHand,
  type NotExtended,
  type NotReleased,
  type NotStopped,
  unblockCard,
} from '#flows/cards/stop-card.ts'
import type { Command, CommandAnswer, CommandContext } from './command.ts'
import { tellEntry } from './tell-entry.ts'
import { sayCents } from './words.ts'

const whoAndWhy = '--by "<your name>" --because "<why>": both stay in its history.'

const notStopped: Record<NotStopped, string> = {
  frozen: 'Its money is disputed, so it pays nothing already: its case decides.',
  spent: 'Nothing is on it.',
  gone: 'It was withdrawn or replaced.',
  already: 'It is blocked already.',
}

const notReleased: Record<NotReleased, string> = {
  notBlocked: 'It is not blocked.',
  disputed: 'A case of its order is open: decide it first.',
}

const notExtended: Record<NotExtended, string> = {
  gone: 'It was spent, withdrawn or replaced.',
  notLater: 'It is good for longer already.',
}

const notReplaced: Record<NotReplaced, string> = {
  gone: 'It was withdrawn or replaced.',
  frozen: 'Its money is disputed: its case decides.',
  empty: 'Nothing is on it.',
  disputed: 'A case of its order is open: decide it first.',
  beingPaid: 'Somebody pays with it at this moment. Block it, and try again within the hour.',
  notBlank: 'The other number is no printed card of its programme that lies free and blank.',
}

export const blockCardCommand: Command = {
  name: 'cards block',
  explanation: 'stops a card of ours at once: <number|id> --by "<name>" --because "<why>"',
  run: (context, args) =>
    onCard(context, { args, usage: `cards block <number|id> ${whoAndWhy}` }, async (asked) =>
      tell(await blockCard(await depsOf(context), asked), notStopped, 'is blocked'),
    ),
}

export const unblockCardCommand: Command = {
  name: 'cards unblock',
  explanation: 'lets a blocked card pay again: <number|id> --by "<name>" --because "<why>"',
  run: (context, args) =>
    onCard(context, { args, usage: `cards unblock <number|id> ${whoAndWhy}` }, async (asked) =>
      tell(await unblockCard(await depsOf(context), asked), notReleased, 'pays again'),
    ),
}

const day = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/

export const extendCardCommand: Command = {
  name: 'cards extend',
  explanation:
    'moves the last day of a card: <number|id> --until <yyyy-mm-dd> --by "<name>" --because "<why>"',
  run: (context, args) => {
    const usage = `cards extend <number|id> --until <yyyy-mm-dd> ${whoAndWhy}`
    return onCard(context, { args, usage }, async ({ until, ...asked }) => {
      if (until === undefined || !day.test(until)) return `Say until when: ${usage}`
      const outcome = await extendByHand(await depsOf(context), { ...asked, until })
      return tell(outcome, notExtended, `is good through ${until}`)
    })
  },
}

export const replaceCardCommand: Command = {
  name: 'cards replace',
  explanation:
    'moves all of a card to a printed one: <number|id> --with <number> --by "<name>" --because "<why>"',
  run: (context, args) => {
    const usage = `cards replace <number|id> --with <number of a blank printed card> ${whoAndWhy}`
    return onCard(context, { args, usage }, async ({ with: withNumber, ...asked }) => {
      if (withNumber === undefined) return `Say which card takes its place: ${usage}`
      const plain = withNumber.replaceAll(/\D/g, '')
      const deps = { ...context, ...(await depsOf(context)) }
      const outcome = await replaceCard(deps, { ...asked, withNumber: plain })
      if (typeof outcome === 'string') return notReplaced[outcome]
      const { cents, currency } = outcome
      return { line: `${sayCents(cents, currency)} is on the card that ends in ${plain.slice(-4)}` }
    })
  },
}

/** Everything that ever happened to it, and how it stands; never its number. */
export const cardHistoryCommand: Command = {
  name: 'cards history',
  explanation: 'what happened to a card of ours, by whom and why: <number|id>',
  async run(context, words) {
    // A number is typed as it stands on the card, in groups.
    const card = await findOwnCard(context, words.join(''))
    if (card === undefined) return unknown
    const entries = await listHistory(context.db, [card.id])
    const lines = entries.map((entry) => `  ${tellEntry(entry)}`)
    return { lines: [await stateOf(context, card), ...lines], isFine: true }
  },
}

async function stateOf({ db }: CommandContext, card: Card): Promise<string> {
  const { currency } = card.amount
  const onIt = await balanceOf(db, cardAccount(card.id, currency))
  const { reservedCents } = await sumHolds(db, card.id)
  return [
    `${card.id}: ${card.own?.programme}, ${card.state}, good through ${card.validUntil}`,
    `${sayCents(onIt, currency)} on it, ${sayCents(reservedCents, currency)} reserved`,
  ].join(', ')
}

const unknown: CommandAnswer = { lines: ['There is no card of ours by that name.'], isFine: false }

const depsOf = async ({ db, clock, openQueue }: CommandContext) => ({
  ...{ db, clock, queue: await openQueue() },
})

/** What was done, or a sentence on why nothing was. */
type Outcome = { line: string } | string

const tell = <Reason extends string>(
  reason: Reason | undefined,
  sentences: Record<Reason, string>,
  line: string,
): Outcome => (reason === undefined ? { line } : sentences[reason])

type Asked = {
  cardId: Card['id']
  actor: string
  reason: string
  with?: string | undefined
  until?: string | undefined
}

/** Does nothing without a name and a reason. */
async function onCard(
  context: CommandContext,
  { args, usage }: { args: readonly string[]; usage: string },
  act: (asked: Asked) => Promise<Outcome>,
): Promise<CommandAnswer> {
  const words = readWords(args)
  if (words === undefined) return { lines: [`Say which, who and why: ${usage}`], isFine: false }
  const { named, ...asked } = words
  const card = await findOwnCard(context, named)
  if (card === undefined) return unknown
  const outcome = await act({ cardId: card.id, ...asked })
  if (typeof outcome === 'string') return { lines: [`${outcome} Nothing changed.`], isFine: false }
  return { lines: [`${card.id}: ${outcome.line}, by ${asked.actor}.`], isFine: true }
}

function readWords(args: readonly string[]) {
  const text = { type: 'string' } as const
  const options = { by: text, because: text, with: text, until: text }
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
    const named = positionals.join('')
    const actor = values.by?.trim() ?? ''
    const reason = values.because?.trim() ?? ''
    if (named === '' || actor === '' || reason === '') return undefined
    return { named, actor, reason, with: values.with, until: values.until }
  } catch {
    return undefined
  }
}
