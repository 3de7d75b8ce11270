import type { Deps } from '#flows/shared/deps.ts'
import { transact } from '#flows/shared/transact.ts'
import type { PaymentId } from '#kernel/ids.ts'

/** How soon a provider that gave no answer is asked again. */
const askAgainMs = 5_000

export async function resolvePaymentLater(
  deps: Pick<Deps, 'db' | 'queue' | 'clock'>,
  paymentId: PaymentId,
): Promise<void> {
  const startAfter = new Date(deps.clock.now().getTime() + askAgainMs)
  await transact(deps, (tx) =>
    deps.queue.send(tx, [{ name: 'resolve-payment', payload: { paymentId }, startAfter }]),
  )
}
