import { describe, expect, test } from 'vitest'
import { maskEmail, maskName } from './mask.ts'

describe('masking for a bare link', () => {
  test('a name keeps its initials only', () => {
    expect(maskName('Jan-Willem van der Berg')).toBe('J••• v••• d••• B•••')
  })

  test('an address keeps what its owner recognises it by', () => {
    expect(maskEmail('jan.berg@voorbeeld.example')).toBe('j•••@v•••.example')
  })

  test('spaces around a name are no name', () => {
    expect(maskName('  Jan   Berg ')).toBe('J••• B•••')
  })

  test('letters of two halves stay whole, and what is missing is left out', () => {
    expect(maskName('𝒥an')).toBe('𝒥•••')
    expect(maskEmail('𝒿an@𝓋oorbeeld.nl')).toBe('𝒿•••@𝓋•••.nl')
    expect(maskEmail('jan')).toBe('j•••@•••.')
    expect(maskEmail('')).toBe('•••@•••.')
  })

  test('names of different lengths look the same', () => {
    expect(maskName('Jo')).toBe(maskName('Johannes'))
  })
})
