import { describe, expect, test } from 'vitest'
import { encoded } from './transfer-encoding.ts'

describe('a part of a mail', () => {
  test('of plain letters in short lines travels as it is', () => {
    expect(encoded('Dag\nSanne')).toEqual({ encoding: '7bit', content: 'Dag\r\nSanne' })
  })

  test.each([
    ['another letter', 'Café'],
    ['a control character', 'Dag\u0000Sanne'],
    ['a return', 'Dag\r\nSanne'],
    ['a line that is too long', 'a'.repeat(999)],
  ])('with %s is encoded', (_, content) => {
    const { encoding, content: written } = encoded(content)
    expect(encoding).toBe('quoted-printable')
    expect(written).toMatch(/^[\t\r\n\x20-\x7e]*$/)
    for (const line of written.split('\r\n')) expect(line.length).toBeLessThanOrEqual(76)
  })

  test('of a line as long as there may be is not', () => {
    expect(encoded('a'.repeat(998)).encoding).toBe('7bit')
  })
})
