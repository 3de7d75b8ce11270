import { builder } from '#api/builder.ts'
import { cartMomentOf } from '#api/cart/cart-moment.ts'
import { parseInput } from '#api/parse-input.ts'
import { mutation } from '#api/payload.ts'
import { UserDataRef } from '#api/shared/user-data.ts'
import { changeDeliveryDate } from '#domain/cart/change-delivery-date.ts'
import { removePackage, removePackageGroup } from '#domain/cart/remove-package.ts'
import { updatePackage } from '#domain/cart/update-package.ts'
import type { VariationType } from '#domain/catalogue/product.ts'
import { plannedSchema } from '#kernel/delivery-date.ts'
import { changedGiftSchema } from '#kernel/gift-input.ts'
import { noteLengthMax } from '#kernel/limits.ts'
import { CartPayloadRef, changeOf } from './cart-payload.ts'
import { viewCart } from './cart-view.ts'

export const versionDescription =
  'The basket as the visitor saw it, by its version: where another window changed it since, nothing happens (3211).'

type Id = string | number | null | undefined

type Written = {
  message?: string | null | undefined
  wrapper?: Id
  giftPacking?: Id
  isEachWrapped?: boolean | null | undefined
}

/** What is sent empty takes away what there is. */
function writtenFrom(written: Written) {
  const emptied = (['message', 'wrapper', 'giftPacking'] as const).filter(
    (name) => String(written[name] ?? '-').trim() === '',
  )
  const none = Object.fromEntries(emptied.map((name) => [name, undefined]))
  const taken = Object.fromEntries(emptied.map((name) => [name, null]))
  const given = parseInput(
    changedGiftSchema,
    { ...written, ...none },
    { noteTooLong: { max: noteLengthMax } },
  )
  return { ...given, ...taken }
}

const packageIdDescription = 'Which package, as `Package.id` names it.'

builder.mutationField('updatePackage', (t) =>
  t.field({
    type: CartPayloadRef,
    description: 'Changes quantity, amount, note or paper, whichever is given.',
    args: {
      userData: t.arg({ type: UserDataRef, required: true }),
      packageId: t.arg.id({ required: true, description: packageIdDescription }),
      quantity: t.arg.int({ description: '1 to 999.' }),
      amount: t.arg.int({ description: 'Face value in minor units.' }),
      message: t.arg.string({ description: 'Another note; empty: none. Left out: as it was.' }),
      wrapper: t.arg.id({
        description:
          'Another paper, for what is wrapped; empty: none around what goes by post. Left out: as it was.',
      }),
      giftPacking: t.arg.id({
        description: 'The box around what goes by post; empty: none. Left out: as it was.',
      }),
      isEachWrapped: t.arg.boolean({
        description: 'Of what goes by post, whether each card is wrapped by itself.',
      }),
      version: t.arg.int({ description: versionDescription }),
    },
    resolve: (_root, { userData, packageId, quantity, amount, version, ...written }, ctx) =>
      mutation(ctx, userData, async (one, call) => {
        const cart = await updatePackage(one, call, {
          ...changeOf(ctx, call),
          ...writtenFrom(written),
          packageId,
          version: version ?? undefined,
          quantity: quantity ?? undefined,
          amountCents: amount ?? undefined,
        })
        return { order: () => viewCart(cart, call) }
      }),
  }),
)

builder.mutationField('removePackage', (t) =>
  t.field({
    type: CartPayloadRef,
    description: 'Takes a package out of the basket.',
    args: {
      userData: t.arg({ type: UserDataRef, required: true }),
      packageId: t.arg.id({ required: true, description: packageIdDescription }),
    },
    resolve: (_root, { userData, packageId }, ctx) =>
      mutation(ctx, userData, async (one, call) => {
        const cart = await removePackage(one, { ...changeOf(ctx, call), packageId })
        return { order: () => viewCart(cart, call) }
      }),
  }),
)

builder.mutationField('changeShipmentDate', (t) =>
  t.field({
    type: CartPayloadRef,
    description: 'Has what goes to one receiver delivered at another moment.',
    args: {
      userData: t.arg({ type: UserDataRef, required: true }),
      shipmentTag: t.arg.string({ required: true, description: 'Which shipment, by its tag.' }),
      deliveryDate: t.arg.string({
        description:
          'A minute on a Dutch clock, as `2026-12-05T09:00`; null: at once. By post the day counts.',
      }),
    },
    resolve: (_root, { userData, shipmentTag, deliveryDate: asked }, ctx) =>
      mutation(ctx, userData, async (one, call) => {
        const { deliveryDate } = parseInput(plannedSchema, { deliveryDate: asked })
        const change = {
          ...changeOf(ctx, call),
          shipmentTag,
          momentFor: (form: VariationType) => cartMomentOf(deliveryDate, { form, now: call.now }),
        }
        const cart = await changeDeliveryDate(one, change)
        return { order: () => viewCart(cart, call) }
      }),
  }),
)

builder.mutationField('deleteGiftcardPackageGroup', (t) =>
  t.field({
    type: CartPayloadRef,
    description: 'Takes a row out of the basket: a package, or a whole shipment.',
    args: {
      userData: t.arg({ type: UserDataRef, required: true }),
      shipmentTag: t.arg.string({ required: true, description: 'Which shipment, by its tag.' }),
      packageId: t.arg.id({ description: 'Which package of it; without it the whole shipment.' }),
    },
    resolve: (_root, { userData, shipmentTag, packageId }, ctx) =>
      mutation(ctx, userData, async (one, call) => {
        const group = { shipmentTag, packageId: packageId ?? undefined }
        const cart = await removePackageGroup(one, { ...changeOf(ctx, call), ...group })
        return { order: () => viewCart(cart, call) }
      }),
  }),
)
