import { expect, test } from 'vitest'
import { hasShippingStep, stepFor } from './checkout-step.ts'

test('without details every address leads to the details', () => {
  for (const asked of [null, 'gegevens', 'verzending', 'betaling', 'onzin'])
    expect(stepFor(asked, { hasDetails: false, isRetry: true, hasShipping: true })).toBe('gegevens')
})

test('with details the address chooses the step', () => {
  expect(stepFor('verzending', { hasDetails: true, isRetry: false, hasShipping: true })).toBe(
    'verzending',
  )
  expect(stepFor('betaling', { hasDetails: true, isRetry: false, hasShipping: true })).toBe(
    'betaling',
  )
})

test('an unknown step begins at the beginning', () => {
  expect(stepFor('onzin', { hasDetails: true, isRetry: false, hasShipping: true })).toBe('gegevens')
})

test('a failed payment comes back to paying', () => {
  expect(stepFor(null, { hasDetails: true, isRetry: true, hasShipping: true })).toBe('betaling')
})

test('what goes by mail alone has no step of shipping: details lead to paying', () => {
  const hasShipping = hasShippingStep([{ deliveryForm: 'DIGITAL' }])
  expect(stepFor('verzending', { hasDetails: true, isRetry: false, hasShipping })).toBe('betaling')
  expect(hasShippingStep([{ deliveryForm: 'DIGITAL' }, { deliveryForm: 'PHYSICAL' }])).toBe(true)
})
