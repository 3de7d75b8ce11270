import * as v from 'valibot'
import { deliveryDateSchema } from '#kernel/delivery-date.ts'
import { emailSchema, isRepeated } from '#kernel/email.ts'
import type { ErrorName } from '#kernel/error-codes.ts'
import { noteSchema } from '#kernel/note.ts'
import { tagNameSchema } from '#kernel/person-name.ts'
import { digitalWrappers, giftPackings, physicalWrappers } from '#kernel/wrapper.ts'

const requiredSchema = v.pipe(v.string(), v.trim(), v.nonEmpty('fieldRequired' satisfies ErrorName))

/** Blank is the first name of whoever orders. */
const giverNameSchema = v.union([
  v.pipe(
    v.string(),
    v.trim(),
    v.literal(''),
    v.transform(() => undefined),
  ),
  tagNameSchema,
])

/** Somebody else who gets a present, and from whom they read that it is. */
const receiverSchema = v.pipe(
  v.object({
    name: tagNameSchema,
    email: emailSchema,
    confirmEmail: requiredSchema,
    giverName: v.optional(giverNameSchema),
  }),
  v.forward(
    v.partialCheck(
      [['email'], ['confirmEmail']],
      ({ email, confirmEmail }) => isRepeated(email, confirmEmail),
      'emailsDiffer' satisfies ErrorName,
    ),
    ['confirmEmail'],
  ),
)

/** Another receiver for what lies in a basket. */
export const newReceiverSchema = v.object({ receiver: receiverSchema })

/** Whether it fits the gift is judged where the gift is known. */
const wrapperSchema = v.picklist(
  [...digitalWrappers, ...physicalWrappers],
  'wrapperUnknown' satisfies ErrorName,
)

const giftPackingSchema = v.picklist(giftPackings, 'wrapperUnknown' satisfies ErrorName)

/** What a giver writes beside a gift and what it is wrapped in, for one that lies in a basket. */
export const changedGiftSchema = v.object({
  message: v.optional(noteSchema),
  wrapper: v.optional(wrapperSchema),
  giftPacking: v.optional(giftPackingSchema),
  isEachWrapped: v.optional(v.boolean()),
})

/** For whom a present is, and what its giver says. Amount and quantity are judged where the product is known. */
export const giftSchema = v.object({
  productId: v.string(),
  variationType: v.picklist(['DIGITAL', 'PHYSICAL']),
  amount: v.number(),
  quantity: v.number(),
  receiver: v.optional(receiverSchema),
  message: v.optional(noteSchema),
  deliveryDate: deliveryDateSchema,
  wrapper: v.optional(wrapperSchema),
  giftPacking: v.optional(giftPackingSchema),
  isEachWrapped: v.optional(v.boolean()),
})

/** One digital gift for everybody on a list. Its rows are judged one by one. */
export const giftForManySchema = v.object({
  ...v.omit(giftSchema, ['variationType', 'receiver', 'message']).entries,
  giverName: v.optional(giverNameSchema),
  rows: v.string(),
  message: v.optional(v.string(), ''),
  leavesOutWrong: v.optional(v.boolean(), false),
})
