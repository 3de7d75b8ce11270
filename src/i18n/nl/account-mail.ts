/** De mails aan wie een account heeft. */
export const accountMail = {
  greeting: 'Hoi {name},',
  confirmEmail: {
    subject: 'Bevestig je e-mailadres',
    preview: 'Nog één klik en je account is helemaal klaar.',
    heading: 'Welkom, nog één klik',
    intro:
      'Fijn dat je een account hebt bij {shop}. Bevestig dat dit e-mailadres van jou is, dan zie je ook wat je eerder met dit adres bestelde.',
    action: 'Bevestig mijn e-mailadres',
    until: 'De link werkt tot {until}.',
    ignore:
      'Heb jij geen account aangemaakt? Bevestig dan niets. Je kunt op de site een nieuw wachtwoord kiezen; dan is het account van jou.',
  },
  newPassword: {
    subject: 'Kies een nieuw wachtwoord',
    preview: 'Met deze link kies je een nieuw wachtwoord.',
    heading: 'Een nieuw wachtwoord kiezen',
    intro:
      'Iemand, hopelijk jij, vroeg om een nieuw wachtwoord voor je account bij {shop}. Met de knop hieronder kies je er een.',
    action: 'Kies een nieuw wachtwoord',
    until: 'De link werkt één keer, tot {until}.',
    ignore:
      'Heb jij dit niet gevraagd? Dan hoef je niets te doen: je wachtwoord blijft zoals het is.',
  },
  passwordChanged: {
    subject: 'Je wachtwoord is veranderd',
    preview: 'Was jij dat? Dan hoef je niets te doen.',
    heading: 'Je wachtwoord is veranderd',
    intro:
      'Op {changed} is het wachtwoord van je account bij {shop} veranderd. Op andere apparaten ben je uitgelogd.',
    action: 'Ik was dit niet',
    ignore:
      'Was jij dit? Dan hoef je niets te doen. Zo niet, kies dan meteen een nieuw wachtwoord en laat het ons weten.',
  },
  linkHint: 'Werkt de knop niet? Kopieer dan dit adres naar je browser:',
} as const
