import type {
  CardExpiryProblem,
  CardNumberProblem,
  SecurityCodeProblem,
} from '#kernel/card-checks.ts'

/** The fields of a card. Each is typed in a frame of the payment provider; the page gets what the frame encrypted. */
export type CardField = 'number' | 'expiry' | 'securityCode'

export type CardFieldProblem = CardNumberProblem | CardExpiryProblem | SecurityCodeProblem

/** What the frames give, under the names of the provider's `/payments`. */
export type EncryptedCardFields = {
  encryptedCardNumber?: string
  encryptedExpiryMonth?: string
  encryptedExpiryYear?: string
  encryptedSecurityCode?: string
}

/** What the provider's component in the browser calls the fields. */
export const providerFields = {
  number: 'encryptedCardNumber',
  expiry: 'encryptedExpiryDate',
  securityCode: 'encryptedSecurityCode',
} as const satisfies Record<CardField, string>

export const fieldOfProvider = (name: string): CardField | undefined =>
  (Object.keys(providerFields) as CardField[]).find((field) => providerFields[field] === name)

/** By which code the provider's component says what is wrong with a field. */
export const problemCodes: Readonly<Record<CardField, Partial<Record<CardFieldProblem, string>>>> =
  {
    number: {
      required: 'cc.num.900',
      incomplete: 'cc.num.901',
      invalid: 'cc.num.902',
      brandNotAccepted: 'cc.num.903',
    },
    expiry: {
      required: 'cc.dat.910',
      incomplete: 'cc.dat.911',
      expired: 'cc.dat.912',
      invalid: 'cc.dat.913',
    },
    securityCode: { required: 'cc.cvc.920', incomplete: 'cc.cvc.921' },
  }

/** A code that is not in the list says no more than that the field is not right. */
export function problemOfCode(field: CardField, code: string): CardFieldProblem {
  const problems = Object.entries(problemCodes[field]) as [CardFieldProblem, string][]
  return problems.find(([, known]) => known === code)?.[0] ?? 'incomplete'
}
