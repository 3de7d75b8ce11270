import { texts } from '#i18n/texts.ts'

/** Texts of the moment at which something is delivered. */
export const deliveryDateTexts = texts({
  when: { nl: 'Wanneer?', en: 'When?' },
  atOnce: { nl: 'Meteen', en: 'Straight away' },
  atOnceHint: { nl: 'Binnen een uur na je betaling', en: 'Within an hour of your payment' },
  atOnceLater: { nl: 'Binnen een uur', en: 'Within an hour' },
  planned: { nl: 'Op een moment dat ik kies', en: 'At a time I choose' },
  field: { nl: 'Datum en tijd', en: 'Date and time' },
  hint: {
    nl: 'Nederlandse tijd, tot een jaar vooruit. Tot die tijd kun je het nog veranderen.',
    en: 'Dutch time, up to a year ahead. You can change it until then.',
  },
  past: {
    nl: 'Dit moment is al voorbij. Kies een ander, of laat het meteen bezorgen.',
    en: 'That moment has passed. Choose another, or have it delivered straight away.',
  },
  formFor: { nl: 'Bezorgmoment voor {name}', en: 'Delivery time for {name}' },
  problems: {
    deliveryDateInvalid: { nl: 'Kies een datum en een tijd.', en: 'Choose a date and a time.' },
  },
  save: { nl: 'Pas aan', en: 'Update' },
  post: {
    change: { nl: 'Andere dag', en: 'Another day' },
    soonest: { nl: 'Zo snel mogelijk', en: 'As soon as possible' },
    workingDays: {
      nl: 'Op werkdagen voor 17.00 uur besteld: dezelfde dag op de post',
      en: 'Ordered before 5pm on a working day: posted the same day',
    },
    promise: {
      nl: '{today, select, true {Vandaag voor 17.00 uur besteld} other {Nu besteld}}: {tomorrow, select, true {morgen in huis} other {{day} in huis}}',
      en: '{today, select, true {Ordered before 5pm today} other {Ordered now}}: {tomorrow, select, true {there tomorrow} other {there on {day}}}',
    },
    onDay: { nl: 'Op een dag die ik kies', en: 'On a day I choose' },
    field: { nl: 'Dag', en: 'Day' },
    hint: {
      nl: 'De post komt van dinsdag tot en met zaterdag, niet op feestdagen. Tot een jaar vooruit.',
      en: 'Post arrives Tuesday to Saturday, but not on public holidays. Up to a year ahead.',
    },
  },
  modal: {
    title: { nl: 'Wanneer bezorgen we?', en: 'When should we deliver it?' },
    legend: { nl: 'Bezorgmoment {receiver}', en: 'Delivery time {receiver}' },
  },
  change: { nl: 'Ander moment', en: 'Change the time' },
  changeFor: { nl: 'Ander moment {receiver}', en: 'Change the time {receiver}' },
  cancel: { nl: 'Laat maar zo', en: 'Leave it as it is' },
})
