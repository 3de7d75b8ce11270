import { expect, test } from 'vitest'
import type { CardFrameMessage } from '#kernel/card-frame-messages.ts'
import {
  cardProblemKey,
  encryptedCard,
  frameProblem,
  framesAfter,
  framesAtStart,
} from './card-frames-state.ts'

const envelope = { channel: 'card-frame', version: 1 } as const
const after = (...messages: CardFrameMessage[]) => messages.reduce(framesAfter, framesAtStart)

const number: CardFrameMessage = {
  ...envelope,
  field: 'number',
  type: 'change',
  isEmpty: false,
  isValid: true,
  brand: 'visa',
  encrypted: { encryptedCardNumber: 'n' },
}
const expiry: CardFrameMessage = {
  ...envelope,
  field: 'expiry',
  type: 'change',
  isEmpty: false,
  isValid: true,
  encrypted: { encryptedExpiryMonth: 'm', encryptedExpiryYear: 'y' },
}
const code: CardFrameMessage = {
  ...envelope,
  field: 'securityCode',
  type: 'change',
  isEmpty: false,
  isValid: true,
  encrypted: { encryptedSecurityCode: 's' },
}

test('three valid frames make one encrypted card', () => {
  expect(encryptedCard(after(number, expiry, code))).toEqual({
    encryptedCardNumber: 'n',
    encryptedExpiryMonth: 'm',
    encryptedExpiryYear: 'y',
    encryptedSecurityCode: 's',
  })
})

test('a number that is being changed takes its encrypted value back', () => {
  const { encrypted: _, ...typing } = number as Extract<CardFrameMessage, { type: 'change' }>
  const state = after(number, expiry, code, { ...typing, isValid: false })
  expect(encryptedCard(state)).toBeUndefined()
})

test('the brand comes from the number alone', () => {
  expect(after(number, expiry).brand).toBe('visa')
})

test('a card without a security code is complete when its frame says so', () => {
  const { encrypted: _, ...none } = code as Extract<CardFrameMessage, { type: 'change' }>
  expect(encryptedCard(after(number, expiry, none))).toMatchObject({ encryptedSecurityCode: '' })
})

test('an empty field is wrong after an attempt to pay, and not before', () => {
  expect(frameProblem(framesAtStart.number, false)).toBeUndefined()
  expect(frameProblem(framesAtStart.number, true)).toBe('required')
  expect(frameProblem(after(number).number, true)).toBeUndefined()
})

test('each problem has a sentence of its field', () => {
  expect(cardProblemKey('number', 'required')).toBe('numberEmpty')
  expect(cardProblemKey('number', 'brandNotAccepted')).toBe('brand')
  expect(cardProblemKey('expiry', 'expired')).toBe('expired')
  expect(cardProblemKey('securityCode', 'incomplete')).toBe('code')
})
