import type { cardPaper as dutch } from '#i18n/nl/card-paper.ts'
import type { Translation } from '#i18n/translation.ts'

export const cardPaper: Translation<typeof dutch> = {
  title: '{card}, {amount}',
  for: 'For {name}',
  from: 'From {name}',
  fold: 'Fold the sheet in half twice: first the top to the back, then the left side. The code is inside.',
  number: 'Card number',
  pin: 'PIN',
  barcode: 'Barcode of {title}',
  validUntil: 'Valid until {day}',
  howTo: 'How to spend it',
  secret: 'Whoever has this code can spend the card. Keep it safe.',
}
