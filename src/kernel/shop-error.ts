import { type ErrorCode, operatorCodesFrom } from '#kernel/error-codes.ts'

/**
 * An expected failure: something that a visitor, a bank or an issuer may do. Commands and flows throw it, so
 * that the transaction rolls back; `api/errors.ts` alone translates it. Subclasses name one business failure
 * each and live in their module's `errors.ts`. Refusals of operators have codes of their own (`operator-refusal.ts`).
 */
export class ShopError<
  Details extends object = object,
  Code extends number = ErrorCode,
> extends Error {
  override readonly name = 'ShopError'
  readonly code: Code
  /** The request parameter that the failure is about (SPEC §7: referencedRequestParameter). */
  readonly parameter: string | undefined
  /** Values for the sentence, such as `{ limit: Money }`. */
  readonly details: Details
  /** True where an operator should hear of it. */
  readonly isAlert: boolean = false

  constructor(code: Code, about: { parameter?: string; details?: Details; cause?: unknown } = {}) {
    super(`Shop error ${code}`, about.cause === undefined ? undefined : { cause: about.cause })
    this.code = code
    this.parameter = about.parameter
    this.details = about.details ?? ({} as Details)
  }
}

/** True for an expected failure that a customer may hear of. Refusals of operators are not for them. */
export const isCustomerError = (error: unknown): error is ShopError =>
  error instanceof ShopError && error.code < operatorCodesFrom
