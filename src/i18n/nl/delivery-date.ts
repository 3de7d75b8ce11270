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
  post: {
    change: 'Andere dag',
    soonest: 'Zo snel mogelijk',
    workingDays: 'Op werkdagen voor 17.00 uur besteld: dezelfde dag op de post',
    promise:
      '{today, select, true {Vandaag voor 17.00 uur besteld} other {Nu besteld}}: {tomorrow, select, true {morgen in huis} other {{day} in huis}}',
    onDay: 'Op een dag die ik kies',
    field: 'Dag',
    hint: 'De post komt van dinsdag tot en met zaterdag, niet op feestdagen. Tot een jaar vooruit.',
  },
  modal: {
    title: 'Wanneer bezorgen we?',
    legend: 'Bezorgmoment {receiver}',
  },
  change: 'Ander moment',
  changeFor: 'Ander moment {receiver}',
  cancel: 'Laat maar zo',
} as const
