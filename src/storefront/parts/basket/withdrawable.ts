import type { OrderTotalsFragment } from '#storefront/graphql/generated/graphql.ts'
import type { OrdererKind } from '#storefront/parts/basket/orderer-kind.ts'

/** What giving it back ends by: the code of a card that was seen, an amount on a blank one, a donation that was passed on. */
export type Withdrawable = 'gift' | 'pack' | 'donation'

/** What the page of the checkout says of what is paid and by whom, for the header around it. */
export type Paid = { withdrawable: readonly Withdrawable[]; orderer: OrdererKind }

/** Of each that lies in a basket; packs are counted among what is posted, donations among what is mailed. */
export function withdrawableIn({
  digitalTotal,
  donationTotal,
  packTotal,
  physicalTotal,
}: OrderTotalsFragment['groupedTotals']): readonly Withdrawable[] {
  const quantityOf: Record<Withdrawable, number> = {
    gift: digitalTotal.qty + physicalTotal.qty - donationTotal.qty - packTotal.qty,
    pack: packTotal.qty,
    donation: donationTotal.qty,
  }
  return (['gift', 'pack', 'donation'] as const).filter((kind) => quantityOf[kind] > 0)
}
