import { listCases } from '#domain/cases/find-case.ts'
import { findOrdersOf } from '#domain/orders/find-orders-of.ts'
import type { DeadLetter } from '#domain/outbox/dead-letters.ts'
import { tellCase } from './cases.ts'
import type { Command } from './command.ts'
import { sayWhen, section, sentence } from './words.ts'

/** More dead letters than these say one thing: something is broken for everybody. */
const lettersMax = 50

/** What waits for a person, with the numbers of the orders to look at. */
export const heldOrdersCommand: Command = {
  name: 'orders held',
  explanation: 'what waits for a person: cases of money, and jobs given up',
  async run({ db, clock, openQueue }) {
    const waiting = await listCases(db, 'open')
    const letters = await (await openQueue()).listDeadLetters()
    const numbers = await findOrdersOf(db, letters.flatMap(idsIn))
    const now = clock.now()
    const lines = [
      ...section(
        'Cases: money that somebody has to decide about',
        waiting.map((one) => tellCase(one, now)),
      ),
      ...section(
        `Jobs given up, ${letters.length} in all`,
        letters.slice(0, lettersMax).map((letter) => tellLetter(letter, numbers)),
      ),
    ]
    return { lines: lines.length === 0 ? ['Nothing waits for a person.'] : lines, isFine: true }
  },
}

/** Payloads of jobs hold ids and nothing else. */
const idsIn = ({ payload }: Pick<DeadLetter, 'payload'>): readonly string[] =>
  typeof payload === 'object' && payload !== null
    ? Object.values(payload).filter((value) => typeof value === 'string')
    : []

function tellLetter(letter: DeadLetter, numbers: ReadonlyMap<string, string>): string {
  const ids = idsIn(letter)
  const number = ids.map((id) => numbers.get(id)).find((found) => found !== undefined)
  const facts = sentence(ids, letter.reason ?? null, sayWhen('given up', letter.failedAt))
  return `${number ?? 'no order'}: ${letter.name ?? 'unknown job'}, ${facts}`
}
