import { expect, test } from 'vitest'
import {
  type CardFieldsNews,
  cardProblemKey,
  encryptedCard,
  fieldProblem,
  fieldsAfter,
  fieldsAtStart,
  mayBecomeComplete,
} from './card-fields-state.ts'

const after = (...news: CardFieldsNews[]) => news.reduce(fieldsAfter, fieldsAtStart)
const none = { number: undefined, expiry: undefined, securityCode: undefined }
const all = {
  encryptedCardNumber: 'n',
  encryptedExpiryMonth: 'm',
  encryptedExpiryYear: 'y',
  encryptedSecurityCode: 's',
}
const { encryptedSecurityCode: _, ...withoutCode } = all
const allValid = Object.fromEntries(Object.keys(all).map((name) => [name, true]))

const change = (encrypted: Partial<typeof all>, problems = {}): CardFieldsNews => ({
  ...{ type: 'change', encrypted, problems: { ...none, ...problems } },
  valid: Object.fromEntries(Object.keys(encrypted).map((name) => [name, true])),
})
const left = (field: 'number' | 'expiry' | 'securityCode', isEmpty: boolean): CardFieldsNews => ({
  ...{ type: 'focus', field, isEmpty, isFocused: false },
})

test('three valid fields make one encrypted card', () => {
  expect(encryptedCard(after(change(all)))).toEqual(all)
})

test('a number that is being changed takes its encrypted value back', () => {
  const { encryptedCardNumber: _number, ...rest } = all
  expect(encryptedCard(after(change(all), change(rest)))).toBeUndefined()
  const stale = { ...change(all), valid: { ...allValid, encryptedCardNumber: false } }
  expect(encryptedCard(after(stale as CardFieldsNews))).toBeUndefined()
})

test('month and year are one field: one of them is not enough', () => {
  const { encryptedExpiryYear: _year, ...rest } = all
  const state = after(change(rest))
  expect(encryptedCard(state)).toBeUndefined()
  expect(state.expiry.isValid).toBe(false)
})

test('the brand is what the provider says last, or none', () => {
  const visa: CardFieldsNews = { type: 'brand', brand: 'visa', isCodeOptional: false }
  expect(after(visa, change(all)).brand).toBe('visa')
  expect(after(visa, { ...visa, brand: undefined }).brand).toBeUndefined()
})

test('the code of a card that may lack one is right when it is empty, and not when it is begun', () => {
  const maestro: CardFieldsNews = { type: 'brand', brand: 'maestro', isCodeOptional: true }
  expect(encryptedCard(after(change(withoutCode)))).toBeUndefined()
  expect(encryptedCard(after(maestro, change(withoutCode)))).toMatchObject({
    encryptedSecurityCode: '',
  })
  const begun = after(maestro, change(withoutCode), left('securityCode', false))
  expect(encryptedCard(begun)).toBeUndefined()
})

test('a method without security codes asks for none', () => {
  expect(encryptedCard(after(change(withoutCode)), ['number', 'expiry'])).toBeDefined()
})

test('what is begun and not called wrong may still become complete; what is empty or wrong may not', () => {
  const asked = ['number', 'expiry'] as const
  const begun = after(left('number', false), left('expiry', false))
  expect(mayBecomeComplete(begun, asked)).toBe(true)
  expect(mayBecomeComplete(after(left('number', false)), asked)).toBe(false)
  const typing = { type: 'focus', field: 'expiry', isEmpty: true, isFocused: true } as const
  expect(mayBecomeComplete(fieldsAfter(after(left('number', false)), typing), asked)).toBe(true)
  const wrong = fieldsAfter(begun, change({}, { number: 'incomplete' }))
  expect(mayBecomeComplete(wrong, asked)).toBe(false)
})

test('an empty field is wrong after an attempt to pay, and not before, nor where the cursor is', () => {
  expect(fieldProblem(fieldsAtStart.number, false)).toBeUndefined()
  expect(fieldProblem(fieldsAtStart.number, true)).toBe('required')
  expect(fieldProblem({ ...fieldsAtStart.number, isFocused: true }, true)).toBeUndefined()
  expect(fieldProblem(after(change(all)).number, true)).toBeUndefined()
})

test('a field that holds something is never called empty', () => {
  const called = change({}, { number: 'required' })
  expect(fieldProblem(after(called).number, true)).toBe('required')
  expect(fieldProblem(after(left('number', false), called).number, true)).toBe('incomplete')
})

test('each problem has a sentence of its field', () => {
  expect(cardProblemKey('number', 'required')).toBe('numberEmpty')
  expect(cardProblemKey('number', 'brandNotAccepted')).toBe('brand')
  expect(cardProblemKey('expiry', 'expired')).toBe('expired')
  expect(cardProblemKey('securityCode', 'incomplete')).toBe('code')
})
