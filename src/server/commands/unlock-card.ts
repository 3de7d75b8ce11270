import { CardNumber } from '#domain/cards/code.ts'
import { forgetTries } from '#flows/cards/unlock-card.ts'
import { digitsOf } from '#kernel/card-checks.ts'
import { rest } from './arguments.ts'
import { defineCommand } from './define-command.ts'

/** For a holder on the telephone. Says the same of every number: a command line is no way to find cards either. */
export const unlockCardCommand = defineCommand({
  name: 'cards unlock',
  explanation: 'lets a card number be tried again after too many wrong pins',
  words: { digits: rest('number', (text) => digitsOf(text) || undefined) },
  run: (context, { digits }) => forgetTries(context, new CardNumber(digits)),
  format: ({ number }) => [`${number} may be tried again, if it is a card of ours.`],
})
