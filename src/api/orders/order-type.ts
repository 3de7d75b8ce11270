import { builder } from '#api/builder.ts'

export const OrderTypeRef = builder.enumType('OrderType', {
  description: 'What kind of order it is (SPEC §3).',
  values: {
    REGULAR: { value: 'regular', description: 'All of it to one receiver or to whoever orders.' },
    MULTI_ADDRESS: { value: 'multiAddress', description: 'To several receivers.' },
    ACTIVATION: { value: 'activation', description: 'Value for a card that had none.' },
    REDEEM: { value: 'redeem', description: 'What choice cards were exchanged for.' },
    REORDER: { value: 'reorder', description: 'Empty cards by post.' },
  } as const,
})
