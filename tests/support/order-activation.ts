import { solveFor } from './open-account.ts'
import type { Visitor } from './visitor.ts'

const create = `mutation Create($userData: UserData!, $input: ActivationInput!) {
  createActivationOrder(userData: $userData, input: $input) {
    order { version totals { grandTotal { value } } } errors { code } } }`

type Created = {
  createActivationOrder: {
    order: { version: number; totals: { grandTotal: { value: number } } } | null
    errors: readonly { code: number }[]
  }
}

/** Value is ordered for a printed card that lies with its holder; what the button then sends besides the way to pay. */
export async function orderActivation(
  visitor: Visitor,
  { cardNumber, amount, email }: { cardNumber: string; amount: number; email: string },
): Promise<{ more: object | undefined; codes: readonly number[] }> {
  const captchaToken = await solveFor(visitor)
  const { createActivationOrder } = await visitor.ask<Created>(create, {
    input: { cardNumber, amount, email, acceptTerms: true, captchaToken },
  })
  const { order, errors } = createActivationOrder
  return {
    more: order
      ? { activationVersion: order.version, expectedTotal: order.totals.grandTotal.value }
      : undefined,
    codes: errors.map(({ code }) => code),
  }
}
