import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CsvBroken, readCsv } from './read-csv.ts'

const fieldsOf = (text: string) => [...readCsv(text)].map(({ fields }) => fields)

test('fields stand between commas, quoted where they hold what separates', () => {
  expect(fieldsOf('a,b\r\n"x, ""y""",\r\n\r\n,"two\nlines"\n')).toEqual([
    ['a', 'b'],
    ['x, "y"', ''],
    ['', 'two\nlines'],
  ])
})

test('a mark of the byte order is no part of the first field, and the last line needs no end', () => {
  expect(fieldsOf('\uFEFFa,b\n1,2')).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ])
})

test('each record knows its line, also behind one of several lines', () => {
  const lines = [...readCsv('a\n"b\nb"\nc\n')].map(({ line }) => line)
  expect(lines).toEqual([1, 2, 4])
})

test.each(['"a', 'a\n"b""', 'a"b', '"a"b', 'x,"a" ,y'])('%j is refused', (text) => {
  expect(() => fieldsOf(text)).toThrow(CsvBroken)
})

test('whatever is written is read again', () => {
  const quoted = (field: string) => `"${field.replaceAll('"', '""')}"`
  const records = fc.array(fc.array(fc.string(), { minLength: 2, maxLength: 4 }))
  fc.assert(
    fc.property(records, (written) => {
      const text = written.map((fields) => `${fields.map(quoted).join(',')}\r\n`).join('')
      expect(fieldsOf(text)).toEqual(written)
    }),
  )
})
