import type { CaptchaChallenge } from '#domain/captcha/captcha.ts'
import { companyInput } from '#tests/support/company-input.ts'
import { solveCaptcha } from '#tests/support/solve-captcha.ts'
import type { Visitor } from '#tests/support/visitor.ts'

const { customerType: _, ...company } = companyInput

/** Request as the form sends it. */
export const quoteInput = {
  ...company,
  firstName: 'Joris',
  lastName: 'Bakker',
  email: 'joris@bol.example',
  contactBy: 'MAIL',
  message: 'Twintig bonnen voor het team, graag voor kerst.',
  quantity: 2,
  amount: 50_00,
  deliveryForm: 'DIGITAL',
  product: 'aan-tafel-dinerbon',
}

type Refusal = { code: number; referencedRequestParameter: string | null }

export type AskedQuote = {
  number: string | null
  dueAt: string | null
  problems: readonly { row: number; field: string; code: number; message: string }[]
  errors: readonly (Refusal & { message: string })[]
}

const challenge = `query Challenge($userData: UserData!) { captchaChallenge(userData: $userData, action: common) {
  algorithm challenge maxnumber salt signature } }`

const requestQuoteDocument = `mutation Ask($userData: UserData!, $input: QuoteRequestInput!, $captchaToken: String!) {
  requestQuote(userData: $userData, input: $input, captchaToken: $captchaToken) {
    number dueAt problems { row field code message }
    errors { code message referencedRequestParameter }
  } }`

export async function askForQuote(visitor: Visitor, given: object = {}): Promise<AskedQuote> {
  const { captchaChallenge } = await visitor.ask<{ captchaChallenge: CaptchaChallenge }>(challenge)
  const { requestQuote } = await visitor.ask<{ requestQuote: AskedQuote }>(requestQuoteDocument, {
    input: { ...quoteInput, ...given },
    captchaToken: solveCaptcha(captchaChallenge),
  })
  return requestQuote
}
