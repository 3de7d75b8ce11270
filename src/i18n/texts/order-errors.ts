import type { Entries } from '#i18n/texts.ts'

/** Errors of the basket, an order and its payment. */
export const orderErrors = {
  productUnknown: {
    nl: 'Deze cadeaubon kennen we niet (meer).',
    en: 'We don’t have this gift card (any more).',
  },
  variationUnavailable: {
    nl: 'Deze cadeaubon is in deze vorm nog niet te koop.',
    en: 'This gift card isn’t available in this form yet.',
  },
  amountNotOffered: {
    nl: 'Deze cadeaubon is niet te koop voor dit bedrag.',
    en: 'This gift card isn’t available for this amount.',
  },
  amountOutOfRange: {
    nl: 'Kies een bedrag van {min} tot en met {max}.',
    en: 'Choose an amount from {min} to {max}.',
  },
  categoryUnknown: { nl: 'Deze categorie kennen we niet.', en: 'We don’t have this category.' },
  momentUnknown: { nl: 'Dit geefmoment kennen we niet.', en: 'We don’t have this occasion.' },
  brandUnknown: {
    nl: 'Dit merk kennen we niet (meer).',
    en: 'We don’t have this brand (any more).',
  },
  wrapperUnknown: {
    nl: 'Dit papier hebben we niet (meer). Kies een ander.',
    en: 'We don’t have this wrapping paper (any more). Please choose another.',
  },
  wrapperForDonation: {
    nl: 'Een donatie verpakken we in gewoon papier: zo gaat al je geld naar het goede doel. Kies een papier zonder prijs.',
    en: 'We wrap donations in plain paper, so that all your money goes to the cause. Please choose a paper without a price.',
  },
  wrapperForSelf: {
    nl: 'Wat je per e-mail voor jezelf koopt, komt zonder papier.',
    en: 'What you buy for yourself by email comes without wrapping paper.',
  },
  wrapperUnfit: {
    nl: 'Deze verpakking past niet om dit cadeau. Kies een andere.',
    en: 'This doesn’t fit around this gift. Please choose another wrapping.',
  },

  quantityInvalid: {
    nl: 'Kies een aantal van 1 tot en met {max}.',
    en: 'Choose a quantity from 1 to {max}.',
  },
  packageUnknown: {
    nl: 'Deze cadeaubon ligt niet meer in je winkelmandje.',
    en: 'This gift card is no longer in your basket.',
  },
  cartEmpty: { nl: 'Je winkelmandje is leeg.', en: 'Your basket is empty.' },
  cartExpired: {
    nl: 'Wat je wilde bestellen, staat niet meer voor je klaar. Kies het opnieuw.',
    en: 'What you were ordering is no longer here. Please choose it again.',
  },
  cartChanged: {
    nl: 'Je bestelling of het totaalbedrag is veranderd. Kijk alles nog een keer na voordat je betaalt.',
    en: 'Your order or its total has changed. Please check everything again before you pay.',
  },
  promotionRefused: {
    nl: 'Een korting die in je totaal zat, is niet meer te gebruiken: de actie is op, of je hebt haar al gehad. Er is niets afgeschreven. Kijk het nieuwe totaal na voordat je betaalt.',
    en: 'A discount in your total can no longer be used: the offer has run out, or you’ve used it before. You haven’t been charged. Please check the new total before you pay.',
  },
  promotionCodeUnknown: {
    nl: 'Deze code kennen we niet, of de actie is voorbij. Kijk of je hem goed hebt overgenomen.',
    en: 'We don’t know this code, or the offer is over. Please check that you copied it correctly.',
  },
  detailsMissing: { nl: 'Vul eerst je gegevens in.', en: 'Please enter your details first.' },
  listTooLong: {
    nl: 'Een lijst heeft hooguit {max, number} ontvangers. Maak er twee lijsten van.',
    en: 'A list holds at most {max, number} people. Please make it two lists.',
  },
  listEmpty: { nl: 'Er staat nog niemand in de lijst.', en: 'There’s no one on the list yet.' },
  receiversWrong: {
    nl: '{count, plural, one {In één regel klopt iets nog niet.} other {In # regels klopt iets nog niet.}} Er is nog niets toegevoegd.',
    en: '{count, plural, one {One row isn’t right yet.} other {# rows aren’t right yet.}} Nothing has been added.',
  },
  basketChanged: {
    nl: 'Je winkelmandje is net in een ander venster veranderd. Er is niets overschreven. Bewaar nog een keer als je dit toch wilt.',
    en: 'Your basket has just been changed in another window. Nothing was overwritten. Save again if you still want this.',
  },
  cartMoved: {
    nl: 'Je bent net in deze browser in- of uitgelogd. Probeer het nog een keer.',
    en: 'You’ve just logged in or out in this browser. Please try again.',
  },
  notPostedThere: {
    nl: 'Naar dit land sturen we geen post. Kies een adres in Nederland.',
    en: 'We don’t post to this country. Please choose an address in the Netherlands.',
  },
  postAddressMissing: {
    nl: 'Vul in waar we de kaart naartoe sturen.',
    en: 'Tell us where to post the card.',
  },
  phoneMissing: {
    nl: 'De bezorger van een pakketje wil kunnen bellen. Vul een telefoonnummer in: bij de ontvanger in je winkelmandje, of bij je eigen gegevens.',
    en: 'Phone number is a required field for one of your parcels. Add it with the recipient in your basket, or with your own details.',
  },
  noPostOnDay: {
    nl: 'Op deze dag bezorgt de post niet. Kies een dag van dinsdag tot en met zaterdag.',
    en: 'There’s no post on this day. Please choose one from Tuesday to Saturday.',
  },
  deliveryDatePast: {
    nl: 'Dit moment is al voorbij. Kies een later moment, of laat het meteen bezorgen.',
    en: 'That moment has passed. Choose a later one, or have it delivered straight away.',
  },
  deliveryDateTooFar: {
    nl: 'Je kunt tot een jaar vooruit plannen. Kies een eerder moment.',
    en: 'You can plan up to a year ahead. Choose an earlier moment.',
  },
  deliveryDateNotOnClock: {
    nl: 'Die nacht gaat de klok een uur vooruit, dus dit tijdstip bestaat niet. Kies een ander.',
    en: 'The clocks go forward that night, so this time doesn’t exist. Choose another.',
  },
  deliveryDateInvalid: { nl: 'Vul een datum en een tijd in.', en: 'Enter a date and a time.' },

  orderUnknown: { nl: 'Deze bestelling kunnen we niet vinden.', en: 'We can’t find this order.' },
  shipmentSent: {
    nl: 'Dit is al onderweg of uitgepakt, of het gaat niet meer door. Annuleren kan niet meer.',
    en: 'This is on its way or unwrapped, or is not going ahead. It can’t be cancelled any more.',
  },
  returnChanged: {
    nl: 'Er komt nu een ander bedrag terug dan we lieten zien. Kijk het nog eens na.',
    en: 'A different amount comes back than the one we showed. Please look again.',
  },
  nothingWithdrawn: {
    nl: 'Kies wat je wilt herroepen.',
    en: 'Choose what you want to withdraw from.',
  },
  orderNotRepeatable: {
    nl: 'Deze bestelling kun je niet opnieuw bestellen.',
    en: 'This order can’t be ordered again.',
  },
  giftsChanged: {
    nl: 'Er is net iets veranderd aan {titles}. Er is niets in je winkelmandje gelegd. Kijk het na en probeer het opnieuw.',
    en: 'Something has just changed about {titles}. Nothing was added to your basket. Please check and try again.',
  },
  documentUnknown: {
    nl: 'Bij deze bestelling hoort geen factuur met dit nummer.',
    en: 'This order has no invoice with this number.',
  },
  orderNotYours: {
    nl: 'Deze bestelling is in een andere browser geplaatst.',
    en: 'This order was placed in another browser.',
  },
  orderAlreadyPaid: {
    nl: 'Deze bestelling is al betaald.',
    en: 'This order has already been paid.',
  },
  giftPaidMeanwhile: {
    nl: 'Dit cadeau is intussen betaald, dus je hoeft niets meer te doen. De bevestiging staat in je mail.',
    en: 'This gift has been paid for in the meantime, so there’s nothing left to do. The confirmation is in your mail.',
  },
  moneyInReview: {
    nl: 'Voor deze bestelling kwam al geld binnen, maar een ander bedrag dan we vroegen, of heel laat. We kijken ernaar en laten je weten wat we doen. Betaal nu niet nog eens.',
    en: 'Money for this order has already come in, but another amount than we asked for, or very late. We’re looking at it and will tell you what we do. Please don’t pay again now.',
  },
  addressNotCorrectable: {
    nl: 'Dit adres kun je nu niet veranderen: het cadeau is al uitgepakt, of het wordt net verstuurd.',
    en: 'You can’t change this address now: the gift has been unwrapped, or is being sent as we speak.',
  },
  tooManyCorrections: {
    nl: 'Je hebt dit adres al een paar keer verbeterd. Vraag onze klantenservice om hulp.',
    en: 'You’ve already corrected this address a few times. Please contact customer service.',
  },
  deliveryNotMailed: {
    nl: 'Deze mail kunnen we nu niet nog eens sturen: hij is nog niet verstuurd, of het cadeau is niet meer geldig.',
    en: 'We can’t send this email again now: it hasn’t been sent yet, or the gift is no longer valid.',
  },
  giftOpened: {
    nl: 'De ontvanger heeft dit cadeau net uitgepakt, dus je kunt het niet meer zelf geven.',
    en: 'The recipient has just unwrapped this gift, so you can’t hand it over yourself any more.',
  },
  handOverRefused: {
    nl: 'Dit cadeau kun je nu niet zelf geven.',
    en: 'You can’t hand this gift over yourself at the moment.',
  },
  postNotLate: {
    nl: 'Deze kaart is nog geen vijf werkdagen onderweg, of we zoeken hem al voor je uit.',
    en: 'This card hasn’t been on its way for five working days yet, or we’re already looking into it.',
  },
  giftFixed: {
    nl: 'Dit cadeau is al verstuurd of ingepakt. Boodschap en papier kunnen niet meer veranderen.',
    en: 'This gift has already been sent or packed. Its message and paper can’t be changed any more.',
  },
  paperCostsOther: {
    nl: 'Dit papier heeft een andere prijs dan het papier dat je betaalde. Kies er een die evenveel kost.',
    en: 'This paper has another price than the one you paid for. Choose one that costs the same.',
  },
  postFixed: {
    nl: 'Deze kaart is al ingepakt. Dag en adres kunnen niet meer veranderen.',
    en: 'This card has already been packed. Its day and address can’t be changed any more.',
  },
  tooManyResends: {
    nl: 'Deze mail is net opnieuw verstuurd, of al drie keer. Wacht een paar minuten, of vraag onze klantenservice om hulp.',
    en: 'This email has just been resent, or three times already. Please wait a few minutes, or ask customer service for help.',
  },
  deliveryDateFixed: {
    nl: 'Dit is al verstuurd, of gaat niet meer door. Het moment ligt nu vast.',
    en: 'This has been sent already, or won’t be sent at all, so its time can’t be changed.',
  },

  tooManyOrders: {
    nl: 'Hier is kort na elkaar te veel besteld. Er is niets betaald en je winkelmandje blijft staan. Probeer het {count, plural, one {over een uur} other {uiterlijk over # uur}} opnieuw, of neem contact met ons op.',
    en: 'Too much was ordered here in a short time. Nothing was paid and your basket is still there. Please try again {count, plural, one {in an hour} other {in # hours at the latest}}, or contact us.',
  },

  testCardRefused: {
    nl: 'Dit is een testkaart. Die kun je bekijken, maar niet bestellen.',
    en: 'This is a test gift card. You can look at it, but not order it.',
  },

  earlyDeliveryUndecided: {
    nl: 'Kies eerst wanneer we mogen bezorgen: nu, of pas na je bedenktijd ({day}).',
    en: 'Please choose when we may deliver: now, or only after your 14 days ({day}).',
  },
  earliestDayChanged: {
    nl: 'Na je bedenktijd is nu {day}. Er is niets betaald; kies opnieuw.',
    en: 'Your 14 days now end before {day}. Nothing was paid; please choose again.',
  },
  momentTooEarly: {
    nl: 'Vóór {day} kan alleen als je het vinkje zet: je bedenktijd loopt dan nog.',
    en: 'Before {day} is possible only if you tick the box: your 14 days are not over by then.',
  },

  paymentMethodUnavailable: {
    nl: 'Deze betaalmethode is nu niet beschikbaar. Kies een andere.',
    en: 'This payment method isn’t available at the moment. Please choose another.',
  },
  paymentUnknown: { nl: 'Deze betaling kunnen we niet vinden.', en: 'We can’t find this payment.' },
  paymentProviderUnreachable: {
    nl: 'We kunnen de bank nu niet bereiken. Er is niets afgeschreven; probeer het over een minuut nog eens.',
    en: 'We can’t reach the bank at the moment. You haven’t been charged; please try again in a minute.',
  },
  paymentCancelled: {
    nl: 'De betaling is geannuleerd. Wat je wilde bestellen, staat nog voor je klaar.',
    en: 'The payment was cancelled. What you were ordering is still here.',
  },
  cardDetailsInvalid: {
    nl: 'Kijk de gegevens van je kaart nog even na.',
    en: 'Please check your card details.',
  },
  bankUnknown: { nl: 'Kies je bank uit de lijst.', en: 'Please choose your bank from the list.' },
  blikCodeInvalid: {
    nl: 'Een BLIK-code heeft 6 cijfers. Kijk in de app van je bank.',
    en: 'A BLIK code has 6 digits. You find it in your bank’s app.',
  },
  walletTokenMissing: {
    nl: 'Bevestig je betaling eerst in je wallet, of kies een andere betaalmethode.',
    en: 'Please confirm the payment in your wallet first, or choose another payment method.',
  },
  walletSessionRefused: {
    nl: 'Apple Pay lukt op dit moment niet. Kies een andere betaalmethode; er is niets afgeschreven.',
    en: 'Apple Pay doesn’t work right now. Please choose another payment method; you haven’t been charged.',
  },
} as const satisfies Entries
