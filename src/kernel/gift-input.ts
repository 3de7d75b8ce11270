import * as v from 'valibot'
import { cleanLine } from '#kernel/clean-text.ts'
import { deliveryDateSchema } from '#kernel/delivery-date.ts'
import { emailSchema, isRepeated, repeatedEmailSchema } from '#kernel/email.ts'
import type { ErrorName } from '#kernel/error-codes.ts'
import { noteSchema } from '#kernel/note.ts'
import { tagNameSchema } from '#kernel/person-name.ts'
import { deliveryAddressSchema } from '#kernel/postal-address.ts'
import { digitalWrappers, giftPackings, physicalWrappers } from '#kernel/wrapper.ts'

const requiredSchema = v.pipe(
  v.string(),
  v.transform(cleanLine),
  v.nonEmpty('fieldRequired' satisfies ErrorName),
)

/** Blank is none: a giver is then called by the first name of whoever orders. */
const blankableNameSchema = v.union([
  v.pipe(
    v.string(),
    v.transform(cleanLine),
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
    giverName: v.optional(blankableNameSchema),
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

/** Who gets something by post is written to on paper: no mail goes there, and no e-mail address is asked. */
const postedReceiverSchema = v.pipe(
  v.object({ name: tagNameSchema, giverName: v.optional(blankableNameSchema) }),
  v.transform((receiver) => ({ ...receiver, email: '', confirmEmail: '' })),
)

/** Where a gift that was ordered goes instead; a blank name stays as it is. */
export const correctedReceiverSchema = v.intersect([
  repeatedEmailSchema,
  v.object({ name: v.optional(blankableNameSchema) }),
])

/** Another receiver for what lies in a basket. */
export const newReceiverSchema = v.object({ receiver: receiverSchema })

/** Whether it fits the gift is judged where the gift is known. */
const wrapperSchema = v.picklist(
  [...digitalWrappers, ...physicalWrappers],
  'wrapperUnknown' satisfies ErrorName,
)

const giftPackingSchema = v.picklist(giftPackings, 'wrapperUnknown' satisfies ErrorName)
/** Another receiver, and where it is posted. */
export const newPostedReceiverSchema = v.object({
  receiver: postedReceiverSchema,
  address: deliveryAddressSchema,
})

/** Who gets something by mail and something by post. */
export const newMailedAndPostedReceiverSchema = v.object({
  receiver: receiverSchema,
  address: deliveryAddressSchema,
})

/** What a giver writes beside a gift and what it is wrapped in, for one that lies in a basket. */
export const changedGiftSchema = v.object({
  message: v.optional(noteSchema),
  wrapper: v.optional(wrapperSchema),
  giftPacking: v.optional(giftPackingSchema),
  isEachWrapped: v.optional(v.boolean()),
})

const whatEntries = {
  productId: v.string(),
  variationType: v.picklist(['DIGITAL', 'PHYSICAL']),
  amount: v.number(),
  quantity: v.number(),
}

const howEntries = {
  message: v.optional(noteSchema),
  deliveryDate: deliveryDateSchema,
  wrapper: v.optional(wrapperSchema),
  giftPacking: v.optional(giftPackingSchema),
  isEachWrapped: v.optional(v.boolean()),
}

/** For whom a present is, and what its giver says. Amount and quantity are judged where the product is known. */
export const giftSchema = v.object({
  ...whatEntries,
  receiver: v.optional(receiverSchema),
  ...howEntries,
})

/** A present that goes by post. */
export const postedGiftSchema = v.object({
  ...whatEntries,
  receiver: v.optional(postedReceiverSchema),
  address: deliveryAddressSchema,
  ...howEntries,
})

/** One gift for everybody on a list, by mail where nothing else is said. Its rows are judged one by one. */
export const giftForManySchema = v.object({
  ...v.omit(giftSchema, ['variationType', 'receiver', 'message']).entries,
  variationType: v.optional(v.picklist(['DIGITAL', 'PHYSICAL']), 'DIGITAL'),
  giverName: v.optional(blankableNameSchema),
  rows: v.string(),
  message: v.optional(v.string(), ''),
  leavesOutWrong: v.optional(v.boolean(), false),
})
