import type { Dice } from './dice.ts'
import type { CardAct, WalkWorld } from './walk-world.ts'

/**
 * Somebody calls because of a card, and the operator stops it, lets one go, or puts all of it on a printed one: a card that
 * pays at this moment as well as one that nobody uses.
 */
export async function actOnSomeCard(world: WalkWorld, dice: Dice): Promise<void> {
  const act = dice.pick(['block', 'block', 'unblock', 'replace'] as const)
  const named = await nameSome(world, dice, act)
  if (named === undefined) return
  const free = world.blanks.filter((card) => !world.wallet.includes(card))
  const blank = dice.pick(dice.chance(80) && free.length > 0 ? free : world.blanks)
  const card = act === 'replace' ? blank : world.wallet.find(({ number }) => number === named)
  const isDone = await carryOut(world, { act, named, card })
  // What was on it is on the printed one, which has a pin of its own; the old number stays in somebody's pocket.
  if (isDone && act === 'replace' && !world.wallet.includes(blank)) world.wallet.push(blank)
}

/** What may be found by its name: cards that are stopped, that somebody pays with at this moment, or that have something on them. */
const found = {
  unblock: `select id from cards where state = 'blocked' order by 1`,
  block: `select distinct card_id as id from holds where state = 'held' order by 1`,
  replace: `select cards.id from cards join ledger_accounts on ledger_accounts.id = 'card:' || cards.id
    where state in ('active', 'blocked') and balance_cents > 0 order by 1`,
} satisfies Record<CardAct['act'], string>

/** By its name, or by the number that its holder reads out. */
async function nameSome(
  { read, wallet }: WalkWorld,
  dice: Dice,
  act: CardAct['act'],
): Promise<string | undefined> {
  const ids = await read<{ id: string }>(found[act])
  const known = ids.length > 0 ? ids : await read<{ id: string }>(found.replace)
  if (known.length > 0 && dice.chance(75)) return dice.pick(known).id
  return wallet.length === 0 ? undefined : dice.pick(wallet).number
}

type ToDo = Pick<CardAct, 'act' | 'card'> & { named: string }

async function carryOut(
  { command, fleet, tally, cardActs }: WalkWorld,
  { act, named, card }: ToDo,
): Promise<boolean> {
  const more = act === 'replace' ? ['--with', card?.number ?? ''] : []
  const signed = ['--by', 'Walker', '--because', 'it was thrown']
  const before = fleet.outages()
  const words = ['cards', act, named, ...more, ...signed]
  const { code, output } = await command(words)
  const isDone = code === 0
  const isKnown =
    isDone || output.includes('Nothing changed.') || output.includes('There is no card of ours')
  const isUndisturbed = !before.isAway && fleet.outages().count === before.count
  if (isUndisturbed && !isKnown) tally.blame(`${words.join(' ')}: ${output}`)
  tally.count(`operator: card ${act}${isDone ? '' : ', refused'}`)
  const cardId = /^(crd_\w+): /m.exec(output)?.[1]
  if (isDone && cardId !== undefined) cardActs.push({ cardId, act, card })
  return isDone
}

/** Whoever called found the card again: most of what is still blocked pays again. */
export async function letSomeGo(world: WalkWorld, dice: Dice): Promise<void> {
  for (const { id: named } of await world.read<{ id: string }>(
    `select id from cards where state = 'blocked' order by id`,
  ))
    if (dice.chance(70)) await carryOut(world, { act: 'unblock', named, card: undefined })
}
