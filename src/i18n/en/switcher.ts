import type { switcher as dutch } from '#i18n/nl/switcher.ts'
import type { Translation } from '#i18n/translation.ts'

export const switcher = {
  form: {
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
