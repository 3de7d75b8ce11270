import { OrderUnknown, UuidInvalid } from '#domain/orders/errors.ts'
import { type Attempt, listAttempts } from '#domain/payments/list-attempts.ts'
import type { Deps } from '#flows/deps.ts'
import { isUuid } from '#kernel/ids.ts'

export type Attempts = { newest: Attempt; all: readonly Attempt[] }

/** Throws `UuidInvalid` (3011) and `OrderUnknown` (3300). */
export async function findAttempts(deps: Pick<Deps, 'db'>, orderUuid: string): Promise<Attempts> {
  if (!isUuid(orderUuid)) throw new UuidInvalid()
  const all = await listAttempts(deps.db, orderUuid)
  const [newest] = all
  if (newest === undefined) throw new OrderUnknown()
  return { newest, all }
}
