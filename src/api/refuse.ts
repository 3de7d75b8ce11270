import { GraphQLError } from 'graphql'
import type { ApiContext } from '#api/context.ts'
import { reportUnexpected, unexpectedError } from '#api/errors.ts'
import { refusal } from '#api/format-answer.ts'
import type { ApiResponse } from '#api/request.ts'

const errorsShownMax = 10

/**
 * The answer to a question that got none: documents that do not parse or validate and wrong variables, which
 * Mercurius throws, are the caller's (400); anything else is ours (500) and goes to the log.
 */
export function refuse(error: unknown, context: Pick<ApiContext, 'deps' | 'visitor'>): ApiResponse {
  const faults = faultsOf(error)
  if (faults !== undefined) {
    const errors = faults.slice(0, errorsShownMax).map((fault) => refusal(fault, context))
    return { answer: { errors }, status: 400 }
  }
  const reference = reportUnexpected(error, context)
  const { message, code } = unexpectedError(context)
  return { answer: { errors: [{ message, extensions: { code, reference } }] }, status: 500 }
}

function faultsOf(error: unknown): readonly GraphQLError[] | undefined {
  if (error instanceof GraphQLError) return [error]
  const { errors } = (error ?? {}) as { errors?: unknown }
  const isFaults = (values: unknown): values is GraphQLError[] =>
    Array.isArray(values) && values.every((value) => value instanceof GraphQLError)
  return isFaults(errors) ? errors : undefined
}
