import { listPaymentAttempts } from '#domain/payments/list-payment-attempts.ts'
import type { VisitorKey } from '#flows/accounts/find-viewer.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { findPaymentAttempts } from './find-payment-attempts.ts'
import type { PaymentView } from './payment-view.ts'
import { presentPayment } from './present-payment.ts'

export type PaymentQuestion = { orderUuid: string; visitorKey: VisitorKey }

/**
 * How the newest attempt stands; the processing page polls it. The state may be asked by the link alone, as a
 * bank's app may come back in another browser; the way to go on paying is shown only to the visitor who began, and
 * only while they have not come back. Throws as `presentPayment` does, `UuidInvalid` and `OrderUnknown`.
 */
export async function showPayment(
  deps: Pick<Deps, 'db'>,
  question: PaymentQuestion,
): Promise<PaymentView> {
  const { orderUuid, visitorKey } = question
  const { newest } = await findPaymentAttempts(orderUuid, (uuid) =>
    listPaymentAttempts(deps.db, uuid),
  )
  const mayGoOn = newest.visitorKey === visitorKey && newest.returnedAt === null
  return presentPayment({ ...newest, orderUuid, action: mayGoOn ? newest.action : null })
}
