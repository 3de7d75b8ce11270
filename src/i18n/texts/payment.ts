import { texts } from '#i18n/texts.ts'

/** Texts of paying: the ways to pay, cards that pay, and leaving before it is done. */
export const paymentTexts = texts({
  payingCards: {
    heading: { nl: 'Betalen met een Keuze Cadeaukaart', en: 'Paying with a Choice Gift Card' },
    ask: {
      nl: 'Heb je een Keuze Cadeaukaart? Betaal ermee',
      en: 'Have a Choice Gift Card? Pay with it',
    },
    another: { nl: 'Nog een Keuze Cadeaukaart gebruiken', en: 'Use another Choice Gift Card' },
    hint: {
      nl: 'Wat erop staat, gaat van je totaal af. De rest betaal je op een andere manier. Met een Keuze Cadeaukaart koop je alles, behalve een nieuwe en kaarten zonder bedrag.',
      en: 'Its balance comes off your total, and you pay the rest another way. You can buy anything with a Choice Gift Card except another one and blank cards.',
    },
    form: { nl: 'Keuze Cadeaukaart toevoegen', en: 'Add a Choice Gift Card' },
    add: { nl: 'Kaart gebruiken', en: 'Use card' },
    card: { nl: 'Keuze Cadeaukaart {number}', en: 'Choice Gift Card {number}' },
    left: { nl: 'Er blijft {amount} op staan', en: '{amount} stays on it' },
    empty: { nl: 'Daarna is de kaart leeg', en: 'This empties the card' },
    remove: { nl: 'Niet gebruiken', en: 'Don’t use' },
    removeCard: {
      nl: 'Keuze Cadeaukaart {number} niet gebruiken',
      en: 'Don’t use Choice Gift Card {number}',
    },
    all: {
      nl: 'Je kaart betaalt alles: je hoeft niets bij te betalen.',
      en: 'Your card covers everything: there’s nothing left to pay.',
    },
  },
  payment: {
    proofFailed: {
      nl: 'De controle tegen misbruik lukte niet: daarvoor maakt je browser even een rekensom, en die kwam niet af. Probeer het nog eens, of gebruik een andere browser.',
      en: 'Our security check didn’t go through: your browser does a short sum for it, which it couldn’t finish. Please try again, or use another browser.',
    },
    heading: { nl: 'Betaling', en: 'Payment' },
    method: { nl: 'Hoe wil je betalen?', en: 'How would you like to pay?' },
    hint: {
      bank: {
        nl: 'Je betaalt in de vertrouwde omgeving van je bank.',
        en: 'You pay in your own bank’s secure environment.',
      },
      app: {
        nl: 'Je betaalt met de app op je telefoon, of door een code te scannen.',
        en: 'You pay with the app on your phone, or by scanning a code.',
      },
      wallet: { nl: 'Je bevestigt in {name}.', en: 'You confirm in {name}.' },
      code: {
        nl: 'Je typt een code uit de app van je bank en bevestigt op je telefoon.',
        en: 'You enter a code from your bank’s app and confirm on your phone.',
      },
      phone: {
        nl: 'Je krijgt een bericht op je telefoon en bevestigt daar.',
        en: 'You get a message on your phone and confirm there.',
      },
      transfer: {
        nl: 'Je maakt zelf over. Je bestelling gaat de deur uit zodra je geld binnen is, meestal na één of twee werkdagen.',
        en: 'You transfer the money yourself. Your order goes out once it’s in, usually after one or two working days.',
      },
      sheet: {
        nl: 'Je bevestigt in de wallet van je telefoon of browser.',
        en: 'You confirm in the wallet of your phone or browser.',
      },
      onAccount: {
        nl: 'Je bedrijf betaalt later, met de factuur. We maken je cadeaubonnen meteen.',
        en: 'Your company pays later, by the invoice. We make your gift cards at once.',
      },
      invoice: {
        nl: 'Je maakt vooraf over met een pro-formafactuur voor je bedrijf. We maken je cadeaubonnen zodra je geld binnen is.',
        en: 'You transfer in advance, with a pro forma invoice for your company. We make your gift cards once your money is in.',
      },
      card: {
        nl: 'Je kaartgegevens gaan versleuteld naar de betaaldienst. Wij zien ze niet.',
        en: 'Your card details go to our payment provider, encrypted. We never see them.',
      },
    },
    none: {
      nl: 'Betalen lukt op dit moment niet. Probeer het over een paar minuten opnieuw: er gaat niets verloren.',
      en: 'We can’t take payments right now. Please try again in a few minutes: nothing is lost.',
    },
    again: { nl: 'Opnieuw proberen', en: 'Try again' },
    orderAndPay: { nl: 'Bestellen en betalen', en: 'Order and pay' },
    toPay: { nl: 'Te betalen', en: 'To pay' },
    noTotal: { nl: 'Kies eerst een bedrag', en: 'Choose an amount first' },
    transfer: {
      pack: {
        nl: 'Je maakt zelf over. We pakken je setje in zodra je geld binnen is, meestal na één of twee werkdagen.',
        en: 'You transfer the money yourself. We pack your set once it’s in, usually after one or two working days.',
      },
      activation: {
        nl: 'Je maakt zelf over. We zetten het bedrag op je kaart zodra je geld binnen is, meestal na één of twee werkdagen.',
        en: 'You transfer the money yourself. We load the amount onto your card once it’s in, usually after one or two working days.',
      },
    },
    invoice: {
      pack: {
        nl: 'Je maakt vooraf over met een pro-formafactuur voor je bedrijf. We pakken je setje in zodra je geld binnen is.',
        en: 'You transfer in advance, with a pro forma invoice for your company. We pack your set once your money is in.',
      },
      activation: {
        nl: 'Je maakt vooraf over met een pro-formafactuur voor je bedrijf. We zetten het bedrag op je kaart zodra je geld binnen is.',
        en: 'You transfer in advance, with a pro forma invoice for your company. We load the amount onto your card once your money is in.',
      },
    },
    withdrawal: {
      gift: {
        nl: '{orderer, select, consumer {Je hebt} other {Particulieren hebben}} 14 dagen bedenktijd zolang de code van de cadeaubon niet is bekeken: een mail met je bestelnummer is genoeg. <terms>Lees meer</terms>',
        en: '{orderer, select, consumer {You have 14 days to change your mind} other {Consumers have 14 days to change their mind}}, as long as the gift card’s code hasn’t been viewed: just email us your order number. <terms>Read more</terms>',
      },
      activation: {
        nl: '{orderer, select, consumer {Je hebt} other {Particulieren hebben}} 14 dagen bedenktijd zolang er niets van de kaart is uitgegeven: een mail met je bestelnummer is genoeg. <terms>Lees meer</terms>',
        en: '{orderer, select, consumer {You have 14 days to change your mind} other {Consumers have 14 days to change their mind}}, as long as nothing on the card has been spent: just email us your order number. <terms>Read more</terms>',
      },
      pack: {
        nl: '{orderer, select, consumer {Je hebt} other {Particulieren hebben}} 14 dagen bedenktijd zolang er geen bedrag op de kaarten staat: een mail met je bestelnummer is genoeg. <terms>Lees meer</terms>',
        en: '{orderer, select, consumer {You have 14 days to change your mind} other {Consumers have 14 days to change their mind}}, as long as the cards haven’t been activated: just email us your order number. <terms>Read more</terms>',
      },
    },
    ask: {
      bank: { nl: 'Je bank', en: 'Your bank' },
      blikCode: { nl: 'BLIK-code', en: 'BLIK code' },
      phoneNumber: { nl: 'Telefoonnummer', en: 'Phone number' },
      phonePrefix: { nl: '+351 ', en: '+351 ' },
      hint: {
        blikCode: { nl: '6 cijfers uit de app van je bank.', en: '6 digits from your bank’s app.' },
        phoneNumber: {
          nl: 'Van de telefoon met MB WAY, met landcode: +351 912 345 678.',
          en: 'The number you use MB WAY with, including its country code: +351 912 345 678.',
        },
      },
      problem: {
        bank: { nl: 'Kies je bank uit de lijst.', en: 'Please choose your bank from the list.' },
        blikCode: {
          nl: 'Een BLIK-code heeft 6 cijfers. Kijk in de app van je bank.',
          en: 'A BLIK code has 6 digits. You find it in your bank’s app.',
        },
        phoneNumber: {
          nl: 'Vul je nummer in met de landcode, zoals +351 912 345 678.',
          en: 'Please enter your number with its country code, such as +351 912 345 678.',
        },
      },
    },
    choose: { nl: 'Kies eerst hoe je wilt betalen.', en: 'Choose how you’d like to pay first.' },
    busy: { nl: 'Een moment, we openen je betaling', en: 'One moment, we’re opening your payment' },
    overview: { nl: 'Je bestelling', en: 'Your order' },
    moreGifts: {
      nl: '{count, plural, one {En nog één cadeau, in je mandje.} other {En nog # cadeaus, in je mandje.}}',
      en: '{count, plural, one {And one more gift, in your basket.} other {And # more gifts, in your basket.}}',
    },
    others: {
      nl: '{count, plural, one {En nog één ontvanger} other {En nog {count, number} ontvangers}}',
      en: '{count, plural, one {And one more person} other {And {count, number} more people}}',
    },
    changed: { nl: 'De prijs is veranderd', en: 'The price has changed' },
    changedText: {
      nl: 'Je totaal was {before} en is nu {now}. Er is nog niets betaald. Klopt het zo? Betaal dan opnieuw.',
      en: 'Your total was {before} and is now {now}. You haven’t paid anything yet. Happy with this? Then pay again.',
    },
  },
  card: {
    legend: { nl: 'Je creditcard', en: 'Your credit card' },
    number: { nl: 'Kaartnummer', en: 'Card number' },
    expiry: { nl: 'Vervaldatum', en: 'Expiry date' },
    securityCode: { nl: 'Beveiligingscode', en: 'Security code' },
    securityCodeHint: {
      nl: 'De 3 cijfers achterop je kaart.',
      en: 'The 3 digits on the back of your card.',
    },
    securityCodeHintAmex: {
      nl: 'De 4 cijfers voorop je kaart.',
      en: 'The 4 digits on the front of your card.',
    },
    holder: { nl: 'Naam op de kaart', en: 'Name on the card' },
    brandFound: { nl: 'Herkend als {brand}', en: 'Recognised as {brand}' },
    placeholders: {
      number: { nl: '1234 5678 9012 3456', en: '1234 5678 9012 3456' },
      expiry: { nl: 'MM/JJ', en: 'MM/YY' },
      securityCode: { nl: '123', en: '123' },
    },
    late: {
      nl: 'De kaartvelden laden langer dan normaal. Wacht nog even, of kies een andere manier om te betalen.',
      en: 'The card fields are taking longer than usual to load. Please wait a little, or choose another way to pay.',
    },
    failed: {
      nl: 'De kaartvelden konden niet worden geladen. Probeer het opnieuw of kies een andere manier om te betalen.',
      en: 'We couldn’t load the card fields. Try again or choose another way to pay.',
    },
    problems: {
      number: { nl: 'Dit kaartnummer klopt niet.', en: 'This card number isn’t right.' },
      numberEmpty: { nl: 'Vul je kaartnummer in.', en: 'Enter your card number.' },
      brand: { nl: 'Deze kaart nemen we niet aan.', en: 'We don’t accept this card.' },
      expiry: { nl: 'Deze vervaldatum klopt niet.', en: 'This expiry date isn’t right.' },
      expiryEmpty: { nl: 'Vul de vervaldatum in.', en: 'Enter the expiry date.' },
      expired: { nl: 'Deze kaart is verlopen.', en: 'This card has expired.' },
      code: { nl: 'Deze beveiligingscode klopt niet.', en: 'This security code isn’t right.' },
      codeEmpty: { nl: 'Vul de beveiligingscode in.', en: 'Enter the security code.' },
      holder: { nl: 'Vul de naam in die op je kaart staat.', en: 'Enter the name on your card.' },
    },
  },
  scam: {
    title: {
      nl: 'Vraagt iemand je om cadeaubonnen te kopen?',
      en: 'Is somebody asking you to buy gift cards?',
    },
    text: {
      nl: 'Oplichters doen zich voor als je bank, de overheid, een collega of familie en vragen dan om de codes. Geef een code nooit door aan wie erom vraagt. Twijfel je, betaal dan nog niet en bel eerst iemand die je vertrouwt.',
      en: 'Scammers pretend to be your bank, the authorities, a colleague or family, and then ask for the codes. Never give a code to anyone who asks for it. If in doubt, don’t pay yet and call somebody you trust first.',
    },
    delay: {
      nl: 'Uit voorzorg bezorgen we deze bestelling {minutes, plural, one {1 minuut} other {# minuten}} later.',
      en: 'To be on the safe side we’ll deliver this order {minutes, plural, one {1 minute} other {# minutes}} later.',
    },
  },
  leave: {
    title: { nl: 'Site verlaten?', en: 'Leave site?' },
    text: {
      nl: 'De wijzigingen die je hebt aangebracht, worden misschien niet bewaard.',
      en: 'Changes you made may not be saved.',
    },
    stay: { nl: 'Hier blijven', en: 'Stay here' },
    leave: { nl: 'Toch weggaan', en: 'Leave' },
  },
  wallet: {
    open: { nl: 'Open {name}', en: 'Open {name}' },
    closed: {
      nl: 'Je hebt het venster gesloten. Er is niets betaald.',
      en: 'You closed the window. Nothing has been paid.',
    },
    failed: {
      nl: '{name} lukt hier niet. Kies een andere betaalmethode; er is niets afgeschreven.',
      en: '{name} doesn’t work here. Please choose another payment method; you haven’t been charged.',
    },
  },
})
