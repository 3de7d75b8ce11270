import { newPspReference } from './psp-reference.ts'

type ErrorType = 'validation' | 'security' | 'configuration' | 'internal'

/** A "no" in the provider's own shape. `isTransient` says: the same again, later, may work. */
export class AdyenError extends Error {
  override readonly name = 'AdyenError'
  readonly status: number
  readonly errorCode: string
  readonly errorType: ErrorType
  readonly isTransient: boolean

  constructor(
    status: number,
    errorCode: string,
    about: { message: string; errorType?: ErrorType; isTransient?: boolean },
  ) {
    super(about.message)
    this.status = status
    this.errorCode = errorCode
    this.errorType = about.errorType ?? 'validation'
    this.isTransient = about.isTransient ?? false
  }

  get body(): object {
    const { status, errorCode, message, errorType } = this
    return { status, errorCode, message, errorType, pspReference: newPspReference() }
  }
}

export const invalid = (errorCode: string, message: string) =>
  new AdyenError(422, errorCode, { message })

export const unexpectedInput = (message: string) => new AdyenError(400, '702', { message })
