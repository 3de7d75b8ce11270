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
