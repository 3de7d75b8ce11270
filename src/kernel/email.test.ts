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
])('takes the address out of %j', (text) => expect(cleanEmail(text)).toBe('jan@voorbeeld.nl'))

test.each([
  'jan@voorbeeld.nl (jan@ander.nl)',
  'jan@voorbeeld.nl;piet@voorbeeld.nl',
  'jan (at) x.nl',
])('takes no address out of %j', (text) => expect(cleanEmail(text)).toBe(text))
