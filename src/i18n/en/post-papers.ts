import type { postPapers as dutch } from '#i18n/nl/post-papers.ts'
import type { Translation } from '#i18n/translation.ts'

export const postPapers = {
  nothing: 'There is nothing to post today.',
  pick: {
    title: 'Pick list for {day}',
    total: '{count, plural, one {# card} other {# cards}}',
    count: 'Count',
    card: 'Card',
    around: 'Around it',
    shipments: 'For shipment',
    bare: 'nothing',
    each: '{name} ({count}×)',
    of: '{title}, {amount}',
    pack: '{title}, {count} blank cards each',
  },
  labels: {
    title: 'Address labels for {day}',
    phone: 'Tel. {phone}',
    attention: 'Attn. {name}',
    sender: 'Sender: {name}, {address}',
    barcode: 'Barcode of shipment {name}',
  },
  slip: {
    title: 'Packing slips for {day}',
    forReceiver: 'For {name}',
    forReceiverAt: 'For {name}, {company}',
    forSelf: 'Your order',
    contents: 'What is inside',
    card: '{count} × {title}',
    cardOf: '{count} × {title} of {amount}',
    around: 'Wrapped in: {around}',
    from: 'A message from {giver}',
    given: 'A gift from {giver}',
    shipment: 'Shipment {name}',
    question: 'Something not right? Email {email} and quote the number of the shipment.',
  },
} as const satisfies Translation<typeof dutch>
