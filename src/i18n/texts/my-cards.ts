import { texts } from '#i18n/texts.ts'

/** Page on which somebody finds all their gift cards. */
export const myCardsTexts = texts({
  pageTitle: {
    nl: 'Mijn kaarten: al je cadeaubonnen terugvinden',
    en: 'My cards: find all your gift cards',
  },
  description: {
    nl: 'Cadeaubon kwijt? Vul het e-mailadres in waarop je hem kreeg. We mailen je de links van alle cadeaubonnen die nog geldig zijn.',
    en: 'Lost a gift card? Enter the email address it was sent to. We’ll email you a link to each gift card that’s still valid.',
  },
  heading: { nl: 'Vind je cadeaubonnen terug', en: 'Find your gift cards' },
  intro: {
    nl: 'Mail kwijt? Vul het adres in waarop je je cadeaubonnen kreeg. We mailen je alles wat nog geldig is. Een account is niet nodig.',
    en: 'Lost the email? Enter the address your gift cards were sent to. We’ll email you everything that’s still valid. No account needed.',
  },
  email: { nl: 'E-mailadres waarop je ze kreeg', en: 'Email address they were sent to' },
  submit: { nl: 'Mail mij mijn cadeaubonnen', en: 'Email me my gift cards' },
  privacy: {
    nl: 'Alleen de eigenaar van het adres krijgt iets te zien, in de mail.',
    en: 'Only the owner of that address gets to see anything, in the email.',
  },
  noScript: {
    nl: 'Dit formulier werkt alleen met JavaScript. Zet het aan, of vraag het onze klantenservice.',
    en: 'This form needs JavaScript. Turn it on, or ask our customer service.',
  },
  steps: {
    title: { nl: 'Zo gaat het', en: 'How it works' },
    address: {
      nl: 'Je vult het adres in waarop de mail met je cadeau kwam.',
      en: 'You enter the address the email with your gift was sent to.',
    },
    mail: {
      nl: 'Wij mailen een link voor elk cadeau, ook als iemand anders het adres invulde.',
      en: 'We email you a link to each gift, even if someone else entered the address.',
    },
    open: {
      nl: 'Je opent de link. Je code staat er nog, precies zoals eerst.',
      en: 'You open a link. Your code is still there, just as it was.',
    },
  },
  end: {
    heading: { nl: 'Herinneringen stoppen', en: 'Stop reminders' },
    text: {
      nl: 'Wil je over dit cadeau geen herinneringen meer? Dan wissen we het adres waar ze heen gingen.',
      en: 'Don’t want any more reminders about this gift? We’ll erase the address they went to.',
    },
    action: { nl: 'Stop de herinneringen', en: 'Stop the reminders' },
    done: {
      nl: 'Je krijgt geen herinneringen meer over dit cadeau. We hebben het adres gewist.',
      en: 'You won’t get any more reminders about this gift. We’ve erased the address.',
    },
  },
  required: {
    email: {
      nl: 'Vul het adres in waarop je je cadeaubonnen kreeg.',
      en: 'Enter the address your gift cards were sent to.',
    },
  },
  done: {
    title: { nl: 'Kijk in je mail', en: 'Check your inbox' },
    text: {
      nl: 'Zijn er cadeaubonnen naar {email} gestuurd die nog geldig zijn? Dan staan de links binnen een paar minuten in die mailbox. Niets gekregen? Kijk ook bij ongewenste mail, of probeer een ander adres.',
      en: 'If any gift cards sent to {email} are still valid, the links will be in that inbox within a few minutes. Nothing there? Check your spam folder, or try another address.',
    },
    again: { nl: 'Ander adres proberen', en: 'Try another address' },
  },
})
