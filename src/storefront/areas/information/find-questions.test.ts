import { expect, test } from 'vitest'
import { findQuestions } from './find-questions.ts'

const asked = (question: string, text: string) => ({ question, answer: [{ spans: [{ text }] }] })
const sections = [
  {
    id: 'pay',
    questions: [asked('Hoe kan ik betalen?', 'Met iDEAL.'), asked('Btw?', 'Op de fee.')],
  },
  { id: 'send', questions: [asked('Waar is mijn mail?', 'Kijk bij de ongewenste e-mail.')] },
]
const found = (typed: string) =>
  findQuestions(sections, typed).flatMap(({ questions }) => questions.map((one) => one.question))

test('every typed word must begin a word of question or answer', () => {
  expect(found('beta ideal')).toEqual(['Hoe kan ik betalen?'])
  expect(found('talen')).toEqual([])
})

test('capitals and accents do not matter, and a subject without a match goes', () => {
  expect(found('IDÉAL')).toEqual(['Hoe kan ik betalen?'])
  expect(findQuestions(sections, 'mail').map(({ id }) => id)).toEqual(['send'])
})

test('an empty text, or signs alone, keeps all questions', () => {
  expect(found('')).toHaveLength(3)
  expect(found(' ?! <> ')).toHaveLength(3)
})
