import { collectOwnData } from '#flows/accounts/collect-own-data.ts'
import type { OrderShop } from '#tests/support/build-order-shop.ts'

/** Reads all that is kept of an account whose address its mailbox confirmed. */
export async function readOwnData(
  { deps, now }: OrderShop,
  { sessionKey, email }: { sessionKey: string; email: string },
): Promise<void> {
  await deps.db
    .updateTable('accounts')
    .set({ email_confirmed_at: now })
    .where('storefront', '=', deps.storefront.key)
    .where('email_key', '=', email)
    .execute()
  const file = await collectOwnData(deps, sessionKey)
  for await (const _order of file?.orders() ?? []);
}
