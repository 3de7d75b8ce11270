import { texts } from '#i18n/texts.ts'

/** Mails to owners of accounts. */
export const accountMailTexts = texts({
  greeting: { nl: 'Hoi {name},', en: 'Hi {name},' },
  confirmEmail: {
    subject: { nl: 'Bevestig je e-mailadres', en: 'Confirm your email address' },
    preview: {
      nl: 'Nog één klik en je account is helemaal klaar.',
      en: 'One more click and your account is ready.',
    },
    heading: { nl: 'Welkom, nog één klik', en: 'Welcome, just one more click' },
    intro: {
      nl: 'Fijn dat je een account hebt bij {shop}. Bevestig dat dit e-mailadres van jou is, dan zie je ook wat je eerder met dit adres bestelde.',
      en: 'Good to have you at {shop}. Confirm that this email address is yours and you’ll also see anything you’ve ordered with it before.',
    },
    action: { nl: 'Bevestig mijn e-mailadres', en: 'Confirm my email address' },
    until: { nl: 'De link werkt tot {until}.', en: 'The link works until {until}.' },
    ignore: {
      nl: 'Heb jij geen account aangemaakt? Bevestig dan niets. Je kunt op de site een nieuw wachtwoord kiezen; dan is het account van jou.',
      en: 'Didn’t create an account? Then don’t confirm. You can choose a new password on our site, and the account is yours from then on.',
    },
  },
  newPassword: {
    subject: { nl: 'Kies een nieuw wachtwoord', en: 'Choose a new password' },
    preview: {
      nl: 'Met deze link kies je een nieuw wachtwoord.',
      en: 'This link lets you choose a new password.',
    },
    heading: { nl: 'Een nieuw wachtwoord kiezen', en: 'Choose a new password' },
    intro: {
      nl: 'Iemand, hopelijk jij, vroeg om een nieuw wachtwoord voor je account bij {shop}. Met de knop hieronder kies je er een.',
      en: 'Someone, hopefully you, asked for a new password for your account at {shop}. Use the button below to choose one.',
    },
    action: { nl: 'Kies een nieuw wachtwoord', en: 'Choose a new password' },
    until: {
      nl: 'De link werkt één keer, tot {until}.',
      en: 'The link works once, until {until}.',
    },
    ignore: {
      nl: 'Heb jij dit niet gevraagd? Dan hoef je niets te doen: je wachtwoord blijft zoals het is.',
      en: 'Wasn’t you? Then there’s nothing to do: your password stays as it is.',
    },
  },
  signIn: {
    subject: { nl: 'Je inloglink', en: 'Your log-in link' },
    preview: {
      nl: 'Met deze link log je in, zonder wachtwoord.',
      en: 'This link logs you in, without a password.',
    },
    heading: { nl: 'Inloggen zonder wachtwoord', en: 'Log in without a password' },
    intro: {
      nl: 'Iemand, hopelijk jij, vroeg om een link om in te loggen bij {shop}. Met de knop hieronder log je in.',
      en: 'Someone, hopefully you, asked for a link to log in to {shop}. Use the button below to log in.',
    },
    action: { nl: 'Log me in', en: 'Log me in' },
    until: {
      nl: 'De link werkt één keer, tot {until}.',
      en: 'The link works once, until {until}.',
    },
    ignore: {
      nl: 'Heb jij dit niet gevraagd? Dan hoef je niets te doen. Stuur deze mail aan niemand door: wie de link heeft, kan inloggen.',
      en: 'Wasn’t you? Then there’s nothing to do. Don’t forward this email: anyone with the link can log in.',
    },
  },
  passwordDeleted: {
    subject: { nl: 'Je wachtwoord is verwijderd', en: 'Your password was deleted' },
    preview: {
      nl: 'Was jij dat? Dan hoef je niets te doen.',
      en: 'Was it you? Then there’s nothing to do.',
    },
    heading: { nl: 'Je wachtwoord is verwijderd', en: 'Your password was deleted' },
    intro: {
      nl: 'Op {changed} is het wachtwoord van je account bij {shop} verwijderd. Inloggen gaat nu met een link die we je mailen. Op andere apparaten ben je uitgelogd.',
      en: 'The password for your account at {shop} was deleted on {changed}. You now log in with a link that we email you. You’ve been logged out on other devices.',
    },
    action: { nl: 'Ik was dit niet', en: 'It wasn’t me' },
    ignore: {
      nl: 'Was jij dit? Dan hoef je niets te doen. Zo niet, kies dan meteen een nieuw wachtwoord en laat het ons weten.',
      en: 'Was it you? Then there’s nothing to do. If not, choose a new password now and let us know.',
    },
  },
  changeEmail: {
    subject: { nl: 'Bevestig je nieuwe e-mailadres', en: 'Confirm your new email address' },
    preview: {
      nl: 'Nog één klik, dan hoort dit adres bij je account.',
      en: 'One more click links this address to your account.',
    },
    heading: { nl: 'Je nieuwe e-mailadres', en: 'Your new email address' },
    intro: {
      nl: 'Je wilt dit e-mailadres gaan gebruiken voor je account bij {shop}. Bevestig dat het van jou is. Tot dan verandert er niets.',
      en: 'You want to use this email address for your account at {shop}. Please confirm that it’s yours. Nothing changes until then.',
    },
    action: { nl: 'Bevestig dit adres', en: 'Confirm this address' },
    until: {
      nl: 'De link werkt één keer, tot {until}.',
      en: 'The link works once, until {until}.',
    },
    ignore: {
      nl: 'Heb jij dit niet gevraagd? Dan hoef je niets te doen.',
      en: 'Wasn’t you? Then there’s nothing to do.',
    },
  },
  emailChanged: {
    subject: { nl: 'Je e-mailadres is veranderd', en: 'Your email address was changed' },
    preview: {
      nl: 'Was jij dat? Dan hoef je niets te doen.',
      en: 'Was it you? Then there’s nothing to do.',
    },
    heading: { nl: 'Je account heeft een ander adres', en: 'Your account has another address' },
    intro: {
      nl: 'Je account bij {shop} heeft een ander e-mailadres gekregen. Mail over je account gaat daar voortaan heen.',
      en: 'Your account at {shop} was given another email address. Emails about your account now go there.',
    },
    action: { nl: 'Ik was dit niet', en: 'It wasn’t me' },
    until: {
      nl: 'Tot {until} maak je het hiermee ongedaan.',
      en: 'You can undo it with this button until {until}.',
    },
    ignore: {
      nl: 'Was jij dit? Dan hoef je niets te doen.',
      en: 'Was it you? Then there’s nothing to do.',
    },
  },
  passkeyAdded: {
    subject: { nl: 'Je account heeft een nieuwe passkey', en: 'Your account has a new passkey' },
    preview: {
      nl: 'Was jij dat? Dan hoef je niets te doen.',
      en: 'Was it you? Then there’s nothing to do.',
    },
    heading: { nl: 'Een passkey toegevoegd', en: 'A passkey was added' },
    intro: {
      nl: 'Op {changed} kreeg je account bij {shop} een nieuwe passkey. Wie dat apparaat heeft, kan ermee inloggen.',
      en: 'A new passkey was added to your account at {shop} on {changed}. Whoever has that device can log in with it.',
    },
    action: { nl: 'Ik was dit niet', en: 'It wasn’t me' },
    ignore: {
      nl: 'Was jij dit? Dan hoef je niets te doen. Zo niet, kies dan meteen een nieuw wachtwoord, verwijder de passkey in je account en laat het ons weten.',
      en: 'Was it you? Then there’s nothing to do. If not, choose a new password now, delete the passkey in your account and let us know.',
    },
  },
  passkeyDeleted: {
    subject: { nl: 'Er is een passkey verwijderd', en: 'A passkey was deleted' },
    preview: {
      nl: 'Was jij dat? Dan hoef je niets te doen.',
      en: 'Was it you? Then there’s nothing to do.',
    },
    heading: { nl: 'Een passkey verwijderd', en: 'A passkey was deleted' },
    intro: {
      nl: 'Op {changed} is een passkey van je account bij {shop} verwijderd. Inloggen gaat daar niet meer mee.',
      en: 'A passkey of your account at {shop} was deleted on {changed}. It no longer logs you in.',
    },
    action: { nl: 'Ik was dit niet', en: 'It wasn’t me' },
    ignore: {
      nl: 'Was jij dit? Dan hoef je niets te doen. Zo niet, kies dan meteen een nieuw wachtwoord en laat het ons weten.',
      en: 'Was it you? Then there’s nothing to do. If not, choose a new password now and let us know.',
    },
  },
  newDevice: {
    subject: { nl: 'Er is ingelogd op een nieuw apparaat', en: 'New device logged in' },
    preview: {
      nl: 'Was jij dat? Dan hoef je niets te doen.',
      en: 'Was it you? Then there’s nothing to do.',
    },
    heading: { nl: 'Ingelogd op een nieuw apparaat', en: 'Logged in on a new device' },
    intro: {
      nl: 'Op {changed} is op je account bij {shop} ingelogd met {device}. Dat apparaat kenden we nog niet.',
      en: 'Someone logged in to your account at {shop} on {changed}, using {device}. We hadn’t seen that device before.',
    },
    action: { nl: 'Ik was dit niet', en: 'It wasn’t me' },
    ignore: {
      nl: 'Was jij dit? Dan hoef je niets te doen. Zo niet, kies dan meteen een nieuw wachtwoord: dan is iedereen uitgelogd.',
      en: 'Was it you? Then there’s nothing to do. If not, choose a new password now: that logs everybody out.',
    },
  },
  passwordChanged: {
    subject: { nl: 'Je wachtwoord is veranderd', en: 'Your password was changed' },
    preview: {
      nl: 'Was jij dat? Dan hoef je niets te doen.',
      en: 'Was it you? Then there’s nothing to do.',
    },
    heading: { nl: 'Je wachtwoord is veranderd', en: 'Your password was changed' },
    intro: {
      nl: 'Op {changed} is het wachtwoord van je account bij {shop} veranderd. Op andere apparaten ben je uitgelogd.',
      en: 'The password for your account at {shop} was changed on {changed}. You’ve been logged out on other devices.',
    },
    action: { nl: 'Ik was dit niet', en: 'It wasn’t me' },
    ignore: {
      nl: 'Was jij dit? Dan hoef je niets te doen. Zo niet, kies dan meteen een nieuw wachtwoord en laat het ons weten.',
      en: 'Was it you? Then there’s nothing to do. If not, choose a new password now and let us know.',
    },
  },
  closed: {
    subject: { nl: 'Je account is verwijderd', en: 'Your account has been deleted' },
    preview: { nl: 'Bedankt dat je klant was.', en: 'Thank you for being a customer.' },
    heading: { nl: 'Je account is verwijderd', en: 'Your account has been deleted' },
    intro: {
      nl: 'Op {closed} is je account bij {shop} verwijderd. Je bestellingen bewaren we zo lang als de wet dat vraagt; cadeaubonnen die je gaf, blijven geldig.',
      en: 'Your account at {shop} was deleted on {closed}. We keep your orders for as long as the law requires; gift cards you’ve given stay valid.',
    },
    action: { nl: 'Ik was dit niet', en: 'It wasn’t me' },
    ignore: {
      nl: 'Was jij dit? Dan hoef je niets te doen. Zo niet, laat het ons dan meteen weten.',
      en: 'Was it you? Then there’s nothing to do. If not, please let us know straight away.',
    },
  },
  linkHint: {
    nl: 'Werkt de knop niet? Kopieer dan dit adres naar je browser:',
    en: 'Button not working? Copy this address into your browser:',
  },
})
