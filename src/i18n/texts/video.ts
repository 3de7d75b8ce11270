import { texts } from '#i18n/texts.ts'

/** Player of films. */
export const videoTexts = texts({
  play: { nl: 'Speel de film af: {title}', en: 'Play the film: {title}' },
  contact: {
    nl: 'Bij afspelen maakt je browser contact met {provider}, dat dan kan zien dat je kijkt. Daarvoor wordt er niets geladen.',
    en: 'Playing the film contacts {provider}, which can then see that you’re watching. Nothing is loaded before that.',
  },
})
