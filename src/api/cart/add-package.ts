import * as v from 'valibot'
import { builder } from '#api/builder.ts'
import { cartMomentOf } from '#api/cart/cart-moment.ts'
import { VariationTypeRef } from '#api/catalogue/enums.ts'
import { parseInput } from '#api/parse-input.ts'
import { mutation } from '#api/payload.ts'
import { settleStreets } from '#api/shared/settle-streets.ts'
import { UserDataRef } from '#api/shared/user-data.ts'
import { addPackage } from '#domain/cart/add-package.ts'
import type { KnownReceiver, PackageToAdd } from '#domain/cart/cart.ts'
import type { Destination } from '#domain/cart/destination.ts'
import {
  giftSchema,
  newMailedAndPostedReceiverSchema,
  newPostedReceiverSchema,
  newReceiverSchema,
  postedGiftSchema,
} from '#kernel/gift-input.ts'
import { nameLengthMax, noteLengthMax } from '#kernel/limits.ts'
import { optionalDeliveryAddressSchema } from '#kernel/postal-address.ts'
import { firstWrapper, isPlainWrapper, type PlainWrapper } from '#kernel/wrapper.ts'
import { AddressInputRef } from './address-input.ts'
import { CartPayloadRef } from './cart-payload.ts'
import { viewCart } from './cart-view.ts'

export const ReceiverInputRef = builder.inputType('ReceiverInput', {
  description: 'Another person who receives a gift.',
  fields: (t) => ({
    name: t.string({ required: true, description: "The receiver's name, as the giver wrote it." }),
    email: t.string({ description: 'Where the card goes; none of what goes by post.' }),
    confirmEmail: t.string({ description: 'The same again.' }),
    giverName: t.string({
      description:
        'From whom the tag says that it is, such as `Opa en oma`; null: the first name of whoever orders.',
    }),
  }),
})

export const PackageInputRef = builder.inputType('PackageInput', {
  description: 'What to put in the basket.',
  fields: (t) => ({
    productId: t.id({ required: true, description: 'Which product.' }),
    variationType: t.field({
      type: VariationTypeRef,
      required: true,
      description: 'In which form.',
    }),
    amount: t.int({ required: true, description: 'Face value in minor units.' }),
    quantity: t.int({ required: true, description: '1 to 999.' }),
    receiver: t.field({ type: ReceiverInputRef, description: 'For whom; null: for me.' }),
    address: t.field({
      type: AddressInputRef,
      description:
        'Where it is posted. Null: by e-mail, or to the address of whoever orders and keeps it.',
    }),
    message: t.string({ description: 'A note of 1 to 150 characters, without emoji.' }),
    deliveryDate: t.string({
      description:
        'When: a minute on a Dutch clock, as `2026-12-05T09:00`; null: at once. By post the day counts on which it is to arrive.',
    }),
    wrapper: t.id({
      description:
        'The paper that it is unwrapped from, by its id in `wrappings`; null: the first one that costs nothing, and none around what goes by post. One without a price is of no meaning for what is for me.',
    }),
    giftPacking: t.id({ description: 'The box around what goes by post, likewise; null: none.' }),
    isEachWrapped: t.boolean({
      description:
        'Of what goes by post, whether each card is wrapped by itself; otherwise up to ten together.',
    }),
  }),
})

/** Its moment is not judged yet: that takes the time. */
type PlannedPackage = Omit<PackageToAdd, 'deliveryDate'> & { deliveryDate?: string | undefined }

type TypedGift = v.InferOutput<typeof giftSchema> & {
  address?: v.InferOutput<typeof optionalDeliveryAddressSchema>
}

const planned = ({ amount, receiver, message, wrapper, ...gift }: TypedGift): PlannedPackage => ({
  ...gift,
  amountCents: amount,
  message,
  wrapper: gift.variationType === 'PHYSICAL' ? wrapper : digitalWrapperOf(receiver, wrapper),
  receiver: receiver === undefined ? { kind: 'self' } : somebodyElse(receiver),
})

