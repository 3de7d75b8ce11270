import { describe, expect, test } from 'vitest'
import { normalizeQuestion, readQuestion } from './search-question.ts'

const euros = (min: number, max: number) => ({ minCents: min * 100, maxCents: max * 100 })
const noEnd = { minCents: 10_000, maxCents: Number.MAX_SAFE_INTEGER }

describe('a price', () => {
  test.each([
    ['onder 25 euro', euros(0, 25), ''],
    ['cadeau tot € 25,-', euros(0, 25), 'cadeau'],
    ['uit eten onder de 30 euro', euros(0, 30), 'uit eten'],
    ['massage under €12.50', euros(0, 12.5), 'massage'],
    ['€10', euros(10, 10), ''],
    ['sauna 50 euro', euros(50, 50), 'sauna'],
    ['tussen 20 en 40 euro', euros(20, 40), ''],
    ['boek 20-40 euro', euros(20, 40), 'boek'],
    ['tussen 40 en 20 euro', euros(20, 40), ''],
    ['vanaf 100 euro', noEnd, ''],
    ['rond de 30', euros(24, 36), ''],
    ['boek niet duurder dan 20', euros(0, 20), 'boek'],
    ['bioscoop 15,-', euros(15, 15), 'bioscoop'],
    ['een tientje', euros(10, 10), ''],
  ])('in %j is understood and taken out', (typed, price, rest) => {
    const question = readQuestion(typed)
    expect(question.price).toEqual(price)
    expect(question.words.join(' ')).toBe(rest)
  })

  test.each(['zaal 7', 'knooppunt 27', 'onder 0 euro', 'tot snel'])('is not in %j', (typed) => {
    expect(readQuestion(typed).price).toBeUndefined()
  })
})

test.each([
  ['bon per post', 'PHYSICAL', 'bon'],
  ['fysieke sauna bon', 'PHYSICAL', 'sauna bon'],
  ['digitaal', 'DIGITAL', ''],
  ['digital spa card', 'DIGITAL', 'spa card'],
  ['sauna', undefined, 'sauna'],
])('%j asks for the form %s', (typed, form, rest) => {
  const question = readQuestion(typed)
  expect(question.form).toBe(form)
  expect(question.words.join(' ')).toBe(rest)
})

test.each([
  ['kind 5 jaar', 5, 'kind'],
  ['jongen van 15 jaar', 15, 'jongen'],
  ['80-jarige oma', 80, 'oma'],
  ['baby 3 maanden', 0, 'baby'],
  ['10 year old girl', 10, 'girl'],
  ['50 jaar getrouwd', undefined, '50 jaar getrouwd'],
])('%j speaks of the age %s', (typed, age, rest) => {
  const question = readQuestion(typed)
  expect(question.age).toBe(age)
  expect(question.words.join(' ')).toBe(rest)
})

test('heads narrow nothing', () => {
  expect(readQuestion('etentje voor twee personen').words).toEqual(['etentje'])
})

test('accents, capitals and apostrophes make no difference', () => {
  expect(readQuestion("Privé-Spa's").words).toEqual(['prive', 'spas'])
})

test('pasted text becomes one short line', () => {
  expect(normalizeQuestion(' a\u0000b\n\u202ec  ')).toBe('a b c')
  expect(normalizeQuestion('x'.repeat(10_000))).toHaveLength(100)
  expect(readQuestion('a '.repeat(5_000)).words).toHaveLength(12)
  expect(readQuestion('🎁🎁').words).toEqual([])
})
