import { randomUUID } from 'node:crypto'
import type { ApiContext } from '#api/context.ts'
import { InputInvalid, InputRefused, ShopAway, ShopBusy } from '#api/request-errors.ts'
import { outageOf } from '#flows/shared/outage-of.ts'
import { sayError } from '#i18n/say-error.ts'
import { matchAddress } from '#kernel/addresses.ts'
import { type ErrorCode, errorCodes } from '#kernel/error-codes.ts'
import { isCustomerError, type ShopError } from '#kernel/shop-error.ts'

/** An error as SPEC §7 wants it: in the payload, or in the extensions of a query without a payload. */
export type ApiError = {
  message: string
  code: ErrorCode
  referencedRequestParameter: string | undefined
}

export type Caller = Pick<ApiContext, 'deps' | 'visitor' | 'unexpected' | 'claims'>

/**
 * The only translator of failures. What the shop expects gets its code and sentence; anything else is written
 * to the log under a reference, and the visitor hears that the shop is away or busy where its database is, else the
 * general sentence with code -1.
 */
export function translateErrors(
  error: unknown,
  caller: Caller,
): readonly [ApiError, ...ApiError[]] {
  if (error instanceof InputRefused) {
    const [first, ...others] = error.problems.map((problem) => translate(problem, caller))
    if (first !== undefined) return [first, ...others]
  }
  if (isCustomerError(error)) {
    if (error.isAlert)
      caller.deps.log.warn(
        { err: error, code: error.code },
        'An expected failure that somebody should look at.',
      )
    return [translate(error, caller)]
  }
  reportUnexpected(error, caller)
  return [failureOf(error, caller)]
}

/** Writes a failure that nobody expected to the log; gives the reference under which it stands there. */
export function reportUnexpected(error: unknown, { deps, unexpected, claims }: Caller): string {
  unexpected.count += 1
  const reference = randomUUID().slice(0, 8)
  const { pathname = '', isRendering } = claims
  // Its name, for an address may be the secret of a link.
  const page = matchAddress(pathname)?.name
  deps.log.error({ err: error, reference, page, isRendering }, 'The API failed unexpectedly.')
  return reference
}

/** What is said of a failure that nobody expected. */
export function failureOf(error: unknown, caller: Pick<Caller, 'visitor'>): ApiError {
  if (isImpossibleValue(error)) return translate(new InputInvalid(), caller)
  const outage = outageOf(error)
  if (outage !== undefined) return translate(new outages[outage](), caller)
  return {
    message: sayError(caller.visitor.language, { code: errorCodes.unexpected }),
    code: errorCodes.unexpected,
    referencedRequestParameter: undefined,
  }
}

/** Codes of PostgreSQL: a character that no text holds (NUL, half a pair), a number that no column holds. */
const impossibleValues = ['22021', '22P05', '22003']

const isImpossibleValue = (error: unknown): boolean =>
  error instanceof Error && impossibleValues.includes(String((error as { code?: unknown }).code))

const outages = { away: ShopAway, busy: ShopBusy } as const

const translate = (error: ShopError, { visitor }: Pick<Caller, 'visitor'>): ApiError => ({
  message: sayError(visitor.language, error),
  code: error.code,
  referencedRequestParameter: error.parameter,
})
