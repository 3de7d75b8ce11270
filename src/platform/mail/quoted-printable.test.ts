import fc from 'fast-check'
import { expect, test } from 'vitest'
import { quotedPrintable } from './quoted-printable.ts'

/** As a mail program reads it. */
const read = (encoded: string): string =>
  Buffer.from(
    encoded
      .replaceAll('=\r\n', '')
      .replaceAll(/=([0-9A-F]{2})/g, (_escape, hex: string) =>
        String.fromCharCode(Number.parseInt(hex, 16)),
      ),
    'latin1',
  ).toString()

const withNewlines = (text: string): string => text.replaceAll(/\r\n?|\n/g, '\r\n')

test.each([
  ['a=b', 'a=3Db'],
  ['één €', '=C3=A9=C3=A9n =E2=82=AC'],
  ['end \nof line\t', 'end=20\r\nof line=09'],
  ['🎁', '=F0=9F=8E=81'],
])('%j becomes %j', (text, encoded) => {
  expect(quotedPrintable(text)).toBe(encoded)
})

test('any text arrives as it was, in short lines of printable ASCII', () => {
  const letters = fc.constantFrom('a', '=', ' ', '\t', '\n', '\r\n', '\r', 'é', '€', '🎁', '.')
  const texts = fc.array(fc.oneof(letters, fc.constant('x'.repeat(70)))).map((all) => all.join(''))
  fc.assert(
    fc.property(texts, (text) => {
      const encoded = quotedPrintable(text)
      for (const line of encoded.split('\r\n')) {
        expect(line.length).toBeLessThanOrEqual(76)
        expect(line).toMatch(/^[\t\x20-\x7e]*$/)
        expect(line).not.toMatch(/[\t ]$/)
      }
      expect(read(encoded)).toBe(withNewlines(text))
    }),
  )
})
