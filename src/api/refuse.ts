import { GraphQLError } from 'graphql'
import { DocumentRefused } from '#api/documents.ts'
import { type Caller, failureOf, reportUnexpected } from '#api/errors.ts'
import { documentRefusal } from '#api/format-answer.ts'
import type { ApiResponse } from '#api/request.ts'
import { errorCodes } from '#kernel/error-codes.ts'

/**
 * The answer to a question that got none: a document that cannot be read or is refused is the caller's fault (400);
 * anything else is ours (500, or 503 where the shop is away or busy) and goes to the log.
 */
export function refuse(error: unknown, caller: Caller): ApiResponse {
  const faults = faultsOf(error)
  if (faults !== undefined) {
    const errors = faults.map((fault) => documentRefusal(fault, caller))
    return { answer: { errors }, status: 400, isBroken: false }
  }
  const reference = reportUnexpected(error, caller)
  const { message, code } = failureOf(error, caller)
  const answer = { errors: [{ message, extensions: { code, reference } }] }
  return { answer, status: code === errorCodes.unexpected ? 500 : 503, isBroken: true }
}

function faultsOf(error: unknown): readonly GraphQLError[] | undefined {
  if (error instanceof GraphQLError) return [error]
  return error instanceof DocumentRefused ? error.errors : undefined
}
