import type { deliveryDate as dutch } from '#i18n/nl/delivery-date.ts'
import type { Translation } from '#i18n/translation.ts'

/** Texts of the moment at which something is delivered. */
export const deliveryDate = {
  when: 'When?',
  atOnce: 'Straight away',
  atOnceHint: 'Within an hour of your payment',
  atOnceLater: 'Within an hour',
  planned: 'At a time I choose',
  field: 'Date and time',
  hint: 'Dutch time, up to a year ahead. You can change it until then.',
  past: 'That moment has passed. Choose another, or have it delivered straight away.',
  formFor: 'Delivery time for {name}',
  problems: { deliveryDateInvalid: 'Choose a date and a time.' },
  save: 'Update',
  post: {
    change: 'Another day',
    soonest: 'As soon as possible',
    workingDays: 'Ordered before 5pm on a working day: posted the same day',
    promise:
      '{today, select, true {Ordered before 5pm today} other {Ordered now}}: {tomorrow, select, true {there tomorrow} other {there on {day}}}',
    onDay: 'On a day I choose',
    field: 'Day',
    hint: 'Post arrives Tuesday to Saturday, but not on public holidays. Up to a year ahead.',
  },
  modal: {
    title: 'When should we deliver it?',
    legend: 'Delivery time {receiver}',
  },
  change: 'Change the time',
  changeFor: 'Change the time {receiver}',
  cancel: 'Leave it as it is',
} satisfies Translation<typeof dutch>
