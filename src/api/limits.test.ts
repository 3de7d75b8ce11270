import { parse, specifiedRules, validate } from 'graphql'
import { describe, expect, test } from 'vitest'
import { limitsRule } from './limits.ts'
import { apiSchema } from './schema.ts'

const problemsOf = (document: string): readonly string[] =>
  validate(apiSchema, parse(document), [...specifiedRules, limitsRule]).map(
    ({ message }) => message,
  )

const onBlocks = (selection: string): string =>
  `query Q($userData: UserData!) { getBlocksQueue(userData: $userData, queueID: "home-1") { blocks { ${selection} } } }`

const questions = 'questions { question answer { isItem spans { text isStrong path } } }'

describe('the weight of a question', () => {
  test('counts of blocks of different types the dearest alone', () => {
    const faq = `... on FaqBlock { ${questions} }`
    expect(
      problemsOf(onBlocks(`${faq} ... on TextBlock { paragraphs { spans { text } } }`)),
    ).toEqual([])
    expect(problemsOf(onBlocks(`${faq} ... on GuidesBlock { guides { images { url } } }`))).toEqual(
      [],
    )
  })

  test('counts all queries of one type together', () => {
    const twice = `... on FaqBlock { ${questions} } ... on FaqBlock { ${questions.replaceAll('answer', 'again: answer')} }`
    expect(problemsOf(onBlocks(twice))).toContain('Asks for too many fields.')
  })

  const branching = (next: (name: string) => string): readonly string[] => {
    const levels = 40
    const fragments = Array.from({ length: levels }, (_, level) => {
      const inner = next(level === levels - 1 ? 'id' : `...F${level + 1}`)
      return `fragment F${level} on Block { ${inner} }`
    })
    const document = parse(`${onBlocks('...F0')} ${fragments.join(' ')}`)
    return validate(apiSchema, document, [limitsRule]).map(({ message }) => message)
  }

  test('is found out however fragments branch, though following each branch would never end', () => {
    expect(branching((next) => `${next} ${next}`)).toEqual(['Asks for too many fields.'])
    expect(branching((next) => `... on TextBlock { ${next} } ... on FaqBlock { ${next} }`)).toEqual(
      [],
    )
  })
})
