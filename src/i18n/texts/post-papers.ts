import { texts } from '#i18n/texts.ts'

/** Papers of what goes by post: pick list, labels and packing slip. */
export const postPapersTexts = texts({
  nothing: { nl: 'Er hoeft vandaag niets op de post.', en: 'There is nothing to post today.' },
  pick: {
    title: { nl: 'Paklijst van {day}', en: 'Pick list for {day}' },
    total: {
      nl: '{count, plural, one {# kaart} other {# kaarten}}',
      en: '{count, plural, one {# card} other {# cards}}',
    },
    count: { nl: 'Aantal', en: 'Count' },
    card: { nl: 'Kaart', en: 'Card' },
    around: { nl: 'Eromheen', en: 'Around it' },
    shipments: { nl: 'Voor zending', en: 'For shipment' },
    bare: { nl: 'niets', en: 'nothing' },
    each: { nl: '{name} ({count}×)', en: '{name} ({count}×)' },
    of: { nl: '{title}, {amount}', en: '{title}, {amount}' },
    pack: { nl: '{title}, elk {count} lege kaarten', en: '{title}, {count} blank cards each' },
  },
  labels: {
    title: { nl: 'Adreslabels van {day}', en: 'Address labels for {day}' },
    phone: { nl: 'Tel. {phone}', en: 'Tel. {phone}' },
    attention: { nl: 'T.a.v. {name}', en: 'Attn. {name}' },
    sender: { nl: 'Afzender: {name}, {address}', en: 'Sender: {name}, {address}' },
    barcode: { nl: 'Streepjescode van zending {name}', en: 'Barcode of shipment {name}' },
  },
  slip: {
    title: { nl: 'Pakbonnen van {day}', en: 'Packing slips for {day}' },
    forReceiver: { nl: 'Voor {name}', en: 'For {name}' },
    forReceiverAt: { nl: 'Voor {name}, {company}', en: 'For {name}, {company}' },
    forSelf: { nl: 'Je bestelling', en: 'Your order' },
    contents: { nl: 'Dit zit erin', en: 'What is inside' },
    card: { nl: '{count} × {title}', en: '{count} × {title}' },
    cardOf: { nl: '{count} × {title} van {amount}', en: '{count} × {title} of {amount}' },
    around: { nl: 'Ingepakt: {around}', en: 'Wrapped in: {around}' },
    from: { nl: '{giver} schrijft erbij', en: 'A message from {giver}' },
    given: { nl: 'Een cadeau van {giver}', en: 'A gift from {giver}' },
    shipment: { nl: 'Zending {name}', en: 'Shipment {name}' },
    question: {
      nl: 'Klopt er iets niet? Mail naar {email} en noem het nummer van de zending.',
      en: 'Something not right? Email {email} and quote the number of the shipment.',
    },
  },
})
