import type { Call } from '#api/ask.ts'
import { builder } from '#api/builder.ts'
import { cartMomentOf } from '#api/cart/cart-moment.ts'
import { VariationTypeRef } from '#api/catalogue/enums.ts'
import type { ApiContext } from '#api/context.ts'
import { detailsOf, parseInput } from '#api/parse-input.ts'
import { type Payload, payloadOr } from '#api/payload.ts'
import { InputInvalid } from '#api/request-errors.ts'
import { ApiErrorRef } from '#api/shared/api-error.ts'
import { UserDataRef } from '#api/shared/user-data.ts'
import { addReceivers, type GiftForMany } from '#domain/cart/add-receivers.ts'
import { ReceiversWrong, type WrongRow } from '#domain/cart/errors.ts'
import { inOneStatement } from '#flows/shared/transact.ts'
import { sayError } from '#i18n/say-error.ts'
import { type ErrorCode, type ErrorName, errorCodes } from '#kernel/error-codes.ts'
import { giftForManySchema } from '#kernel/gift-input.ts'
import { nameLengthMax, noteLengthMax } from '#kernel/limits.ts'
import { countryOfRow, parseRowsText } from '#kernel/receiver-list.ts'
import { firstWrapper } from '#kernel/wrapper.ts'
import { type ChangedCart, roomOf } from './cart-payload.ts'
import { viewCart } from './cart-view.ts'
import { GiftcardOrderRef } from './giftcard-order.ts'

export type RowProblem = { row: number; field: string; code: ErrorCode; message: string }

export const RowProblemRef = builder.objectRef<RowProblem>('ReceiverProblem').implement({
  description: 'What is wrong with one field of one receiver of a list.',
  fields: (t) => ({
    row: t.exposeInt('row', { description: 'Its place in the list, from 0.' }),
    field: t.exposeString('field', {
      description: '`name`, `email`, `message` or a part of the address.',
    }),
    code: t.exposeInt('code', { description: 'As of an `ApiError`.' }),
    message: t.exposeString('message', { description: 'A sentence for the visitor.' }),
  }),
})

type Added = ChangedCart & { added: number; problems: readonly RowProblem[] }

const ReceiversPayloadRef = builder.objectRef<Payload<Added>>('ReceiversPayload').implement({
  description: 'The basket with a list in it, or what stood in its way.',
  fields: (t) => ({
    order: t.field({
      type: GiftcardOrderRef,
      nullable: true,
      description: 'The whole basket; null when nothing was added.',
      resolve: ({ order }) => order?.(),
    }),
    added: t.exposeInt('added', {
      nullable: true,
      description: 'How many receivers were added; null when none was.',
    }),
    problems: t.field({
      type: [RowProblemRef],
      description: 'All that is wrong with rows of the list, left out or in the way (3214).',
      resolve: ({ problems }) => problems ?? [],
    }),
    errors: t.expose('errors', { type: [ApiErrorRef], description: 'Empty when all went well.' }),
  }),
})

const ReceiversInputRef = builder.inputType('ReceiversInput', {
  description: 'One gift, and everybody who gets it.',
  fields: (t) => ({
    productId: t.id({ required: true, description: 'Which product.' }),
    variationType: t.field({
      type: VariationTypeRef,
      description: 'By e-mail or by post; null: by e-mail.',
    }),
    amount: t.int({ required: true, description: 'Face value in minor units, for each.' }),
    quantity: t.int({ required: true, description: '1 to 999, for each.' }),
    rows: t.string({
      required: true,
      description:
        'At most 2,000 receivers, as JSON text: a list with a list of four texts for each, `["Jan", "de Vries", "jan@voorbeeld.nl", ""]`: first name or whole name, last name or empty, e-mail address, a note of their own or empty. By post six more, of which the e-mail address may be empty: street, house number, suffix, postcode, town, country by ISO 3166 or empty; then a company, a phone number, and the street again where the number at its end is part of its name (3028).',
    }),
    message: t.string({
      description:
        'The note for all who have none of their own. `{voornaam}`, `{achternaam}`, `{naam}`, `{first name}`, `{last name}` and `{name}` become theirs.',
    }),
    giverName: t.string({ description: 'From whom the tags say that it is.' }),
    deliveryDate: t.string({
      description:
        'When: a minute on a Dutch clock, as `2026-12-05T09:00`; null: at once. By post the day counts.',
    }),
    wrapper: t.id({
      description: 'The paper; null: the first of them, and none around what goes by post.',
    }),
    giftPacking: t.id({ description: 'The box around what goes by post; null: none.' }),
    isEachWrapped: t.boolean({
      description: 'Of what goes by post, whether each card is wrapped by itself.',
    }),
    leavesOutWrong: t.boolean({
      description: 'Adds the others where rows are wrong; otherwise nothing is added then (3214).',
    }),
  }),
})

const limits: Partial<Record<ErrorName, object>> = {
  noteTooLong: { max: noteLengthMax },
  nameTooLong: { max: nameLengthMax },
}

function giftFrom(input: object, { now }: Call): GiftForMany {
  const { amount, rows, message, deliveryDate, wrapper, giverName, ...gift } = parseInput(
    giftForManySchema,
    input,
    limits,
  )
  const list = parseRowsText(rows)
  if (list === undefined) throw new InputInvalid('rows')
  const form = gift.variationType
  return {
    ...gift,
    ...{ rows: list, template: message, giverName },
    amountCents: amount,
    wrapper: wrapper ?? (form === 'DIGITAL' ? firstWrapper : undefined),
    deliveryDate: cartMomentOf(deliveryDate, { form, now }),
  }
}

/** Problems of each field of each row, in words. */
export const sayRowProblems = (
  rows: readonly WrongRow[],
  { language, storefront }: Pick<ApiContext['visitor'], 'language' | 'storefront'>,
): RowProblem[] =>
  rows.flatMap(({ row, written, problems }) =>
    Object.entries(problems).map(([field, name]) => {
      const code = errorCodes[name]
      const countryCode = countryOfRow(written, storefront.postsTo)
      const details = limits[name] ?? detailsOf(name, { ...written.address, countryCode })
      const message = sayError(language, { code, parameter: field, details })
      return { row, field, code, message }
    }),
  )

builder.mutationField('addReceivers', (t) =>
  t.field({
    type: ReceiversPayloadRef,
    description: 'Puts one gift for everybody on a list in the basket: all of them, or nothing.',
    args: {
      userData: t.arg({ type: UserDataRef, required: true }),
      input: t.arg({ type: ReceiversInputRef, required: true, description: 'What, and for whom.' }),
    },
    resolve: (_root, { userData, input }, ctx) =>
      payloadOr<Added>(ctx, userData, {
        work: (call) =>
          inOneStatement(ctx, async (one) => {
            const { cart, added, leftOut } = await addReceivers(one, call, {
              gift: giftFrom(input, call),
              ensureRoom: roomOf(ctx),
              visitorKey: ctx.visitor.ensureKey(),
              language: call.language,
              now: call.now,
            })
            const problems = sayRowProblems(leftOut, call)
            return { order: () => viewCart(cart, call), added, problems }
          }),
        rescue: (error) =>
          error instanceof ReceiversWrong
            ? { problems: sayRowProblems(error.rows, ctx.visitor) }
            : {},
      }),
  }),
)
