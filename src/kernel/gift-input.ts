import * as v from 'valibot'
import { deliveryDateSchema } from '#kernel/delivery-date.ts'
import { emailSchema, isRepeated } from '#kernel/email.ts'
import type { ErrorName } from '#kernel/error-codes.ts'
import { noteSchema } from '#kernel/note.ts'
import { personNameSchema } from '#kernel/person-name.ts'

const requiredSchema = v.pipe(v.string(), v.trim(), v.nonEmpty('fieldRequired' satisfies ErrorName))

/** Somebody else who gets a present. */
const receiverSchema = v.pipe(
  v.object({ name: personNameSchema, email: emailSchema, confirmEmail: requiredSchema }),
  v.forward(
    v.partialCheck(
      [['email'], ['confirmEmail']],
      ({ email, confirmEmail }) => isRepeated(email, confirmEmail),
      'emailsDiffer' satisfies ErrorName,
    ),
    ['confirmEmail'],
  ),
)

/** For whom a present is, and what its giver says. Amount and quantity are judged where the product is known. */
export const giftSchema = v.object({
  productId: v.string(),
  variationType: v.picklist(['DIGITAL', 'PHYSICAL']),
  amount: v.number(),
  quantity: v.number(),
  receiver: v.optional(receiverSchema),
  message: v.optional(noteSchema),
  deliveryDate: deliveryDateSchema,
})
