/** DESIGN §9: whoever ordered sees everything for this long; afterwards he is whoever has the link. */
const fullViewMs = 30 * 24 * 60 * 60 * 1000

/** Whether an order is shown unmasked to the asker, and is his to change. */
export const isFullView = (
  order: { visitorKey: string; placedAt: Date },
  asker: { visitorKey: string | undefined; now: Date },
): boolean =>
  order.visitorKey === asker.visitorKey &&
  asker.now.getTime() - order.placedAt.getTime() < fullViewMs
