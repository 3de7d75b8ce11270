import { texts } from '#i18n/texts.ts'

/** Search: the field in the header, and the modal. */
export const searchTexts = texts({
  title: { nl: 'Zoeken', en: 'Search' },
  label: { nl: 'Zoek een cadeaubon', en: 'Search for a gift card' },
  placeholder: { nl: 'Waar ben je naar op zoek?', en: 'What are you looking for?' },
  clear: { nl: 'Maak het zoekveld leeg', en: 'Clear the search field' },
  submit: { nl: 'Zoek', en: 'Search' },
  open: { nl: 'Zoeken', en: 'Search' },
})
