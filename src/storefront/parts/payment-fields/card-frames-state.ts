import type { CardBrand } from '#kernel/card-brand-names.ts'
import type {
  CardField,
  CardFieldProblem,
  CardFrameMessage,
  EncryptedCardFields,
} from '#kernel/card-frame-messages.ts'
import { findPaymentMethod } from '#kernel/payment-methods.ts'

export const cardFields = [
  'number',
  'expiry',
  'securityCode',
] as const satisfies readonly CardField[]

const withoutCode = cardFields.filter((field) => field !== 'securityCode')

/** What is asked of the cards of a method; some have no security code. */
export const fieldsOf = (methodId: string): readonly CardField[] =>
  findPaymentMethod(methodId)?.hasNoSecurityCode ? withoutCode : cardFields

export type FrameState = {
  isReady: boolean
  isFocused: boolean
  isEmpty: boolean
  isValid: boolean
  problem: CardFieldProblem | undefined
  encrypted: EncryptedCardFields | undefined
}

export type FramesState = Record<CardField, FrameState> & { brand: CardBrand | undefined }

const untouched: FrameState = {
  isReady: false,
  isFocused: false,
  isEmpty: true,
  isValid: false,
  problem: undefined,
  encrypted: undefined,
}

export const framesAtStart: FramesState = {
  number: untouched,
  expiry: untouched,
  securityCode: untouched,
  brand: undefined,
}

/** The state after a message of one of the three frames. */
export function framesAfter(state: FramesState, message: CardFrameMessage): FramesState {
  const { field } = message
  const change = (news: Partial<FrameState>): FramesState => ({
    ...state,
    [field]: { ...state[field], ...news },
  })
  switch (message.type) {
    case 'ready':
      return change({ isReady: true })
    case 'focus':
      return change({ isFocused: true })
    case 'blur':
      return change({ isFocused: false })
    case 'submit':
      return state
    case 'change':
      return {
        ...change({
          isEmpty: message.isEmpty,
          isValid: message.isValid,
          problem: message.errorKey,
          encrypted: message.encrypted,
        }),
        ...(field === 'number' && { brand: message.brand }),
      }
  }
}

/** The encrypted values together, or undefined as long as one that is asked is missing. */
export function encryptedCard(
  state: FramesState,
  asked: readonly CardField[] = cardFields,
): Required<EncryptedCardFields> | undefined {
  const all: EncryptedCardFields = Object.assign(
    {},
    ...asked.map((field) => state[field].encrypted),
  )
  const { encryptedCardNumber, encryptedExpiryMonth, encryptedExpiryYear } = all
  if (!encryptedCardNumber || !encryptedExpiryMonth || !encryptedExpiryYear) return undefined
  if (!asked.every((field) => state[field].isValid)) return undefined
  // A card that has no security code is valid without one.
  const { encryptedSecurityCode = '' } = all
  return { encryptedCardNumber, encryptedExpiryMonth, encryptedExpiryYear, encryptedSecurityCode }
}

/**
 * The problem of a field. After an attempt to pay, an empty field is wrong whatever its frame says: a frame is silent
 * while it loads and accepts an empty field that lost the focus.
 */
export const frameProblem = (state: FrameState, isAsked: boolean): CardFieldProblem | undefined =>
  state.problem ?? (isAsked && state.isEmpty ? 'required' : undefined)

/** The key of the sentence under a field, in `checkout.card.problems`. */
export function cardProblemKey(field: CardField, problem: CardFieldProblem) {
  if (problem === 'brandNotAccepted') return 'brand'
  if (problem === 'expired') return 'expired'
  const isEmpty = problem === 'required'
  if (field === 'number') return isEmpty ? 'numberEmpty' : 'number'
  if (field === 'expiry') return isEmpty ? 'expiryEmpty' : 'expiry'
  return isEmpty ? 'codeEmpty' : 'code'
}
