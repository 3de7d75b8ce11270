import { builder } from '#api/builder.ts'
import { parseInput } from '#api/parse-input.ts'
import { type Payload, payload } from '#api/payload.ts'
import { ApiErrorRef } from '#api/shared/api-error.ts'
import { UserDataRef } from '#api/shared/user-data.ts'
import { receiveContactMessage } from '#flows/contact/receive-contact-message.ts'
import { contactLengthMax, contactLengthMin } from '#kernel/limits.ts'
import { messageToShopSchema } from '#kernel/message-to-shop.ts'

const ContactMessageInputRef = builder.inputType('ContactMessageInput', {
  description: 'A message to the shop.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'Who writes.' }),
    email: t.string({ required: true, description: 'Where the answer goes.' }),
    subject: t.id({ required: true, description: 'One of `contactSubjects`.' }),
    orderNumber: t.string({ description: 'Of the order that it is about, such as 61-7KD3-9QXM.' }),
    message: t.string({
      required: true,
      description: `${contactLengthMin} to ${contactLengthMax} characters. Card numbers in it are masked before it is kept.`,
    }),
  }),
})

const SendContactMessagePayloadRef = builder
  .objectRef<Payload<{ status: boolean }>>('SendContactMessagePayload')
  .implement({
    description: 'Whether the message was taken.',
    fields: (t) => ({
      status: t.exposeBoolean('status', {
        nullable: true,
        description: 'True once it is kept and its mails are on their way.',
      }),
      errors: t.expose('errors', { type: [ApiErrorRef], description: 'Empty when all went well.' }),
    }),
  })

const limits = {
  contactMessageTooShort: { min: contactLengthMin },
  contactMessageTooLong: { max: contactLengthMax },
}

builder.mutationField('sendContactMessage', (t) =>
  t.field({
    type: SendContactMessagePayloadRef,
    description:
      'Writes to the shop, which answers by e-mail. The address is mailed a confirmation at once, which quotes the message only to the confirmed address of the account that is logged in.',
    args: {
      userData: t.arg({ type: UserDataRef, required: true }),
      input: t.arg({ type: ContactMessageInputRef, required: true, description: 'The message.' }),
      captchaToken: t.arg.string({
        required: true,
        description: 'A solved `captchaChallenge` of the action `common`.',
      }),
    },
    resolve: (_root, { userData, input, captchaToken }, ctx) =>
      payload(ctx, userData, async ({ language }) => {
        const { orderNumber, ...typed } = parseInput(messageToShopSchema, input, limits)
        await receiveContactMessage(ctx.deps, {
          ...{ ...typed, orderNumber, captchaToken, language },
          ...{ clientIp: ctx.clientIp, sessionKey: ctx.visitor.sessionKey },
        })
        return { status: true }
      }),
  }),
)
