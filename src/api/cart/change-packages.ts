import { builder } from '#api/builder.ts'
import { momentOf } from '#api/cart/moment.ts'
import { parseInput } from '#api/parse-input.ts'
import { mutation } from '#api/payload.ts'
import { UserDataRef } from '#api/shared/user-data.ts'
import { changeDeliveryDate } from '#domain/cart/change-delivery-date.ts'
import { removePackage, removePackageGroup } from '#domain/cart/remove-package.ts'
import { updatePackage } from '#domain/cart/update-package.ts'
import { plannedSchema } from '#kernel/delivery-date.ts'
import { changedGiftSchema } from '#kernel/gift-input.ts'
import { noteLengthMax } from '#kernel/limits.ts'
import { CartPayloadRef, changeOf } from './cart-payload.ts'
import { viewCart } from './cart-view.ts'

export const versionDescription =
  'The basket as the visitor saw it, by its version: where another window changed it since, nothing happens (3211).'

type Written = { message?: string | null | undefined; wrapper?: string | number | null | undefined }

/** An empty note takes away the one there is. */
function writtenFrom({ message, wrapper }: Written) {
  const isEmptied = message?.trim() === ''
  const given = parseInput(
    changedGiftSchema,
    { message: isEmptied ? undefined : message, wrapper },
    { noteTooLong: { max: noteLengthMax } },
  )
  return { ...given, ...(isEmptied && { message: null }) }
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
      wrapper: t.arg.id({ description: 'Another paper, for what is wrapped.' }),
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
        return { order: viewCart(cart, call) }
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
        return { order: viewCart(cart, call) }
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
        description: 'A minute on a Dutch clock, as `2026-12-05T09:00`; null: at once.',
      }),
    },
    resolve: (_root, { userData, shipmentTag, deliveryDate: asked }, ctx) =>
      mutation(ctx, userData, async (one, call) => {
        const { deliveryDate } = parseInput(plannedSchema, { deliveryDate: asked })
        const moment = momentOf(deliveryDate, call.now)
        const change = { ...changeOf(ctx, call), shipmentTag, deliveryDate: moment }
        const cart = await changeDeliveryDate(one, change)
        return { order: viewCart(cart, call) }
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
        return { order: viewCart(cart, call) }
      }),
  }),
)
