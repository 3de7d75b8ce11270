import type { CardBrand } from '#kernel/card-brand-names.ts'
import type { CardField, CardFieldProblem, EncryptedCardFields } from '#kernel/encrypted-card.ts'
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

export type FieldState = {
  isFocused: boolean
  /** As the frame said when it was entered or left. */
  isEmpty: boolean
  isValid: boolean
  problem: CardFieldProblem | undefined
}

export type FieldsState = Record<CardField, FieldState> & {
  isReady: boolean
  brand: CardBrand | undefined
  isCodeOptional: boolean
  encrypted: EncryptedCardFields
}

/** What the provider's component tells of its frames. */
export type CardFieldsNews =
  | { type: 'ready' }
  | { type: 'focus'; field: CardField; isFocused: boolean; isEmpty: boolean }
  | { type: 'brand'; brand: CardBrand | undefined; isCodeOptional: boolean }
  | {
      type: 'change'
      encrypted: EncryptedCardFields
      /** By the names of the encrypted values. */
      valid: Readonly<Record<string, boolean>>
      problems: Readonly<Record<CardField, CardFieldProblem | undefined>>
    }

const untouched: FieldState = {
  isFocused: false,
  isEmpty: true,
  isValid: false,
  problem: undefined,
}

export const fieldsAtStart: FieldsState = {
  number: untouched,
  expiry: untouched,
  securityCode: untouched,
  isReady: false,
  brand: undefined,
  isCodeOptional: false,
  encrypted: {},
}

export function fieldsAfter(state: FieldsState, news: CardFieldsNews): FieldsState {
  switch (news.type) {
    case 'ready':
      return { ...state, isReady: true }
    case 'focus': {
      const { field, isFocused, isEmpty } = news
      return { ...state, [field]: { ...state[field], isFocused, isEmpty } }
    }
    case 'brand':
      return { ...state, brand: news.brand, isCodeOptional: news.isCodeOptional }
    case 'change': {
      const { encrypted, valid, problems } = news
      const changed = (field: CardField, isValid: boolean): FieldState => ({
        ...state[field],
        ...{ isValid, problem: problems[field] },
        isEmpty: !isValid && state[field].isEmpty,
      })
      return {
        ...state,
        encrypted,
        number: changed('number', valid.encryptedCardNumber === true),
        expiry: changed(
          'expiry',
          valid.encryptedExpiryMonth === true && valid.encryptedExpiryYear === true,
        ),
        securityCode: changed('securityCode', valid.encryptedSecurityCode === true),
      }
    }
  }
}

/** Whether a field is right as it is; the code of a card that may lack one is right when it is empty. */
export const isFieldRight = (state: FieldsState, field: CardField): boolean =>
  state[field].isValid ||
  (field === 'securityCode' &&
    state.isCodeOptional &&
    state.securityCode.isEmpty &&
    !state.securityCode.problem)

/** The encrypted values together, or undefined as long as one that is asked is missing. */
export function encryptedCard(
  state: FieldsState,
  asked: readonly CardField[] = cardFields,
): Required<EncryptedCardFields> | undefined {
  const { encryptedCardNumber, encryptedExpiryMonth, encryptedExpiryYear } = state.encrypted
  if (!encryptedCardNumber || !encryptedExpiryMonth || !encryptedExpiryYear) return undefined
  if (!asked.every((field) => isFieldRight(state, field))) return undefined
  // A card that has no security code is valid without one.
  const encryptedSecurityCode = state.encrypted.encryptedSecurityCode ?? ''
  return { encryptedCardNumber, encryptedExpiryMonth, encryptedExpiryYear, encryptedSecurityCode }
}

/** Every field has something in it that nobody called wrong: what is missing may still be on its way from a frame. */
export const mayBecomeComplete = (state: FieldsState, asked: readonly CardField[]): boolean =>
  asked.every(
    (field) =>
      isFieldRight(state, field) ||
      (!state[field].problem && (state[field].isFocused || !state[field].isEmpty)),
  )

/**
 * The problem of a field. The component calls whatever is not complete empty when it is asked; and it says nothing before its
 * frames are there.
 */
export function fieldProblem(
  { problem, isEmpty, isFocused }: FieldState,
  isAsked: boolean,
): CardFieldProblem | undefined {
  if (problem === 'required' && !isEmpty) return 'incomplete'
  return problem ?? (isAsked && isEmpty && !isFocused ? 'required' : undefined)
}

/** The key of the sentence under a field, in `checkout.card.problems`. */
export function cardProblemKey(field: CardField, problem: CardFieldProblem) {
  if (problem === 'brandNotAccepted') return 'brand'
  if (problem === 'expired') return 'expired'
  const isEmpty = problem === 'required'
  if (field === 'number') return isEmpty ? 'numberEmpty' : 'number'
  if (field === 'expiry') return isEmpty ? 'expiryEmpty' : 'expiry'
  return isEmpty ? 'codeEmpty' : 'code'
}
