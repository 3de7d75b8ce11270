import { actAsHolder } from './check-card.ts'
import type { Dice } from './dice.ts'
import { passTime } from './time.ts'
import type { WalkWorld } from './walk-world.ts'

/** The last months of cards that are good for two years. */
const towardTheEnd = { count: 102, unit: 'weeks' } as const
/** A year of grace is over for whoever did nothing, and not for those who moved the last day. */
const pastGrace = { count: 60, unit: 'weeks' } as const

/** Cards come to their last months: some holders move the last day, some give the rest away, the others forget. */
export async function reachLastMonths(world: WalkWorld, dice: Dice): Promise<void> {
  await passTime(world, towardTheEnd)
  for (const card of world.wallet) {
    const wish = dice.pick(['nothing', 'extend', 'extend', 'donate'] as const)
    await actAsHolder(world, dice, { card, wish })
  }
}

/** What nobody saved lapses. */
export const reachTheEnd = (world: WalkWorld): Promise<void> => passTime(world, pastGrace)

/** Somebody writes in time after all, and the operator puts what lapsed back, once however often it is typed. */
export async function undoSomeLapses(world: WalkWorld, dice: Dice): Promise<void> {
  const { command, tally } = world
  const { output } = await command(['cards', 'ends'])
  const lapsed = [...output.matchAll(/^(end_\w+): .*lapsed(?!.*undone)/gm)].map(([, id = '']) => id)
  if (lapsed.length === 0) return
  const id = dice.pick(lapsed)
  const words = ['cards', 'undo-lapse', id, '--by', 'Walker', '--because', 'it was thrown']
  const answers = await Promise.all([command(words), command(words)])
  const done = answers.filter(({ code }) => code === 0).length
  if (done !== 1) tally.blame(`${words.join(' ')} was done ${done} times`)
  tally.count('operator: put a lapse back')
}
