import { forgetCarts } from '#domain/cart/forget-carts.ts'
import type { Deps } from '#flows/shared/deps.ts'

const cartsPerRun = 5_000

/** Lets go of baskets that nobody came back for. Repeating it finds fewer; what is left is next hour's. */
export async function forgetOldCarts(deps: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = deps.clock.now()
  await deps.db.transaction().execute((tx) => forgetCarts(tx, { now, limit: cartsPerRun }))
}
