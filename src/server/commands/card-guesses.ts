import { listCardSources } from '#domain/secret-attempts/blocked-sources.ts'
import { defineCommand } from './define-command.ts'
import { orElse, sayWhen, sentence } from './words.ts'

const listedMax = 50

/** Who walks a range of card numbers is slowed by the shop itself; this shows that somebody does. */
export const listCardGuessesCommand = defineCommand({
  name: 'cards guesses',
  explanation: 'from where so many card numbers are tried that it has to wait, the busiest first',
  words: {},
  run: ({ db, clock }) => listCardSources(db, { now: clock.now(), limit: listedMax }),
  format: (sources) =>
    orElse(
      sources.map(({ name, triesInAll, blockedUntil }) =>
        sentence(`${name}: ${triesInAll} tries`, sayWhen('waits until', blockedUntil)),
      ),
      'Nobody walks through numbers.',
    ),
})
