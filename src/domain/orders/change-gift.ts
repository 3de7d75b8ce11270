import type { VariationType } from '#domain/catalogue/product.ts'
import type { Tx } from '#domain/db.ts'
import { GiftFixed, GiftUnknown, PaperCostsOther } from '#domain/orders/errors.ts'
import type { PackageId, ShipmentId } from '#kernel/ids.ts'
import { firstWrapper, papersLike, type Wrapping } from '#kernel/wrapper.ts'

type GiftForm = { kind: string | null; form: VariationType; isForSelf: boolean }

/** What nobody reads a note beside who ordered it for themselves, by the kinds of products and of lines: a donation comes without a page, and blank cards are no present yet. */
const withoutNote = new Set<string | null>([
  'DONATION',
  'GIFTCARD_BLANK_PACK',
  'BLANK_GIFT_CARD_PACK',
])

export const hasNote = ({ kind, isForSelf }: Pick<GiftForm, 'kind' | 'isForSelf'>): boolean =>
  !(isForSelf && withoutNote.has(kind))

/** What can go around it in place of its paper: as much was paid for those. What comes without a paper stays so. */
export function papersFor({
  form,
  isForSelf,
  wrapper,
}: Omit<GiftForm, 'kind'> & { wrapper: string | null }): readonly Wrapping[] {
  if (form === 'PHYSICAL') return wrapper === null ? [] : papersLike(wrapper)
  return isForSelf ? [] : papersLike(wrapper ?? firstWrapper)
}

export type GiftChange = {
  packageId: PackageId
  /** Null is none; undefined stays as it is. */
  message?: string | null | undefined
  wrapper?: Wrapping | undefined
}

type Place = { shipmentId: ShipmentId; isForSelf: boolean }

/**
 * Another note beside a gift that was ordered, or another paper around it. The caller locked its order and saw that nobody got it.
 * Throws `GiftUnknown` (3000), `GiftFixed` (3607), and `PaperCostsOther` (3608) of a paper that would have cost more or less.
 */
export async function changeGift(
  tx: Tx,
  { shipmentId, isForSelf }: Place,
  { packageId, message, wrapper }: GiftChange,
): Promise<void> {
  const gift = await tx
    .selectFrom('order_packages')
    .select(['wrapper', 'variation_type as form'])
    .select(({ ref }) => ref('product', '->>').key('kind').as('kind'))
    .where('id', '=', packageId)
    .where('shipment_id', '=', shipmentId)
    .executeTakeFirst()
  if (gift === undefined) throw new GiftUnknown()
  if (!hasNote({ ...gift, isForSelf })) throw new GiftFixed()
  if (wrapper !== undefined && !papersFor({ ...gift, isForSelf }).includes(wrapper))
    throw new PaperCostsOther()
  if (message === undefined && wrapper === undefined) return
  await tx
    .updateTable('order_packages')
    .set({ ...(message !== undefined && { message }), ...(wrapper !== undefined && { wrapper }) })
    .where('id', '=', packageId)
    .execute()
}
