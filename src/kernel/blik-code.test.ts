import { expect, test } from 'vitest'
import { isBlikCode, plainBlikCode } from './blik-code.ts'

test.each(['123456', '123 456', '123-456', ' 123456 '])('%j is a code of BLIK', (text) => {
  expect(isBlikCode(text)).toBe(true)
  expect(plainBlikCode(text)).toBe('123456')
})

test.each(['', '12345', '1234567', '12345a', '１２３４５６', '12345 '])('%j is none', (text) => {
  expect(isBlikCode(text)).toBe(false)
})
