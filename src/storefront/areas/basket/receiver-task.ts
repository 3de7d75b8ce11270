import type * as v from 'valibot'
import { newPostedReceiverSchema, newReceiverSchema } from '#kernel/gift-input.ts'
import { checkStreet } from './check-street.ts'

/** Judges who gets a parcel; sending it waits for a yes. Loaded when a visitor turns to the form. */
export const receiverTask = (isByPost: boolean) => ({
  schema: (isByPost ? newPostedReceiverSchema : newReceiverSchema) as unknown as ReceiverSchema,
  send: checkStreet,
})

type Posted = typeof newPostedReceiverSchema

/** By e-mail or by post: an address is there where it goes by post. */
type ReceiverSchema = v.GenericSchema<
  v.InferInput<typeof newReceiverSchema> & Partial<Pick<v.InferInput<Posted>, 'address'>>,
  v.InferOutput<typeof newReceiverSchema> & Partial<Pick<v.InferOutput<Posted>, 'address'>>
>
