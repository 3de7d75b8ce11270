import { builder } from '#api/builder.ts'
import { type RowProblem, RowProblemRef, sayRowProblems } from '#api/cart/add-receivers.ts'
import { AddressInputRef } from '#api/cart/address-input.ts'
import { VariationTypeRef } from '#api/catalogue/enums.ts'
import { parseInput } from '#api/parse-input.ts'
import { type Payload, payloadOr } from '#api/payload.ts'
import { ApiErrorRef } from '#api/shared/api-error.ts'
import { settleStreets } from '#api/shared/settle-streets.ts'
import { UserDataRef } from '#api/shared/user-data.ts'
import { ReceiversWrong } from '#domain/cart/errors.ts'
import { type RequestedQuote, requestQuote } from '#flows/quotes/request-quote.ts'
import { contactLengthMax, contactLengthMin } from '#kernel/limits.ts'
import { optionalPhoneSchema } from '#kernel/phone-number.ts'
import { quoteOccasionMax, quoteRemarkMax, quoteRequestSchema } from '#kernel/quote-request.ts'
import { ContactChannelRef } from './contact-channel.ts'

const QuoteRequestInputRef = builder.inputType('QuoteRequestInput', {
  description: 'What a company would like to buy, and how it is reached.',
  fields: (t) => ({
    message: t.string({
      required: true,
      description: `${contactLengthMin} to ${contactLengthMax} characters. Card numbers in it are masked before it is kept.`,
    }),
    remark: t.string({ description: `At most ${quoteRemarkMax} characters more.` }),
    occasion: t.string({ description: `For what: at most ${quoteOccasionMax} characters.` }),
    product: t.id({ description: 'Which product; one that is not sold is left out.' }),
    quantity: t.int({ description: 'How many cards (3906).' }),
    amount: t.int({ description: 'Face value of each, in minor units (3907).' }),
    budget: t.int({ description: 'For all of it, in minor units (3907).' }),
    deliveryForm: t.field({ type: VariationTypeRef, description: 'By e-mail or by post.' }),
    rows: t.string({
      description:
        'Receivers, as in `ReceiversInput`; null: none. Read by the same rules (3212, 3214, 3908).',
    }),
    companyName: t.string({ required: true, description: 'Name of the company.' }),
    kvkNumber: t.string({ description: 'Number in the Dutch trade register: 8 digits (3025).' }),
    vatNumber: t.string({ description: 'VAT number, of the country of the address (3016, 3029).' }),
    address: t.field({ type: AddressInputRef, description: 'To whom the invoice is made out.' }),
    firstName: t.string({ required: true, description: 'First name of whoever asks.' }),
    lastName: t.string({ required: true, description: 'Last name.' }),
    email: t.string({ required: true, description: 'Where the quote goes.' }),
    phoneNumber: t.string({ description: 'Needed where they want to be called.' }),
    contactBy: t.field({
      type: ContactChannelRef,
      required: true,
      description: 'By which channel the shop reaches them.',
    }),
  }),
})

type Requested = RequestedQuote & { problems: readonly RowProblem[] }

const RequestQuotePayloadRef = builder
  .objectRef<Payload<Requested>>('RequestQuotePayload')
  .implement({
    description: 'Whether the request was taken.',
    fields: (t) => ({
      number: t.exposeString('number', {
        nullable: true,
        description: 'Number of the quote, which is mailed too.',
      }),
      dueAt: t.expose('dueAt', {
        type: 'DateTime',
        nullable: true,
        description: 'Until when it is answered: one hour of the working time of the shop.',
      }),
      problems: t.field({
        type: [RowProblemRef],
        description: 'All that is wrong with rows of the list (3214).',
        resolve: ({ problems }) => problems ?? [],
      }),
      errors: t.expose('errors', { type: [ApiErrorRef], description: 'Empty when all went well.' }),
    }),
  })

const limits = {
  contactMessageTooShort: { min: contactLengthMin },
  contactMessageTooLong: { max: contactLengthMax },
}

builder.mutationField('requestQuote', (t) =>
  t.field({
    type: RequestQuotePayloadRef,
    description: 'Asks for a quote, which is acknowledged by mail at once.',
    args: {
      userData: t.arg({ type: UserDataRef, required: true }),
      input: t.arg({ type: QuoteRequestInputRef, required: true, description: 'The request.' }),
      captchaToken: t.arg.string({
        required: true,
        description: 'A solved `captchaChallenge` of the action `common`.',
      }),
    },
    resolve: (_root, { userData, input, captchaToken }, ctx) =>
      payloadOr<Requested>(ctx, userData, {
        work: async ({ language, storefront }) => {
          const schema = quoteRequestSchema(optionalPhoneSchema(storefront.countryCode))
          const request = parseInput(schema, await settleStreets(ctx, input), limits)
          const { clientIp } = ctx
          const asked = { request, language, captchaToken, clientIp }
          return { ...(await requestQuote(ctx.deps, asked)), problems: [] }
        },
        rescue: (error) =>
          error instanceof ReceiversWrong
            ? { problems: sayRowProblems(error.rows, ctx.visitor) }
            : {},
      }),
  }),
)
