import { texts } from '#i18n/texts.ts'
import { errors } from './errors.ts'

/** Fields in which customers say who they are, and what is wrong with them. */
export const accountFormTexts = texts({
  firstName: { nl: 'Voornaam', en: 'First name' },
  lastName: { nl: 'Achternaam', en: 'Last name' },
  email: { nl: 'E-mailadres', en: 'Email address' },
  confirmEmail: { nl: 'Herhaal e-mailadres', en: 'Repeat email address' },
  password: { nl: 'Wachtwoord', en: 'Password' },
  repeatPassword: { nl: 'Herhaal wachtwoord', en: 'Repeat password' },
  currentPassword: { nl: 'Je huidige wachtwoord', en: 'Your current password' },
  newPassword: { nl: 'Nieuw wachtwoord', en: 'New password' },
  phoneNumber: { nl: 'Telefoonnummer', en: 'Phone number' },
  optional: { nl: 'niet verplicht', en: 'optional' },
  show: { nl: 'Toon', en: 'Show' },
  showLabel: { nl: 'Toon wat je typt bij “{field}”', en: 'Show what you type in “{field}”' },
  hide: { nl: 'Verberg', en: 'Hide' },
  hideLabel: { nl: 'Verberg wat je typt bij “{field}”', en: 'Hide what you type in “{field}”' },
  help: {
    title: { nl: 'Een goed wachtwoord heeft:', en: 'A good password has:' },
    length: { nl: 'minstens {min} tekens', en: 'at least {min} characters' },
    letter: { nl: 'een letter', en: 'a letter' },
    digit: { nl: 'een cijfer', en: 'a digit' },
    symbol: { nl: 'een leesteken of symbool', en: 'a punctuation mark or symbol' },
    done: { nl: ' (klaar)', en: ' (done)' },
  },
  passkeyStopped: {
    nl: 'Er is geen passkey gemaakt. Probeer het nog eens.',
    en: 'No passkey was made. Please try again.',
  },
  required: {
    firstName: { nl: 'Vul je voornaam in.', en: 'Enter your first name.' },
    lastName: { nl: 'Vul je achternaam in.', en: 'Enter your last name.' },
    email: { nl: 'Vul je e-mailadres in.', en: 'Enter your email address.' },
    confirmEmail: { nl: 'Herhaal je e-mailadres.', en: 'Repeat your email address.' },
    password: { nl: 'Vul je wachtwoord in.', en: 'Enter your password.' },
    repeatPassword: { nl: 'Typ je wachtwoord nog een keer.', en: 'Enter your password again.' },
    currentPassword: { nl: 'Vul je huidige wachtwoord in.', en: 'Enter your current password.' },
  },
  problems: {
    emailInvalid: errors.emailInvalid,
    emailsDiffer: errors.emailsDiffer,
    nameInvalid: errors.nameInvalid,
    phoneInvalid: errors.phoneInvalid,
    vatNumberInvalid: errors.vatNumberInvalid,
    passwordTooShort: errors.passwordTooShort,
    passwordCharacters: errors.passwordCharacters,
    passwordTooLong: errors.passwordTooLong,
    passwordsDiffer: {
      nl: 'De wachtwoorden zijn niet gelijk.',
      en: 'The two passwords don’t match.',
    },
    termsNotAccepted: {
      nl: 'Vink aan dat je akkoord gaat met de voorwaarden.',
      en: 'Tick the box to agree to the terms.',
    },
    other: errors.inputInvalid,
  },
  noScript: {
    nl: 'Dit formulier werkt met JavaScript: daarmee maakt je browser een rekensom die je account tegen inbrekers beschermt. Zet het aan en laad deze pagina opnieuw.',
    en: 'This form needs JavaScript: your browser uses it for a sum that keeps burglars out of your account. Please turn it on and reload this page.',
  },
})
