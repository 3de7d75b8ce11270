import { parse, safeParse } from 'valibot'
import { expect, test } from 'vitest'
import { isVatNumber, optionalVatNumberSchema } from './vat-number.ts'

test.each([
  ['NL004495445B01', true],
  ['nl 0044.95.445 b-01', true],
  ['NL000099998B57', true],
  ['NL004495446B01', false],
  ['NL004495445B1', false],
  ['BE0776091951', true],
  ['BE1776091951', true],
  ['BE776091951', false],
  ['XBE0776091951', false],
  ['BE07760919511', false],
  ['DE136695976', true],
  ['ATU12345678', true],
  ['IE6388047V', true],
  ['US123456789', false],
  ['123456789', false],
  ['x'.repeat(10_000), false],
])('%s is a VAT number: %s', (text, isOne) => {
  expect(isVatNumber(text)).toBe(isOne)
})

test.each([
  ['004495445B01', 'NL004495445B01'],
  ['0044.95.445.b.01', 'NL004495445B01'],
  ['NL 0044.95.445.B.01', 'NL004495445B01'],
  ['nl004495445b01', 'NL004495445B01'],
  ['NL–0044–95–445–B01', 'NL004495445B01'],
  ['BTW-nummer: NL004495445B01', 'NL004495445B01'],
  ['BTW NL004495445B01', 'NL004495445B01'],
  ['VAT no. NL004495445B01', 'NL004495445B01'],
  ['BTW-identificatienummer: NL004495445B01', 'NL004495445B01'],
  ['VAT Reg. No. NL004495445B01', 'NL004495445B01'],
  ['BTW/VAT NL004495445B01', 'NL004495445B01'],
  ['btw nummer : NL004495445B01', 'NL004495445B01'],
  ['BTW-nummer=NL004495445B01', 'NL004495445B01'],
  ['BTW#004495445B01', 'NL004495445B01'],
  ['omzetbelastingnummer NL004495445B01', 'NL004495445B01'],
  ['(NL004495445B01)', 'NL004495445B01'],
  ['"NL004495445B01";', 'NL004495445B01'],
  ['ＮＬ００４４９５４４５Ｂ０１', 'NL004495445B01'],
])('%s is the Dutch number %s, whatever the country', (text, number) => {
  expect(parse(optionalVatNumberSchema(), text)).toBe(number)
  expect(parse(optionalVatNumberSchema('DE'), text)).toBe(number)
})

test.each([
  ['BE', '0776.091.951', 'BE0776091951'],
  ['DE', '136 695 976', 'DE136695976'],
  ['DE', 'USt-IdNr. DE136695976', 'DE136695976'],
  ['DE', 'USt.-IdNr.: DE136695976', 'DE136695976'],
  ['FR', 'N° TVA FR12345678901', 'FR12345678901'],
  ['IT', 'P.IVA IT00743110157', 'IT00743110157'],
  ['IT', 'Partita IVA 00743110157', 'IT00743110157'],
  ['ES', 'NIF ESB12345678', 'ESB12345678'],
  ['AT', 'U12345678', 'ATU12345678'],
  ['FR', '12 345678901', 'FR12345678901'],
  ['GR', '094259216', 'EL094259216'],
  ['IE', '6388047V', 'IE6388047V'],
  ['ES', 'B12345678', 'ESB12345678'],
  ['FR', 'DE136695976', 'DE136695976'],
])('at an address in %s %s is %s', (country, text, number) => {
  expect(safeParse(optionalVatNumberSchema(country), text)).toMatchObject({ output: number })
})

test.each([
  [undefined, '136695976'],
  ['NL', '136695976'],
  ['NL', '004495446B01'],
  ['NL', '00449544²B01'],
  ['US', '136695976'],
])('at an address in %s %s is none', (country, text) => {
  expect(safeParse(optionalVatNumberSchema(country), text).success).toBe(false)
})

test('it is kept without the signs between, and an empty field is none', () => {
  expect(parse(optionalVatNumberSchema(), ' nl 0044.95.445 b01')).toBe('NL004495445B01')
  expect(parse(optionalVatNumberSchema(), ' ')).toBeUndefined()
})
