import { sql } from 'kysely'
import type { Tx } from '#domain/db.ts'
import type { UnitLink } from '#domain/deliveries/card-links.ts'

/**
 * The first look at a card on its own page counts; with the last card of a delivery all of it was seen. The delivery's row is
 * locked first, as whoever ends its links does. False when the link was revoked meanwhile.
 */
export async function markUnitOpened(
  tx: Tx,
  { link: { unitId, linkVersion }, now }: { link: UnitLink; now: Date },
): Promise<boolean> {
  const delivery = await tx
    .selectFrom('deliveries')
    .select(['id', 'state'])
    .where('id', '=', (eb) =>
      eb.selectFrom('card_units').select('delivery_id').where('card_units.id', '=', unitId),
    )
    .where('link_version', '=', linkVersion)
    .where('state', 'in', ['waiting', 'sent', 'failed', 'opened'])
    .forUpdate()
    .executeTakeFirst()
  if (delivery === undefined) return false
  const unit = await tx
    .updateTable('card_units')
    .set({ opened_at: sql`coalesce(opened_at, ${now}::timestamptz)` })
    .where('id', '=', unitId)
    .where('state', '=', 'issued')
    .executeTakeFirst()
  if (unit.numUpdatedRows === 0n) return false
  await tx
    .updateTable('deliveries')
    .set({
      state: 'opened',
      opened_at: now,
      sent_at: sql`coalesce(sent_at, ${now}::timestamptz)`,
    })
    .where('id', '=', delivery.id)
    .where('state', '<>', 'opened')
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('card_units')
            .select('id')
            .where('delivery_id', '=', delivery.id)
            .where('state', '=', 'issued')
            .where('opened_at', 'is', null),
        ),
      ),
    )
    .execute()
  return true
}
