import { GraphQLError } from 'graphql'
import { DocumentRefused } from '#api/documents.ts'
import { type Caller, reportUnexpected, unexpectedError } from '#api/errors.ts'
import { refusal } from '#api/format-answer.ts'
import type { ApiResponse } from '#api/request.ts'

/**
 * The answer to a question that got none: a document that cannot be read or is refused is the caller's fault (400);
 * anything else is ours (500) and goes to the log.
 */
export function refuse(error: unknown, caller: Caller): ApiResponse {
  const faults = faultsOf(error)
  if (faults !== undefined) {
    const errors = faults.map((fault) => refusal(fault, caller))
    return { answer: { errors }, status: 400, isBroken: false }
  }
  const reference = reportUnexpected(error, caller)
  const { message, code } = unexpectedError(caller)
  const answer = { errors: [{ message, extensions: { code, reference } }] }
  return { answer, status: 500, isBroken: true }
}

function faultsOf(error: unknown): readonly GraphQLError[] | undefined {
  if (error instanceof GraphQLError) return [error]
  return error instanceof DocumentRefused ? error.errors : undefined
}
