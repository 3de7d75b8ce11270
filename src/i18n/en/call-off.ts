import type { callOff as dutch } from '#i18n/nl/call-off.ts'
import type { Translation } from '#i18n/translation.ts'

/** Texts of calling off: what comes back, the window that asks, and the law's withdrawal. */
export const callOff: Translation<typeof dutch> = {
  ask: 'Cancel',
  askOf: 'Cancel the gift for {name}',
  title: 'Cancel for {name}?',
  text: 'We won’t send this gift. You get this back, the way you paid:',
  confirm: 'Yes, cancel it',
  keep: 'Keep it',
  back: {
    gifts: 'What you ordered',
    wrapping: 'Paper and packing',
    discount: 'Discount that was taken off',
    fees: 'Service fee',
    postage: 'Postage',
    total: 'You get back',
  },
  feesStay: 'The service fee stays: part of your order is going ahead.',
}