const packageSchema = v.pipe(giftSchema, v.transform(planned))

/** What goes to somebody else needs an address, of which every part that is missing is told. */
const postedPackageSchema = v.pipe(
  v.lazy((typed) =>
    v.is(v.object({ receiver: v.object({}) }), typed)
      ? postedGiftSchema
      : v.object({ ...postedGiftSchema.entries, address: optionalDeliveryAddressSchema }),
  ),
  v.transform(planned),
)

/** A paper without a price is of no meaning for what is for the giver; one with a price is judged. */
const digitalWrapperOf = <Paper extends string>(
  receiver: object | undefined,
  wrapper: Paper | undefined,
): Paper | PlainWrapper | undefined => {
  if (receiver !== undefined) return wrapper ?? firstWrapper
  return isPlainWrapper(wrapper) ? undefined : wrapper
}

type TypedReceiver = v.InferOutput<typeof newReceiverSchema>['receiver']

const somebodyElse = ({ name, email, giverName }: TypedReceiver): KnownReceiver['receiver'] => ({
  kind: 'other',
  ...{ name, email, giverName },
})

const limits = { noteTooLong: { max: noteLengthMax }, nameTooLong: { max: nameLengthMax } }

/** The package that was asked for; throws an error for each field that is wrong, and what `cartMomentOf` throws. */
export function packageFrom(input: object, now: Date): PackageToAdd {
  const isByPost = 'variationType' in input && input.variationType === 'PHYSICAL'
  const schema = isByPost ? postedPackageSchema : packageSchema
  const { deliveryDate, ...gift } = parseInput(
    schema,
    isByPost ? withAddress(input) : input,
    limits,
  )
  return { ...gift, deliveryDate: cartMomentOf(deliveryDate, { form: gift.variationType, now }) }
}

/** An address that is left out is missing in each of its parts. */
const withAddress = (input: object): object =>
  'address' in input && input.address !== null ? input : { ...input, address: {} }

type Asked = { receiver?: object | null | undefined; address?: object | null | undefined }

/**
 * Another receiver for what lies in the basket: the giver where none is named, by post where an address is. Throws an error for
 * each field that is wrong.
 */
export function destinationFrom({ receiver, address }: Asked): Destination {
  if (receiver) return knownReceiverFrom({ receiver, address })
  const own = parseInput(v.object({ address: optionalDeliveryAddressSchema }), {
    address: address ?? undefined,
  })
  return { receiver: { kind: 'self' }, address: own.address }
}

/** Another person: with an e-mail address, or with a postal one, and then an e-mail address too where one is typed. */
export function knownReceiverFrom({ receiver: typed, address }: Asked): KnownReceiver {
  if (!address)
    return {
      receiver: somebodyElse(parseInput(newReceiverSchema, { receiver: typed }, limits).receiver),
    }
  const isMailedToo = v.is(v.object({ email: v.pipe(v.string(), v.nonEmpty()) }), typed)
  const schema = isMailedToo ? newMailedAndPostedReceiverSchema : newPostedReceiverSchema
  const both = parseInput(schema, { receiver: typed, address }, limits)
  return { receiver: somebodyElse(both.receiver), address: both.address }
}

builder.mutationField('addPackage', (t) =>
  t.field({
    type: CartPayloadRef,
    description: 'Puts something in the basket, and makes the basket when there is none.',
    args: {
      userData: t.arg({ type: UserDataRef, required: true }),
      input: t.arg({ type: PackageInputRef, required: true, description: 'What to add.' }),
    },
    resolve: (_root, { userData, input }, ctx) =>
      mutation(ctx, userData, async (one, call) => {
        const cart = await addPackage(one, call, {
          package: packageFrom(await settleStreets(ctx, input), call.now),
          visitorKey: ctx.visitor.ensureKey(),
          language: call.language,
          now: call.now,
        })
        return { order: () => viewCart(cart, call) }
      }),
  }),
)
