import { texts } from '#i18n/texts.ts'

/** Mail that confirms an order. */
export const confirmationMailTexts = texts({
  subject: { nl: 'Bedankt voor je bestelling {order}', en: 'Thank you for your order {order}' },
  preview: {
    nl: 'We hebben je betaling van {total} ontvangen.',
    en: 'We’ve received your payment of {total}.',
  },
  heading: { nl: 'Dank je wel, {giver}', en: 'Thank you, {giver}' },
  intro: {
    nl: 'Je betaling is binnen en we gaan meteen voor je aan de slag. Digitale cadeaubonnen zijn binnen een uur bezorgd, meestal veel eerder.',
    en: 'Your payment is in and we’re getting straight to work. Digital gift cards arrive within an hour, usually much sooner.',
  },
  onAccount: {
    preview: {
      nl: 'We hebben je bestelling van {total} ontvangen.',
      en: 'We’ve received your order of {total}.',
    },
    intro: {
      nl: 'We gaan meteen voor je aan de slag. Wat digitaal is, is binnen een uur bezorgd of komt op het moment dat je koos; wat per post gaat, pakken we voor je in. Je bedrijf betaalt met de factuur.',
      en: 'We’re getting straight to work. What’s digital arrives within the hour or at the time you chose; we’ll pack what goes by post. Your company pays by the invoice.',
    },
  },
  introSome: {
    nl: 'Je betaling is binnen. Wat meteen mag, is binnen een uur bezorgd. De rest komt op het moment dat je koos.',
    en: 'Your payment has arrived. What can go straight away will be delivered within the hour. The rest comes at the time you chose.',
  },
  introPlanned: {
    nl: 'Je betaling is binnen. We bezorgen alles op het moment dat je koos. Tot die tijd kun je het nog veranderen.',
    en: 'Your payment has arrived. We’ll deliver everything at the time you chose. You can change it until then.',
  },
  introReview: {
    nl: 'Je betaling is binnen. We kijken eerst nog even naar je bestelling; dat duurt hooguit een werkdag. Daarna gaat alles meteen op pad, of je krijgt je geld terug.',
    en: 'Your payment is in. We’re taking a look at your order first, which takes one working day at most. Then everything goes out at once, or you get your money back.',
  },
  introDelayed: {
    nl: 'Je betaling is binnen. Uit voorzorg wachten we even: we bezorgen op {when}. Heeft iemand je gevraagd deze cadeaubonnen te kopen? Mail ons dan vóór die tijd.',
    en: 'Your payment is in. To be on the safe side we’re waiting a little: we’ll deliver on {when}. Did somebody ask you to buy these gift cards? Email us before then.',
  },
  introPost: {
    nl: 'Je betaling is binnen. We pakken je bestelling in en doen hem op de post. Je krijgt een mail zodra hij onderweg is.',
    en: 'Your payment has come in. We’ll pack your order and put it in the post. You’ll get an email once it’s on its way.',
  },
  introSomePost: {
    nl: 'Je betaling is binnen. Wat per mail gaat, komt vanzelf of op het moment dat je koos. Wat per post gaat, pakken we voor je in; je krijgt een mail zodra het onderweg is.',
    en: 'Your payment has come in. What goes by email arrives by itself, or when you chose. We’ll pack what goes by post, and email you once it’s on its way.',
  },
  donation: {
    subject: {
      nl: 'Bedankt voor je donatie, bestelling {order}',
      en: 'Thank you for your donation, order {order}',
    },
    heading: {
      nl: 'Dank je wel voor je donatie, {giver}',
      en: 'Thank you for your donation, {giver}',
    },
    intro: {
      nl: 'Je betaling is binnen. Wij maken je donatie over aan {causes}.',
      en: 'Your payment is in. We’ll pass your donation on to {causes}.',
    },
    thanksHeading: { nl: 'Je donatie', en: 'Your donation' },
    thanks: {
      nl: 'Je hele donatie gaat naar {causes}. Dank je wel. Over een donatie betaal je geen btw; de btw hierboven gaat dus alleen over de rest.',
      en: 'All of your donation goes to {causes}. Thank you. Donations carry no VAT, so the VAT above is for the rest of your order.',
    },
    receivers: {
      nl: 'Wie je ermee verrast, krijgt er van ons een mail over.',
      en: 'Whoever you’re surprising with it will get an email from us.',
    },
    actionHint: {
      nl: 'Daar zie je ook of je cadeau is verstuurd en bekeken.',
      en: 'You can also see there whether your gift has been sent and viewed.',
    },
    actionHintSelf: {
      nl: 'Daar kun je alles nog eens nalezen.',
      en: 'Everything is there to read again.',
    },
  },
  activation: {
    subject: {
      nl: 'We activeren je kaart, bestelling {order}',
      en: 'We’re activating your card, order {order}',
    },
    heading: { nl: 'Dank je wel', en: 'Thank you' },
    intro: {
      nl: 'Je betaling is binnen. We zetten het bedrag op je kaart; dat duurt meestal een minuut en nooit langer dan 24 uur. Lukt het niet, dan krijg je alles terug. Je krijgt een mail zodra de kaart klaar is.',
      en: 'Your payment has arrived. We’re putting the amount on your card; that usually takes a minute and never longer than 24 hours. If it doesn’t work, you get everything back. We’ll email you as soon as the card is ready.',
    },
    introReview: {
      nl: 'Je betaling is binnen. We kijken er eerst even naar. Daarna staat het bedrag meteen op je kaart, of krijg je alles terug.',
      en: 'Your payment has arrived. We’re having a quick look first. After that the amount goes straight onto your card, or you get everything back.',
    },
    actionHint: { nl: 'Daar zie je hoe het ermee staat.', en: 'There you can see how it’s going.' },
  },
  order: { nl: 'Bestelnummer', en: 'Order number' },
  reference: { nl: 'Jouw referentie', en: 'Your reference' },
  billing: { nl: 'Factuurgegevens', en: 'Invoice details' },
  date: { nl: 'Besteld op', en: 'Ordered on' },
  method: { nl: 'Betaald met', en: 'Paid with' },
  lines: { nl: 'Je bestelling', en: 'Your order' },
  rest: {
    nl: 'En nog {count, number}, zie je bestelling',
    en: 'And {count, number} more, see your order',
  },
  times: { nl: '{count} ×', en: '{count} ×' },
  receiver: { nl: 'voor {receiver}', en: 'for {receiver}' },
  receiverPlanned: { nl: 'voor {receiver}, op {when}', en: 'for {receiver}, on {when}' },
  selfPlanned: { nl: 'op {when}', en: 'on {when}' },
  byPost: {
    nl: 'per post{receiver, select, self {} other { voor {receiver}}}{to, select, unknown {} other {, {to}}}, naar verwachting op {day}',
    en: 'by post{receiver, select, self {} other { for {receiver}}}{to, select, unknown {} other {, {to}}}, expected on {day}',
  },
  extra: {
    SERVICE_FEE: { nl: 'Servicekosten', en: 'Service fee' },
    SHIPPING: { nl: 'Verzendkosten', en: 'Postage' },
    DIGITAL_WRAPPER: { nl: 'Digitale verpakking', en: 'Digital wrapping' },
    WRAPPER: { nl: 'Verpakking', en: 'Wrapping' },
    GIFT_PACKING: { nl: 'Cadeaudoosje', en: 'Gift box' },
    PERSONAL_MESSAGE: { nl: 'Persoonlijke boodschap', en: 'Personal message' },
    PROMOTION: { nl: 'Korting', en: 'Discount' },
  },
  total: { nl: 'Totaal', en: 'Total' },
  vat: { nl: 'Waarvan btw', en: 'VAT included' },
  withoutVat: { nl: 'Totaal zonder btw', en: 'Total without VAT' },
  contact: { nl: 'Besteld door', en: 'Ordered by' },
  documents: {
    invoice: {
      nl: 'Na een paar minuten staat je factuur er ook. Kijk je op een ander apparaat, dan mailen we je vanaf die pagina eerst een link die je bestelling opent.',
      en: 'Your invoice is there too after a few minutes. On another device, that page first mails you a link that opens your order.',
    },
    receipt: {
      nl: 'Na een paar minuten staat je bon er ook. Kijk je op een ander apparaat, dan mailen we je vanaf die pagina eerst een link die je bestelling opent.',
      en: 'Your receipt is there too after a few minutes. On another device, that page first mails you a link that opens your order.',
    },
  },
  action: { nl: 'Bekijk je bestelling', en: 'View your order' },
  actionHint: {
    nl: 'Daar zie je ook of elke cadeaubon is verstuurd en uitgepakt.',
    en: 'You can also see there whether each gift card has been sent and unwrapped.',
  },
  withdrawal: {
    heading: { nl: 'Toch niet?', en: 'Changed your mind?' },
    text: {
      nl: 'Je hebt 14 dagen bedenktijd. Zolang de code van een cadeaubon niet is bekeken, mag je die bon zonder reden teruggeven: met de link hieronder, zonder in te loggen, of met een mail naar {email} met je bestelnummer. Je krijgt je geld terug zoals je betaalde. Is de code al bekeken, dan kan dat niet meer.',
      en: 'You have 14 days to think it over. As long as a gift card’s code hasn’t been viewed, you can return that card without giving a reason: with the link below, without logging in, or by emailing us at {email} with your order number. We’ll refund you the way you paid. Once the code has been viewed, a return is no longer possible.',
    },
    agreed: {
      nl: 'Bij je bestelling gaf je op {when} aan: “{text}”',
      en: 'When you ordered, on {when}, you said: “{text}”',
    },
    link: { nl: 'Herroep de overeenkomst hier', en: 'Withdraw from the contract here' },
    form: { nl: 'Modelformulier voor herroeping', en: 'Model withdrawal form' },
  },
})
