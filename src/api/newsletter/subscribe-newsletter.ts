import { builder } from '#api/builder.ts'
import { parseInput } from '#api/parse-input.ts'
import { type Payload, payload } from '#api/payload.ts'
import { ApiErrorRef } from '#api/shared/api-error.ts'
import { UserDataRef } from '#api/shared/user-data.ts'
import { passCaptcha } from '#flows/abuse/pass-captcha.ts'
import { subscribeToNewsletter } from '#flows/newsletter/subscribe-to-newsletter.ts'
import { newsletterSubscriptionSchema } from '#kernel/newsletter-subscription.ts'

const SubscribeNewsletterPayloadRef = builder
  .objectRef<Payload<{ status: boolean }>>('SubscribeNewsletterPayload')
  .implement({
    description: 'Whether the wish was noted.',
    fields: (t) => ({
      status: t.exposeBoolean('status', {
        nullable: true,
        description: 'True for every address, whether it is known or not.',
      }),
      errors: t.expose('errors', { type: [ApiErrorRef], description: 'Empty when all went well.' }),
    }),
  })

builder.mutationField('subscribeNewsletter', (t) =>
  t.field({
    type: SubscribeNewsletterPayloadRef,
    description:
      'Asks for the newsletter. The mailbox gets a link that confirms it; until then no letter is sent. One mail an hour for an address at most.',
    args: {
      userData: t.arg({ type: UserDataRef, required: true }),
      email: t.arg.string({ required: true, description: 'Where the letters go.' }),
      firstName: t.arg.string({
        description: 'The name that the newsletter greets, if one was given.',
      }),
      captchaToken: t.arg.string({
        required: true,
        description: 'A solved `captchaChallenge` of the action `common`.',
      }),
    },
    resolve: (_root, { userData, captchaToken, ...typed }, ctx) =>
      payload(ctx, userData, async ({ language }) => {
        const { email, firstName } = parseInput(newsletterSubscriptionSchema, typed)
        await passCaptcha(ctx.deps, { token: captchaToken, action: 'common' })
        await subscribeToNewsletter(ctx.deps, {
          ...{ email, firstName, language },
          clientIp: ctx.clientIp,
        })
        return { status: true }
      }),
  }),
)
