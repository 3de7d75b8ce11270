import { builder } from '#api/builder.ts'
import { detailsFrom, GuestDetailsInputRef } from '#api/cart/save-guest-details.ts'
import { VariationTypeRef } from '#api/catalogue/enums.ts'
import { payload } from '#api/payload.ts'
import { settleStreets } from '#api/shared/settle-streets.ts'
import { UserDataRef } from '#api/shared/user-data.ts'
import {
  addRedeemChoice,
  changeRedeemChoice,
  removeRedeemChoice,
  saveRedeemDetails,
} from '#flows/redeem/change-redeem-cart.ts'
import { callerOf } from './redeem-session.ts'
import { RedeemPayloadRef } from './redeem-types.ts'
import { viewRedeem } from './redeem-view.ts'

const RedeemPackageInputRef = builder.inputType('RedeemPackageInput', {
  description: 'What a card is exchanged for.',
  fields: (t) => ({
    productId: t.id({ required: true, description: 'Which gift card or donation (3543).' }),
    variationType: t.field({
      type: VariationTypeRef,
      required: true,
      description: 'By e-mail or by post; a donation goes by e-mail.',
    }),
    amount: t.int({
      required: true,
      description: 'In minor units. By post more than one card may hold becomes several.',
    }),
    quantity: t.int({ description: 'How many of that amount; null: one.' }),
  }),
})

builder.mutationField('addRedeemPackage', (t) =>
  t.field({
    type: RedeemPayloadRef,
    description: 'Chooses something for the cards; the same again is one more of it.',
    args: {
      userData: t.arg({ type: UserDataRef, required: true }),
      package: t.arg({ type: RedeemPackageInputRef, required: true, description: 'What.' }),
    },
    resolve: (_root, { userData, package: asked }, ctx) =>
      payload(ctx, userData, async (call) => {
        const { amount: amountCents, quantity, ...given } = asked
        const choice = { ...given, amountCents, quantity: quantity ?? 1 }
        const caller = callerOf(ctx, userData)
        return viewRedeem(ctx, call, await addRedeemChoice(ctx.deps, call, { caller, choice }))
      }),
  }),
)

const packageIdDescription = 'Which package, as `Package.id` names it (3201).'

builder.mutationField('updateRedeemPackage', (t) =>
  t.field({
    type: RedeemPayloadRef,
    description:
      'Changes amount, number or form, whichever is given; or puts an alternative in place of what cannot be supplied, which is remembered as its `original`.',
    args: {
      userData: t.arg({ type: UserDataRef, required: true }),
      packageId: t.arg.id({ required: true, description: packageIdDescription }),
      amount: t.arg.int({ description: 'In minor units.' }),
      quantity: t.arg.int({ description: '1 to 999.' }),
      variationType: t.arg({ type: VariationTypeRef, description: 'By e-mail or by post.' }),
      productId: t.arg.id({ description: 'An alternative.' }),
    },
    resolve: (_root, { userData, packageId, ...asked }, ctx) =>
      payload(ctx, userData, async (call) => {
        const look = await changeRedeemChoice(ctx.deps, call, {
          caller: callerOf(ctx, userData),
          packageId,
          amountCents: asked.amount ?? undefined,
          quantity: asked.quantity ?? undefined,
          variationType: asked.variationType ?? undefined,
          productId: asked.productId ?? undefined,
        })
        return viewRedeem(ctx, call, look)
      }),
  }),
)

builder.mutationField('removeRedeemPackage', (t) =>
  t.field({
    type: RedeemPayloadRef,
    description: 'Takes something out again.',
    args: {
      userData: t.arg({ type: UserDataRef, required: true }),
      packageId: t.arg.id({ required: true, description: packageIdDescription }),
    },
    resolve: (_root, { userData, packageId }, ctx) =>
      payload(ctx, userData, async (call) => {
        const caller = callerOf(ctx, userData)
        return viewRedeem(
          ctx,
          call,
          await removeRedeemChoice(ctx.deps, call, { caller, packageId }),
        )
      }),
  }),
)

builder.mutationField('saveRedeemDetails', (t) =>
  t.field({
    type: RedeemPayloadRef,
    description:
      'Keeps who redeems, where it is mailed and where it is posted. Every field that is wrong gets its own error.',
    args: {
      userData: t.arg({ type: UserDataRef, required: true }),
      input: t.arg({ type: GuestDetailsInputRef, required: true, description: 'Who redeems.' }),
    },
    resolve: (_root, { userData, input }, ctx) =>
      payload(ctx, userData, async (call) => {
        const details = detailsFrom(await settleStreets(ctx, input), call)
        const caller = callerOf(ctx, userData)
        return viewRedeem(ctx, call, await saveRedeemDetails(ctx.deps, call, { caller, details }))
      }),
  }),
)
