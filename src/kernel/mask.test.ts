import { describe, expect, test } from 'vitest'
import { maskEmail, maskName } from './mask.ts'

describe('masking for a bare link', () => {
  test('a name keeps its initials only', () => {
    expect(maskName('Jan-Willem van der Berg')).toBe('J••• v••• d••• B•••')
  })

  test('an address keeps what its owner recognises it by', () => {
    expect(maskEmail('jan.berg@voorbeeld.example')).toBe('j•••@v•••.example')
  })

  test('names of different lengths look the same', () => {
    expect(maskName('Jo')).toBe(maskName('Johannes'))
  })
})
