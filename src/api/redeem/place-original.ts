import { builder } from '#api/builder.ts'
import { payloadOr } from '#api/payload.ts'
import { PaymentPayloadRef, rescuePayment } from '#api/payment/payment-payload.ts'
import { payFor, StartPaymentInputRef } from '#api/payment/start-payment.ts'
import { UserDataRef } from '#api/shared/user-data.ts'
import { lookAtRedeem } from '#flows/redeem/change-redeem-cart.ts'
import { takeOriginal } from '#flows/redeem/take-original.ts'
import { callerOf } from './redeem-session.ts'

builder.mutationField('addOriginalPackageToCartAndPlaceOrder', (t) =>
  t.field({
    type: PaymentPayloadRef,
    description:
      'Puts what was chosen first back in place of its alternative, and orders: 2031 as long as it cannot be supplied, else as `startPayment`. Where nothing is ordered, the alternative stays chosen.',
    args: {
      userData: t.arg({ type: UserDataRef, required: true }),
      packageId: t.arg.id({ required: true, description: 'Of the alternative (3201).' }),
      input: t.arg({ type: StartPaymentInputRef, required: true, description: 'How to pay.' }),
    },
    resolve: (_root, { userData, packageId, input }, ctx) =>
      payloadOr(ctx, userData, {
        work: async (call) => {
          const { redeeming, cart } = await lookAtRedeem(ctx.deps, call, callerOf(ctx, userData))
          const { rules } = redeeming
          const { redeemVersion: version = null } = input
          // Told before its payment is judged; the order takes it again.
          takeOriginal(cart, call, { packageId, version: version ?? undefined, rules })
          return payFor(ctx, call, {
            ...{ input, redeemToken: userData.redeemToken, originalOf: packageId },
          })
        },
        rescue: rescuePayment,
      }),
  }),
)
