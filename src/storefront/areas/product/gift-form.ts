import * as v from 'valibot'
import type { WireMoney } from '#i18n/formats.ts'
import { emailSchema, isSameEmail } from '#kernel/email.ts'
import { findNoteProblem } from '#kernel/note.ts'
import { personNameSchema } from '#kernel/person-name.ts'
import { parseAmount } from '#kernel/typed-amount.ts'
import type { PackageInput } from '#storefront/graphql/generated/graphql.ts'
import { type PriceRule, priceProblem } from './price-rule.ts'

/** In the place of an amount: the visitor types one. */
export const otherAmount = 'other'

/** What the form of a gift card holds, as it is typed. */
export type GiftForm = {
  variationType: 'DIGITAL' | 'PHYSICAL'
  /** Cents of a chip, or `other`. */
  amount: string
  otherAmount: string
  quantity: number
  receiver: 'self' | 'other'
  name: string
  email: string
  confirmEmail: string
  message: string
}

/** The amount that the form stands for, in cents; undefined while it is none. */
export function amountCentsOf(form: Pick<GiftForm, 'amount' | 'otherAmount'>): number | undefined {
  return form.amount === otherAmount ? parseAmount(form.otherAmount) : Number(form.amount)
}

/** What one card costs; undefined while the typed amount is not for sale. */
export function unitPriceOf(form: GiftForm, rule: PriceRule): WireMoney | undefined {
  const cents = amountCentsOf(form)
  const isRefused = form.amount === otherAmount && priceProblem(rule, cents) !== undefined
  return cents === undefined || isRefused
    ? undefined
    : { currency: rule.minPrice.currency, value: cents }
}

export type GiftProblems = { [Field in keyof GiftForm]?: string | undefined }

/**
 * What is wrong, by field: the rules of the API, told before it is asked. The words are names of errors, so
 * that screen and server say the same.
 */
export function findGiftProblems(form: GiftForm, rule: PriceRule | undefined): GiftProblems {
  const problems: GiftProblems = {}
  if (form.amount === otherAmount) problems.otherAmount = priceProblem(rule, amountCentsOf(form))
  if (form.receiver === 'other') {
    problems.name = problemOf(personNameSchema, form.name)
    problems.email = problemOf(emailSchema, form.email)
    if (!isSameEmail(form.email, form.confirmEmail))
      problems.confirmEmail = form.confirmEmail.trim() === '' ? 'fieldRequired' : 'emailsDiffer'
    if (form.message.trim() !== '') problems.message = findNoteProblem(form.message)
  }
  return problems
}

const problemOf = (schema: v.GenericSchema<string, string>, text: string): string | undefined =>
  v.safeParse(schema, text).issues?.[0].message

/** The form as the API takes it. Nothing of a receiver goes along when it is for the giver. */
export function toPackageInput(form: GiftForm, productId: string): PackageInput {
  const { variationType, quantity, name, email, confirmEmail } = form
  const message = form.message.trim()
  const gift =
    form.receiver === 'other'
      ? { receiver: { name, email, confirmEmail }, message: message === '' ? null : message }
      : { receiver: null, message: null }
  return { productId, variationType, quantity, amount: amountCentsOf(form) ?? 0, ...gift }
}

const fields: ReadonlySet<string> = new Set<keyof GiftForm>([
  'variationType',
  'quantity',
  'name',
  'email',
  'confirmEmail',
  'message',
])

/** The field that an error of the API is about (its referencedRequestParameter); undefined is none of ours. */
export function fieldOf(parameter: string | null, form: GiftForm): keyof GiftForm | undefined {
  if (parameter === 'amount') return form.amount === otherAmount ? 'otherAmount' : 'amount'
  return parameter !== null && fields.has(parameter) ? (parameter as keyof GiftForm) : undefined
}
