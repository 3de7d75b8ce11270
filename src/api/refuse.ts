import { GraphQLError } from 'graphql'
import type { ApiContext } from '#api/context.ts'
import { reportUnexpected, unexpectedError } from '#api/errors.ts'
import { refusal } from '#api/format-answer.ts'
import type { ApiResponse } from '#api/request.ts'

const errorsShownMax = 10

/** What Mercurius throws before it answers: documents that do not parse or validate, wrong variables. */
export function refuse(error: unknown, context: ApiContext): ApiResponse {
  const { errors } = error as { errors?: readonly { message: string; extensions?: unknown }[] }
  if (error instanceof GraphQLError)
    return { answer: { errors: [refusal(error, context)] }, isRefused: true }
  if (Array.isArray(errors)) {
    const shown = errors.slice(0, errorsShownMax)
    return { answer: { errors: shown.map((one) => refusal(one, context)) }, isRefused: true }
  }
  const reference = reportUnexpected(error, context)
  const { message, code } = unexpectedError(context)
  return { answer: { errors: [{ message, extensions: { code, reference } }] }, isRefused: true }
}
