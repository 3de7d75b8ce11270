import { expect, test } from 'vitest'
import { isBlikCode } from './blik-code.ts'

test.each(['123456', '123 456', '123-456', ' 123456 ', '１２３４５６', '12345٦'])(
  '%j is a code of BLIK',
  (text) => {
    expect(isBlikCode(text)).toBe(true)
  },
)

test.each(['', '12345', '1234567', '12345a', '12345 '])('%j is none', (text) => {
  expect(isBlikCode(text)).toBe(false)
})
