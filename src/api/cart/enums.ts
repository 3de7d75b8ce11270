import { builder } from '#api/builder.ts'

export const CustomerTypeRef = builder.enumType('CustomerType', {
  description: 'Who orders.',
  values: {
    PRIVATE: { description: 'A person.' },
    BUSINESS: { description: 'A company.' },
  },
})

export const DeliveryModeRef = builder.enumType('DeliveryMode', {
  description: 'To whom a basket goes.',
  values: {
    DEFAULT: { description: 'All of it to whoever orders.' },
    SINGLE: { description: 'All of it to one other.' },
    SPLIT: { description: 'Each package to its own receiver.' },
  },
})

export const OrderItemKindRef = builder.enumType('OrderItemKind', {
  description: 'The kind of a line of a package.',
  values: {
    BLANK_GIFT_CARD_PACK: { description: 'A pack of cards without value yet.' },
    DIGITAL_WRAPPER: { description: 'A wrapper around a digital card.' },
    DONATION: { description: 'A gift to a good cause.' },
    GIFTCARD: { description: 'A gift card.' },
    GIFT_PACKING: { description: 'A box or bag around a physical card.' },
    PERSONAL_MESSAGE: { description: 'A note from the giver.' },
    WRAPPER: { description: 'A wrapper around a physical card.' },
  },
})

export const AdjustmentTypeRef = builder.enumType('AdjustmentType', {
  description: 'The kind of a charge on the whole order.',
  values: {
    SERVICE_FEE: { description: 'Charged once an order.' },
    SHIPPING: { description: 'Postage.' },
    WRAPPING: { description: 'Wrappers.' },
    PACKING: { description: 'Gift packing.' },
    PROMOTION: { description: 'A reduction.' },
  },
})

export const ValueTypeRef = builder.enumType('ValueType', {
  description: 'How a reduction is reckoned.',
  values: {
    ABSOLUTE: { description: 'An amount.' },
    RELATIVE: { description: 'A share of the price.' },
  },
})
