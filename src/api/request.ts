import type { Claims } from '#api/claims.ts'
import type { ApiAnswer } from '#api/format-answer.ts'
import type { Visitor } from '#api/visitor.ts'

/** A GraphQL question: a document, or the id of one that is registered. */
export type ApiQuestion = {
  query?: string | undefined
  documentId?: string | undefined
  variables?: Record<string, unknown> | undefined
  operationName?: string | undefined
}

/** A question with who asks it. */
export type ApiRequest = ApiQuestion & {
  visitor: Visitor
  clientIp: string | undefined
  claims: Claims
}

export type ApiResponse = {
  answer: ApiAnswer
  /** 200 also for partial data; 400 for a question that cannot be answered, 500 for what is our fault. */
  status: 200 | 400 | 500 | 503
  /** Something in it failed that nobody expected (code -1), in a payload or at the top. */
  isBroken: boolean
  /** The answer as JSON, where it was written before. */
  bytes?: Buffer
}

const isOptional = (value: unknown, type: 'string' | 'object'): boolean =>
  value === undefined || value === null || (typeof value === type && !Array.isArray(value))

/** The body of a post as a question, or undefined when it is none. Null counts as left out. */
export function parseQuestion(body: unknown): ApiQuestion | undefined {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return undefined
  const { query, documentId, variables, operationName } = body as Record<string, unknown>
  const isQuestion =
    isOptional(query, 'string') &&
    isOptional(documentId, 'string') &&
    isOptional(variables, 'object') &&
    isOptional(operationName, 'string')
  if (!isQuestion) return undefined
  return {
    query: query ?? undefined,
    documentId: documentId ?? undefined,
    variables: variables ?? undefined,
    operationName: operationName ?? undefined,
  } as ApiQuestion
}
