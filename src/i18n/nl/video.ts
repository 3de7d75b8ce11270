/** De filmspeler. */
export const video = {
  play: 'Speel de film af: {title}',
  contact:
    'Bij afspelen maakt je browser contact met {provider}, dat dan kan zien dat je kijkt. Daarvoor wordt er niets geladen.',
} as const
