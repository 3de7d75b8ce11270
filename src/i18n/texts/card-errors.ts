import type { Entries } from '#i18n/texts.ts'

/** Errors of cards, and of the links to cards and orders. */
export const cardErrors = {
  orderLinkInvalid: {
    nl: 'Deze link is al gebruikt of is verlopen. Laat op de pagina van je bestelling een nieuwe mailen.',
    en: 'This link has been used or has expired. Have a new one emailed to you from your order’s page.',
  },
  cardLinkInvalid: {
    nl: 'Deze link is niet (meer) geldig.',
    en: 'This link isn’t valid (any more).',
  },
  thankYouRefused: {
    nl: 'Voor dit cadeau kunnen we nu geen bedankje versturen.',
    en: 'We can’t send a thank-you for this gift at the moment.',
  },
  remindersNotRestored: {
    nl: 'Ongedaan maken kan niet meer. Vraag je herinneringen gewoon opnieuw aan.',
    en: 'It’s too late to undo this. Just ask for your reminders again.',
  },
  tooManyThankYous: {
    nl: 'Je hebt je bedankje al een paar keer aangepast. Het blijft zoals het is.',
    en: 'You’ve changed your thank-you a few times already. It stays as it is.',
  },
  balanceTooLow: {
    nl: 'Er staat niet genoeg op deze kaart.',
    en: 'There isn’t enough left on this card.',
  },
  cardNumberInvalid: {
    nl: 'Dit kaartnummer klopt niet. Het heeft 19 cijfers; kijk ze nog even na.',
    en: 'This card number isn’t right. It has 19 digits; please check them.',
  },
  cardNotOurs: {
    nl: 'Dit is niet het nummer van een Keuze Cadeaukaart. Het saldo van een andere cadeaubon vraag je op bij het merk zelf.',
    en: 'This isn’t a Choice Gift Card number. For the balance of another gift card, please ask the brand itself.',
  },
  cardPinInvalid: {
    nl: 'De pincode heeft 6 cijfers. Kijk ze nog even na.',
    en: 'The PIN has 6 digits; please check them.',
  },
  cardNotAccepted: {
    nl: 'Dit kaartnummer en deze pincode horen niet bij elkaar. Kijk ze allebei nog even na.',
    en: 'This card number and PIN don’t match. Please check both.',
  },
  cardNumberUsedUp: {
    nl: 'Bij dit kaartnummer is te vaak een verkeerde pincode ingevuld. Hoort er een kaart bij, dan staat er een link in de mailbox waar die kaart naartoe ging. Daarmee kun je het weer proberen.',
    en: 'Too many wrong PINs were entered for this card number. If it belongs to a card, we’ve sent a link to the inbox that card went to. Use it to try again.',
  },
  payingCardAlreadyAdded: {
    nl: 'Met deze kaart betaal je al mee.',
    en: 'You’re already using this card.',
  },
  tooManyPayingCards: {
    nl: 'Je kunt met hooguit {max} kaarten tegelijk betalen.',
    en: 'You can pay with up to {max} cards at once.',
  },
  payingCardUnknown: {
    nl: 'Deze kaart betaalt al niet meer mee.',
    en: 'This card is no longer being used.',
  },
  cardBlocked: {
    nl: 'Deze kaart is geblokkeerd. Neem contact op met onze klantenservice.',
    en: 'This card has been blocked. Please contact customer service.',
  },
  cardExpired: {
    nl: 'Deze kaart is verlopen op {expiredOn}.',
    en: 'This card expired on {expiredOn}.',
  },
  cardEmpty: {
    nl: 'Op deze kaart staat geen saldo meer dat je nu kunt gebruiken.',
    en: 'There’s no balance on this card that you can use right now.',
  },
  cardNotActivated: {
    nl: 'Deze kaart is nog niet geactiveerd.',
    en: 'This card hasn’t been activated yet.',
  },
  cardOfOtherStore: {
    nl: 'Deze kaart is van een andere winkel. Daar kun je ermee betalen en zie je wat erop staat.',
    en: 'This card is from another shop. Use that shop to pay with it and to check its balance.',
  },
  cardReserved: {
    nl: 'Alles op deze kaart is gereserveerd voor een betaling die nu loopt. Bij Saldo checken zie je tot wanneer.',
    en: 'Everything on this card is reserved for a payment that’s in progress. Check your balance to see until when.',
  },
  holdIsBeingPaid: {
    nl: 'Hier wordt op dit moment mee betaald bij een bank. Wacht tot dat klaar is, of probeer het over een kwartier opnieuw.',
    en: 'Someone’s paying with this at a bank right now. Wait until that’s done, or try again in fifteen minutes.',
  },
  redeemSessionEnded: {
    nl: 'Je was een halfuur weg, dus we hebben je kaart voor de zekerheid gesloten. Vul kaartnummer en pincode opnieuw in; je saldo staat er nog.',
    en: 'You were away for half an hour, so we’ve closed your card to be safe. Please enter card number and PIN again; your balance is still there.',
  },
  cardNotRedeemable: {
    nl: 'Deze kaart kun je hier niet inwisselen.',
    en: 'This card can’t be exchanged here.',
  },
  cardOfOtherProgramme: {
    nl: 'Samen inwisselen kan alleen met kaarten van dezelfde soort.',
    en: 'You can only exchange cards of the same kind together.',
  },
  productNotRedeemable: {
    nl: 'Deze keuze kun je niet met deze kaart maken.',
    en: 'This card can’t be exchanged for this choice.',
  },
  remainderTooSmall: {
    nl: 'Maak je saldo helemaal op, of laat minstens {min} op je kaart staan.',
    en: 'Please spend your whole balance, or leave at least {min} on your card.',
  },
  redeemPageUnknown: {
    nl: 'Deze inwisselpagina kennen we niet (meer).',
    en: 'We don’t have this exchange page (any more).',
  },
  lastRedeemCard: {
    nl: 'Dit is je enige kaart. Wil je stoppen, kies dan voor stoppen met inwisselen.',
    en: 'This is your only card. To stop, choose “Stop exchanging”.',
  },
  redeemDataUnavailable: {
    nl: 'Er is nu niets waarvoor je deze kaart kunt inwisselen. Je saldo blijft staan; probeer het later opnieuw.',
    en: 'There’s nothing this card can be exchanged for right now. Your balance stays on it; please try again later.',
  },
  cardOfCompany: {
    nl: 'Deze kaart is van een bedrijf. Je betaalt er hier niet mee, maar wisselt hem in bij de saldocheck.',
    en: 'This card is from a company. It doesn’t pay here: you exchange it at the balance check.',
  },
  cardDataMissing: {
    nl: 'We herkennen je kaart, maar missen de gegevens van de uitgever. Je saldo blijft staan. Neem contact op met onze klantenservice.',
    en: 'We recognise your card, but details of its issuer are missing. Your balance stays on it. Please contact customer service.',
  },
  activationRefused: {
    nl: 'Deze kaart kunnen we niet activeren. Kijk het nummer nog even na. Staat er al iets op de kaart? Dat zie je bij de saldocheck.',
    en: 'We can’t activate this card. Please check the number. Is there money on it already? The balance check will tell you.',
  },
  activationNumberUnknown: {
    nl: 'Dit nummer kennen we niet. Kijk op de achterkant van je kaart: het heeft 19 cijfers.',
    en: 'We don’t know this number. Look on the back of your card: it has 19 digits.',
  },
  activationAmountNotWhole: {
    nl: 'Vul een bedrag in hele euro’s in, zonder centen.',
    en: 'Please enter whole euros, without cents.',
  },
  activationAmountOutOfRange: {
    nl: 'Op deze kaart past {min} tot en met {max}.',
    en: 'This card takes {min} to {max}.',
  },
} as const satisfies Entries
