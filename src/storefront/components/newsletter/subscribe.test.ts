import { expect, test } from 'vitest'
import { findProblems } from './subscribe.ts'

test('an address and no name are enough', () => {
  expect(findProblems({ email: 'sanne@voorbeeld.example', firstName: '' })).toEqual({})
  expect(findProblems({ email: 'sanne@voorbeeld.example', firstName: 'Sanne' })).toEqual({})
})

test('what is missing or wrong is said at its field before the shop is asked', () => {
  expect(findProblems({ email: '', firstName: '' })).toEqual({ email: 'emailRequired' })
  expect(findProblems({ email: 'sanne@', firstName: 'www.x.nl' })).toEqual({
    email: 'emailInvalid',
    firstName: 'nameInvalid',
  })
})
