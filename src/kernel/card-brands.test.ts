import { expect, test } from 'vitest'
import { type PatternBrand, recogniseCardBrand } from '#kernel/card-brands.ts'

const examples: Record<PatternBrand, readonly string[]> = {
  visa: ['4111111111111111', '4166676667666746', '4988438843884305'],
  mastercard: ['5555341244441115', '2222410740360010', '5555555555554444', '2720990000000007'],
  americanExpress: ['370000000000002', '371449635398431'],
  maestro: ['6771798021000008', '6703444444444449', '5000550000000029'],
  electron: ['4917610000000000', '4026000000000002'],
  dankort: ['5019555544445555'],
  interpayment: ['6360000000000000'],
  unionpay: ['6243030000000001', '8171999927660000'],
  jcb: ['3569990010095841'],
  discover: ['6011601160116611', '6445644564456445', '6221260000000000', '6229250000000005'],
  diners: ['36006666333344', '30569309025904', '38520000023237', '30950000000008'],
}

test.each(
  Object.entries(examples).flatMap(([brand, numbers]) => numbers.map((number) => [number, brand])),
)('%s is recognised as %s', (number, brand) => {
  expect(recogniseCardBrand(number)).toBe(brand)
})

test('a brand shows as soon as its digits are typed, and not before', () => {
  expect(recogniseCardBrand('')).toBeUndefined()
  expect(recogniseCardBrand('4')).toBe('visa')
  expect(recogniseCardBrand('3')).toBeUndefined()
  expect(recogniseCardBrand('37')).toBe('americanExpress')
  expect(recogniseCardBrand('222')).toBeUndefined()
  expect(recogniseCardBrand('2221')).toBe('mastercard')
})

test('an Electron is a Visa where only Visa is accepted', () => {
  expect(recogniseCardBrand('4917610000000000', ['visa', 'mastercard'])).toBe('visa')
})

test('digits that belong to no brand have none', () => {
  expect(recogniseCardBrand('9999999999999999')).toBeUndefined()
  expect(recogniseCardBrand('1234')).toBeUndefined()
})
