import { describe, expect, test } from 'vitest'
import { hasCardNumber, maskCardNumbers } from './card-number-mask.ts'

const number = '1234567890123456789'

describe('a card number in a text', () => {
  test.each([
    ['in one row', `Mijn kaart ${number} werkt niet.`],
    ['in groups of four', 'Mijn kaart 1234 5678 9012 3456 789 werkt niet.'],
    ['with dashes', 'Mijn kaart 1234-5678-9012-3456-789 werkt niet.'],
    ['with dots and wide spaces', 'Mijn kaart 1234. 5678.\u00a09012\u20113456 – 789 werkt niet.'],
    [
      'in digits of another script',
      'Mijn kaart １２３４５６７８９０１２３４５６７８９ werkt niet.',
    ],
  ])('%s loses all but four digits', (_what, text) => {
    expect(maskCardNumbers(text).normalize('NFKC')).toBe('Mijn kaart •••• 6789 werkt niet.')
    expect(hasCardNumber(text)).toBe(true)
  })

  test('takes a pin with it that was typed right behind', () => {
    expect(maskCardNumbers(`${number}123456`)).toBe('•••• 6789')
    expect(maskCardNumbers(`${number} 123456.`)).toBe('•••• 6789.')
  })

  test('between letters and more than once is found too', () => {
    expect(maskCardNumbers(`nr${number}a\n${number}`)).toBe('nr•••• 6789a\n•••• 6789')
  })

  test('that was masked stays as it is', () => {
    expect(hasCardNumber(maskCardNumbers(number))).toBe(false)
  })
})

test.each([
  'Bel me op 06 12 34 56 78, na 17:00 uur.',
  'Rekening NL91 ABNA 0417 1643 00 en bestelling 61-7KD3-9QXM.',
  '123456789012345678',
  '12345678901\n23456789',
])('"%s" holds no card number', (text) => {
  expect(maskCardNumbers(text)).toBe(text)
})

test('ten thousand digits are read in no time', () => {
  expect(maskCardNumbers('1 '.repeat(10_000))).toBe('•••• 1111 ')
  expect(hasCardNumber('1    1     '.repeat(10_000))).toBe(false)
})
