import { CardNumber } from '#domain/cards/code.ts'
import { forgetTries } from '#flows/cards/unlock-card.ts'
import type { Command } from './command.ts'

/** For a holder on the telephone. Says the same of every number: a command line is no way to find cards either. */
export const unlockCardCommand: Command = {
  name: 'cards unlock',
  explanation: 'lets a card number be tried again after too many wrong pins: <number>',
  async run(context, words) {
    const digits = words.join('').replaceAll(/\D/g, '')
    if (digits === '') return { lines: ['Say which number: cards unlock <number>.'], isFine: false }
    const number = new CardNumber(digits)
    await forgetTries(context, number)
    return { lines: [`${number} may be tried again, if it is a card of ours.`], isFine: true }
  },
}
