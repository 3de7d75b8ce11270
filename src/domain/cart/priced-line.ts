import type { Promotion, PromotionBase } from '#domain/promotions/promotion.ts'
import type { PackageId, ShipmentId } from '#kernel/ids.ts'
import type { LineKind } from '#kernel/line-kind.ts'

/**
 * One line of what is charged. `totalCents` includes `vatCents`; lines add up to the grand total
 * exactly.
 */
export type PricedLine = {
  kind: LineKind
  /** Undefined for what belongs to the order as a whole. */
  packageId?: PackageId | undefined
  /** Set for a line of a shipment as a whole. */
  shipmentId?: ShipmentId | undefined
  titleKey:
    | 'product'
    | 'serviceFee'
    | 'shipping'
    | 'wrapper'
    | 'giftPacking'
    | 'message'
    | 'promotion'
  quantity: number
  unitCents: number
  totalCents: number
  vatRateBasisPoints: number
  vatCents: number
  /** Set for a line that takes something off: its promotion, and off what. */
  promotion?: LinePromotion | undefined
}

export type LinePromotion = Pick<Promotion, 'id' | 'title'> & { reduces: PromotionBase }
