import { expect, test } from 'vitest'
import { stepFor } from './checkout-step.ts'

test('without details every address leads to the details', () => {
  for (const asked of [null, 'gegevens', 'verzending', 'betaling', 'onzin'])
    expect(stepFor(asked, { hasDetails: false, isRetry: true })).toBe('gegevens')
})

test('with details the address chooses the step', () => {
  expect(stepFor('verzending', { hasDetails: true, isRetry: false })).toBe('verzending')
  expect(stepFor('betaling', { hasDetails: true, isRetry: false })).toBe('betaling')
})

test('an unknown step begins at the beginning', () => {
  expect(stepFor('onzin', { hasDetails: true, isRetry: false })).toBe('gegevens')
})

test('a failed payment comes back to paying', () => {
  expect(stepFor(null, { hasDetails: true, isRetry: true })).toBe('betaling')
})
