import { texts } from '#i18n/texts.ts'
import { errors } from './errors.ts'

/** Page that shows what is on a choice card. */
export const balanceTexts = texts({
  pageTitle: { nl: 'Saldo checken', en: 'Check your balance' },
  description: {
    nl: 'Wat staat er nog op je Keuze Cadeaukaart? Vul je kaartnummer en pincode in en zie meteen je saldo en tot wanneer de kaart geldig is.',
    en: 'How much is left on your Choice Gift Card? Enter the card number and PIN to see the balance and how long the card is valid.',
  },
  heading: { nl: 'Wat staat er op je kaart?', en: 'What is on your card?' },
  intro: {
    nl: 'Vul het kaartnummer en de pincode van je Keuze Cadeaukaart in. Je ziet meteen wat er nog op staat, en tot wanneer.',
    en: 'Enter the card number and PIN of your Choice Gift Card to see what’s left on it, and until when.',
  },
  form: { nl: 'Saldo checken', en: 'Check your balance' },
  number: { nl: 'Kaartnummer', en: 'Card number' },
  numberHint: { nl: '19 cijfers. Plakken mag.', en: '19 digits. Pasting is fine.' },
  pin: { nl: 'Pincode', en: 'PIN' },
  pinHint: { nl: '6 cijfers.', en: '6 digits.' },
  show: { nl: 'Toon', en: 'Show' },
  hide: { nl: 'Verberg', en: 'Hide' },
  showPin: { nl: 'Toon wat je als pincode typt', en: 'Show your PIN as you type' },
  hidePin: { nl: 'Verberg wat je als pincode typt', en: 'Hide your PIN as you type' },
  submit: { nl: 'Bekijk het saldo', en: 'Show the balance' },
  activate: { nl: 'Zet er geld op', en: 'Put money on it' },
  secret: {
    nl: 'Wie nummer en pincode heeft, heeft het geld. Geef ze daarom nooit door aan iemand die erom vraagt, ook niet aan de telefoon.',
    en: 'Whoever has the number and PIN has the money. Never give them to anyone who asks, not even over the phone.',
  },
  noScript: {
    nl: 'Saldo checken werkt met JavaScript: daarmee maakt je browser een rekensom die nummers raden tegenhoudt. Zet het aan en laad deze pagina opnieuw, of vraag je saldo aan onze klantenservice.',
    en: 'Checking your balance needs JavaScript: your browser uses it for a sum that stops people guessing numbers. Please turn it on and reload this page, or ask customer service for your balance.',
  },
  required: {
    cardNumber: { nl: 'Vul het kaartnummer in.', en: 'Enter the card number.' },
    pin: { nl: 'Vul de pincode in.', en: 'Enter the PIN.' },
  },
  problems: {
    cardNumberInvalid: errors.cardNumberInvalid,
    cardNotOurs: errors.cardNotOurs,
    cardPinInvalid: errors.cardPinInvalid,
  },
  where: {
    title: { nl: 'Waar vind ik ze?', en: 'Where do I find them?' },
    drawing: {
      nl: 'Een kaartpagina met bovenaan het kaartnummer en daaronder de pincode',
      en: 'A card’s page, with the card number at the top and the PIN below it',
    },
    text: {
      nl: 'In de mail met je kaart staat een link naar je eigen kaartpagina. Daar staat het kaartnummer, en de pincode zie je als je op ‘Toon pincode’ drukt. Bij een gedrukte kaart staan ze op de achterkant, de pincode onder de kraslaag.',
      en: 'The email with your card links to the card’s own page. You’ll find the card number there; select ‘Show PIN’ to see the PIN. On a printed card they’re on the back, with the PIN under the scratch panel.',
    },
  },
  result: {
    balance: { nl: 'Saldo', en: 'Balance' },
    validUntil: { nl: 'Geldig tot en met', en: 'Valid until' },
    wasValidUntil: { nl: 'Was geldig tot en met', en: 'Was valid until' },
    number: { nl: 'Kaart', en: 'Card' },
    initial: { nl: 'Beginwaarde', en: 'Original value' },
    redeem: { nl: 'Wissel in', en: 'Exchange it' },
    again: { nl: 'Nog een kaart bekijken', en: 'Check another card' },
    support: { nl: 'Naar de helpdesk', en: 'Go to Help' },
    contact: { nl: 'Neem contact op', en: 'Get in touch' },
    ofCompany: {
      nl: 'Wissel hem in voor wat {company} voor je uitkoos. Wat overblijft, blijft op je kaart staan.',
      en: 'Exchange it for what {company} picked for you. What’s left over stays on your card.',
    },
    active: {
      title: { nl: 'Dit staat er op je kaart', en: 'Here’s your balance' },
      text: {
        nl: 'Wissel hem in voor cadeaubonnen die jij kiest, of betaal ermee in onze winkel. Wat overblijft, blijft op je kaart staan.',
        en: 'Exchange it for gift cards of your choice, or pay with it in our shop. Whatever’s left stays on your card.',
      },
    },
    empty: {
      title: { nl: 'Je kaart is op', en: 'Your card is used up' },
      text: {
        nl: 'Alles wat erop stond, is gebruikt. Klopt dat volgens jou niet? Laat het ons weten, dan kijken we het na.',
        en: 'Everything on it has been spent. Not what you expected? Tell us and we’ll look into it.',
      },
    },
    expired: {
      title: { nl: 'Je kaart is verlopen', en: 'Your card has expired' },
      text: {
        nl: 'Denk je dat de datum niet klopt? Laat het ons weten, dan kijken we het na.',
        en: 'Think the date is wrong? Tell us and we’ll look into it.',
      },
    },
    blocked: {
      title: { nl: 'Je kaart is geblokkeerd', en: 'Your card is blocked' },
      text: {
        nl: 'Daarom laten we het saldo niet zien. Onze klantenservice kan je vertellen waarom, en wat je kunt doen.',
        en: 'That’s why we can’t show the balance. Customer service can tell you why, and what you can do.',
      },
    },
  },
  unlock: {
    heading: { nl: 'Je kaart weer bekijken', en: 'Unlock your card' },
    text: {
      nl: 'We mailden je over te veel verkeerde pincodes. Met deze knop kan je kaartnummer weer worden geprobeerd.',
      en: 'Our email told you about too many wrong PINs. Use this button and your card number can be tried again.',
    },
    action: { nl: 'Laat mijn kaart weer zien', en: 'Unlock my card' },
    done: {
      nl: 'Gelukt. Vul je kaartnummer en pincode in, dan zie je je saldo weer.',
      en: 'Done. Enter your card number and PIN to see your balance again.',
    },
  },
  questionsTitle: { nl: 'Vragen over je saldo', en: 'Questions about your balance' },
  questions: {
    others: {
      question: {
        nl: 'Kan ik hier het saldo van elke cadeaubon bekijken?',
        en: 'Can I check the balance of any gift card here?',
      },
      answer: {
        nl: 'Nee, alleen van de Keuze Cadeaukaart. Dat is onze eigen kaart. Van alle andere cadeaubonnen houdt het merk zelf bij wat erop staat; op de pagina van de bon lees je waar je dat navraagt.',
        en: 'No, only the Choice Gift Card, which is our own. For any other card, the brand keeps the balance; the card’s page tells you where to ask.',
      },
    },
    wrong: {
      question: {
        nl: 'Mijn nummer en pincode horen volgens jullie niet bij elkaar. Wat nu?',
        en: 'You say my number and PIN don’t match. What now?',
      },
      answer: {
        nl: 'Kopieer ze allebei van je kaartpagina; dan kan er geen cijfer verwisseld zijn. Na een paar mislukte pogingen moet je even wachten. Dat beschermt je kaart tegen mensen die nummers raden. Na vijftig mislukte pogingen mailen we een link naar het adres waar de kaart naartoe ging; daarmee kun je verder.',
        en: 'Copy both from your card’s page, so that no digits get swapped. After a few failed attempts you’ll have to wait a little: that protects your card from people guessing numbers. After fifty, we email a link to the address the card was sent to, so that you can carry on.',
      },
    },
    mail: {
      question: {
        nl: 'Ik ben de mail met mijn kaart kwijt.',
        en: 'I’ve lost the email with my card.',
      },
      answer: {
        nl: 'Ga naar ‘Mijn kaarten terugvinden’ onderaan deze pagina en vul het adres in waarop je hem kreeg. We mailen je alles wat nog geldig is.',
        en: 'Go to ‘Find my cards’ at the bottom of this page and enter the address it was sent to. We’ll email you everything that’s still valid.',
      },
    },
    valid: {
      question: { nl: 'Hoelang is mijn kaart geldig?', en: 'How long is my card valid?' },
      answer: {
        nl: 'Minstens twee jaar vanaf de dag waarop hij is bezorgd. De precieze datum zie je hier, naast je saldo.',
        en: 'At least two years from the day it was delivered. The exact date is shown here with your balance.',
      },
    },
  },
})
