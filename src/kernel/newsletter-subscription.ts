import * as v from 'valibot'
import { cleanLine } from '#kernel/clean-text.ts'
import { emailSchema } from '#kernel/email.ts'
import { personNameSchema } from '#kernel/person-name.ts'

/** Who wants the newsletter. An empty name counts as none: it is a courtesy. */
export const newsletterSubscriptionSchema = v.object({
  email: emailSchema,
  firstName: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => cleanLine(text) || undefined),
      v.optional(personNameSchema),
    ),
  ),
})
