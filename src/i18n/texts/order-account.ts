import { texts } from '#i18n/texts.ts'

/** The offer of an account beside an order of a guest. */
export const orderAccountTexts = texts({
  heading: { nl: 'Bewaar deze bestelling in een account', en: 'Keep this order in an account' },
  text: {
    nl: 'Kies een wachtwoord voor {email}. Dan vind je je bestelling ook op een ander apparaat terug, en staan je gegevens de volgende keer al klaar.',
    en: 'Choose a password for {email}. You’ll find your order on any other device, and your details will be filled in next time.',
  },
  submit: { nl: 'Maak mijn account', en: 'Create my account' },
  byPasskey: { nl: 'Liever met een passkey', en: 'Use a passkey instead' },
  agreed: {
    nl: 'Met de voorwaarden en de privacyverklaring ging je akkoord toen je bestelde.',
    en: 'You agreed to the terms and the privacy statement when you ordered.',
  },
  done: {
    heading: { nl: 'Je account is er', en: 'Your account is ready' },
    text: {
      nl: 'Je bent ingelogd, en deze bestelling staat erin. Bevestig je e-mailadres met de knop in de mail aan {email}. Dan staan ook je eerdere bestellingen erbij.',
      en: 'You’re logged in, and this order is in it. Confirm your email address with the button in the email to {email}. Your earlier orders will then be there too.',
    },
    withoutPasskey: {
      nl: 'Een passkey is er nog niet. Maak hem bij Inloggen en beveiliging, of log de volgende keer in met een link per mail.',
      en: 'There’s no passkey yet. Create one under Logging in and security, or log in by a link in an email next time.',
    },
    action: { nl: 'Naar mijn account', en: 'Go to my account' },
  },
})
