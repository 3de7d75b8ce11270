import { newReceiverSchema } from '#kernel/gift-input.ts'

/** Judges who gets a parcel; sending it waits for a yes. Loaded when a visitor turns to the form. */
export const receiverTask = {
  schema: newReceiverSchema,
  send: () => Promise.resolve({ errors: [] }),
}
