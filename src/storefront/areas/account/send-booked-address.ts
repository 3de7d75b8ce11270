import type * as v from 'valibot'
import { bookedAddressSchema } from '#kernel/address-book.ts'
import { typedPhoneSchema } from '#kernel/phone.ts'
import { keepInBook } from '#storefront/parts/address-book/keep-in-book.ts'
import type { TypedValues } from '#ui/form/shop-form.ts'

const schema = bookedAddressSchema(typedPhoneSchema)

/**
 * Keeps an address: the entry of this id, or a new one. Loaded when a customer turns to the form.
 */
export const sendBookedAddress = (id: string | undefined) => ({
  schema,
  /** A box that is not ticked is not sent. */
  read: ({ isDefaultBilling, isDefaultDelivery, ...typed }: TypedValues) => ({
    ...typed,
    isDefaultBilling: isDefaultBilling !== undefined,
    isDefaultDelivery: isDefaultDelivery !== undefined,
  }),
  send: (input: v.InferOutput<typeof schema>) => keepInBook({ id: id ?? null, input }),
})
