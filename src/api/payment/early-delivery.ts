import * as v from 'valibot'
import { ask } from '#api/ask.ts'
import { builder } from '#api/builder.ts'
import { parseInput } from '#api/parse-input.ts'
import { UserDataRef } from '#api/shared/user-data.ts'
import { dayWithoutConsent, type EarlyDelivery } from '#kernel/early-delivery.ts'
import { earlyDeliveryText } from '#kernel/early-delivery-text.ts'

const EarlyDeliveryInputRef = builder.inputType('EarlyDeliveryInput', {
  description:
    'What a consumer says of delivery within the days of the right to withdraw: one of the two.',
  fields: (t) => ({
    agreedText: t.int({ description: 'They ticked the box: which wording of it.' }),
    notBefore: t.string({
      description: 'They did not: the day from which they were told that it is delivered.',
    }),
  }),
})

export const earlyDeliveryArg = {
  type: EarlyDeliveryInputRef,
  description: 'Needed where `GiftcardOrder.earlyDelivery` is given (3362).',
} as const

const day = /^\d{4}-\d{2}-\d{2}$/

const agreedSchema = v.pipe(
  v.object({ agreedText: v.pipe(v.number(), v.minValue(1), v.maxValue(earlyDeliveryText)) }),
  v.transform(({ agreedText }): EarlyDelivery => ({ isAgreed: true, textVersion: agreedText })),
)

const toldSchema = v.pipe(
  v.object({ notBefore: v.pipe(v.string(), v.regex(day)) }),
  v.transform(({ notBefore }): EarlyDelivery => ({ isAgreed: false, notBefore })),
)

const isToldDay = v.object({ agreedText: v.optional(v.undefined()), notBefore: v.unknown() })

const earlyDeliverySchema = v.optional(
  v.lazy((said) => (v.is(isToldDay, said) ? toldSchema : agreedSchema)),
)

const saidSchema = v.object({ earlyDelivery: earlyDeliverySchema })

/** What was said, as the flows know it; a wording that was never shown is no consent (3001). */
export const saidOf = (earlyDelivery: unknown): { earlyDelivery: EarlyDelivery | undefined } => ({
  earlyDelivery: parseInput(saidSchema, { earlyDelivery }).earlyDelivery,
})

export const EarlyDeliveryRef = builder
  .objectRef<{ notBefore: string }>('EarlyDelivery')
  .implement({
    description: 'Cards would come within the days of the right to withdraw.',
    fields: (t) => ({
      notBefore: t.exposeString('notBefore', {
        description: 'The first day of delivery without the consent of a consumer: `2026-12-10`.',
      }),
    }),
  })

builder.queryField('earlyDelivery', (t) =>
  t.field({
    type: EarlyDeliveryRef,
    description: 'For one gift that is ordered by itself now.',
    args: { userData: t.arg({ type: UserDataRef, required: true }) },
    resolve: (_root, { userData }, ctx) => {
      ask(ctx, userData)
      return { notBefore: dayWithoutConsent(ctx.deps.clock.now()).toString() }
    },
  }),
)
