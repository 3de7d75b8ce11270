import { plainLetters } from '#kernel/plain-letters.ts'

type Words = { spans: readonly { text: string }[] }
type Asked = { question: string; answer: readonly Words[] }

/**
 * Keeps the questions in which every typed word begins a word, of the question or of its answer; sections without any
 * go. Nothing typed keeps everything.
 */
export function findQuestions<Section extends { questions: readonly Asked[] }>(
  sections: readonly Section[],
  typed: string,
): readonly Section[] {
  const wanted = plainLetters(typed)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  if (wanted.length === 0) return sections
  return sections
    .map((section) => ({
      ...section,
      questions: section.questions.filter((asked) => {
        const words = plainLetters(textOf(asked)).split(/[^\p{L}\p{N}]+/u)
        return wanted.every((start) => words.some((word) => word.startsWith(start)))
      }),
    }))
    .filter(({ questions }) => questions.length > 0)
}

const textOf = ({ question, answer }: Asked): string =>
  [question, ...answer.flatMap(({ spans }) => spans.map(({ text }) => text))].join(' ')
