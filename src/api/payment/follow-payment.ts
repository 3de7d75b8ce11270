import * as v from 'valibot'
import { builder } from '#api/builder.ts'
import { parseInput } from '#api/parse-input.ts'
import { payloadOr } from '#api/payload.ts'
import { UserDataRef } from '#api/shared/user-data.ts'
import { completePayment } from '#flows/payments/complete-payment.ts'
import { showPayment } from '#flows/payments/show-payment.ts'
import { redirectResultSchema } from '#kernel/payment-return.ts'
import { PaymentPayloadRef, rescuePayment, viewPayment } from './payment-payload.ts'

/** A bank's app may bring the shopper back in another browser, which has no key: then they learn less. */
const unknownVisitor = ''

const returnSchema = v.object({ redirectResult: v.optional(redirectResultSchema) })

builder.mutationField('submitPaymentDetails', (t) =>
  t.field({
    type: PaymentPayloadRef,
    description: 'Hands in what the payment page brought back; safe to repeat.',
    args: {
      userData: t.arg({ type: UserDataRef, required: true }),
      orderUuid: t.arg.string({ required: true, description: 'Which order.' }),
      redirectResult: t.arg.string({ description: 'As it stood in the address of the return.' }),
    },
    resolve: (_root, { userData, orderUuid, ...brought }, ctx) =>
      payloadOr(ctx, userData, {
        work: async () => {
          const visitorKey = ctx.visitor.key ?? unknownVisitor
          const { redirectResult } = parseInput(returnSchema, brought)
          const back = { orderUuid, visitorKey, redirectResult, shopperIp: ctx.clientIp }
          return viewPayment(await completePayment(ctx.deps, back))
        },
        rescue: rescuePayment,
      }),
  }),
)

builder.mutationField('checkPayment', (t) =>
  t.field({
    type: PaymentPayloadRef,
    description: 'Asks how the payment stands; the processing page polls it.',
    args: {
      userData: t.arg({ type: UserDataRef, required: true }),
      orderUuid: t.arg.string({ required: true, description: 'Which order.' }),
    },
    resolve: (_root, { userData, orderUuid }, ctx) =>
      payloadOr(ctx, userData, {
        work: async () => {
          const visitorKey = ctx.visitor.key ?? unknownVisitor
          return viewPayment(await showPayment(ctx.deps, { orderUuid, visitorKey }))
        },
        rescue: rescuePayment,
      }),
  }),
)
