import { texts } from '#i18n/texts.ts'

/** Hint at a shop that cannot be read in every language of its country yet. */
export const languageFormTexts = texts({
  withoutScreens: {
    nl: 'Deze winkel spreekt nog geen {languages}. Je leest hem in het Engels.',
    en: 'This shop doesn’t speak {languages} yet. You’ll see it in English.',
  },
})
