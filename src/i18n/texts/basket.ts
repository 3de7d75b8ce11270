import { texts } from '#i18n/texts.ts'

/** Texts of the basket. */
export const basketTexts = texts({
  pageTitle: { nl: 'Winkelmandje', en: 'Basket' },
  heading: { nl: 'Je winkelmandje', en: 'Your basket' },
  count: {
    nl: '{gifts, plural, =0 {} one {# cadeau} other {# cadeaus}}{packs, plural, =0 {} one {{gifts, plural, =0 {} other { en }}# setje van {size, number} lege kaarten} other {{gifts, plural, =0 {} other { en }}# setjes van {size, number} lege kaarten}}',
    en: '{gifts, plural, =0 {} one {# gift} other {# gifts}}{packs, plural, =0 {} one {{gifts, plural, =0 {} other { and }}# set of {size, number} blank cards} other {{gifts, plural, =0 {} other { and }}# sets of {size, number} blank cards}}',
  },
  partShown: {
    nl: 'Je ziet {shown, number} van de {count, number} cadeaus. De andere staan op de volgende en vorige pagina’s.',
    en: 'You’re looking at {shown, number} of {count, number} gifts. The others are on the next and previous pages.',
  },
  forSelf: { nl: 'Voor jezelf', en: 'For yourself' },
  forOther: { nl: 'Voor {name}', en: 'For {name}' },
  sentToSelf: {
    nl: 'Per e-mail naar jou, binnen een uur na je betaling',
    en: 'By email to you, within an hour of payment',
  },
  donationForSelf: {
    nl: 'Je krijgt een bevestiging per e-mail',
    en: 'Your confirmation comes by email',
  },
  sentToOther: {
    nl: 'Per e-mail naar {email}, binnen een uur na je betaling',
    en: 'By email to {email}, within an hour of payment',
  },
  plannedForOther: {
    nl: 'Per e-mail naar {email}, op {when}',
    en: 'By email to {email}, on {when}',
  },
  byPost: {
    nl: 'Per post{address, select, none { naar het adres bij je gegevens} other { naar {address}}}, naar verwachting op {day}. Verzendkosten {postage}.',
    en: 'By post{address, select, none { to the address in your details} other { to {address}}}, expected on {day}. Postage {postage}.',
  },
  note: { nl: 'Je boodschap', en: 'Your message' },
  writeNote: { nl: 'Boodschap schrijven', en: 'Write a message' },
  changeNote: { nl: 'Boodschap wijzigen', en: 'Change message' },
  changeNoteAndPaper: { nl: 'Boodschap en verpakking wijzigen', en: 'Change message and wrapping' },
  wrapping: { nl: 'Ingepakt: {titles}, {cost}', en: 'Wrapping: {titles}, {cost}' },
  noteOf: { nl: '{action} bij {product} {receiver}', en: '{action} with {product} {receiver}' },
  saveNote: { nl: 'Bewaar', en: 'Save' },
  fixedAmount: { nl: '{amount} per stuk', en: '{amount} each' },
  changeAmount: { nl: 'Bedrag wijzigen', en: 'Change amount' },
  changeAmountOf: {
    nl: 'Bedrag wijzigen van {product}, nu {amount}',
    en: 'Change amount of {product}, now {amount}',
  },
  chooseAmount: { nl: 'Kies een bedrag voor {product}', en: 'Choose an amount for {product}' },
  otherAmount: { nl: 'Ander bedrag', en: 'Other amount' },
  otherAmountHint: { nl: 'Van {min} tot en met {max}', en: '{min} to {max}' },
  saveAmount: { nl: 'Bewaar bedrag', en: 'Save amount' },
  cancel: { nl: 'Annuleren', en: 'Cancel' },
  problems: {
    amountNotOffered: {
      nl: '{isWhole, select, true {Vul een bedrag in hele euro’s in, zonder centen.} other {Kies een bedrag in stappen van {step}.}}',
      en: '{isWhole, select, true {Enter an amount in whole euros, without cents.} other {Choose an amount in steps of {step}.}}',
    },
  },
  quantityOf: { nl: 'Aantal {product}', en: 'Quantity of {product}' },
  otherCount: { nl: 'Ander aantal', en: 'Different quantity' },
  otherCountOf: { nl: 'Ander aantal {product}', en: 'Different quantity of {product}' },
  showPreview: { nl: 'Bekijk voorbeeld', en: 'Show preview' },
  previewOf: {
    nl: 'Bekijk voorbeeld van {product} {receiver}',
    en: 'Show preview of {product} {receiver}',
  },
  remove: { nl: 'Verwijderen', en: 'Remove' },
  removeProduct: { nl: '{product} {receiver} verwijderen', en: 'Remove {product} {receiver}' },
  removeGroup: { nl: 'Alles {receiver} verwijderen', en: 'Remove everything {receiver}' },
  receiverSelf: { nl: 'voor jezelf', en: 'for yourself' },
  receiverOther: { nl: 'voor {name}', en: 'for {name}' },
  gone: { nl: 'Dit verkopen we niet meer', en: 'We no longer sell this' },
  goneFix: {
    nl: 'Je betaalt er niets voor. Haal het uit je mandje om verder te gaan.',
    en: 'You won’t be charged for it. Remove it from your basket to continue.',
  },
  outOfStock: { nl: 'Momenteel niet leverbaar', en: 'Currently out of stock' },
  outOfStockFix: {
    nl: 'Haal dit uit je mandje, of kies iets anders.',
    en: 'Remove this from your basket, or choose something else.',
  },
  amountGone: { nl: 'Dit bedrag is er niet meer', en: 'This amount is no longer available' },
  amountGoneFix: {
    nl: 'Kies een ander bedrag om verder te gaan.',
    en: 'Choose another amount to continue.',
  },
  browseOthers: { nl: 'Kies iets anders', en: 'Choose something else' },
  blocked: {
    nl: '{count, plural, one {Iets in je mandje kan niet mee.} other {# dingen in je mandje kunnen niet mee.}} Los het hieronder op, dan kun je verder.',
    en: '{count, plural, one {Something in your basket can’t be ordered. Sort it out below to continue.} other {# things in your basket can’t be ordered. Sort them out below to continue.}}',
  },
  removed: {
    nl: '{product} is uit je mandje gehaald.',
    en: '{product} was removed from your basket.',
  },
  quantityChanged: {
    nl: 'Aantal aangepast: {count, number} × {product}.',
    en: 'Quantity changed: {count, number} × {product}.',
  },
  deliveryMode: {
    heading: { nl: 'Naar wie gaat het?', en: 'Who gets it?' },
    DEFAULT: { nl: 'Alles naar mij', en: 'All to me' },
    SINGLE: { nl: 'Alles naar één', en: 'All to one person' },
    SPLIT: { nl: 'Ieder een eigen', en: 'To different people' },
    overview: { nl: 'Wie krijgt wat?', en: 'Who gets what?' },
    kept: {
      nl: 'Wat je invulde voor {names}, ligt nog klaar onder ‘Ieder een eigen’.',
      en: 'What you filled in for {names} is still there, under ‘To different people’.',
    },
    names: {
      nl: '{names}{more, plural, =0 {} one { en nog iemand} other { en nog # anderen}}',
      en: '{names}{more, plural, =0 {} one { and one other} other { and # others}}',
    },
    changedToMe: { nl: 'Alles gaat nu naar jou.', en: 'Everything goes to you now.' },
    changedBack: {
      nl: 'Alles gaat weer naar ieder apart.',
      en: 'Everything goes to each person separately again.',
    },
  },
  donation: {
    heading: { nl: 'Een klein gebaar erbij?', en: 'Add a little for a good cause?' },
    text: {
      nl: 'Alles wat je geeft, gaat naar het goede doel.',
      en: 'All of it goes to the good cause.',
    },
    cause: { nl: 'Goed doel', en: 'Good cause' },
    add: { nl: 'Geef {amount}', en: 'Give {amount}' },
    addTo: { nl: 'Geef {amount} aan {title}', en: 'Give {amount} to {title}' },
    added: {
      nl: '{title} ligt in je mandje. Dank je wel.',
      en: '{title} is in your basket. Thank you.',
    },
  },
  summary: {
    heading: { nl: 'Overzicht', en: 'Summary' },
    digital: {
      nl: '{count, plural, one {# digitale cadeaubon} other {# digitale cadeaubonnen}}',
      en: '{count, plural, one {# digital gift card} other {# digital gift cards}}',
    },
    donations: {
      nl: '{count, plural, one {# donatie} other {# donaties}}',
      en: '{count, plural, one {# donation} other {# donations}}',
    },
    packs: {
      nl: '{count, plural, one {# setje} other {# setjes}} van {size, number} lege kaarten, per post',
      en: '{count, plural, one {# set} other {# sets}} of {size, number} blank cards, by post',
    },
    physical: {
      nl: '{count, plural, one {# cadeaubon per post} other {# cadeaubonnen per post}}',
      en: '{count, plural, one {# gift card by post} other {# gift cards by post}}',
    },
    total: { nl: 'Totaal', en: 'Total' },
    vatTerm: { nl: 'Btw', en: 'VAT' },
    vat: { nl: 'Waarvan {amount} btw', en: 'Including {amount} VAT' },
    next: { nl: 'Verder naar bestellen', en: 'Proceed to checkout' },
    goOn: { nl: 'Verder winkelen', en: 'Continue shopping' },
    forMany: { nl: 'Voor meerdere mensen tegelijk', en: 'For several people at once' },
  },
  code: {
    ask: { nl: 'Heb je een actiecode?', en: 'Do you have a promotion code?' },
    label: { nl: 'Actiecode', en: 'Promotion code' },
    submit: { nl: 'Gebruik', en: 'Apply' },
    kept: { nl: 'Actiecode', en: 'Promotion code' },
    remove: { nl: 'Weghalen', en: 'Remove' },
    refused: {
      nl: 'Deze code kun je voor deze bestelling niet (meer) gebruiken.',
      en: 'This code can’t be used for this order (any more).',
    },
    needed: {
      nl: 'Je code geldt vanaf {amount} aan cadeaubonnen.',
      en: 'Your code applies to gift cards of {amount} or more together.',
    },
    notYet: {
      nl: 'Je code geldt niet voor wat er nu in je mandje ligt, of een andere actie geeft je meer korting.',
      en: 'Your code doesn’t apply to what is in your basket, or another offer gives you a bigger discount.',
    },
  },
  assurance: {
    mail: { nl: 'Binnen een uur in de mailbox', en: 'In the inbox within the hour' },
    post: {
      nl: 'Op werkdagen voor 17.00 uur besteld: dezelfde dag op de post',
      en: 'Ordered before 5pm on a working day: posted the same day',
    },
    pay: { nl: 'Betaal met {methods}', en: 'Pay with {methods}' },
    withdraw: {
      consumer: {
        gift: {
          nl: '14 dagen bedenktijd zolang de code niet is bekeken',
          en: '14 days to change your mind, as long as the code hasn’t been viewed',
        },
        pack: {
          nl: 'Setjes: 14 dagen bedenktijd zolang er geen bedrag op de kaarten staat',
          en: 'Sets: 14 days to change your mind, as long as there’s no amount on the cards',
        },
        donation: {
          nl: 'Donaties: 14 dagen bedenktijd zolang we ze niet hebben overgemaakt',
          en: 'Donations: 14 days to change your mind, as long as we haven’t passed them on',
        },
      },
      unknown: {
        gift: {
          nl: 'Particulieren hebben 14 dagen bedenktijd zolang de code niet is bekeken',
          en: 'Consumers have 14 days to change their mind, as long as the code hasn’t been viewed',
        },
        pack: {
          nl: 'Setjes: particulieren hebben 14 dagen bedenktijd zolang er geen bedrag op de kaarten staat',
          en: 'Sets: consumers have 14 days to change their mind, as long as there’s no amount on the cards',
        },
        donation: {
          nl: 'Donaties: particulieren hebben 14 dagen bedenktijd zolang we ze niet hebben overgemaakt',
          en: 'Donations: consumers have 14 days to change their mind, as long as we haven’t passed them on',
        },
      },
    },
  },
  empty: {
    cookiesRefused: {
      nl: 'Je browser bewaart geen cookies. Daardoor onthoudt je mandje niets. Sta cookies van deze site toe en probeer het opnieuw.',
      en: 'Your browser doesn’t keep cookies, so your basket can’t remember anything. Allow cookies for this site and try again.',
    },
    heading: { nl: 'Je mandje is nog leeg', en: 'Your basket is still empty' },
    text: {
      nl: 'Een etentje, een dag sauna of gewoon een goed boek: er is altijd iets dat past.',
      en: 'Dinner out, a day at the spa or simply a good book: there’s something for everyone.',
    },
    action: { nl: 'Bekijk alle cadeaubonnen', en: 'View all gift cards' },
    suggestions: { nl: 'Deze worden veel gegeven', en: 'Often given' },
  },
})
