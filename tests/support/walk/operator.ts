import type { Dice } from './dice.ts'
import type { WalkWorld } from './walk-world.ts'

/** Somebody at the command line who decides a case that waits, by what is offered and by chance. */
export async function decideSomeCase(
  { command, tally, fleet }: Pick<WalkWorld, 'command' | 'tally' | 'fleet'>,
  dice: Dice,
): Promise<void> {
  const { output } = await command(['cases'])
  const waiting = [...output.matchAll(/^(cas_\w+): .* decides ([a-z-]+(?: or [a-z-]+)*),/gm)]
  if (waiting.length === 0) return
  const [, id = '', offered = ''] = dice.pick(waiting)
  const decision = dice.pick(offered.split(' or '))
  const before = fleet.outages()
  const words = ['cases', 'decide', id, decision, '--by', 'Walker', '--because', 'it was thrown']
  const answer = await command(words)
  const isUndisturbed = !before.isAway && fleet.outages().count === before.count
  const isKnown = answer.code === 0 || answer.output.includes('Nothing changed.')
  if (isUndisturbed && !isKnown) tally.blame(`${words.join(' ')}: ${answer.output}`)
  tally.count(`operator: ${decision}${answer.code === 0 ? '' : ', refused'}`)
}
