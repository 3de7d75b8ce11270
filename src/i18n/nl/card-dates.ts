/** Hoe de houder van een cadeaubon de laatste dag onthoudt. */
export const cardDates = {
  heading: 'Vergeet hem niet',
  text: 'Zet de laatste dag in je agenda, of laat ons je op tijd mailen.',
  calendar: 'Zet in mijn agenda',
  days: 'Wanneer mogen we je mailen?',
  day: '{days} dagen voor de laatste dag',
  email: 'Naar welk e-mailadres?',
  submit: 'Herinner mij',
  consent:
    'Je krijgt alleen deze mails, elk één keer. Daarna wissen we het adres. Stoppen kan hier, en met de link in elke mail.',
  noScript: 'Voor herinneringen per mail is JavaScript nodig. Je agenda werkt ook zonder.',
  asked:
    'We mailen {email} {count, plural, one {één keer: {days} dagen} other {{days} dagen}} voor de laatste dag.',
  change: 'Wijzig',
  end: 'Stop de herinneringen',
  undo: 'Ongedaan maken',
  ended: 'Je krijgt geen herinneringen meer. We hebben het adres gewist.',
  required: {
    days: 'Kies minstens één moment.',
    email: 'Vul het adres in waarop je de herinnering wilt krijgen.',
  },
} as const
