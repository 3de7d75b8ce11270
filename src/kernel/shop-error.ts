import type { ErrorCode } from '#kernel/error-codes.ts'

/**
 * An expected failure: something that a visitor, a bank or an issuer may do. Commands and flows throw it, so
 * that the transaction rolls back; `api/errors.ts` alone translates it. Subclasses name one business failure
 * each and live in their module's `errors.ts`.
 */
export class ShopError<Details extends object = object> extends Error {
  override readonly name = 'ShopError'
  readonly code: ErrorCode
  /** The request parameter that the failure is about (SPEC §7: referencedRequestParameter). */
  readonly parameter: string | undefined
  /** Values for the sentence, such as `{ limit: Money }`. */
  readonly details: Details
  /** True where an operator should hear of it. */
  readonly isAlert: boolean = false

  constructor(
    code: ErrorCode,
    about: { parameter?: string; details?: Details; cause?: unknown } = {},
  ) {
    super(`Shop error ${code}`, about.cause === undefined ? undefined : { cause: about.cause })
    this.code = code
    this.parameter = about.parameter
    this.details = about.details ?? ({} as Details)
  }
}
