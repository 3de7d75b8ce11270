import { texts } from '#i18n/texts.ts'

/** Exchanging a choice card: the card, and what it can become. */
export const redeemTexts = texts({
  pageTitle: { nl: 'Inwisselen', en: 'Exchange' },
  heading: { nl: 'Wissel je kaart in', en: 'Exchange your card' },
  loading: { nl: 'We halen je kaart op.', en: 'We’re fetching your card.' },
  unreachable: {
    nl: 'We kunnen je kaart nu niet ophalen. Controleer je verbinding en probeer het opnieuw.',
    en: 'We can’t fetch your card right now. Check your connection and try again.',
  },
  again: { nl: 'Probeer opnieuw', en: 'Try again' },
  close: { nl: 'Sluiten', en: 'Close' },
  start: {
    title: { nl: 'Eerst even je kaart', en: 'Your card first' },
    endedTitle: { nl: 'Je was een tijdje weg', en: 'You’ve been away for a while' },
    text: {
      nl: 'Vul je kaartnummer en pincode in. Dan zie je wat je kiezen kunt, en hoeveel je nog hebt.',
      en: 'Enter your card number and PIN. You’ll see what you can choose, and how much is left.',
    },
    ended: {
      nl: 'Na een half uur zonder iets te doen sluiten we je kaart af, zodat niemand anders hem gebruikt. Je saldo is niet veranderd. Vul je kaart opnieuw in om verder te gaan.',
      en: 'After half an hour in which nothing happens, we close your card, so that no one else can use it. Your balance hasn’t changed. Enter your card again to go on.',
    },
    action: { nl: 'Vul je kaart in', en: 'Enter your card' },
  },
  shop: {
    heading: { nl: 'Kies wat je kaart wordt', en: 'Choose what your card becomes' },
    headingOf: { nl: 'Kies je cadeau van {company}', en: 'Choose your gift from {company}' },
    intro: {
      nl: 'Kies één cadeaubon of een paar. Wat je niet gebruikt, blijft op je kaart staan.',
      en: 'Choose one gift card or a few. What you don’t use stays on your card.',
    },
    card: { nl: 'Kaart {number}', en: 'Card {number}' },
    validUntil: { nl: 'geldig tot en met {day}', en: 'valid until {day}' },
    cards: { nl: 'Je kaarten', en: 'Your cards' },
    addCard: { nl: 'Nog een kaart', en: 'Another card' },
    removeCard: { nl: 'Haal weg: kaart {number}', en: 'Take out: card {number}' },
    remove: { nl: 'Haal weg', en: 'Take out' },
    niceToKnow: { nl: 'Goed om te weten', en: 'Good to know' },
    leave: { nl: 'Stop met inwisselen', en: 'Stop exchanging' },
    filter: { nl: 'Wat laten we zien?', en: 'What would you like to see?' },
    all: { nl: 'Alles', en: 'Everything' },
    giftCards: { nl: 'Cadeaubonnen', en: 'Gift cards' },
    donations: { nl: 'Donaties', en: 'Donations' },
    count: {
      nl: '{count, plural, one {# keuze} other {# keuzes}}',
      en: '{count, plural, one {# choice} other {# choices}}',
    },
    nothing: {
      nl: 'Hier past niets bij. Kies een ander filter.',
      en: 'Nothing fits here. Choose another filter.',
    },
    list: { nl: 'Waarvoor je je kaart inwisselt', en: 'What you can exchange your card for' },
    from: { nl: 'vanaf {min}', en: 'from {min}' },
    donation: { nl: 'Donatie', en: 'Donation' },
    sold: { nl: 'Nu niet te krijgen', en: 'Not available now' },
    failed: {
      nl: 'We kunnen nu niet laten zien wat je kiezen kunt. Je saldo blijft staan.',
      en: 'We can’t show what you can choose right now. Your balance stays on your card.',
    },
  },
  bar: {
    left: { nl: 'Nog te besteden', en: 'Left to spend' },
    extra: { nl: 'Bij te betalen', en: 'Left to pay' },
    choice: {
      nl: '{count, plural, =0 {Nog niets gekozen} one {1 gekozen} other {# gekozen}}',
      en: '{count, plural, =0 {Nothing chosen yet} one {1 chosen} other {# chosen}}',
    },
    open: { nl: 'Bekijk je keuze', en: 'View your choice' },
    next: { nl: 'Verder', en: 'Continue' },
  },
  spendAll: {
    title: { nl: 'Alles in één keer op', en: 'Spend it all at once' },
    exact: { nl: 'Hiermee houd je precies niets over:', en: 'This leaves exactly nothing:' },
    add: {
      nl: 'Dit komt het dichtst bij. Je betaalt {amount} bij:',
      en: 'This comes closest. You pay {amount} extra:',
    },
    choice: { nl: '{product} van {amount}', en: '{product} at {amount}' },
    take: { nl: 'Kies dit', en: 'Choose this' },
    taken: {
      nl: 'Gekozen. Er blijft niets op je kaart staan.',
      en: 'Chosen. Nothing is left on your card.',
    },
  },
  choose: {
    title: { nl: 'Kies je bedrag', en: 'Choose your amount' },
    custom: { nl: 'Je kiest van {min} tot en met {max}.', en: 'You can choose {min} to {max}.' },
    form: { nl: 'Hoe wil je hem krijgen?', en: 'How would you like to get it?' },
    DIGITAL: { nl: 'Per e-mail', en: 'By email' },
    PHYSICAL: { nl: 'Per post', en: 'By post' },
    leaves: {
      nl: 'Dan staat er nog {amount} op je kaart.',
      en: 'That leaves {amount} on your card.',
    },
    leavesNothing: { nl: 'Dan is je kaart precies op.', en: 'That uses your card up exactly.' },
    asks: { nl: 'Je betaalt {amount} bij.', en: 'You pay {amount} extra.' },
    tooLittle: {
      nl: 'Er moet niets of minstens {min} op je kaart overblijven. Kies een ander bedrag, of alles.',
      en: 'Either nothing or at least {min} has to stay on your card. Choose another amount, or all of it.',
    },
    takeAll: { nl: 'Neem alles: {amount}', en: 'Take it all: {amount}' },
    add: { nl: 'Kies deze', en: 'Choose this one' },
    change: { nl: 'Verander het bedrag', en: 'Change the amount' },
    split: {
      nl: 'Een kaart per post is hoogstens {max}. We verdelen je bedrag over {count} kaarten.',
      en: 'A card by post is {max} at most. We split your amount over {count} cards.',
    },
    more: { nl: 'Meer over deze bon', en: 'More about this card' },
    brand: { nl: 'Kijk bij het merk', en: 'Look at the brand’s own page' },
  },
  more: {
    validity: { nl: 'Geldig', en: 'Valid' },
    months: { nl: '{count} maanden vanaf de bezorging', en: '{count} months from delivery' },
    howTo: { nl: 'Zo besteed je hem', en: 'How to spend it' },
    where: { nl: 'Waar', en: 'Where' },
    places: {
      nl: '{count, plural, =0 {} one {# winkel} other {# winkels}}',
      en: '{count, plural, =0 {} one {# venue} other {# venues}}',
    },
    elsewhere: {
      nl: 'Opent bij het merk, naast onze winkel.',
      en: 'Opens the brand’s own site, beside our shop.',
    },
  },
  brand: {
    title: { nl: 'Bij {brand}', en: 'At {brand}' },
    notice: {
      nl: 'Deze pagina is van het merk. Vul hier nooit je kaartnummer of pincode in.',
      en: 'This page belongs to the brand. Never enter your card number or PIN here.',
    },
    frame: { nl: 'De pagina van {brand}', en: 'The {brand} page' },
    leaving: {
      nl: '{seconds, plural, =0 {Je gaat nu naar {host}.} one {Over # seconde ga je naar {host}.} other {Over # seconden ga je naar {host}.}}',
      en: '{seconds, plural, =0 {You’re on your way to {host}.} one {You go to {host} in # second.} other {You go to {host} in # seconds.}}',
    },
    stopped: {
      nl: 'Je blijft hier. Ga naar {host} wanneer je wilt.',
      en: 'You’re staying here. Go to {host} whenever you like.',
    },
    go: { nl: 'Ga nu', en: 'Go now' },
    stay: { nl: 'Blijf hier', en: 'Stay here' },
    back: { nl: 'Terug naar kiezen', en: 'Back to choosing' },
  },
  card: {
    title: { nl: 'Vul je kaart in', en: 'Enter your card' },
    extraTitle: { nl: 'Nog een kaart erbij', en: 'Add another card' },
    text: {
      nl: 'Kaartnummer en pincode staan op je kaart, of op de pagina uit je mail.',
      en: 'You’ll find the card number and PIN on your card, or on the page from your email.',
    },
    extraText: {
      nl: 'Een kaart van dezelfde soort telt mee. De kaart die het eerst verloopt, betaalt het eerst.',
      en: 'A card of the same kind counts too. The card that expires first pays first.',
    },
    form: { nl: 'Je kaart', en: 'Your card' },
    submit: { nl: 'Ga verder', en: 'Continue' },
    add: { nl: 'Voeg toe', en: 'Add it' },
  },
  nice: {
    title: { nl: 'Goed om te weten', en: 'Good to know' },
    p1: {
      nl: '<b>Geen servicekosten.</b> Inwisselen kost niets. Laat je iets met de post komen, dan betaal je één keer verzendkosten.',
      en: '<b>No service fee.</b> Exchanging costs nothing. If something comes by post, you pay the postage once.',
    },
    p2: {
      nl: '<b>Meer nodig?</b> Kies gerust iets duurders: de rest betaal je bij, op de manier die je wilt.',
      en: '<b>Need more?</b> Go ahead and choose something that costs more: you pay the rest any way you like.',
    },
    p3: {
      nl: '<b>Iets over?</b> Dat blijft op je kaart staan tot en met de laatste dag.',
      en: '<b>Something left?</b> It stays on your card until its last day.',
    },
    p4: {
      nl: '<b>Bedacht?</b> Als particulier mag je een bon 14 dagen lang teruggeven zolang de code niet is bekeken. Wat je kaart betaalde, staat dan weer op je kaart.',
      en: '<b>Changed your mind?</b> As a consumer you can return a card within 14 days, as long as its code hasn’t been viewed. What your card paid is then back on it.',
    },
    terms: {
      nl: 'Lees de <terms>voorwaarden</terms> en wat we met <privacy>je gegevens</privacy> doen.',
      en: 'Read the <terms>terms</terms> and what we do with <privacy>your data</privacy>.',
    },
  },
  reset: {
    title: { nl: 'Stoppen met inwisselen?', en: 'Stop exchanging?' },
    text: {
      nl: 'Wat je koos, is dan weg. Op je kaart verandert niets.',
      en: 'What you chose will be gone. Nothing changes on your card.',
    },
    leave: { nl: 'Ja, stoppen', en: 'Yes, stop' },
    stay: { nl: 'Nee, verder kiezen', en: 'No, keep choosing' },
  },
  info: {
    heading: { nl: 'Over je kaart', en: 'About your card' },
    of: { nl: 'Je kaart van {company}', en: 'Your card from {company}' },
    choose: {
      nl: 'Je kiest zelf wat je kaart wordt: {count, plural, one {<b># cadeaubon</b> staat} other {<b># cadeaubonnen</b> staan}} voor je klaar.',
      en: 'You choose what your card becomes: {count, plural, one {<b># gift card</b> is} other {<b># gift cards</b> are}} waiting for you.',
    },
    donate: {
      nl: 'Liever weggeven? Dat kan aan {count, plural, one {<b># goed doel</b>} other {<b># goede doelen</b>}}.',
      en: 'Rather give it away? You can, to {count, plural, one {<b># good cause</b>} other {<b># good causes</b>}}.',
    },
    nice: { nl: 'Zo werkt het', en: 'How it works' },
    terms: { nl: 'Dit geldt voor je kaart', en: 'The terms of your card' },
    action: { nl: 'Begin met inwisselen', en: 'Start exchanging' },
  },
})
