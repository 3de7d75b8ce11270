import { texts } from '#i18n/texts.ts'

/** Newsletter form under every page. */
export const newsletterTexts = texts({
  title: { nl: 'Nooit meer zonder cadeau-idee', en: 'Never short of a gift idea' },
  text: {
    nl: 'Af en toe een mail met cadeau-ideeën, nieuwe cadeaubonnen en acties.',
    en: 'An occasional email with gift ideas, new gift cards and offers.',
  },
  email: { nl: 'E-mailadres', en: 'Email address' },
  firstName: { nl: 'Voornaam', en: 'First name' },
  optional: { nl: 'niet verplicht', en: 'optional' },
  submit: { nl: 'Meld mij aan', en: 'Sign me up' },
  promise: {
    nl: 'Je krijgt eerst een mail om te bevestigen dat jij het bent. Stoppen kan altijd, met één klik in elke nieuwsbrief. Wat je hier invult, gebruiken we alleen voor de nieuwsbrief.',
    en: 'We’ll first email you to check it’s you. Unsubscribe at any time, with one click in every newsletter. We use what you enter here for the newsletter only.',
  },
  privacy: { nl: 'Zo gaan we om met je gegevens', en: 'How we use your data' },
  noScript: {
    nl: 'Aanmelden werkt met JavaScript: daarmee maakt je browser een rekensom die spam tegenhoudt. Zet het aan en laad deze pagina opnieuw.',
    en: 'Signing up needs JavaScript: your browser uses it for a sum that keeps spam out. Please turn it on and reload this page.',
  },
  required: {
    email: { nl: 'Vul je e-mailadres in.', en: 'Please enter your email address.' },
  },
  done: {
    title: { nl: 'Kijk nu in je mailbox', en: 'Now check your inbox' },
    text: {
      nl: 'Op {email} vind je een mail van ons. Bevestig daarmee binnen een week dat je de nieuwsbrief wilt. Niets te zien? Kijk dan ook bij de ongewenste mail.',
      en: 'We’ve sent an email to {email}. Use it within a week to confirm that you’d like the newsletter. Nothing there? Check your spam folder too.',
    },
  },
})
