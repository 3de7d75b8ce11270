/** De bevestiging van een herroeping. */
export const withdrawalMail = {
  greeting: 'Hoi {giver},',
  subject: 'Je herroeping van bestelling {order}',
  preview: 'We kregen hem op {when}.',
  heading: 'Je herroeping is binnen',
  intro:
    'Op {when} herriep {name} de overeenkomst van bestelling {order}. Bewaar deze mail: hij is je bewijs.',
  scope: {
    label: 'Wat er is herroepen',
    whole: 'De hele bestelling',
    parts: 'Een deel van de bestelling',
  },
  number: 'Bestelnummer',
  name: 'Naam',
  moment: 'Ontvangen op',
  back: 'Je krijgt terug',
  backText:
    'Je krijgt het uiterlijk op {day} terug, op de manier waarop je betaalde. Wat teruggaat, is al geblokkeerd.',
  self: 'voor jezelf',
  other: 'voor {name}',
  results: {
    paidBack: 'gaat terug',
    waiting: 'kijken we na; je hoort het uiterlijk op {day}',
    seen: 'gaat niet terug: de code is al bekeken',
    late: 'gaat niet terug: de bedenktijd is voorbij',
    donated: 'gaat niet terug: de donatie is al gegeven',
    business: 'gaat niet terug: de bedenktijd is er voor consumenten',
    gone: 'ging al eerder terug, of bestaat niet meer',
    refused: 'gaat niet terug',
  },
  gift: '{titles} {receiver}: {result}.',
  action: 'Naar je bestelling',
  notYou:
    'Was jij dit niet? Mail ons meteen: wie dit deed, kende je bestelnummer en je e-mailadres.',
} as const
