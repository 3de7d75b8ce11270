import { errorCodes } from '#kernel/error-codes.ts'

/** Why the visitor is back at checkout, read from ?error=… (SPEC §2, retry payment). */
export type ReturnReason = 'refused' | 'tooMany' | 'cancelled' | 'other'

const reasonOf: Record<number, ReturnReason> = {
  [errorCodes.paymentRefused]: 'refused',
  [errorCodes.tooManyAttempts]: 'tooMany',
  [errorCodes.paymentCancelled]: 'cancelled',
}

/** Undefined when the address carries no error: an ordinary visit. */
export function readPaymentReturn(error: string | null): ReturnReason | undefined {
  if (error === null || error === '') return undefined
  return reasonOf[Number(error)] ?? 'other'
}
