import { texts } from '#i18n/texts.ts'

/** Products that visitors viewed last. */
export const recentlyViewedTexts = texts({
  title: { nl: 'Laatst bekeken', en: 'Recently viewed' },
  forget: { nl: 'Wis deze lijst', en: 'Clear this list' },
  forgotten: { nl: 'Je lijst is leeg.', en: 'Your list is empty.' },
  bringBack: { nl: 'Zet terug', en: 'Undo' },
})
