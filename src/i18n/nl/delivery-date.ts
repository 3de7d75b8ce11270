/** Texts of the moment at which something is delivered. */
export const deliveryDate = {
  when: 'Wanneer?',
  atOnce: 'Meteen',
  atOnceHint: 'Binnen een uur na je betaling',
  atOnceLater: 'Binnen een uur',
  planned: 'Op een moment dat ik kies',
  field: 'Datum en tijd',
  hint: 'Nederlandse tijd, tot een jaar vooruit. Tot die tijd kun je het nog veranderen.',
  past: 'Dit moment is al voorbij. Kies een ander, of laat het meteen bezorgen.',
  formFor: 'Bezorgmoment voor {name}',
  problems: { deliveryDateInvalid: 'Kies een datum en een tijd.' },
  save: 'Pas aan',
  modal: {
    title: 'Wanneer bezorgen we?',
    legend: 'Bezorgmoment {receiver}',
  },
  change: 'Ander moment',
  changeFor: 'Ander moment {receiver}',
  cancel: 'Annuleren',
} as const
