import { texts } from '#i18n/texts.ts'

/** Mails of a message to the shop: to customer service, and the copy for the sender. */
export const contactMailTexts = texts({
  forward: {
    subject: {
      nl: 'Vraag over {subject}, van {name}',
      en: 'Question about {subject}, from {name}',
    },
    preview: {
      nl: '{name} schreef via het contactformulier.',
      en: '{name} wrote to us through the contact form.',
    },
    heading: { nl: 'Een bericht van {name}', en: 'A message from {name}' },
    answer: {
      nl: 'Beantwoord deze mail: je antwoord gaat naar {email}.',
      en: 'Reply to this email: your answer goes to {email}.',
    },
    masked: {
      nl: 'Nummers van cadeaubonnen zijn onleesbaar gemaakt voordat dit bericht werd bewaard. Vraag nooit om een code.',
      en: 'Gift card numbers were made unreadable before this message was stored. Never ask for a code.',
    },
  },
  copy: {
    subject: { nl: 'We hebben je bericht: {subject}', en: 'We have your message: {subject}' },
    preview: {
      nl: 'We antwoorden binnen twee werkdagen.',
      en: 'Our team replies within two working days.',
    },
    greeting: { nl: 'Hoi {name},', en: 'Hi {name},' },
    heading: { nl: 'Je bericht is bij ons', en: 'We have your message' },
    intro: {
      nl: 'Dank je wel. We antwoorden binnen twee werkdagen op dit adres. Wil je iets toevoegen? Beantwoord dan deze mail.',
      en: 'Thank you. Our team will reply to this address within two working days. Want to add something? Just reply to this email.',
    },
    safety: {
      nl: 'Stuur nooit de code of de pincode van een cadeaubon mee. Stond er een kaartnummer in je bericht, dan hebben we het onleesbaar gemaakt.',
      en: 'Never send us a gift card’s code or PIN. If your message contained a card number, we’ve made it unreadable.',
    },
    ignore: {
      nl: 'Schreef jij dit niet? Dan vulde iemand jouw adres in. Je hoeft niets te doen; beantwoord deze mail als je wilt dat we het bericht wissen.',
      en: 'Wasn’t you? Then someone entered your address. There’s nothing you need to do; reply to this email if you’d like us to delete the message.',
    },
  },
  message: { nl: 'Je schreef', en: 'You wrote' },
  messageOf: { nl: '{name} schreef', en: '{name} wrote' },
  subjectLabel: { nl: 'Onderwerp', en: 'Subject' },
  orderLabel: { nl: 'Bestelnummer', en: 'Order number' },
  receivedLabel: { nl: 'Ontvangen', en: 'Received' },
})
