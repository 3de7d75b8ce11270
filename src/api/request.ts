import * as v from 'valibot'
import type { ApiAnswer } from '#api/format-answer.ts'
import type { Visitor } from '#api/visitor.ts'

/** A GraphQL question: a document, or the id of one that is registered. */
export type ApiQuestion = {
  query?: string | undefined
  documentId?: string | undefined
  variables?: Record<string, unknown> | undefined
  operationName?: string | undefined
}

/** A question with who asks it; make the visitor by `openVisitor`. */
export type ApiRequest = ApiQuestion & { visitor: Visitor; clientIp: string | undefined }

/** The answer, and whether the question was refused altogether (then there are errors and no data). */
export type ApiResponse = { answer: ApiAnswer; isRefused: boolean }

const questionSchema = v.object({
  query: v.nullish(v.string()),
  documentId: v.nullish(v.string()),
  variables: v.nullish(v.record(v.string(), v.unknown())),
  operationName: v.nullish(v.string()),
})

/** The body of a post as a question, or undefined when it is none. */
export function parseQuestion(body: unknown): ApiQuestion | undefined {
  const result = v.safeParse(questionSchema, body)
  if (!result.success || Array.isArray(body)) return undefined
  const { query, documentId, variables, operationName } = result.output
  return {
    query: query ?? undefined,
    documentId: documentId ?? undefined,
    variables: variables ?? undefined,
    operationName: operationName ?? undefined,
  }
}
