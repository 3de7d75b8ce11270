import { parse, safeParse } from 'valibot'
import { describe, expect, test } from 'vitest'
import { contactMessageSchema, findContactProblem, orderNumberSchema } from './contact-message.ts'

describe('a message to the shop', () => {
  test.each([
    ['of ten characters', 'tien teken'],
    ['of two thousand', 'é'.repeat(2000)],
    ['of two thousand with seven marks each', `x${'\u0301'.repeat(7)}`.repeat(2000)],
    ['with emoji, signs and lines', 'Waar is mijn bon? 😢 <b>€ 25</b>\n\nGroet & dank'],
  ])('%s is fine', (_what, text) => {
    expect(findContactProblem(text)).toBeUndefined()
  })

  test.each([
    ['that is empty', '', 'fieldRequired'],
    ['of spaces', ' \n\t ', 'fieldRequired'],
    ['of nine characters', 'negen tek', 'contactMessageTooShort'],
    [
      'of nine characters and many spaces',
      `  negen tek${' '.repeat(50)}`,
      'contactMessageTooShort',
    ],
    ['of 2001 characters', 'a'.repeat(2001), 'contactMessageTooLong'],
    ['of a mile', 'a'.repeat(100_000), 'contactMessageTooLong'],
    ['with marks stacked up', `aaaaaaaaaa${'\u0301'.repeat(20_000)}`, 'contactMessageTooLong'],
    ['with a control character', 'Dit is een bericht\u0000', 'contactMessageInvalid'],
    ['of nothing to see', '\u200d'.repeat(20), 'fieldRequired'],
  ])('%s is told so', (_what, text, problem) => {
    expect(findContactProblem(text)).toBe(problem)
  })

  test('is kept with one kind of line end and composed letters', () => {
    const parsed = safeParse(contactMessageSchema, '  Caf\u0065\u0301\tdicht?\r\nJammer.\rDag ')
    expect(parsed.output).toBe('Caf\u00e9 dicht?\nJammer.\nDag')
  })
})

describe('an order number', () => {
  test.each(['61-7KD3-9QXM', ' 61-7kd3-9qxm ', '61 7KD3 9QXM', '61–7KD3 – 9QXM'])(
    'is read from "%s"',
    (text) => {
      expect(parse(orderNumberSchema, text)).toBe('61-7KD3-9QXM')
    },
  )

  test.each(['', '   '])('that is left out ("%s") is none', (text) => {
    expect(safeParse(orderNumberSchema, text)).toMatchObject({ success: true, output: undefined })
  })

  test.each([
    ...['7KD3', '61-7KD3-9QXMM', '1234567890123456789', '61-7KD3-9QX<', '61-7KD<-9QXM'],
    ...['A1-7KD3-9QXM', '12345-7KD3-9QXM', '61-7KD3-9QXM!', '-7KD3-9QXM'],
  ])('is not "%s"', (text) => {
    expect(safeParse(orderNumberSchema, text).issues?.[0]?.message).toBe('orderNumberInvalid')
  })
})
