/** De mail na een aanmelding voor de nieuwsbrief. Wie hem krijgt, heeft er misschien niet zelf om gevraagd. */
export const newsletterMail = {
  greeting: 'Hoi {name},',
  greetingUnnamed: 'Hoi,',
  confirm: {
    subject: 'Wil je onze nieuwsbrief? Nog één klik',
    preview: 'Bevestig je aanmelding, dan hoor je van ons.',
    heading: 'Nog één klik en je bent erbij',
    intro:
      'Iemand, hopelijk jij, vulde dit adres in voor de nieuwsbrief van {shop}: af en toe een mail met cadeau-ideeën, nieuwe cadeaubonnen en acties. Klopt dat?',
    action: 'Ja, ik wil de nieuwsbrief',
    until:
      'Je bevestigt op de pagina die dan opengaat. Dat kan tot {until}. In elke nieuwsbrief staat een link om te stoppen.',
    ignore:
      'Heb jij dit niet gevraagd? Dan hoef je niets te doen: zonder bevestiging krijg je geen nieuwsbrief en wissen we je adres na een week.',
    end: 'Wis mijn adres nu meteen',
  },
  already: {
    subject: 'Je krijgt onze nieuwsbrief al',
    preview: 'Je hoeft niets te doen.',
    heading: 'Je staat al op de lijst',
    intro:
      'Iemand, waarschijnlijk jij, vulde dit adres nog eens in voor de nieuwsbrief van {shop}. Je was al aangemeld, dus je hoeft niets te doen.',
    ignore: 'Wil je de nieuwsbrief liever niet meer? Dat is met één klik geregeld:',
    end: 'Meld mij af',
  },
  linkHint: 'Werkt de knop niet? Kopieer dan dit adres naar je browser:',
} as const
