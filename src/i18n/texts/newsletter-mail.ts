import { texts } from '#i18n/texts.ts'

/** Mail after a subscription was asked for. The reader may not have asked for it. */
export const newsletterMailTexts = texts({
  greeting: { nl: 'Hoi {name},', en: 'Hi {name},' },
  greetingUnnamed: { nl: 'Hoi,', en: 'Hi,' },
  confirm: {
    subject: {
      nl: 'Wil je onze nieuwsbrief? Nog één klik',
      en: 'Would you like our newsletter? One more click',
    },
    preview: {
      nl: 'Bevestig je aanmelding, dan hoor je van ons.',
      en: 'Confirm that you signed up, and you’ll hear from us.',
    },
    heading: { nl: 'Nog één klik en je bent erbij', en: 'One more click and you’re in' },
    intro: {
      nl: 'Iemand, hopelijk jij, vulde dit adres in voor de nieuwsbrief van {shop}: af en toe een mail met cadeau-ideeën, nieuwe cadeaubonnen en acties. Klopt dat?',
      en: 'Someone, hopefully you, entered this email address for the {shop} newsletter: an occasional email with gift ideas, new gift cards and offers. Is that right?',
    },
    action: { nl: 'Ja, ik wil de nieuwsbrief', en: 'Yes, I want the newsletter' },
    until: {
      nl: 'Je bevestigt op de pagina die dan opengaat. Dat kan tot {until}. In elke nieuwsbrief staat een link om te stoppen.',
      en: 'You confirm on the page that opens, until {until}. Every newsletter has an unsubscribe link.',
    },
    ignore: {
      nl: 'Heb jij dit niet gevraagd? Dan hoef je niets te doen: zonder bevestiging krijg je geen nieuwsbrief en wissen we je adres na een week.',
      en: 'Didn’t ask for this? Then there’s nothing to do: unless you confirm, you won’t get a newsletter and we’ll delete your address after a week.',
    },
    end: { nl: 'Wis mijn adres nu meteen', en: 'Delete my address now' },
  },
  already: {
    subject: { nl: 'Je krijgt onze nieuwsbrief al', en: 'You already get our newsletter' },
    preview: { nl: 'Je hoeft niets te doen.', en: 'There’s nothing you need to do.' },
    heading: { nl: 'Je staat al op de lijst', en: 'You’re already on the list' },
    intro: {
      nl: 'Iemand, waarschijnlijk jij, vulde dit adres nog eens in voor de nieuwsbrief van {shop}. Je was al aangemeld, dus je hoeft niets te doen.',
      en: 'Someone, probably you, entered this email address for the {shop} newsletter again. You’d already signed up, so there’s nothing to do.',
    },
    ignore: {
      nl: 'Wil je de nieuwsbrief liever niet meer? Dat is met één klik geregeld:',
      en: 'Rather not get it any more? One click will do:',
    },
    end: { nl: 'Meld mij af', en: 'Unsubscribe me' },
  },
  linkHint: {
    nl: 'Werkt de knop niet? Kopieer dan dit adres naar je browser:',
    en: 'Button not working? Copy this address into your browser:',
  },
})
