import type { orderLink as dutch } from '#i18n/nl/order-link.ts'
import type { Translation } from '#i18n/translation.ts'

export const orderLink: Translation<typeof dutch> = {
  ask: 'Mail me a link',
  hint: 'Was it you? We’ll mail a link to the address you ordered with. It shows you everything here, including your invoice or receipt.',
  asked:
    'Done. If the order is yours, you’ll find the link in your inbox shortly. Open it on this device.',
  open: {
    heading: 'Open your order',
    text: 'You came by the link in our mail. Open the order on this device and you’ll see everything here for thirty days.',
    action: 'Open my order',
    done: 'Your order is open on this device.',
  },
}
