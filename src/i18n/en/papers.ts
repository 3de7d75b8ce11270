import type { papers as dutch } from '#i18n/nl/papers.ts'
import type { Translation } from '#i18n/translation.ts'

/** Names of what goes around a gift. */
export const papers: Translation<typeof dutch> = {
  hearts: 'Hearts',
  leaves: 'Leaves',
  dots: 'Dots',
  envelope: 'Envelope',
  box: 'Box with a bow',
  kraft: 'Brown paper',
  cloth: 'Knotted cloth',
  balloons: 'Balloons',
  cracker: 'Cracker',
  theatre: 'Stage curtain',
  sky: 'Starry sky',
  delft: 'Delft blue',
  tulips: 'Tulips',
  stripes: 'Stripes',
  confetti: 'Confetti',
  pine: 'Pine green',
  plum: 'Plum',
  giftBox: 'Gift box',
}
