import { texts } from '#i18n/texts.ts'

/** Choice of country and language: the modal and the row above it, which load later. */
export const switcherTexts = texts({
  form: {
    intro: {
      nl: 'Kies waar je bent. Prijzen en cadeaubonnen horen bij het land.',
      en: 'Choose where you are. Prices and gift cards vary by country.',
    },
    country: { nl: 'Land', en: 'Country' },
    language: { nl: 'Taal', en: 'Language' },
    currency: { nl: 'Valuta', en: 'Currency' },
    countryRequired: { nl: 'Kies een land.', en: 'Country is a required field' },
    languageRequired: { nl: 'Kies een taal.', en: 'Language is a required field' },
    currencyRequired: { nl: 'Kies een valuta.', en: 'Currency is a required field' },
    apply: { nl: 'Toepassen', en: 'Apply' },
  },
  banner: {
    label: { nl: 'Winkel voor jouw land', en: 'The shop for your country' },
    text: { nl: 'Ben je in {country}?', en: 'Are you in {country}?' },
    go: { nl: 'Naar de winkel voor {country}', en: 'Go to the shop for {country}' },
    close: { nl: 'Blijf hier', en: 'Stay here' },
  },
})
