/** SPEC §3, basket item kinds, and the two that belong to the order as a whole. */
export type LineKind =
  | 'GIFTCARD'
  | 'DONATION'
  | 'BLANK_GIFT_CARD_PACK'
  | 'DIGITAL_WRAPPER'
  | 'WRAPPER'
  | 'GIFT_PACKING'
  | 'PERSONAL_MESSAGE'
  | 'SERVICE_FEE'
  | 'SHIPPING'
  /** Takes something off: the whole order, or the package that it names. */
  | 'PROMOTION'

/** What is ordered itself: its value is not the shop's. Everything else is earned or taken off, each line with its own VAT. */
export const giftLineKinds = [
  'GIFTCARD',
  'DONATION',
  'BLANK_GIFT_CARD_PACK',
] as const satisfies readonly LineKind[]

export const isGiftLine = (kind: LineKind): boolean =>
  (giftLineKinds as readonly LineKind[]).includes(kind)
