import { sql } from 'kysely'
import type { Db } from '#domain/db.ts'
import type { AccountId, CardUnitId, DeliveryId, KeptGiftId } from '#kernel/ids.ts'

/** Gift in an account, by the private link that its customer had. */
export type KeptGift = {
  id: KeptGiftId
  deliveryId: DeliveryId
  /** Empty for a whole gift. */
  unitId: CardUnitId | ''
  linkVersion: number
  keptAt: Date
  /** Cards that are spent by the customer's word. */
  usedUp: readonly CardUnitId[]
}

/** All that an account keeps, the newest first. */
export const listKeptGifts = (db: Db, accountId: AccountId): Promise<readonly KeptGift[]> =>
  keptGifts(db, accountId).orderBy('kept_at', 'desc').orderBy('id', 'desc').execute()

/** Undefined for what this account does not keep. */
export const findKeptGift = (
  db: Db,
  { accountId, id }: { accountId: AccountId; id: KeptGiftId },
): Promise<KeptGift | undefined> => keptGifts(db, accountId).where('id', '=', id).executeTakeFirst()

const keptGifts = (db: Db, accountId: AccountId) =>
  db
    .selectFrom('kept_gifts')
    .select(['id', 'delivery_id as deliveryId', 'card_unit_id as unitId'])
    .select(['link_version as linkVersion', 'kept_at as keptAt'])
    .select(
      sql<readonly CardUnitId[]>`array(
        select card_unit_id from used_up_cards where kept_gift_id = kept_gifts.id
      )`.as('usedUp'),
    )
    .where('account_id', '=', accountId)
