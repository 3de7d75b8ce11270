import { texts } from '#i18n/texts.ts'

/** Products that visitors keep for themselves: favourites. */
export const savedProductsTexts = texts({
  keep: { nl: 'Bewaar {title}', en: 'Save {title}' },
  keepShort: { nl: 'Bewaar', en: 'Save' },
  added: { nl: '{title} staat bij je favorieten', en: '{title} is in your favourites' },
  removed: { nl: '{title} is geen favoriet meer', en: '{title} is no longer a favourite' },
  link: {
    nl: '{count, plural, =0 {Je favorieten} =1 {Favorieten, 1 bewaard} other {Favorieten, # bewaard}}',
    en: '{count, plural, =0 {Your favourites} =1 {Favourites, 1 saved} other {Favourites, # saved}}',
  },
  linkShort: { nl: 'Favorieten', en: 'Favourites' },
})
