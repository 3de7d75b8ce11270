import { builder } from '#api/builder.ts'
import { CartPayloadRef } from '#api/cart/cart-payload.ts'
import { viewCart } from '#api/cart/cart-view.ts'
import { parseInput } from '#api/parse-input.ts'
import { payload } from '#api/payload.ts'
import { UserDataRef } from '#api/shared/user-data.ts'
import { createActivationOrder } from '#flows/cards/create-activation-order.ts'
import { activationSchema, rangeOf } from '#kernel/activation.ts'

const ActivationInputRef = builder.inputType('ActivationInput', {
  description: 'Which printed card gets how much.',
  fields: (t) => ({
    cardNumber: t.string({
      required: true,
      description: '19 digits; spaces, dots and dashes do not matter.',
    }),
    amount: t.int({
      required: true,
      description: 'In minor units: whole euros (3532), as many as its programme takes (3533).',
    }),
    email: t.string({ required: true, description: 'Where the confirmation goes.' }),
    acceptTerms: t.boolean({ required: true, description: 'The terms are agreed to.' }),
    captchaToken: t.string({
      required: true,
      description: 'A solved `captchaChallenge` of the action `common`.',
    }),
  }),
})

builder.mutationField('createActivationOrder', (t) =>
  t.field({
    type: CartPayloadRef,
    description:
      'Keeps an order that puts value on a printed card, beside the basket, in place of the one that the visitor began before; `startPayment` pays it. Whatever stands in the way of a number of a known beginning is one error (3530).',
    args: {
      userData: t.arg({ type: UserDataRef, required: true }),
      input: t.arg({ type: ActivationInputRef, required: true, description: 'Which, how much.' }),
    },
    resolve: (_root, { userData, input }, ctx) =>
      payload(ctx, userData, async (call) => {
        const { activation, currency } = call.storefront
        const { captchaToken, ...given } = input
        const range = rangeOf(activation, given.cardNumber)
        const money = (cents: number) => ({ currency, cents })
        const limits = range && { min: money(range.minCents), max: money(range.maxCents) }
        const { cardNumber, email, amount } = parseInput(activationSchema(activation), given, {
          ...(limits && { activationAmountOutOfRange: limits }),
        })
        const cart = await createActivationOrder(ctx.deps, {
          ...{ cardNumber, email, amountCents: amount, captchaToken },
          clientIp: ctx.clientIp,
          visitorKey: ctx.visitor.ensureKey(),
          language: call.language,
        })
        return { order: () => viewCart(cart, call) }
      }),
  }),
)
