import { type CaseDecision, caseRule } from '#domain/cases/case-kinds.ts'
import { type Case, findCase } from '#domain/cases/find-case.ts'
import type { Undecided } from '#flows/cases/case-at-hand.ts'
import { decideCase } from '#flows/cases/decide-case.ts'
import { isId } from '#kernel/ids.ts'
import { unknownCase } from './cases.ts'
import type { Command } from './command.ts'
import { sayCents, wordsAfter } from './words.ts'

const usage =
  'cases decide <id> <decision> --by "<your name>" --because "<why>": both stay in the history.'

const refusals: Readonly<Record<Exclude<Undecided, 'unknown'>, string>> = {
  decidedBefore: 'It was decided before, or is not open any more. Nothing changed.',
  notOffered: 'That is not among what can be decided about it. Nothing changed.',
  basketPaid: 'Its basket is paid by another payment: pay this money back. Nothing changed.',
  moneyTaken:
    'The provider has taken this money already: there is none to pay back. Nothing changed.',
  cardGone:
    'A choice card that was to pay a part of the order has no more: pay this money back. Nothing changed.',
  otherCurrency: 'It came in another currency than was asked: pay it back. Nothing changed.',
}

/** Moves money: it asks for a name and a reason, and does nothing without them. */
export const decideCaseCommand: Command = {
  name: 'cases decide',
  explanation: 'decides a case: cases decide <id> <decision> --by "<name>" --because "<reason>"',
  async run({ db, clock, log, openQueue }, [id = '', decision = '', ...words]) {
    const found = isId('cas', id) ? await findCase(db, id) : undefined
    if (found === undefined) return unknownCase(db, id)
    const actor = wordsAfter(words, '--by')
    const reason = wordsAfter(words, '--because')
    if (!isOffered(found, decision))
      return { lines: [`Decide ${offered(found)}: ${usage}`], isFine: false }
    if (actor === '' || reason === '')
      return { lines: [`Say who decides and why: ${usage}`], isFine: false }
    const deps = { db, clock, log, queue: await openQueue() }
    const undecided = await decideCase(deps, { caseId: found.id, decision, actor, reason })
    if (undecided === 'unknown') return unknownCase(db, id)
    if (undecided !== undefined) return { lines: [refusals[undecided]], isFine: false }
    const amount = sayCents(found.openCents, found.currency)
    return { lines: [`${found.id}: ${decision}, ${amount}, by ${actor}.`], isFine: true }
  },
}

const offered = ({ kind }: Case): string => caseRule(kind).decisions.join(' or ')

const isOffered = ({ kind }: Case, decision: string): decision is CaseDecision =>
  (caseRule(kind).decisions as readonly string[]).includes(decision)
