/** Herkennen, inloggen, registreren, een nieuw wachtwoord en het bevestigen van een e-mailadres. */
export const accountEntry = {
  identify: {
    pageTitle: 'Mijn account',
    heading: 'Fijn dat je er bent',
    intro: 'Vul je e-mailadres in. Dan weten we of je al een account hebt.',
    submit: 'Verder',
    why: 'Waarom een account?',
    reasons: {
      orders: 'Al je bestellingen bij elkaar',
      follow: 'Zie wanneer je cadeau is verstuurd en uitgepakt',
      safe: 'Je gegevens zijn van jou: je past ze zelf aan of verwijdert ze',
    },
    withoutAccount: 'Bestellen kan ook zonder account.',
    shop: 'Bekijk alle cadeaubonnen',
    asked: 'Log in, dan ga je verder waar je was.',
    deleted: 'Je account is verwijderd. Bedankt dat je klant was.',
  },
  login: {
    pageTitle: 'Inloggen',
    heading: 'Welkom terug',
    intro: 'Log in met je e-mailadres en wachtwoord.',
    submit: 'Inloggen',
    forgot: 'Wachtwoord vergeten?',
    noAccount: 'Nog geen account? <link>Maak er een</link>',
  },
  register: {
    pageTitle: 'Account maken',
    heading: 'Maak je account',
    intro: 'Een minuut werk. Daarna vind je al je bestellingen hier terug.',
    submit: 'Maak mijn account',
    hasAccount: 'Heb je al een account? <link>Log in</link>',
    toLogin: 'Inloggen met dit adres',
  },
  registered: {
    pageTitle: 'Je account is klaar',
    heading: 'Welkom, je account is klaar',
    text: 'Je bent meteen ingelogd. We hebben een mail gestuurd naar {email}: klik daarin op de knop, dan weten we dat het adres van jou is.',
    spam: 'Niets te zien? Kijk dan ook bij de ongewenste mail.',
    next: 'Naar je account',
  },
  forgot: {
    pageTitle: 'Wachtwoord vergeten',
    heading: 'Wachtwoord vergeten?',
    intro:
      'Geen zorgen. Vul je e-mailadres in, dan mailen we je een link om een nieuw wachtwoord te kiezen.',
    submit: 'Mail me een link',
    back: 'Terug naar inloggen',
  },
  forgotSent: {
    pageTitle: 'Kijk in je mailbox',
    heading: 'Kijk nu in je mailbox',
    text: 'Op {email} vind je een mail van ons, met een link om een nieuw wachtwoord te kiezen.',
    textWithoutEmail:
      'Je vindt er een mail van ons, met een link om een nieuw wachtwoord te kiezen.',
    spam: 'De link werkt een uur. Niets te zien? Kijk dan ook bij de ongewenste mail.',
    again: 'Vraag een nieuwe link',
    back: 'Terug naar inloggen',
  },
  newPassword: {
    pageTitle: 'Nieuw wachtwoord',
    heading: 'Kies een nieuw wachtwoord',
    intro: 'Voor het account van {email}. Op andere apparaten word je uitgelogd.',
    submit: 'Bewaar mijn wachtwoord',
    invalid: {
      heading: 'Deze link werkt niet meer',
      text: 'Een link om een wachtwoord te kiezen werkt een uur, en maar één keer. Je vraagt zo een nieuwe aan.',
      again: 'Vraag een nieuwe link',
    },
  },
  newPasswordDone: {
    pageTitle: 'Je nieuwe wachtwoord is bewaard',
    heading: 'Je nieuwe wachtwoord is bewaard',
    text: 'Je bent meteen ingelogd. Op andere apparaten log je opnieuw in, met je nieuwe wachtwoord.',
    next: 'Naar je account',
  },
  confirm: {
    pageTitle: 'E-mailadres bevestigen',
    heading: 'Is dit jouw e-mailadres?',
    text: 'Bevestig dat {email} van jou is.',
    password: 'Voor de zekerheid vragen we je wachtwoord.',
    submit: 'Ja, dit adres is van mij',
    done: {
      heading: 'Je e-mailadres is bevestigd',
      text: 'Dank je wel. {email} hoort nu bij je account.',
      next: 'Naar je account',
    },
    invalid: {
      heading: 'Deze link werkt niet meer',
      text: 'Misschien is er al een nieuwere mail, of is de link te oud. In je account vraag je een nieuwe aan.',
      next: 'Naar je account',
    },
  },
} as const
