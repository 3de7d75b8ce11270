import type { redeem as dutch } from '#i18n/nl/redeem.ts'
import type { Translation } from '#i18n/translation.ts'

export const redeem = {
  pageTitle: 'Exchange',
  heading: 'Exchange your card',
  start: {
    title: 'Your card first',
    text: 'Enter your card number and PIN. You’ll see what you can choose, and how much is left.',
    action: 'Enter your card',
  },
} satisfies Translation<typeof dutch>
