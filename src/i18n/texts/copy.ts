import { texts } from '#i18n/texts.ts'

/** Texts of buttons that copy to the clipboard. */
export const copyTexts = texts({
  copied: { nl: 'Gekopieerd', en: 'Copied' },
  failed: {
    nl: 'Kopiëren lukt hier niet. Selecteer de tekst en kopieer hem zelf.',
    en: 'We can’t copy it here. Please select the text and copy it yourself.',
  },
})
