import { listCardSources } from '#domain/secret-attempts/blocked-sources.ts'
import type { Command } from './command.ts'
import { sayWhen, sentence } from './words.ts'

const listedMax = 50

/** Who walks a range of card numbers is slowed by the shop itself; this shows that somebody does. */
export const listCardGuessesCommand: Command = {
  name: 'cards guesses',
  explanation: 'from where so many card numbers are tried that it has to wait, the busiest first',
  async run({ db, clock }) {
    const sources = await listCardSources(db, { now: clock.now(), limit: listedMax })
    const lines = sources.map(({ name, triesInAll, blockedUntil }) =>
      sentence(`${name}: ${triesInAll} tries`, sayWhen('waits until', blockedUntil)),
    )
    return { lines: lines.length === 0 ? ['Nobody walks through numbers.'] : lines, isFine: true }
  },
}
