import type { HistoryEntry } from '#domain/history/list-history.ts'
import { sayMoment, sentence } from './words.ts'

/** A line of a history: when, what about, what happened, by whom. */
export const tellEntry = ({ writtenAt, subject, event, actor, facts }: HistoryEntry): string =>
  sentence(
    sayMoment(writtenAt),
    subject,
    event,
    `by ${actor}`,
    Object.keys(facts).length === 0 ? null : JSON.stringify(facts),
  )
