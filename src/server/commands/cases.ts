import { caseRule } from '#domain/cases/case-kinds.ts'
import { findCase, type ListedCase, listCases, listedCasesMax } from '#domain/cases/find-case.ts'
import type { Db } from '#domain/db.ts'
import { listHistory } from '#domain/history/list-history.ts'
import { isId } from '#kernel/ids.ts'
import type { Command, CommandAnswer } from './command.ts'
import { nearestNames } from './nearest-names.ts'
import { tellEntry } from './tell-entry.ts'
import { sayCents, sayWhen, section, sentence } from './words.ts'

/** One line a case: what happened, how much is open, who decides, by when, and what they may decide. */
export function tellCase(waiting: ListedCase, now: Date): string {
  const rule = caseRule(waiting.kind)
  return `${waiting.id}: ${sentence(
    waiting.orderNumber ?? 'no order',
    rule.sentence,
    sayCents(waiting.openCents, waiting.currency),
    waiting.reference,
    `${rule.decides} decides ${rule.decisions.join(' or ')}`,
    sayWhen(waiting.decideBy < now ? 'OVERDUE since' : 'by', waiting.decideBy),
  )}`
}

export const listCasesCommand: Command = {
  name: 'cases',
  explanation: 'money that waits for a person: what happened, who decides what, by when',
  async run({ db, clock }, [id]) {
    if (id !== undefined) return unknownCase(db, id)
    const waiting = await listCases(db, 'open')
    const now = clock.now()
    if (waiting.length === 0) return { lines: ['No case waits.'], isFine: true }
    const more = waiting.length === listedCasesMax ? ['There may be more: these come first.'] : []
    return { lines: [...waiting.map((one) => tellCase(one, now)), ...more], isFine: true }
  },
}

export const showCaseCommand: Command = {
  name: 'cases show',
  explanation: 'one case with its history, by its id',
  async run({ db }, [id = '']) {
    const found = isId('cas', id) ? await findCase(db, id) : undefined
    if (found === undefined) return unknownCase(db, id)
    const rule = caseRule(found.kind)
    const about = [found.subject, found.orderId, found.paymentId, found.refundId]
    const subjects = about.filter((subject) => subject !== null)
    return {
      lines: [
        `${found.id}: ${rule.sentence}, ${found.state}`,
        `  ${sentence(...about, found.reference)}`,
        `  ${sentence(`open ${sayCents(found.openCents, found.currency)}`, sayWhen('by', found.decideBy))}`,
        `  ${found.state === 'open' ? `${rule.decides} decides ${rule.decisions.join(' or ')}` : `decided ${found.decision}`}`,
        ...section('History', (await listHistory(db, subjects)).map(tellEntry)),
      ],
      isFine: true,
    }
  },
}

/** For a number that is no case: says so, with those that may have been meant. */
export async function unknownCase(db: Db, id: string): Promise<CommandAnswer> {
  const open = await listCases(db, 'open')
  const near = nearestNames(id, new Map(open.map((one) => [one.id, one.orderNumber ?? ''])))
  const meant = near.length > 0 ? near : open.slice(0, 3).map((one) => one.id)
  const hint = meant.length === 0 ? ' No case waits.' : ` Waiting: ${meant.join(', ')}.`
  return { lines: [`There is no case ${id === '' ? 'without an id' : id}.${hint}`], isFine: false }
}
