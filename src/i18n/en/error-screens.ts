import type { errorScreens as dutch } from '#i18n/nl/error-screens.ts'
import type { Translation } from '#i18n/translation.ts'

export const errorScreens = {
  modal: {
    title: 'Something went wrong',
    fallback:
      'Oh oh, something went wrong. We are already working on a fix for this issue. Please try again at a later moment. Our apologies for the inconvenience.',
    close: 'Got it',
  },
  notFound: {
    title: 'This page has already been unwrapped',
    text: 'Or it never existed. Check the address, or choose where to go from here.',
    toGiftCards: 'View all gift cards',
    toHome: 'Go to the home page',
  },
  failure: {
    title: 'Something went wrong',
    text: 'It’s us, not you. We’re already working on a fix. Your basket is safe.',
    awayTitle: 'Something isn’t working just now',
    awayText:
      'We can’t reach our records just now. Your payment won’t be lost and your basket is safe. Please try again in a few seconds.',
    again: 'Try again',
    toHome: 'Go to the home page',
  },
} satisfies Translation<typeof dutch>
