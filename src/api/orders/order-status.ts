import { builder } from '#api/builder.ts'
import type { OrderKind } from '#domain/orders/tables.ts'

export const OrderStatusRef = builder.enumType('OrderStatus', {
  description: 'How an order stands.',
  values: {
    CANCELED: { description: 'Nothing comes of it.' },
    COMPLETED: { description: 'Paid and delivered.' },
    PENDING: { description: 'Waits for payment, or is being made.' },
  },
})

/** By which of its flows an order came (SPEC §3). */
export const OrderFlowRef = builder.enumType('OrderFlow', {
  description: 'Which flow of the shop an order came by.',
  values: {
    REGULAR: { description: 'Something was bought.' },
    ACTIVATION: { description: 'A printed card gets its value.' },
    REORDER: { description: 'Cards without value, to be activated later.' },
  },
})

const flows: Partial<Record<OrderKind, 'ACTIVATION' | 'REORDER'>> = {
  activation: 'ACTIVATION',
  reorder: 'REORDER',
}

export const orderFlowOf = (kind: OrderKind) => flows[kind] ?? 'REGULAR'
