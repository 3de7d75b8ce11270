import type { ExecutionResult, GraphQLError } from 'graphql'
import {
  type ApiError,
  type Caller,
  failureOf,
  reportUnexpected,
  translateErrors,
} from '#api/errors.ts'
import { sayError } from '#i18n/say-error.ts'
import { type ErrorCode, errorCodes } from '#kernel/error-codes.ts'
import { ShopError } from '#kernel/shop-error.ts'

/** What goes over the wire. `data` may be there beside errors (SPEC §7). */
export type ApiAnswer = {
  data?: Record<string, unknown> | null | undefined
  errors?: readonly FormattedError[]
}

/** Top-level errors carry code and parameter like those in payloads. Never a stack. */
export type FormattedError = {
  message: string
  path?: readonly (string | number)[]
  extensions: {
    code: ErrorCode
    referencedRequestParameter?: string
    /** For the author of the document: what is wrong with it. */
    detail?: string
    /** Under which an unexpected failure stands in the log. */
    reference?: string
  }
}

/** An answer whose errors are fit for the world. Those with a path happened while answering. */
export const formatAnswer = (result: ExecutionResult, caller: Caller): ApiAnswer =>
  result.errors === undefined || result.errors.length === 0
    ? { data: result.data }
    : { data: result.data, errors: result.errors.map((error) => formatError(error, caller)) }

function formatError(error: GraphQLError, caller: Caller): FormattedError {
  if (error.path === undefined) return documentRefusal(error, caller)
  const cause = error.originalError ?? error
  const path = { path: error.path }
  if (cause instanceof ShopError) return { ...present(translateErrors(cause, caller)[0]), ...path }
  const reference = reportUnexpected(cause, caller)
  const { message, extensions } = present(failureOf(cause, caller))
  return { message, extensions: { ...extensions, reference }, ...path }
}

/** An error of a payload in the form of a top-level one. */
export const present = (error: ApiError): FormattedError => ({
  message: error.message,
  extensions: {
    code: error.code,
    ...(error.referencedRequestParameter !== undefined && {
      referencedRequestParameter: error.referencedRequestParameter,
    }),
  },
})

/** A question that cannot be answered at all: not GraphQL, not of this schema, or too much. */
export function documentRefusal(
  error: { message: string; extensions?: unknown },
  { visitor }: Pick<Caller, 'visitor'>,
): FormattedError {
  const { code: given } = (error.extensions ?? {}) as { code?: unknown }
  const isTooLarge = given === errorCodes.queryTooLarge || tooManyTokens.test(error.message)
  const code = isTooLarge ? errorCodes.queryTooLarge : errorCodes.queryNotUnderstood
  return {
    message: sayError(visitor.language, { code }),
    extensions: { code, detail: error.message.slice(0, detailLengthMax) },
  }
}

/** It quotes the document, which may be as long as a question may be. */
const detailLengthMax = 300

/** The parser of graphql-js counts tokens and has only this sentence to tell it by. */
const tooManyTokens = /contains more tha[nt] \d+ tokens/
