import { texts } from '#i18n/texts.ts'

/** Ways for a holder to remember the last day of a gift card. */
export const cardDatesTexts = texts({
  heading: { nl: 'Vergeet hem niet', en: 'Don’t forget it' },
  text: {
    nl: 'Zet de laatste dag in je agenda, of laat ons je op tijd mailen.',
    en: 'Put the last day in your calendar, or let us email you in good time.',
  },
  calendar: { nl: 'Zet in mijn agenda', en: 'Add to my calendar' },
  days: { nl: 'Wanneer mogen we je mailen?', en: 'When may we email you?' },
  day: { nl: '{days} dagen voor de laatste dag', en: '{days} days before the last day' },
  email: { nl: 'Naar welk e-mailadres?', en: 'Which email address?' },
  submit: { nl: 'Herinner mij', en: 'Remind me' },
  consent: {
    nl: 'Je krijgt alleen deze mails, elk één keer. Daarna wissen we het adres. Stoppen kan hier, en met de link in elke mail.',
    en: 'These are the only emails you’ll get, each of them once. Then we erase the address. You can stop here, or with the link in each email.',
  },
  noScript: {
    nl: 'Voor herinneringen per mail is JavaScript nodig. Je agenda werkt ook zonder.',
    en: 'Email reminders need JavaScript. The calendar works without it.',
  },
  asked: {
    nl: 'We mailen {email} {count, plural, one {één keer: {days} dagen} other {{days} dagen}} voor de laatste dag.',
    en: 'We’ll email {email} {count, plural, one {once, {days} days} other {{days} days}} before the last day.',
  },
  change: { nl: 'Wijzig', en: 'Change' },
  end: { nl: 'Stop de herinneringen', en: 'Stop the reminders' },
  undo: { nl: 'Ongedaan maken', en: 'Undo' },
  ended: {
    nl: 'Je krijgt geen herinneringen meer. We hebben het adres gewist.',
    en: 'You won’t get any more reminders. We’ve erased the address.',
  },
  required: {
    days: { nl: 'Kies minstens één moment.', en: 'Choose at least one moment.' },
    email: {
      nl: 'Vul het adres in waarop je de herinnering wilt krijgen.',
      en: 'Enter the address you want the reminder sent to.',
    },
  },
})
