import { builder } from '#api/builder.ts'

export const OrderStatusRef = builder.enumType('OrderStatus', {
  description: 'How an order stands.',
  values: {
    CANCELED: { description: 'Nothing comes of it.' },
    COMPLETED: { description: 'Paid and delivered.' },
    PENDING: { description: 'Waits for payment, or is being made.' },
  },
})
