import type * as v from 'valibot'
import { typedPhoneSchema } from '#kernel/phone.ts'
import { quoteRequestSchema } from '#kernel/quote-request.ts'
import { type ReceiverRow, toRowsText } from '#kernel/receiver-list.ts'
import { parseAmount } from '#kernel/typed-amount.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import { mutate } from '#storefront/parts/api/call-shop.ts'
import type { TypedValues } from '#ui/form/shop-form.ts'

type Beside = { product: string | undefined; rows: readonly ReceiverRow[] }

const schema = quoteRequestSchema(typedPhoneSchema)

/** An empty field is no number; one that is none is told by its own error. */
const numberIn = (typed: unknown, read: (text: string) => number | undefined) => {
  const text = String(typed ?? '').trim()
  return text === '' ? undefined : (read(text) ?? Number.NaN)
}

const wholeNumberIn = (text: string): number | undefined =>
  /^\d{1,9}$/.test(text.replaceAll('.', '')) ? Number(text.replaceAll('.', '')) : undefined

/**
 * Sends a request for a quote with what is no field of its form. Loaded when a visitor turns to it.
 */
export const sendRequest = ({ product, rows }: Beside) => ({
  schema,
  read: ({ quantity, amount, budget, deliveryForm, ...typed }: TypedValues) => ({
    ...typed,
    product,
    quantity: numberIn(quantity, wholeNumberIn),
    amount: numberIn(amount, parseAmount),
    budget: numberIn(budget, parseAmount),
    deliveryForm: deliveryForm === 'PHYSICAL' ? 'PHYSICAL' : 'DIGITAL',
    ...(rows.length > 0 && { rows: toRowsText(rows) }),
  }),
  send: async ({ contactBy, ...request }: v.InferOutput<typeof schema>, captchaToken: string) => {
    const channel = contactBy === 'phone' ? ('PHONE' as const) : ('MAIL' as const)
    const input = { ...request, contactBy: channel }
    return await mutate(RequestQuoteDocument, { input, captchaToken })
  },
})

const RequestQuoteDocument = graphql(`
  mutation RequestQuote($userData: UserData!, $input: QuoteRequestInput!, $captchaToken: String!) {
    requestQuote(userData: $userData, input: $input, captchaToken: $captchaToken) {
      number
      dueAt
      errors { ...ShopError }
    }
  }
`)
