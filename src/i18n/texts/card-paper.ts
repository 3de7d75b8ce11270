import { texts } from '#i18n/texts.ts'

/** Gift card on paper, to be folded twice. */
export const cardPaperTexts = texts({
  title: { nl: '{card}, {amount}', en: '{card}, {amount}' },
  for: { nl: 'Voor {name}', en: 'For {name}' },
  from: { nl: 'Van {name}', en: 'From {name}' },
  fold: {
    nl: 'Vouw het vel twee keer dubbel: eerst de bovenkant naar achteren, dan de linkerkant. De code zit binnenin.',
    en: 'Fold the sheet in half twice: first the top to the back, then the left side. The code is inside.',
  },
  number: { nl: 'Kaartnummer', en: 'Card number' },
  pin: { nl: 'Pincode', en: 'PIN' },
  barcode: { nl: 'Streepjescode van {title}', en: 'Barcode of {title}' },
  validUntil: { nl: 'Geldig tot en met {day}', en: 'Valid until {day}' },
  howTo: { nl: 'Zo besteed je hem', en: 'How to spend it' },
  secret: {
    nl: 'Wie deze code heeft, kan de bon besteden. Bewaar hem goed.',
    en: 'Whoever has this code can spend the card. Keep it safe.',
  },
})
