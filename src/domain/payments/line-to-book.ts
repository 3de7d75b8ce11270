import type { OrderLineId, ShipmentId } from '#kernel/ids.ts'
import type { LineKind } from '#kernel/line-kind.ts'

/** What the books need of an order's line. */
export type LineToBook = {
  id: OrderLineId
  kind: LineKind
  /** Null for what belongs to the order as a whole. */
  productId: string | null
  /** Of postage. */
  shipmentId: ShipmentId | null
  totalCents: number
  vatCents: number
}
