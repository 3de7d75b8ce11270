import { texts } from '#i18n/texts.ts'

/** Gift cards that a customer keeps in their account. */
export const keptGiftsTexts = texts({
  pageTitle: { nl: 'Mijn cadeaubonnen', en: 'My gift cards' },
  heading: { nl: 'Je cadeaubonnen', en: 'Your gift cards' },
  intro: {
    nl: 'Wat je kreeg of voor jezelf kocht. De codes staan op de eigen pagina van elk cadeau.',
    en: 'What you were given or bought for yourself. The codes are on each gift’s own page.',
  },
  list: { nl: 'Bewaarde cadeaus', en: 'Saved gifts' },
  empty: {
    heading: { nl: 'Nog geen cadeaubonnen', en: 'No gift cards yet' },
    text: {
      nl: 'Open de link waarmee je een cadeaubon kreeg. Daar kies je ‘Bewaar in mijn account’.',
      en: 'Open the link your gift card came with, and choose ‘Save to my account’ there.',
    },
    action: { nl: 'Ik ben mijn link kwijt', en: 'I’ve lost my link' },
  },
  from: { nl: 'Van {giver}', en: 'From {giver}' },
  forSelf: { nl: 'Voor jezelf', en: 'For yourself' },
  gone: {
    heading: { nl: 'Niet meer te openen', en: 'Can’t be opened any more' },
    text: {
      nl: 'De link van dit cadeau werkt niet meer. Misschien is het terugbetaald, of stuurde de gever een nieuwe link.',
      en: 'This gift’s link doesn’t work any more. It may have been refunded, or the giver sent a new link.',
    },
  },
  balance: { nl: 'Saldo', en: 'Balance' },
  amount: { nl: 'Waarde', en: 'Value' },
  ofAmount: { nl: 'van', en: 'of' },
  validUntil: { nl: 'Geldig tot en met {day}', en: 'Valid until the end of {day}' },
  expired: { nl: 'Verlopen op {day}', en: 'Expired on {day}' },
  marks: {
    usedUp: { nl: 'Opgebruikt', en: 'Used up' },
    expired: { nl: 'Verlopen', en: 'Expired' },
    stopped: { nl: 'Nu niet te besteden', en: 'Can’t be spent for now' },
  },
  usedUp: { nl: 'Markeer als opgebruikt', en: 'Mark as used up' },
  usedUpWhat: { nl: 'Markeer als opgebruikt: {what}', en: 'Mark as used up: {what}' },
  notUsedUp: { nl: 'Toch niet opgebruikt', en: 'Not used up after all' },
  notUsedUpWhat: {
    nl: 'Toch niet opgebruikt: {what}',
    en: 'Not used up after all: {what}',
  },
  reminders: {
    hint: {
      nl: 'Wil je {days} dagen voor de laatste dag een mail?',
      en: 'Would you like an email {days} days before the last day?',
    },
    ask: { nl: 'Herinner me op tijd', en: 'Remind me in time' },
    askWhat: { nl: 'Herinner me op tijd: {what}', en: 'Remind me in time: {what}' },
    asked: {
      nl: 'We mailen {email} {days} dagen voor de laatste dag.',
      en: 'We’ll email {email} {days} days before the last day.',
    },
    end: { nl: 'Geen herinneringen meer', en: 'No more reminders' },
    endWhat: { nl: 'Geen herinneringen meer: {what}', en: 'No more reminders: {what}' },
  },
  open: { nl: 'Bekijk en besteed', en: 'View and spend' },
  openWhat: { nl: 'Bekijk en besteed: {what}', en: 'View and spend: {what}' },
  print: { nl: 'Print', en: 'Print' },
  printWhat: { nl: 'Print: {what}', en: 'Print: {what}' },
  remove: { nl: 'Verwijder', en: 'Remove' },
  removeWhat: { nl: 'Verwijder: {what}', en: 'Remove: {what}' },
  removed: {
    nl: 'Het cadeau staat niet meer in je account',
    en: 'The gift is no longer in your account',
  },
  removal: {
    title: { nl: 'Uit je account verwijderen?', en: 'Remove it from your account?' },
    text: {
      nl: 'De bon zelf blijft geldig. Je vindt hem terug met de link waarmee je hem kreeg. Herinneringen die je hier vroeg, stoppen.',
      en: 'The card itself stays valid, and the link it came with still works. Reminders you asked for here will stop.',
    },
    confirm: { nl: 'Verwijder', en: 'Remove' },
    keep: { nl: 'Bewaar', en: 'Keep it' },
  },
})
