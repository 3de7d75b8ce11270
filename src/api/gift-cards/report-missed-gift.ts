import { builder } from '#api/builder.ts'
import { parseInput } from '#api/parse-input.ts'
import { type Payload, payload } from '#api/payload.ts'
import { ApiErrorRef } from '#api/shared/api-error.ts'
import { UserDataRef } from '#api/shared/user-data.ts'
import { askAboutMissed } from '#flows/cards/report-missed.ts'
import { identitySchema } from '#kernel/account-input.ts'

const ReportMissedGiftPayloadRef = builder
  .objectRef<Payload<{ isReported: boolean }>>('ReportMissedGiftPayload')
  .implement({
    description: 'Whether the report was noted.',
    fields: (t) => ({
      isReported: t.exposeBoolean('isReported', {
        nullable: true,
        description: 'True for every address, whether a gift was ever sent to it or not.',
      }),
      errors: t.expose('errors', { type: [ApiErrorRef], description: 'Empty when all went well.' }),
    }),
  })

builder.mutationField('reportMissedGift', (t) =>
  t.field({
    type: ReportMissedGiftPayloadRef,
    description:
      'Tells the givers of gifts that nobody opened, and that went to an address, that they never came there. Whoever asks hears nothing of them.',
    args: {
      userData: t.arg({ type: UserDataRef, required: true }),
      email: t.arg.string({ required: true, description: 'Where the gift is waited for.' }),
      captchaToken: t.arg.string({
        required: true,
        description: 'A solved `captchaChallenge` of the action `common`.',
      }),
    },
    resolve: (_root, { userData, captchaToken, ...typed }, ctx) =>
      payload(ctx, userData, async () => {
        const { email } = parseInput(identitySchema, typed)
        await askAboutMissed(ctx.deps, { email, captchaToken, clientIp: ctx.clientIp })
        return { isReported: true }
      }),
  }),
)
