import type { orderWindow as dutch } from '#i18n/nl/order-window.ts'
import type { Translation } from '#i18n/translation.ts'

export const orderWindow: Translation<typeof dutch> = {
  account: 'Your order',
  details: 'Details and invoice',
  open: 'Quick look',
  openOf: 'Quick look: order {number}',
  loading: 'Fetching your order',
  none: 'We can’t find this order.',
  failed: 'We can’t fetch your order right now. Please try again in a moment.',
  toOrder: 'Go to the order',
  toDetails: 'Details and invoice',
  noDocuments: 'Your invoice or receipt appears here a few minutes after you’ve paid.',
  masked: 'Only whoever placed the order sees its invoice or receipt here.',
}
