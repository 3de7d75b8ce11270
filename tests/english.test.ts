import { describe, expect, test } from 'vitest'
import record from './english.json' with { type: 'json' }
import { type English, englishByLayer, englishOf, rules } from './support/english.ts'

const counted = englishByLayer()
const recorded: Record<string, English> = record

describe('the English of the code', () => {
  test.each(Object.keys(counted))('of %s breaks no rule more often than before', (layer) => {
    for (const rule of rules)
      expect(counted[layer]?.[rule], rule).toBeLessThanOrEqual(recorded[layer]?.[rule] ?? 0)
  })

  test('is written down where it became better: run `npm run english`', () => {
    expect(recorded).toEqual(counted)
  })
})

describe('the count', () => {
  test('finds an opener in comments of both kinds, and in no text', () => {
    const code = `/** Of payments. */\n// What it is.\n/* Payments */\nconst text = '// Who'`
    expect(englishOf('a.ts', code).openers).toBe(2)
  })

  test('finds lines past 100 columns, but for those that a text makes so long', () => {
    const [long, text] = ['a'.repeat(101), `const b = '${'a'.repeat(101)}'`]
    expect(englishOf('a.ts', `// ${long}\n${'a'.repeat(100)}\n${text}`).longLines).toBe(1)
  })

  test('finds a spread literal in an object and in JSX, and no other spread', () => {
    const code = `const a = { ...{ b, c }, ...d }\nconst e = <F {...{ b }} {...d} />\ng(...[h])`
    expect(englishOf('a.tsx', code).spreads).toBe(2)
  })
})
