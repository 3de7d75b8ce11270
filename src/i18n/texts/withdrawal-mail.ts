import { texts } from '#i18n/texts.ts'

/** Acknowledgement of a withdrawal. */
export const withdrawalMailTexts = texts({
  greeting: { nl: 'Hoi {giver},', en: 'Hi {giver},' },
  subject: { nl: 'Je herroeping van bestelling {order}', en: 'Your withdrawal from order {order}' },
  preview: { nl: 'We kregen hem op {when}.', en: 'We received it on {when}.' },
  heading: { nl: 'Je herroeping is binnen', en: 'We have your withdrawal' },
  intro: {
    nl: 'Bestelling {order} is op {when} herroepen. Bewaar deze mail: hij is je bewijs.',
    en: 'Order {order} was withdrawn from on {when}. Keep this email: it is your proof.',
  },
  scope: {
    label: { nl: 'Wat er is herroepen', en: 'What was withdrawn' },
    whole: { nl: 'De hele bestelling', en: 'The whole order' },
    parts: { nl: 'Een deel van de bestelling', en: 'Part of the order' },
  },
  number: { nl: 'Bestelnummer', en: 'Order number' },
  name: { nl: 'Naam', en: 'Name' },
  moment: { nl: 'Ontvangen op', en: 'Received on' },
  back: { nl: 'Je krijgt terug', en: 'You get back' },
  backText: {
    nl: 'Je krijgt het uiterlijk op {day} terug, op de manier waarop je betaalde. Wat teruggaat, is al geblokkeerd.',
    en: 'You get it back by {day} at the latest, the way you paid. What is paid back is blocked already.',
  },
  self: { nl: 'voor jezelf', en: 'for yourself' },
  other: { nl: 'voor {name}', en: 'for {name}' },
  results: {
    paidBack: { nl: 'gaat terug', en: 'is paid back' },
    waiting: {
      nl: 'kijken we na; je hoort het uiterlijk op {day}',
      en: 'is being looked at; you’ll hear from us by {day}',
    },
    seen: {
      nl: 'gaat niet terug: de code is al bekeken',
      en: 'isn’t paid back: the code has been viewed',
    },
    late: {
      nl: 'gaat niet terug: de bedenktijd is voorbij',
      en: 'isn’t paid back: the days to change your mind are over',
    },
    donated: {
      nl: 'gaat niet terug: de donatie is al gegeven',
      en: 'isn’t paid back: the donation has been given',
    },
    business: {
      nl: 'gaat niet terug: de bedenktijd is er voor consumenten',
      en: 'isn’t paid back: the right of withdrawal is for consumers',
    },
    gone: {
      nl: 'ging al eerder terug, of bestaat niet meer',
      en: 'was paid back before, or no longer exists',
    },
    refused: { nl: 'gaat niet terug', en: 'isn’t paid back' },
  },
  gift: { nl: '{titles} {receiver}: {result}.', en: '{titles} {receiver}: {result}.' },
  action: { nl: 'Naar je bestelling', en: 'Go to your order' },
  notYou: {
    nl: 'Was jij dit niet? Mail ons meteen: wie dit deed, kende je bestelnummer en je e-mailadres.',
    en: 'Wasn’t this you? Email us at once: whoever did this knew your order number and your email address.',
  },
})
