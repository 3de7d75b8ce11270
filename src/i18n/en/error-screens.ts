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
    title: 'This page has been unwrapped already',
    text: 'Or it never existed. Please check the address, or choose where to go from here.',
    toGiftCards: 'View all gift cards',
    toHome: 'To the front page',
  },
  failure: {
    title: 'Something went wrong',
    text: 'That is on us, not on you. We are already working on a fix. Your basket is safe.',
    awayTitle: 'No connection for a moment',
    awayText:
      'We cannot get at your details just now. Your payment will not be lost and your basket is safe. Please try again in a few seconds.',
    again: 'Try again',
    toHome: 'To the front page',
  },
} satisfies Translation<typeof dutch>
