import { within } from '#kernel/within.ts'

/** Longer than the shop takes for any change: the slowest, a payment, is answered in 8 seconds. */
export const answerMs = 20_000

/** For an answer without which the visitor goes on as well; less than what a press waits. */
export const sparedAnswerMs = 5_000

/** The answer to one question; rejects when it does not come within `waitMs`. */
export async function answerWithin<Answer>(
  ask: () => Promise<Answer>,
  waitMs = answerMs,
): Promise<Answer> {
  const late = () => new Error('No answer came in time.')
  // A failure that comes later is nobody's any more: the visitor was told already.
  return within(waitMs, ask(), { late, tooLate: () => {} })
}
