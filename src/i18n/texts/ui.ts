import { texts } from '#i18n/texts.ts'

/** Texts of the primitives, mostly for screen readers. */
export const uiTexts = texts({
  loading: { nl: 'Bezig met laden', en: 'Loading' },
  close: { nl: 'Sluiten', en: 'Close' },
  back: { nl: 'Terug', en: 'Back' },
  opensInNewTab: { nl: ' (opent in een nieuw tabblad)', en: ' (opens in a new tab)' },
  breadcrumbs: { nl: 'Je bent hier', en: 'You are here' },
})
