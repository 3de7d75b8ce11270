import { texts } from '#i18n/texts.ts'
import type { ErrorName } from '#kernel/error-codes.ts'
import type { Localized } from '#kernel/language.ts'
import { accountErrors } from './account-errors.ts'
import { cardErrors } from './card-errors.ts'
import { orderErrors } from './order-errors.ts'
import { quoteErrors } from './quote-errors.ts'

/**
 * Sentence of every error that a customer can meet (SPEC §8 word for word where it gives one).
 * A `Money` in the details fills `{limit}` as "€500" and `{limitAmount}` as "500"; `{parameter}`
 * is the field.
 */
export const errors = {
  ...orderErrors,
  ...cardErrors,
  ...accountErrors,
  ...quoteErrors,

  unexpected: {
    nl: 'O jee, er is iets misgegaan. We werken al aan een oplossing. Probeer het later nog eens. Excuses voor het ongemak.',
    en: 'Oh oh, something went wrong. We are already working on a fix for this issue. Please try again at a later moment. Our apologies for the inconvenience.',
  },
  appleLimitExceeded: {
    nl: 'Je zit boven de limiet voor Apple-cadeaubonnen. Per bestelling mag dat samen {limitAmount} euro zijn.',
    en: 'Exceeded the Apple gift card sum limit in the order. The limit is {limitAmount} euro per order.',
  },
  orderLimitExceeded: {
    nl: 'Dit zijn meer cadeaubonnen dan in één bestelling passen: {cardsMax} stuks of {limit} per bestelling.',
    en: 'Exceeding of giftcard limit in the order',
  },
  outOfStock: {
    nl: 'Deze cadeaubon is momenteel niet leverbaar.',
    en: 'Not possible to continue with this gift card because currently it is out the stock.',
  },
  paymentRefused: {
    nl: 'Het is niet gelukt om je betaling te verwerken. Kies een andere betaalmethode of vraag je bank om meer informatie.',
    en: 'We were unable to process your payment. Please try a different payment method or contact your bank for more information.',
  },
  tooManyAttempts: {
    nl: 'Er is te vaak geprobeerd om te betalen. Probeer het later nog eens of kies een andere betaalmethode.',
    en: 'Too many attempts have been made. Please try again later or use a different payment method.',
  },

  inputInvalid: {
    nl: 'Deze waarde klopt niet. Kijk het nog even na.',
    en: 'This isn’t quite right. Please check it and try again.',
  },
  fieldRequired: {
    nl: '{parameter, select, phoneNumber {Vul je telefoonnummer in.} firstName {Vul je voornaam in.} lastName {Vul je achternaam in.} name {Vul een naam in.} email {Vul een e-mailadres in.} password {Vul je wachtwoord in.} confirmEmail {Vul het e-mailadres nog een keer in.} companyName {Vul de bedrijfsnaam in.} countryCode {Kies een land.} subject {Kies een onderwerp.} cardNumber {Vul het kaartnummer in.} pin {Vul de pincode in.} message {Schrijf je bericht.} postCode {Vul je postcode in.} houseNumber {Vul je huisnummer in.} street {Vul je straat in.} addressLine1 {Vul je straat en huisnummer in.} city {Vul je plaats in.} administrativeArea {Vul de staat of provincie in.} kvkNumber {Vul het KVK-nummer in.} currentPassword {Vul je huidige wachtwoord in.} holderName {Vul de naam op de kaart in.} orderNumber {Vul het bestelnummer in.} methodId {Kies een betaalmethode.} other {Dit veld is verplicht.}}',
    en: '{parameter, select, phoneNumber {Phone number is a required field} firstName {Enter your first name.} lastName {Enter your last name.} name {Enter a name.} email {Enter an email address.} password {Enter your password.} confirmEmail {Repeat the email address.} companyName {Enter the company name.} countryCode {Country is a required field} subject {Choose a subject.} cardNumber {Enter the card number.} pin {Enter the PIN.} message {Write your message.} postCode {Enter your postcode.} houseNumber {Enter your house number.} street {Enter your street.} addressLine1 {Enter your street and house number.} city {Enter your town.} administrativeArea {Enter the state or province.} kvkNumber {Enter the KVK number.} currentPassword {Enter your current password.} holderName {Enter the name on the card.} orderNumber {Enter the order number.} methodId {Choose a payment method.} other {This field is required.}}',
  },
  emailInvalid: {
    nl: 'Dit e-mailadres klopt niet. Kijk het nog even na.',
    en: 'Please enter a valid email address.',
  },
  emailsDiffer: {
    nl: 'De e-mailadressen zijn niet gelijk.',
    en: 'The email addresses don’t match.',
  },
  nameInvalid: {
    nl: 'Vul een naam in met letters, zonder links of symbolen.',
    en: 'Please enter a name in letters, without links or symbols.',
  },
  nameTooLong: {
    nl: 'De naam is te lang: er passen {max} tekens op het kaartje.',
    en: 'This name is too long: the tag holds {max} characters at most.',
  },
  nameHasEmoji: {
    nl: 'Emoji passen niet op het kaartje. Schrijf de naam met letters.',
    en: 'We can’t put emoji on the tag. Please write the name in letters.',
  },
  phoneInvalid: {
    nl: 'Dit telefoonnummer klopt niet. Kijk het nog even na.',
    en: 'Please enter valid phone number',
  },
  noteInvalid: {
    nl: 'Schrijf een boodschap met tekens die we kunnen afdrukken.',
    en: 'Please write a message with characters we can print.',
  },
  noteTooLong: {
    nl: 'Je boodschap is te lang: er passen {max} tekens in.',
    en: 'Your message is too long: {max} characters at most.',
  },
  noteHasEmoji: {
    nl: 'Emoji kunnen we hier niet tonen. Haal ze uit je boodschap.',
    en: 'We can’t show emoji here. Please leave them out of your message.',
  },
  termsNotAccepted: {
    nl: 'Ga akkoord met de voorwaarden en de privacyverklaring.',
    en: 'Please agree to the terms and the privacy statement.',
  },
  uuidInvalid: {
    nl: 'Dit adres hoort niet bij een bestelling. Kijk de link nog even na.',
    en: 'This link doesn’t lead to an order. Please check it.',
  },
  pagingInvalid: {
    nl: '{parameter, select, itemsPerPage {Vraag 1 tot en met 48 producten per pagina.} itemsPerGroup {Vraag per groep hooguit zoveel als er op een pagina passen.} other {Deze pagina bestaat niet.}}',
    en: '{parameter, select, itemsPerPage {Ask for 1 to 48 products a page.} itemsPerGroup {Ask for no more in a group than fit on a page.} other {This page doesn’t exist.}}',
  },
  queryNotUnderstood: {
    nl: 'Deze aanvraag begrijpen we niet.',
    en: 'We didn’t understand this request.',
  },
  queryTooLarge: { nl: 'Deze aanvraag is te groot.', en: 'This request is too large.' },
  countryInvalid: {
    nl: 'Dit land of deze winkel kennen we niet.',
    en: 'We don’t know this country or shop.',
  },
  vatNumberInvalid: {
    nl: 'Dit btw-nummer klopt niet. Een Nederlands nummer is NL, negen cijfers, een B en twee cijfers.',
    en: 'This VAT number isn’t right. A Dutch one is NL, nine digits, a B and two digits.',
  },
  referenceInvalid: {
    nl: 'Gebruik voor je referentie hooguit 20 tekens: letters zonder accent, cijfers en leestekens.',
    en: 'Use up to 20 characters for your reference: letters without accents, digits and punctuation.',
  },
  postcodeInvalid: {
    nl: 'Deze postcode klopt niet voor dit land. Kijk hem nog even na.',
    en: 'This postcode isn’t right for this country. Please check it.',
  },
  houseNumberInvalid: {
    nl: 'Vul als huisnummer een getal in, zoals 12. Een letter mag erachter.',
    en: 'Enter the house number as a number, such as 12. A letter may follow.',
  },
  suffixInvalid: {
    nl: 'Gebruik voor de toevoeging hooguit 12 letters en cijfers, zoals A of bis.',
    en: 'Use at most 12 letters and digits for the addition, such as A or bis.',
  },
  streetInvalid: {
    nl: 'Deze straat kunnen we niet lezen. Gebruik letters en cijfers.',
    en: 'We can’t read this street. Please use letters and digits.',
  },
  streetHasNumber: {
    nl: 'In het veld Straat staat huisnummer {inStreet}, in het veld Huisnummer {inField}. Welk nummer klopt?',
    en: 'The street field ends in house number {inStreet}, the house number field says {inField}. Which one is right?',
  },
  cityInvalid: {
    nl: 'Deze plaats kunnen we niet lezen. Gebruik letters.',
    en: 'We can’t read this town. Please use letters.',
  },
  vatNumberOfOtherCountry: {
    nl: 'Dit btw-nummer is van een ander land dan het adres. Vul een nummer van hetzelfde land in, of laat het leeg.',
    en: 'This VAT number is from another country than the address. Please enter one from the same country, or leave it empty.',
  },
  tooLong: { nl: 'Dit is te lang. Maak het korter.', en: 'This is too long. Please shorten it.' },
  companyNameInvalid: {
    nl: 'Schrijf de bedrijfsnaam met letters of cijfers.',
    en: 'Please enter the company name in letters or digits.',
  },
  kvkNumberInvalid: {
    nl: 'Een KVK-nummer heeft 8 cijfers. Kijk het nog even na.',
    en: 'A KVK number has 8 digits. Please check it.',
  },

  tooManyRequests: {
    nl: 'Dat ging wat snel. Wacht even en probeer het dan nog eens.',
    en: 'That was a little fast for us. Please wait a moment and try again.',
  },
  tooManySecretAttempts: {
    nl: 'Dat waren te veel pogingen. Probeer het over {unit, select, seconds {{count, plural, one {1 seconde} other {# seconden}}} other {{count, plural, one {1 minuut} other {# minuten}}}} opnieuw.',
    en: 'That was one attempt too many. Please try again in {unit, select, seconds {{count, plural, one {1 second} other {# seconds}}} other {{count, plural, one {1 minute} other {# minutes}}}}.',
  },
  budgetSpent: {
    nl: '{of, select, source {Vanaf jouw internetverbinding kwamen net te veel aanvragen.} other {Dit is net al een paar keer aangevraagd.}} Probeer het over {unit, select, seconds {{count, plural, one {1 seconde} other {# seconden}}} other {{count, plural, one {1 minuut} other {# minuten}}}} opnieuw, of mail ons.',
    en: '{of, select, source {Too many requests just came from your internet connection.} other {This was just asked for a few times.}} Please try again in {unit, select, seconds {{count, plural, one {1 second} other {# seconds}}} other {{count, plural, one {1 minute} other {# minutes}}}}, or email us.',
  },
  holderProofInvalid: {
    nl: 'Je hebt te lang gewacht. Laad de pagina opnieuw en probeer het nog eens.',
    en: 'You waited too long. Please reload the page and try again.',
  },
  extensionRefused: {
    nl: 'Deze kaart kan nu niet worden verlengd. Dat kan één keer, rond de laatste dag.',
    en: 'This card can’t be extended right now. You can do that once, around its last day.',
  },
  causeUnknown: {
    nl: 'Dit goede doel staat niet (meer) bij ons. Kies een ander.',
    en: 'We don’t have this good cause (any more). Please choose another.',
  },
  cardValueChanged: {
    nl: 'Het saldo is intussen veranderd. Kijk nog even wat er nu op staat.',
    en: 'The balance has changed in the meantime. Please see what’s on it now.',
  },
  shopBusy: {
    nl: 'Het is op dit moment heel druk. Probeer het over een paar tellen nog eens.',
    en: 'We’re very busy at the moment. Please try again in a few seconds.',
  },
  shopAway: {
    nl: 'We kunnen nu niet bij onze gegevens. Probeer het over een paar tellen nog eens. Een betaling gaat niet verloren.',
    en: 'We can’t reach our records just now. Please try again in a few seconds. A payment won’t be lost.',
  },

  queueUnknown: {
    nl: 'Dit onderdeel van de pagina kennen we niet.',
    en: 'We don’t know this part of the page.',
  },
  landingPageUnknown: {
    nl: 'Deze pagina kennen we niet (meer).',
    en: 'We don’t have this page (any more).',
  },
  articleUnknown: { nl: 'Dit artikel is er niet.', en: 'There’s no such article.' },
  blogSubjectUnknown: { nl: 'Dit onderwerp is er niet.', en: 'There’s no such subject.' },
  informationPageUnknown: { nl: 'Deze pagina is er niet.', en: 'There’s no such page.' },

  captchaMissing: {
    nl: 'We konden niet nagaan of je een mens bent. Laad de pagina opnieuw en probeer het nog eens.',
    en: 'We couldn’t check that you’re human. Please reload the page and try again.',
  },
  captchaRefused: {
    nl: 'De controle tegen spam is verlopen. Probeer het nog eens.',
    en: 'Our spam check has expired. Please try again.',
  },
  newsletterLinkInvalid: {
    nl: 'Deze link van de nieuwsbrief is niet (meer) geldig.',
    en: 'This newsletter link isn’t valid (any more).',
  },

  contactSubjectUnknown: {
    nl: 'Kies een onderwerp uit de lijst.',
    en: 'Please choose a subject from the list.',
  },
  contactMessageTooShort: {
    nl: 'Vertel iets meer: minstens {min} tekens.',
    en: 'Please tell us a little more: at least {min} characters.',
  },
  contactMessageTooLong: {
    nl: 'Je bericht is te lang: er passen {max} tekens in.',
    en: 'Your message is too long: {max} characters at most.',
  },
  contactMessageInvalid: {
    nl: 'Er staan tekens in je bericht die we niet kunnen lezen. Haal ze weg.',
    en: 'Your message contains characters we can’t read. Please take them out.',
  },
  orderNumberInvalid: {
    nl: 'Een bestelnummer ziet eruit als 61-7KD3-9QXM. Kijk het nog even na, of laat het weg.',
    en: 'An order number looks like 61-7KD3-9QXM. Please check it, or leave it out.',
  },
} as const satisfies Record<ErrorName, Localized>

export const errorsTexts = texts(errors)
