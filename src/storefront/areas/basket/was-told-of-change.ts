import { errorCodes } from '#kernel/error-codes.ts'

/** Another window changed the basket, and the refusal said so. Whoever saves again after that means it. */
export const wasToldOfChange = (refusals: readonly { code: number }[]): boolean =>
  refusals.some(({ code }) => code === errorCodes.basketChanged)
