import * as v from 'valibot'
import {
  newMailedAndPostedReceiverSchema,
  newPostedReceiverSchema,
  newReceiverSchema,
} from '#kernel/gift-input.ts'
import type { TypedValues } from '#ui/form/shop-form.ts'
import { checkStreet } from './check-street.ts'
import type { Needs } from './person-fields.tsx'
import type { NewReceiver } from './receiver-to-change.ts'

type Mailed = typeof newReceiverSchema
type Both = typeof newMailedAndPostedReceiverSchema

/** An address is there where something goes by post. */
type PersonSchema = v.GenericSchema<
  v.InferInput<Mailed> & Partial<Pick<v.InferInput<Both>, 'address'>>,
  v.InferOutput<Mailed> & Partial<Pick<v.InferOutput<Both>, 'address'>>
>

function schemaOf({ hasMail, hasPost }: Needs) {
  if (!hasPost) return newReceiverSchema
  return hasMail ? newMailedAndPostedReceiverSchema : newPostedReceiverSchema
}

/** Judges who is named; what is known of them already is not asked. Loaded when a visitor turns to the form. */
export const personTask = (needs: Needs, known: NewReceiver | undefined) => ({
  schema: schemaOf(needs) as unknown as PersonSchema,
  read: (typed: TypedValues) => {
    const { receiver, address } = v.parse(typedSchema, typed)
    const { name, email, giverName } = known ?? {}
    const knownEmail = email ? { email, confirmEmail: email } : {}
    return {
      receiver: { ...(known && { name, giverName }), ...knownEmail, ...receiver },
      ...(needs.hasPost && { address: { ...known?.address, ...address } }),
    }
  },
  send: checkStreet,
})

const typedSchema = v.object({
  receiver: v.optional(v.record(v.string(), v.unknown())),
  address: v.optional(v.record(v.string(), v.unknown())),
})
