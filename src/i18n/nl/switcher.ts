/** De keuze van land en taal: het venster en de balk erboven, die pas later worden geladen. */
export const switcher = {
  form: {
    intro: 'Kies waar je bent. Prijzen en cadeaubonnen horen bij het land.',
    country: 'Land',
    language: 'Taal',
    currency: 'Valuta',
    countryRequired: 'Kies een land.',
    languageRequired: 'Kies een taal.',
    currencyRequired: 'Kies een valuta.',
    apply: 'Toepassen',
  },
  banner: {
    label: 'Winkel voor jouw land',
    text: 'Ben je in {country}?',
    go: 'Naar de winkel voor {country}',
    close: 'Blijf hier',
  },
} as const
