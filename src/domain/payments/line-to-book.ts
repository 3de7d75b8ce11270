import type { OrderLineId } from '#kernel/ids.ts'

/** What the books need of an order's line. Its kind is one of the basket's kinds of lines. */
export type LineToBook = {
  id: OrderLineId
  kind: string
  /** Null for what belongs to the order as a whole. */
  productId: string | null
  totalCents: number
  vatCents: number
}
