import { questions as describe } from './schema-org.ts'
import { StructuredData } from './structured-data.tsx'

export type Asked = { question: string; answer: string }

/**
 * All questions of a page for search engines; a page has it once. Apart from what shows them: home
 * goes without its weight.
 */
export const FaqData = ({ questions }: { questions: readonly Asked[] }) =>
  questions.length > 0 && <StructuredData thing={describe(questions)} />
