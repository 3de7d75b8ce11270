import { builder } from '#api/builder.ts'
import { payloadOr } from '#api/payload.ts'
import { PaymentPayloadRef, rescuePayment } from '#api/payment/payment-payload.ts'
import { payFor, StartPaymentInputRef } from '#api/payment/start-payment.ts'
import { UserDataRef } from '#api/shared/user-data.ts'
import { takeOriginalChoice } from '#flows/redeem/change-redeem-cart.ts'
import { callerOf } from './redeem-session.ts'

builder.mutationField('addOriginalPackageToCartAndPlaceOrder', (t) =>
  t.field({
    type: PaymentPayloadRef,
    description:
      'Puts what was chosen first back in place of its alternative, and orders: 2031 as long as it cannot be supplied, else as `startPayment`.',
    args: {
      userData: t.arg({ type: UserDataRef, required: true }),
      packageId: t.arg.id({ required: true, description: 'Of the alternative (3201).' }),
      input: t.arg({ type: StartPaymentInputRef, required: true, description: 'How to pay.' }),
    },
    resolve: (_root, { userData, packageId, input }, ctx) =>
      payloadOr(ctx, userData, {
        work: async (call) => {
          const caller = callerOf(ctx, userData)
          await takeOriginalChoice(ctx.deps, call, { caller, packageId })
          return payFor(ctx, call, { input, redeemToken: userData.redeemToken })
        },
        rescue: rescuePayment,
      }),
  }),
)
