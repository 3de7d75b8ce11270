import type { frame as dutch } from '#i18n/nl/frame.ts'
import type { Translation } from '#i18n/translation.ts'

export const frame = {
  menu: {
    title: 'Menu',
    giftCards: 'Gift cards',
    categories: 'Categories',
    viewCategory: 'View all gift vouchers in this category',
    allCategories: 'View all categories',
    fewerCategories: 'Fewer categories',
    allGiftCards: 'All gift cards',
    moments: 'All occasions',
  },
  topBar: {
    label: 'What you can count on',
    pause: 'Pause the messages',
    play: 'Play the messages',
  },
  delay: 'Delay',
  hours: 'Customer service',
  conditions: 'Terms',
  social: 'Follow us',
  toTop: 'Back to top',
  switcher: {
    button: 'Country and language',
    toOther: 'Read this page in Dutch',
    intro: 'Choose where you are. Prices and gift cards vary by country.',
    country: 'Country',
    language: 'Language',
    currency: 'Currency',
    countryRequired: 'Country is a required field',
    languageRequired: 'Language is a required field',
    currencyRequired: 'Currency is a required field',
    apply: 'Apply',
  },
  banner: {
    label: 'The shop for your country',
    text: 'Are you in {country}?',
    go: 'Go to the shop for {country}',
    close: 'Stay here',
  },
} satisfies Translation<typeof dutch>
