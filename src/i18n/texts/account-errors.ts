import type { Entries } from '#i18n/texts.ts'

/** Errors of accounts, their address books and companies. */
export const accountErrors = {
  accountExists: {
    nl: 'Er is al een account met dit e-mailadres. Log in, of kies een nieuw wachtwoord.',
    en: 'There’s already an account with this email address. Log in, or choose a new password.',
  },
  accountUnknown: {
    nl: 'Er is geen account met dit e-mailadres.',
    en: 'There’s no account with this email address.',
  },
  loginWrong: {
    nl: 'Deze combinatie van e-mailadres en wachtwoord klopt niet.',
    en: 'This email address and password don’t match.',
  },
  alreadyLoggedIn: { nl: 'Je bent al ingelogd.', en: 'You’re already logged in.' },
  notLoggedIn: { nl: 'Log eerst in.', en: 'Please log in first.' },
  passwordTooShort: {
    nl: 'Kies een wachtwoord van minstens 8 tekens.',
    en: 'Choose a password of at least 8 characters.',
  },
  passwordCharacters: {
    nl: 'Gebruik letters, cijfers en een leesteken of symbool.',
    en: 'Use letters, digits and a punctuation mark or symbol.',
  },
  passwordTooLong: {
    nl: 'Een wachtwoord heeft hooguit 128 tekens.',
    en: 'A password has at most 128 characters.',
  },
  passwordWrong: { nl: 'Dit wachtwoord klopt niet.', en: 'This password isn’t right.' },
  accountLinkInvalid: {
    nl: 'Deze link is niet (meer) geldig. Vraag een nieuwe aan.',
    en: 'This link isn’t valid (any more). Please ask for a new one.',
  },
  passwordMailNotSent: {
    nl: 'Onze mail komt op dit adres niet aan. Neem contact op met de klantenservice, dan helpen we je.',
    en: 'Our email can’t be delivered to this address. Please contact customer service, and we’ll help you.',
  },
  logInTooOld: {
    nl: 'Log voor de zekerheid opnieuw in met een inloglink. Daarna kun je dit een kwartier lang doen.',
    en: 'To be on the safe side, log in again with a log-in link. You then have fifteen minutes to do this.',
  },
  emailUnconfirmed: {
    nl: 'Bevestig eerst je e-mailadres, met de knop in de mail die we je stuurden.',
    en: 'Please confirm your email address first, with the button in the email we sent you.',
  },
  passkeyRefused: {
    nl: 'Met deze passkey lukt het niet. Probeer het nog eens, of log in met een inloglink.',
    en: 'This passkey didn’t work. Try again, or log in with a log-in link.',
  },
  passkeysFull: {
    nl: 'Je hebt al tien passkeys. Verwijder er eerst een.',
    en: 'You already have ten passkeys. Delete one first.',
  },
  passkeysNotOffered: {
    nl: 'Passkeys werken niet op dit adres van de winkel.',
    en: 'Passkeys don’t work at this address of the shop.',
  },
  emailJustChanged: {
    nl: 'Je account heeft sinds kort een ander e-mailadres. Tot en met {day} kan dat met de mail op je oude adres ongedaan worden gemaakt. Daarna kun je je account verwijderen.',
    en: 'The email address of your account was changed recently. Until {day} this can be undone with the email at your old address. After that you can delete your account.',
  },
  bookedAddressUnknown: {
    nl: 'Dit adres staat niet (meer) in je adresboek.',
    en: 'This address isn’t in your address book (any more).',
  },
  addressBookFull: {
    nl: 'Je adresboek is vol: er passen {max} adressen in. Verwijder er eerst een.',
    en: 'Your address book is full: it holds {max} addresses. Delete one first.',
  },
  keptGiftUnknown: {
    nl: 'Deze cadeaubon staat niet (meer) in je account.',
    en: 'This gift card isn’t in your account (any more).',
  },
  keptGiftsFull: {
    nl: 'Je account is vol: er passen {max} cadeaus in. Verwijder er eerst een.',
    en: 'Your account is full: it holds {max} gifts. Remove one first.',
  },
  companyUnknown: {
    nl: 'Dit bedrijf kennen we niet, of je hoort er niet (meer) bij.',
    en: 'We don’t know this company, or you’re not part of it (any more).',
  },
  companyNotAllowed: {
    nl: 'Dit kan alleen een beheerder van het bedrijf.',
    en: 'Only an owner of the company can do this.',
  },
  companyNeedsOwner: {
    nl: 'Een bedrijf heeft altijd een beheerder. Maak eerst iemand anders beheerder.',
    en: 'A company always has an owner. Make somebody else an owner first.',
  },
  companyInvitationInvalid: {
    nl: 'Deze uitnodiging is niet (meer) geldig. Vraag om een nieuwe.',
    en: 'This invitation isn’t valid (any more). Please ask for a new one.',
  },
  companyInvitationForOther: {
    nl: 'Deze uitnodiging is voor een ander e-mailadres. Log in met het account van dat adres.',
    en: 'This invitation is for another email address. Please log in with the account for that address.',
  },
  companyMemberExists: {
    nl: 'Diegene hoort al bij het bedrijf.',
    en: 'They’re already part of the company.',
  },
  companyTooManyPeople: {
    nl: 'Meer mensen passen er niet bij. Haal eerst iemand weg.',
    en: 'There’s no room for more people. Please remove somebody first.',
  },
  tooManyInvoiceEmails: {
    nl: 'Geef hooguit vijf e-mailadressen voor facturen.',
    en: 'Give at most five email addresses for invoices.',
  },
  notOnAccount: {
    nl: 'Dit bedrijf kan niet op rekening bestellen. Kies een andere betaalwijze.',
    en: 'This company can’t order on account. Please choose another way to pay.',
  },
  creditLimitPassed: {
    nl: 'Met deze bestelling komt je bedrijf boven zijn kredietlimiet. Kies een andere betaalwijze of bestel minder.',
    en: 'This order takes your company past its credit limit. Please choose another way to pay, or order less.',
  },
  invoiceLongOverdue: {
    nl: 'Er staat een factuur te lang open. Betaal die eerst, of kies een andere betaalwijze.',
    en: 'An invoice has been open for too long. Please pay it first, or choose another way to pay.',
  },
  statementPeriodInvalid: {
    nl: 'Kies een eerste en een laatste dag, in die volgorde en hooguit vijf jaar uit elkaar.',
    en: 'Choose a first and a last day, in that order and at most five years apart.',
  },
} as const satisfies Entries
