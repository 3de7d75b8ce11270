import { texts } from '#i18n/texts.ts'

/** Modals of the basket, and the buttons that open them. */
export const basketModalsTexts = texts({
  preview: {
    title: { nl: 'Zo ziet je cadeau eruit', en: 'What your gift will look like' },
    text: {
      nl: '{name} krijgt een mail met een link naar deze pagina. De code komt pas tevoorschijn na het uitpakken.',
      en: '{name} gets an email with a link to this page. The code only appears once the gift is unwrapped.',
    },
    giver: { nl: 'jou', en: 'you' },
    note: { nl: 'Jouw boodschap', en: 'Your message' },
    unwrap: { nl: 'Pak uit', en: 'Unwrap it' },
    wrap: { nl: 'Pak weer in', en: 'Wrap it up again' },
  },
  countModal: {
    title: { nl: 'Hoeveel wil je er?', en: 'How many would you like?' },
    legend: { nl: 'Aantal {product}', en: 'Number of {product}' },
    other: { nl: 'Anders', en: 'Other' },
    own: { nl: 'Jouw aantal', en: 'Your number' },
    save: { nl: 'Pas aan', en: 'Change it' },
    invalid: {
      nl: 'Vul een aantal in van 1 tot en met {max}.',
      en: 'Enter a number from 1 to {max}.',
    },
  },
  receiver: {
    change: { nl: 'Wijzigen', en: 'Change' },
    changeFor: {
      nl: 'Wijzigen: ontvanger van alles {receiver}',
      en: 'Change the recipient of everything {receiver}',
    },
    changeTitle: { nl: 'Wie krijgt dit?', en: 'Who gets this?' },
    toMe: { nl: 'Toch voor mezelf', en: 'Keep it myself' },
    changeNext: { nl: 'Verder', en: 'Continue' },
    confirmTitle: { nl: 'Klopt het zo?', en: 'Is this right?' },
    confirmText: {
      nl: 'Alles {receiver} gaat naar iemand anders, of met een ander kaartje.',
      en: 'Everything {receiver} goes to someone else, or with another tag.',
    },
    before: { nl: 'Nu', en: 'Now' },
    after: { nl: 'Straks', en: 'From now on' },
    from: { nl: 'Van {giverName}', en: 'From {giverName}' },
    confirm: { nl: 'Ja, wijzigen', en: 'Yes, change' },
    back: { nl: 'Nee, terug', en: 'No, go back' },
    changed: { nl: 'Dit gaat nu naar {name}.', en: 'This now goes to {name}.' },
    phoneMissing: {
      nl: 'De bezorger wil kunnen bellen. Wijzig de ontvanger en vul een telefoonnummer in.',
      en: 'The courier wants to be able to call. Change the recipient and add a phone number.',
    },
    copy: { nl: 'Nog iemand', en: 'One more person' },
    copyFor: {
      nl: 'Nog iemand: hetzelfde als alles {receiver}',
      en: 'One more person: the same as everything {receiver}',
    },
    copyTitle: { nl: 'Voor wie nog meer?', en: 'Who else gets this?' },
    copyText: {
      nl: 'Precies hetzelfde als alles {receiver}, ook bedrag, boodschap en moment. Je kunt het daarna nog aanpassen.',
      en: 'Exactly the same as everything {receiver}, amount, message and moment included. You can change it afterwards.',
    },
    copySave: { nl: 'Voeg toe', en: 'Add it' },
    copied: {
      nl: 'Alles {receiver} ligt er nog een keer bij, voor iemand anders.',
      en: 'Everything {receiver} is in your basket once more, for someone else.',
    },
    remove: { nl: 'Verwijderen', en: 'Remove' },
    removeOf: {
      nl: 'Verwijderen: ontvanger met alles {receiver}',
      en: 'Remove the recipient and everything {receiver}',
    },
    removed: {
      nl: 'Alles {receiver} is uit je mandje gehaald.',
      en: 'Everything {receiver} was removed from your basket.',
    },
  },
  reset: {
    title: { nl: 'Alles naar één adres?', en: 'All to one address?' },
    titleOne: { nl: 'Toch voor jezelf?', en: 'Keep it yourself?' },
    toMe: { nl: 'Dan gaat alles naar jou.', en: 'Then everything goes to you.' },
    toOne: { nl: 'Dan gaat alles naar {name}.', en: 'Then everything goes to {name}.' },
    one: {
      nl: 'Dan is alles {receiver} voor jou.',
      en: 'Then everything {receiver} will be yours.',
    },
    kept: {
      nl: 'Wat je invulde voor {names}, bewaren we zolang je mandje er is. Met ‘Ieder een eigen’ zet je het zo terug.',
      en: 'We keep what you filled in for {names} as long as your basket is here. ‘To different people’ puts it back.',
    },
    keptOne: {
      nl: 'Wat je invulde voor {names}, hoef je later niet opnieuw te typen.',
      en: 'You won’t have to type what you filled in for {names} again.',
    },
    confirm: { nl: 'Ja, doe maar', en: 'Yes, go ahead' },
    keep: { nl: 'Nee, laat zo', en: 'No, leave it' },
    changedOne: { nl: 'Dit is nu voor jezelf.', en: 'This is for yourself now.' },
  },
  choose: {
    title: { nl: 'Wie krijgt dit?', en: 'Who gets this?' },
    titleAll: { nl: 'Wie krijgt alles?', en: 'Who gets all of it?' },
    legend: { nl: 'Ontvanger', en: 'Recipient' },
    forMe: { nl: 'Ikzelf', en: 'Me' },
    other: { nl: 'Iemand anders', en: 'Someone else' },
    count: { nl: 'Hoeveel van de {max}?', en: 'How many of the {max}?' },
    countInvalid: {
      nl: 'Vul een aantal in van 1 tot en met {max}.',
      en: 'Enter a number from 1 to {max}.',
    },
    pick: { nl: 'Kies wie dit krijgt.', en: 'Choose who gets this.' },
    missing: {
      nl: 'Alleen dit weten we nog niet van {name}.',
      en: 'This is all we don’t know about {name} yet.',
    },
    save: { nl: 'Bewaar', en: 'Save' },
    open: { nl: 'Andere ontvanger', en: 'Different recipient' },
    allOfIt: { nl: 'Dit', en: 'This' },
    openFor: {
      nl: 'Andere ontvanger voor {product} {receiver}',
      en: 'Different recipient for {product} {receiver}',
    },
    changed: { nl: '{product} gaat nu naar {name}.', en: '{product} goes to {name} now.' },
    changedAll: { nl: 'Alles gaat nu naar {name}.', en: 'Everything goes to {name} now.' },
    you: { nl: 'jou', en: 'you' },
  },
  deliveries: {
    moreGifts: {
      nl: '{count, plural, one {En nog één cadeau, in je mandje.} other {En nog # cadeaus, in je mandje.}}',
      en: '{count, plural, one {And one more gift, in your basket.} other {And # more gifts, in your basket.}}',
    },
    title: { nl: 'Wie krijgt wat?', en: 'Who gets what?' },
    loading: { nl: 'Je mandje laden', en: 'Loading your basket' },
    failed: {
      nl: 'Je mandje is even niet te zien. Probeer het zo nog eens.',
      en: 'Your basket can’t be shown right now. Please try again in a moment.',
    },
    none: { nl: 'Je mandje is leeg.', en: 'Your basket is empty.' },
    each: { nl: '{count, number} × {receiver}', en: '{count, number} × {receiver}' },
    byMail: {
      nl: 'Per e-mail{email, select, none { aan jou} other { naar {email}}}, {when}',
      en: 'By email{email, select, none { to you} other { to {email}}}, {when}',
    },
    soon: { nl: 'binnen een uur na je betaling', en: 'within an hour of payment' },
    planned: { nl: 'op {when}', en: 'on {when}' },
    byPost: {
      nl: 'Per post{address, select, none { naar het adres bij je gegevens} other { naar {address}}}, naar verwachting op {day}',
      en: 'By post{address, select, none { to the address in your details} other { to {address}}}, expected on {day}',
    },
    more: {
      nl: '{count, plural, one {En nog één ontvanger, in je mandje.} other {En nog # ontvangers, in je mandje.}}',
      en: '{count, plural, one {And one more recipient, in your basket.} other {And # more recipients, in your basket.}}',
    },
    close: { nl: 'Klaar', en: 'Done' },
  },
  deleteReceiver: {
    more: {
      nl: 'en nog {count, plural, one {één cadeau} other {# cadeaus}}',
      en: 'and {count, plural, one {one more gift} other {# more gifts}}',
    },
    title: { nl: 'Ontvanger verwijderen?', en: 'Remove recipient?' },
    gift: { nl: '{quantity, number} × {title}', en: '{quantity, number} × {title}' },
  },
  removeModal: {
    title: { nl: 'Uit je mandje halen?', en: 'Remove from your basket?' },
    text: {
      nl: 'Je haalt {product} {receiver} uit je winkelmandje.',
      en: 'You are removing {product} {receiver} from your basket.',
    },
    noteLost: {
      nl: 'De boodschap die je schreef, gaat dan ook weg.',
      en: 'Your message will be removed as well.',
    },
    textGroup: {
      nl: 'Je haalt alles {receiver} uit je winkelmandje.',
      en: 'You are removing everything {receiver} from your basket.',
    },
    confirm: { nl: 'Ja, verwijderen', en: 'Yes, remove' },
    keep: { nl: 'Nee, bewaren', en: 'No, keep' },
  },
})
