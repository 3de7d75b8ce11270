import type { Db } from '#domain/db.ts'
import type { ListedWithdrawal } from '#domain/withdrawals/list-withdrawals.ts'
import { emailKeyOf } from '#kernel/email.ts'

export type StatedWithdrawal = Pick<
  ListedWithdrawal,
  'name' | 'orderNumber' | 'partsText' | 'state' | 'statedAt'
>

/** Withdrawals that name an address as the customer's, the newest first. */
export const listWithdrawalsOf = (
  db: Db,
  { email, limit }: { email: string; limit: number },
): Promise<readonly StatedWithdrawal[]> =>
  db
    .selectFrom('withdrawals')
    .select(['name', 'order_number as orderNumber', 'parts_text as partsText', 'state'])
    .select('stated_at as statedAt')
    .where('email_key', '=', emailKeyOf(email))
    .orderBy('stated_at', 'desc')
    .limit(limit)
    .execute()
