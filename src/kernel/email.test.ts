import { expect, test } from 'vitest'
import { cleanEmail } from './email.ts'

test.each([
  '„jan@voorbeeld.nl”',
  '“jan@voorbeeld.nl”',
  '‘jan@voorbeeld.nl’',
  '«jan@voorbeeld.nl»',
  '[jan@voorbeeld.nl]',
  '(jan@voorbeeld.nl)',
  'jan@voorbeeld.nl>',
  '"jan@voorbeeld.nl"',
  "'jan@voorbeeld.nl'",
  'jan@voorbeeld.nl (Jan de Vries)',
  '*jan@voorbeeld.nl*',
  '`jan@voorbeeld.nl`',
  "'jan@voorbeeld.nl",
  'Jan <jan@voorbeeld.nl>;',
  '"Vries, Jan de" <jan@voorbeeld.nl>',
  'jan@voorbeeld.nl <mailto:jan@voorbeeld.nl>',
  '<mailto:jan@voorbeeld.nl>',
  'mailto:jan@voorbeeld.nl?subject=x',
  'mailto://jan@voorbeeld.nl',
  'mailto:jan%40voorbeeld.nl',
  'mailto:%20jan@voorbeeld.nl',
  '[jan@voorbeeld.nl](mailto:jan@voorbeeld.nl)',
  '[Jan](mailto:jan@voorbeeld.nl?subject=x)',
  'jan @ voorbeeld.nl',
  'jan@ voorbeeld.nl',
  'jan＠voorbeeld.nl',
])('takes the address out of %j', (text) => expect(cleanEmail(text)).toBe('jan@voorbeeld.nl'))

test.each([
  'jan@voorbeeld.nl (jan@ander.nl)',
  'jan@voorbeeld.nl;piet@voorbeeld.nl',
  'jan (at) x.nl',
  'jan de vries @ x.nl',
  'jan van@x.nl',
  'jan@x. nl',
  'mailto:jan%zz@x.nl',
  'mailto:jan@x.nl,piet@x.nl',
  'Jan <jan@x.nl>, Piet <piet@x.nl>',
  'jan@x.nl <piet@x.nl>',
  '[jan@x.nl](mailto:piet@x.nl)',
  '<a href="mailto:jan@x.nl">piet@x.nl</a>',
])('takes no address out of %j', (text) => expect(cleanEmail(text)).toBe(text))

test('decodes the address of a link', () => {
  expect(cleanEmail('MAILTO:jan%2Bx@x.nl')).toBe('jan+x@x.nl')
  expect(cleanEmail('[jan+x@x.nl](mailto:jan%2Bx@x.nl)')).toBe('jan+x@x.nl')
  expect(cleanEmail("o'brien@x.nl")).toBe("o'brien@x.nl")
})

test('reads a long line of signs in linear time', () => {
  const line = `${';'.repeat(200_000)}x`
  expect(cleanEmail(line)).toBe(line)
})
