/** Een cadeaubon op papier, om twee keer dubbel te vouwen. */
export const cardPaper = {
  title: '{card}, {amount}',
  for: 'Voor {name}',
  from: 'Van {name}',
  fold: 'Vouw het vel twee keer dubbel: eerst de bovenkant naar achteren, dan de linkerkant. De code zit binnenin.',
  number: 'Kaartnummer',
  pin: 'Pincode',
  barcode: 'Streepjescode van {title}',
  validUntil: 'Geldig tot en met {day}',
  howTo: 'Zo besteed je hem',
  secret: 'Wie deze code heeft, kan de bon besteden. Bewaar hem goed.',
} as const
