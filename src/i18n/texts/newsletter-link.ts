import { texts } from '#i18n/texts.ts'

/** Pages behind the links of the mail about the newsletter. */
export const newsletterLinkTexts = texts({
  confirm: {
    pageTitle: { nl: 'Nieuwsbrief bevestigen', en: 'Confirm the newsletter' },
    heading: { nl: 'Wil je onze nieuwsbrief?', en: 'Would you like our newsletter?' },
    text: {
      nl: 'Dan krijg je op {email} af en toe een mail met cadeau-ideeën, nieuwe cadeaubonnen en acties. Stoppen kan altijd, met één klik.',
      en: 'We’ll send the occasional email to {email} with gift ideas, new gift cards and offers. You can unsubscribe at any time, with one click.',
    },
    action: { nl: 'Ja, meld mij aan', en: 'Yes, sign me up' },
    done: { nl: 'Je bent aangemeld', en: 'You’re signed up' },
    doneText: {
      nl: 'De volgende nieuwsbrief komt naar {email}. Toch liever niet? Onder in elke nieuwsbrief staat een link om te stoppen, en in de mail van daarnet ook.',
      en: 'The next newsletter goes to {email}. Changed your mind? There’s an unsubscribe link at the foot of every newsletter, and in the email you just came from.',
    },
    next: { nl: 'Bekijk alle cadeaubonnen', en: 'View all gift cards' },
    invalid: { nl: 'Deze link werkt niet meer', en: 'This link no longer works' },
    invalidText: {
      nl: 'Een link om te bevestigen werkt een week. Meld je hieronder opnieuw aan, dan krijg je een nieuwe.',
      en: 'A confirmation link works for a week. Sign up again below and we’ll send a new one.',
    },
    again: { nl: 'Meld je opnieuw aan', en: 'Sign up again' },
  },
  end: {
    pageTitle: { nl: 'Nieuwsbrief stoppen', en: 'Unsubscribe' },
    heading: { nl: 'Wil je stoppen met de nieuwsbrief?', en: 'Unsubscribe from the newsletter?' },
    text: {
      nl: 'Dan sturen we geen nieuwsbrief meer naar {email}.',
      en: 'We won’t send any more newsletters to {email}.',
    },
    action: { nl: 'Ja, meld mij af', en: 'Yes, unsubscribe me' },
    done: { nl: 'Je krijgt geen nieuwsbrief meer', en: 'You’re unsubscribed' },
    doneText: {
      nl: 'Dat is meteen geregeld. Had je de nieuwsbrief bevestigd, dan bewaren we nog een jaar alleen het bewijs dat je hem wilde en weer stopte. Al het andere is gewist.',
      en: 'That’s done. If you’d confirmed the newsletter, we keep just the proof that you signed up and unsubscribed for one more year. Everything else is deleted.',
    },
    next: { nl: 'Naar de voorpagina', en: 'Go to the home page' },
    invalid: { nl: 'Deze link klopt niet', en: 'This link isn’t right' },
    invalidText: {
      nl: 'Kijk of het adres helemaal is meegekomen, of gebruik de link onder een andere nieuwsbrief.',
      en: 'Check that you have the whole address, or use the link at the foot of another newsletter.',
    },
  },
  erase: {
    heading: { nl: 'Zullen we je adres wissen?', en: 'Shall we delete your address?' },
    text: {
      nl: 'Je aanmelding is nog niet bevestigd. Daarna weten we niets meer van {email} en krijg je hierover geen mail meer.',
      en: 'You haven’t confirmed the newsletter yet. We’ll forget {email} and won’t email you about this again.',
    },
    action: { nl: 'Ja, wis mijn adres', en: 'Yes, delete my address' },
  },
})
