import * as v from 'valibot'
import type { ErrorName } from '#kernel/error-codes.ts'

const minuteOnClock = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/

/** A minute of a day that exists: '2026-12-05T09:00'. Whether the clock shows it is for whoever knows the time zone. */
function isMinute(text: string): boolean {
  if (!minuteOnClock.test(text)) return false
  const read = new Date(`${text}Z`)
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(text)
}

/** When something is delivered, on a Dutch clock; nothing means at once. */
export const deliveryDateSchema = v.optional(
  v.pipe(v.string(), v.check(isMinute, 'deliveryDateInvalid' satisfies ErrorName)),
)

/** A field of its own, for what is planned anew. */
export const plannedSchema = v.object({ deliveryDate: deliveryDateSchema })
