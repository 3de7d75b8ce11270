import { builder } from '#api/builder.ts'
import { type Payload, payload } from '#api/payload.ts'
import { InputInvalid } from '#api/request-errors.ts'
import { ApiErrorRef } from '#api/shared/api-error.ts'
import { UserDataRef } from '#api/shared/user-data.ts'
import { type AddressAnswer, lookUpAddress } from '#flows/address-lookup/look-up-address.ts'
import { readAddressQuestion } from '#kernel/postal-address.ts'
import { parsePostcode } from '#kernel/postcode.ts'

const FoundAddressRef = builder
  .objectRef<{ street: string; city: string }>('FoundAddress')
  .implement({
    description: 'Where a postcode and a house number lie.',
    fields: (t) => ({
      street: t.exposeString('street', { description: 'Street.' }),
      city: t.exposeString('city', { description: 'Town.' }),
    }),
  })

const AddressLookupStateRef = builder.enumType('AddressLookupState', {
  description: 'What came of looking an address up. Whatever it is, it may be typed by hand.',
  values: {
    FOUND: { description: 'Here it is.' },
    UNKNOWN: { description: 'The directory knows none, or more than one.' },
    UNAVAILABLE: { description: 'The directory does not answer now.' },
  } as const,
})

const AddressLookupPayloadRef = builder
  .objectRef<
    Payload<{
      state: AddressAnswer['state']
      address: { street: string; city: string } | undefined
      isDemonstration: boolean
    }>
  >('AddressLookupPayload')
  .implement({
    description: 'Street and town of a Dutch address, where they are known.',
    fields: (t) => ({
      state: t.expose('state', {
        type: AddressLookupStateRef,
        nullable: true,
        description: 'What came of it; null with an error.',
      }),
      address: t.expose('address', {
        type: FoundAddressRef,
        nullable: true,
        description: 'Null unless it was found.',
      }),
      isDemonstration: t.exposeBoolean('isDemonstration', {
        nullable: true,
        description: 'The directory is a short list: not finding an address says nothing.',
      }),
      errors: t.expose('errors', { type: [ApiErrorRef], description: 'Empty when all went well.' }),
    }),
  })

builder.queryField('addressLookup', (t) =>
  t.field({
    type: AddressLookupPayloadRef,
    description:
      'Street and town of a Dutch postcode and house number. Asked more often than people type, it waits (3601).',
    args: {
      userData: t.arg({ type: UserDataRef, required: true }),
      postCode: t.arg.string({ required: true, description: 'Dutch postcode.' }),
      houseNumber: t.arg.string({ required: true, description: 'House number.' }),
    },
    resolve: (_root, { userData, ...typed }, ctx) =>
      payload(ctx, userData, async () => {
        const question = readAddressQuestion(typed)
        if (question === undefined)
          throw new InputInvalid(parsePostcode(typed.postCode, 'NL') ? 'houseNumber' : 'postCode')
        const { clientIp } = ctx
        const answer = await lookUpAddress(ctx.deps, { ...question, clientIp })
        const address = answer.state === 'FOUND' ? answer.address : undefined
        return { state: answer.state, isDemonstration: answer.isDemonstration, address }
      }),
  }),
)
