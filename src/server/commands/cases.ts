import { decideCase } from '#flows/cases/decide-case.ts'
import { type CaseView, listOpenCases, showCase, unknownCase } from '#flows/cases/view-case.ts'
import { sayMoney } from '#kernel/minor-units.ts'
import { maybe, option, place, signed } from './arguments.ts'
import { withQueue } from './command.ts'
import { defineCommand } from './define-command.ts'
import { tellEntry } from './tell-entry.ts'
import { orElse, sayCents, sayWhen, section, sentence } from './words.ts'

/** One line a case: what happened, how much is open, who decides, by when, and what they may decide. */
export const tellCase = (waiting: CaseView): string =>
  `${waiting.id}: ${sentence(
    waiting.orderNumber ?? 'no order',
    waiting.sentence,
    sayCents(waiting.openCents, waiting.currency),
    waiting.reference,
    tellDecisions(waiting),
    sayWhen(waiting.isOverdue ? 'OVERDUE since' : 'by', waiting.decideBy),
  )}`

const tellDecisions = ({ decides, decisions }: CaseView): string =>
  `${decides} decides ${decisions.join(' or ')}`

export const listCasesCommand = defineCommand({
  name: 'cases',
  explanation: 'money that waits for a person: what happened, who decides what, by when',
  words: { id: maybe(place('no id')) },
  async run(context, { id }) {
    if (id !== undefined) throw await unknownCase(context.db, id)
    return listOpenCases(context)
  },
  format: ({ cases, mayBeMore }) => [
    ...orElse(cases.map(tellCase), 'No case waits.'),
    ...(mayBeMore ? ['There may be more: these come first.'] : []),
  ],
})

export const showCaseCommand = defineCommand({
  name: 'cases show',
  explanation: 'one case with its history, by its id',
  words: { id: place('id') },
  run: (context, { id }) => showCase(context, id),
  format: (found) => [
    `${found.id}: ${found.sentence}, ${found.state}`,
    `  ${sentence(found.subject, found.orderId, found.paymentId, found.refundId, found.reference)}`,
    `  ${sentence(`open ${sayCents(found.openCents, found.currency)}`, sayWhen('by', found.decideBy))}`,
    `  ${found.state === 'open' ? tellDecisions(found) : `decided ${found.decision}`}`,
    ...section('History', found.history.map(tellEntry)),
  ],
})

export const decideCaseCommand = defineCommand({
  name: 'cases decide',
  explanation: 'decides a case; give-to takes --order. Name and reason stay in the history',
  words: {
    caseId: place('id'),
    decision: place('decision'),
    orderNumber: maybe(option('order', '<number>')),
    ...signed,
  },
  run: async (context, decision) => decideCase(await withQueue(context), decision),
  format: ({ decision, amount, case: decided }, { actor }) => [
    `${decided.id}: ${decision}, ${sayMoney(amount)}, by ${actor}.`,
    ...(decided.state === 'open' ? [tellCase(decided)] : []),
  ],
})
