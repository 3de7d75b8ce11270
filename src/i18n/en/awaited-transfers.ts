import type { awaitedTransfers as dutch } from '#i18n/nl/awaited-transfers.ts'
import type { Translation } from '#i18n/translation.ts'

export const awaitedTransfers: Translation<typeof dutch> = {
  heading: 'You’ve already ordered',
  text: 'Order {number} is waiting for your transfer of {amount}. We’ll wait up to and including {day}. No need to order the same again.',
  action: 'How to transfer',
  actionOf: ' for order {number}',
}
