import * as v from 'valibot'
import { emailSchema } from '#kernel/email.ts'
import type { ErrorName } from '#kernel/error-codes.ts'

/** So many days before the last day of a card its holder may be told. */
export const reminderDays = [90, 30, 7] as const

export type ReminderDays = (typeof reminderDays)[number]

/** What a holder asks on the page of a card: when, and at which address. */
export const reminderSchema = v.object({
  days: v.pipe(
    v.array(v.picklist(reminderDays)),
    v.minLength(1, 'fieldRequired' satisfies ErrorName),
  ),
  email: emailSchema,
})
