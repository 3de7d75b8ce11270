import { texts } from '#i18n/texts.ts'

/** Pages for companies: a product, its form, and the cards that are put in front. */
export const businessTexts = texts({
  crumb: { nl: 'Zakelijk', en: 'Business' },
  kicker: { nl: 'Voor bedrijven', en: 'For companies' },
  heading: { nl: '{title} voor je bedrijf', en: '{title} for your company' },
  pageTitle: { nl: '{title} zakelijk bestellen', en: '{title} for business' },
  pageDescription: {
    nl: '{tagline}. Bestel voor je team, klanten of relaties: plak je lijst, kies het bedrag en iedereen krijgt een eigen bon.',
    en: '{tagline}. Order for your team, customers or clients: paste your list, choose the amount and everyone gets a card of their own.',
  },
  oneByOne: { nl: 'Bekijk deze bon voor één persoon', en: 'See this card for one person' },
  oneByOneDonation: {
    nl: 'Bekijk deze donatie voor één persoon',
    en: 'See this donation for one person',
  },
  sample: {
    tag: { nl: 'Voor Sanne, van je bedrijf', en: 'For Sanne, from your company' },
    note: {
      nl: 'Dank je wel, Sanne. Zonder jou was dit jaar heel anders gelopen.',
      en: 'Thank you, Sanne. Without you this year would have gone very differently.',
    },
  },
  form: {
    legend: { nl: 'Stel je bestelling samen', en: 'Put your order together' },
    modalTitle: { nl: 'Hoeveel en voor wanneer?', en: 'How many, and for when?' },
    number: { nl: 'Hoeveel bonnen?', en: 'How many cards?' },
    numberDonation: { nl: 'Voor hoeveel mensen?', en: 'For how many people?' },
    numberHint: {
      nl: 'Een schatting mag. Iedereen op je lijst krijgt er één.',
      en: 'A guess is fine. Everyone on your list gets one.',
    },
    occasion: { nl: 'Waarvoor? (niet verplicht)', en: 'What’s it for? (optional)' },
    noOccasion: { nl: 'Dat zeg ik later', en: 'I’ll say later' },
    when: { nl: 'Wanneer moeten ze er zijn?', en: 'When should they arrive?' },
    toList: { nl: 'Naar de ontvangers', en: 'On to the recipients' },
    toQuote: { nl: 'Vraag een offerte aan', en: 'Ask for a quote' },
    open: { nl: 'Kies aantal en bedrag', en: 'Choose number and amount' },
    openFor: {
      nl: 'Kies aantal en bedrag: {title}',
      en: 'Choose number and amount: {title}',
    },
    donations: {
      nl: '{count, plural, one {1 donatie} other {{count, number} donaties}} van {amount}',
      en: '{count, plural, one {1 donation} other {{count, number} donations}} of {amount}',
    },
    cards: {
      nl: '{count, plural, one {1 bon} other {{count, number} bonnen}} van {amount}',
      en: '{count, plural, one {1 card} other {{count, number} cards}} of {amount}',
    },
    noNumber: { nl: 'Nog geen aantal', en: 'No number yet' },
    serviceFee: { nl: 'Servicekosten per bestelling', en: 'Service fee per order' },
    total: { nl: 'Samen', en: 'Altogether' },
    plusPostage: { nl: 'Verzendkosten komen er nog bij.', en: 'Postage comes on top.' },
    nothingYet: {
      nl: 'Je zit nergens aan vast: betalen doe je pas aan het eind.',
      en: 'You’re not tied to anything: payment is the last step.',
    },
  },
  required: {
    number: { nl: 'Vul een aantal in.', en: 'Enter a number.' },
  },
  problems: {
    numberInvalid: {
      nl: 'Vul een heel aantal in, van 1 of meer.',
      en: 'Enter a whole number, 1 or more.',
    },
    numberOverList: {
      nl: 'Op één lijst passen {max} mensen. Maak er twee van, of vraag een offerte aan.',
      en: 'One list holds {max} people. Make it two, or ask for a quote.',
    },
    totalOverOrder: {
      nl: 'Samen is dit meer dan {max}, en zoveel past er niet in één bestelling. Vraag een offerte aan.',
      en: 'This comes to more than {max}, which is more than fits into one order. Ask for a quote.',
    },
    deliveryDateInvalid: {
      nl: 'Kies een dag die nog komt.',
      en: 'Choose a day that is still to come.',
    },
  },
  promises: {
    amounts: { nl: 'Per bon {min} tot en met {max}', en: 'Each card {min} to {max}' },
    oneAmount: { nl: 'Per bon {min}', en: 'Each card {min}' },
    amountsDonation: {
      nl: 'Per donatie {min} tot en met {max}',
      en: 'Each donation {min} to {max}',
    },
    inBulkDonation: {
      nl: 'Tot {count, number} donaties of {total} per bestelling',
      en: 'Up to {count, number} donations or {total} per order',
    },
    inBulk: {
      nl: 'Tot {count, number} bonnen of {total} per bestelling',
      en: 'Up to {count, number} cards or {total} per order',
    },
    upTo: { nl: 'Tot {total} per bestelling', en: 'Up to {total} per order' },
    byMail: {
      nl: 'Ieder een eigen mail, binnen een uur na je betaling',
      en: 'An email each, within an hour of your payment',
    },
    byMailOrPost: {
      nl: 'Ieder een eigen mail, of een kaart per post',
      en: 'An email each, or a card by post',
    },
  },
  steps: {
    title: { nl: 'Van aantal naar uitgepakt', en: 'From a number to unwrapped' },
    list: {
      title: { nl: 'Plak je lijst', en: 'Paste your list' },
      text: {
        nl: 'Namen en adressen uit een spreadsheet. Klopt er iets niet, dan zie je het meteen.',
        en: 'Names and addresses from a spreadsheet. If something isn’t right, you see it at once.',
      },
    },
    pay: {
      title: { nl: 'Betaal zoals het past', en: 'Pay the way that suits' },
      text: {
        nl: 'Direct, vooraf op factuur, of op rekening als je dat met ons hebt afgesproken.',
        en: 'Straight away, by invoice in advance, or on account once you’ve agreed that with us.',
      },
    },
    unwrap: {
      title: { nl: 'Ieder pakt zelf uit', en: 'Everyone unwraps their own' },
      text: {
        nl: 'Met de naam van je bedrijf op het kaartje, en wat je erbij schreef.',
        en: 'With your company’s name on the tag, and what you wrote with it.',
      },
    },
  },
  good: {
    title: { nl: 'Goed om te weten', en: 'Good to know' },
    pay: {
      title: { nl: 'Op factuur of op rekening', en: 'By invoice or on account' },
      text: {
        nl: 'Zonder account betaal je direct of vooraf op factuur. Met een <account>bedrijf in je account</account> kan ook op rekening, zodra we een limiet en een termijn hebben <contact>afgesproken</contact>.',
        en: 'Without an account you pay straight away or by invoice in advance. With a <account>company in your account</account> you can order on account too, once we’ve <contact>agreed</contact> a limit and a term.',
      },
    },
    vat: {
      title: { nl: 'Wat er aan btw op staat', en: 'What VAT there is' },
      none: {
        nl: 'Over de waarde van deze bon reken je geen btw af: die volgt pas bij het besteden. Over onze servicekosten betaal je 21%, en dat staat op je factuur.',
        en: 'There is no VAT on the value of this card: that follows when it’s spent. Our service fee carries 21%, which is on your invoice.',
      },
      some: {
        nl: 'Deze bon is voor één soort aankoop: in de prijs zit {percent}% btw. Die staat op je factuur, net als de 21% over onze servicekosten.',
        en: 'This card is for one kind of purchase: its price includes {percent}% VAT. That is on your invoice, like the 21% on our service fee.',
      },
      donation: {
        nl: 'Over een donatie zit geen btw. Over onze servicekosten betaal je 21%, en dat staat op je factuur.',
        en: 'A donation carries no VAT. Our service fee carries 21%, which is on your invoice.',
      },
    },
    look: {
      title: { nl: 'Zo ziet het eruit', en: 'How it looks' },
      donation: {
        nl: 'De kaart van {brand} in een papier dat jij kiest, met een kaartje: de naam van de ontvanger en die van je bedrijf. Met {token} spreekt je boodschap ieder bij de voornaam aan.',
        en: 'The {brand} card in paper that you choose, with a tag: the recipient’s name and your company’s. With {token} your message calls everyone by their first name.',
      },
      text: {
        nl: 'De bon van {brand} in een papier dat jij kiest, met een kaartje: de naam van de ontvanger en die van je bedrijf. Met {token} spreekt je boodschap ieder bij de voornaam aan.',
        en: 'The {brand} card in paper that you choose, with a tag: the recipient’s name and your company’s. With {token} your message calls everyone by their first name.',
      },
    },
    delivery: {
      title: { nl: 'Bezorgd waar het hoort', en: 'Delivered where it belongs' },
      byMail: {
        nl: 'Per e-mail, aan iedereen tegelijk en op het moment dat jij kiest. Liever zelf geven? Elke bon heeft een link, een QR-code en een vel om te vouwen.',
        en: 'By email, to everyone at once and at the time you choose. Rather hand them over? Each card has a link, a QR code and a sheet to fold.',
      },
      byMailOrPost: {
        nl: 'Per e-mail of per post, aan iedereen op je lijst en op de dag die jij kiest. Wie digitaal krijgt, kan ook een link of een gevouwen vel van je krijgen.',
        en: 'By email or by post, to everyone on your list and on the day you choose. What’s digital you can also hand over as a link or a folded sheet.',
      },
    },
  },
  questions: {
    title: { nl: 'Wat bedrijven ons vragen', en: 'What companies ask us' },
    names: {
      question: {
        nl: 'Moet ik alle namen nu al hebben?',
        en: 'Do I need all the names now?',
      },
      answer: {
        nl: 'Nee. Je kunt de bonnen ook voor jezelf bestellen en ze later uitdelen: met een link, een QR-code of een gevouwen vel. Kies dan op de pagina van de bon “Voor mij”.',
        en: 'No. You can also order the cards for yourself and hand them out later: with a link, a QR code or a folded sheet. On the card’s own page, choose “For me”.',
      },
    },
    different: {
      question: {
        nl: 'Kan iedereen een ander bedrag krijgen?',
        en: 'Can everyone get a different amount?',
      },
      answer: {
        nl: 'Op één lijst krijgt iedereen hetzelfde bedrag. Maak een tweede lijst voor wie iets anders krijgt: ze gaan samen in één bestelling.',
        en: 'Everyone on a list gets the same amount. Make a second list for those who get something else: both go into one order.',
      },
    },
    wrong: {
      question: {
        nl: 'Er staat een verkeerd adres in mijn lijst. En dan?',
        en: 'There’s a wrong address on my list. What then?',
      },
      answer: {
        nl: 'Pas het aan op de pagina van je bestelling, zolang het cadeau niet is uitgepakt. De oude link werkt dan niet meer.',
        en: 'Correct it on your order page, as long as the gift hasn’t been unwrapped. The old link then stops working.',
      },
    },
    colleagues: {
      question: {
        nl: 'Kunnen collega’s ook voor ons bestellen?',
        en: 'Can colleagues order for us too?',
      },
      answer: {
        nl: 'Ja. Zet je bedrijf in je account en nodig ze uit: wie bestelt, wie alleen de facturen ziet en wie alles beheert.',
        en: 'Yes. Add your company to your account and invite them: who orders, who only sees the invoices and who manages it all.',
      },
    },
  },
  cards: {
    title: { nl: 'Wat bedrijven geven', en: 'What companies give' },
    others: { nl: 'Ook voor bedrijven', en: 'Also for companies' },
    all: { nl: 'Alle cadeaubonnen', en: 'All gift cards' },
  },
})
