import { dayMs } from '#kernel/day-ms.ts'

const secondMs = 1000
const minuteMs = 60 * secondMs
const hourMs = 60 * minuteMs

/** Thirty days after the first attempt the provider gives up. */
export const giveUpAfterMs = 30 * dayMs

const delaysMs = {
  adyen: [
    ...[9, 18, 27].map((seconds) => seconds * secondMs),
    ...[2, 5, 10, 15, 30].map((minutes) => minutes * minuteMs),
    ...[1, 2, 4, 8].map((hours) => hours * hourMs),
  ],
  quick: [0.25, 0.5, 1, 2, 3].map((seconds) => seconds * secondMs),
}

export type RetrySchedule = keyof typeof delaysMs

/** How long after a failed attempt (1 is the first) the next one follows; the last delay repeats. */
export function retryDelayMs(schedule: RetrySchedule, attempt: number): number {
  const delays = delaysMs[schedule]
  return delays[Math.min(attempt, delays.length) - 1] ?? 0
}
