import * as v from 'valibot'
import { cleanLine } from '#kernel/clean-text.ts'
import { contactMessageSchema, orderNumberSchema } from '#kernel/contact-message.ts'
import { emailSchema } from '#kernel/email.ts'
import type { ErrorName } from '#kernel/error-codes.ts'
import { personNameSchema } from '#kernel/person-name.ts'

/** What the contact form asks. Whether the subject is one of the list, the shop decides. */
export const messageToShopSchema = v.object({
  name: personNameSchema,
  email: emailSchema,
  subject: v.pipe(
    v.string(),
    v.transform(cleanLine),
    v.nonEmpty('fieldRequired' satisfies ErrorName),
  ),
  orderNumber: v.optional(orderNumberSchema),
  message: contactMessageSchema,
})
