import { KeptGiftsFull, KeptGiftUnknown } from '#domain/accounts/errors.ts'
import { lockAccount } from '#domain/accounts/lock-account.ts'
import type { Tx } from '#domain/db.ts'
import {
  type AccountId,
  type CardUnitId,
  type DeliveryId,
  type KeptGiftId,
  newId,
} from '#kernel/ids.ts'

export type GiftToKeep = {
  accountId: AccountId
  deliveryId: DeliveryId
  /** Empty for a whole gift. */
  unitId: CardUnitId | ''
  linkVersion: number
  /** As many as an account may keep. */
  max: number
  now: Date
}

/**
 * Keeps a gift in an account. One that is there already keeps its marks and gets the newer link.
 * Throws `KeptGiftsFull` (3831) and, for an account that ended, `NotLoggedIn` (3804).
 */
export async function keepGift(tx: Tx, gift: GiftToKeep): Promise<void> {
  const { accountId, deliveryId, unitId, linkVersion, max, now } = gift
  await lockAccount(tx, accountId)
  const kept = await tx
    .selectFrom('kept_gifts')
    .select(['id', 'delivery_id as deliveryId', 'card_unit_id as unitId'])
    .where('account_id', '=', accountId)
    .execute()
  const same = kept.find((one) => one.deliveryId === deliveryId && one.unitId === unitId)
  if (same !== undefined) {
    await tx
      .updateTable('kept_gifts')
      .set({ link_version: linkVersion })
      .where('id', '=', same.id)
      .execute()
    return
  }
  if (kept.length >= max) throw new KeptGiftsFull(max)
  await tx
    .insertInto('kept_gifts')
    .values({
      id: newId('kpt', now.getTime()),
      account_id: accountId,
      delivery_id: deliveryId,
      card_unit_id: unitId,
      link_version: linkVersion,
      kept_at: now,
    })
    .execute()
}

type Kept = { accountId: AccountId; id: KeptGiftId }

/**
 * Takes a gift out of an account, and tells which; the gift itself stays. Throws `KeptGiftUnknown`
 * (3830).
 */
export async function removeKeptGift(
  tx: Tx,
  { accountId, id }: Kept,
): Promise<{ deliveryId: DeliveryId; unitId: CardUnitId | '' }> {
  const gone = await tx
    .deleteFrom('kept_gifts')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returning(['delivery_id as deliveryId', 'card_unit_id as unitId'])
    .executeTakeFirst()
  if (gone === undefined) throw new KeptGiftUnknown()
  return gone
}

/** Nothing of it stays. */
export async function emptyKeptGifts(tx: Tx, accountId: AccountId): Promise<void> {
  await tx.deleteFrom('kept_gifts').where('account_id', '=', accountId).execute()
}

type Mark = Kept & { unitId: CardUnitId; isUsedUp: boolean; now: Date }

/**
 * Marks a card of a kept gift as spent, or as not spent after all; again is harmless. Throws
 * `KeptGiftUnknown` (3830), also for a card that its link does not lead to.
 */
export async function markCardUsedUp(
  tx: Tx,
  { accountId, id, unitId, isUsedUp, now }: Mark,
): Promise<void> {
  const card = await tx
    .selectFrom('kept_gifts')
    .innerJoin('card_units', 'card_units.delivery_id', 'kept_gifts.delivery_id')
    .select('kept_gifts.id')
    .where('kept_gifts.id', '=', id)
    .where('account_id', '=', accountId)
    .where('card_units.id', '=', unitId)
    .where('kept_gifts.card_unit_id', 'in', ['', unitId])
    // So that it is not removed before the mark is written.
    .forKeyShare('kept_gifts')
    .executeTakeFirst()
  if (card === undefined) throw new KeptGiftUnknown()
  if (isUsedUp)
    await tx
      .insertInto('used_up_cards')
      .values({ kept_gift_id: id, card_unit_id: unitId, used_up_at: now })
      .onConflict((conflict) => conflict.columns(['kept_gift_id', 'card_unit_id']).doNothing())
      .execute()
  else
    await tx
      .deleteFrom('used_up_cards')
      .where('kept_gift_id', '=', id)
      .where('card_unit_id', '=', unitId)
      .execute()
}
