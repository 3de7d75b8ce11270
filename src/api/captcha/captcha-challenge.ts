import { ask } from '#api/ask.ts'
import { builder } from '#api/builder.ts'
import { UserDataRef } from '#api/shared/user-data.ts'
import type { CaptchaAction, CaptchaChallenge } from '#domain/captcha/captcha.ts'

const CaptchaActionRef = builder.enumType('CaptchaAction', {
  description: 'The action that a proof is made for (SPEC §5).',
  values: { common: { description: 'Everything that wants a captcha today.' } },
})

const CaptchaChallengeRef = builder.objectRef<CaptchaChallenge>('CaptchaChallenge').implement({
  description:
    'Work for a browser, as ALTCHA has it: find the number up to `maxnumber` for which the SHA-256 of salt and number is the challenge. The base64 of the JSON of algorithm, challenge, number, salt and signature is a `captchaToken`: good once, for ten minutes.',
  fields: (t) => ({
    algorithm: t.exposeString('algorithm', { description: 'Always SHA-256.' }),
    challenge: t.exposeString('challenge', { description: 'The hash to reach, in hexadecimal.' }),
    maxnumber: t.exposeInt('maxnumber', { description: 'The number is at most this.' }),
    salt: t.exposeString('salt', { description: 'Stands before the number in what is hashed.' }),
    signature: t.exposeString('signature', { description: 'Says that the shop made it.' }),
  }),
})

builder.queryField('captchaChallenge', (t) =>
  t.field({
    type: CaptchaChallengeRef,
    description: 'A new challenge; nothing is kept until its solution is used.',
    args: {
      userData: t.arg({ type: UserDataRef, required: true }),
      action: t.arg({ type: CaptchaActionRef, required: true, description: 'What it is for.' }),
    },
    resolve: (_root, { userData, action }, ctx) => {
      ask(ctx, userData)
      return ctx.deps.captcha.challenge(action satisfies CaptchaAction)
    },
  }),
)
