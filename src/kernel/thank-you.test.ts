import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { thankYouInputSchema } from '#kernel/thank-you.ts'

const parse = (text: string) => {
  const result = v.safeParse(thankYouInputSchema, { text })
  return result.success ? result.output.text : result.issues[0]?.message
}

describe('a thank-you', () => {
  test('is one line, with whatever people say thanks with', () => {
    expect(parse('  Wat lief! 💐\r\nTot zaterdag\t<3 ')).toBe('Wat lief! 💐 Tot zaterdag <3')
    expect(parse(' \n ')).toBe('')
    expect(parse('é'.repeat(150))).toBe('é'.repeat(150))
    expect(parse('👨‍👩‍👧'.repeat(100))).toBe('👨‍👩‍👧'.repeat(100))
  })

  test.each([
    ['151 characters', 'a'.repeat(151), 'noteTooLong'],
    ['marks without end', `a${'\u0301'.repeat(2000)}`, 'noteTooLong'],
    ['a control character', 'dank\u0000je', 'noteInvalid'],
    ['an escape', 'dank\u001b[31mje', 'noteInvalid'],
    ['half a character', 'dank\uD83D', 'noteInvalid'],
  ])('is refused with %s', (_what, text, problem) => {
    expect(parse(text)).toBe(problem)
  })
})
