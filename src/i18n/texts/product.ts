import { texts } from '#i18n/texts.ts'
import { address } from './address.ts'

/** Page of a gift card, and the confirmation after it was added. */
export const productTexts = texts({
  form: {
    amount: { nl: 'Kies een bedrag', en: 'Choose an amount' },
    otherAmount: { nl: 'Ander bedrag', en: 'Other amount' },
    otherAmountLabel: { nl: 'Bedrag in euro', en: 'Amount in euros' },
    otherAmountHint: {
      nl: '{hasCents, select, true {Van {min} tot en met {max}} other {Hele euro’s, van {min} tot en met {max}}}',
      en: '{hasCents, select, true {{min} to {max}} other {Whole euros, {min} to {max}}}',
    },
    receiver: { nl: 'Voor wie?', en: 'Who is it for?' },
    forOther: { nl: 'Voor iemand anders', en: 'For someone else' },
    forSelf: { nl: 'Voor mij', en: 'For me' },
    forSelfHint: {
      nl: 'We mailen de cadeaubon naar het e-mailadres dat je bij het bestellen invult.',
      en: 'We’ll email the gift card to the address you enter at checkout.',
    },
    donation: {
      forOther: { nl: 'In naam van iemand anders', en: 'In someone else’s name' },
      forSelf: { nl: 'In mijn eigen naam', en: 'In my own name' },
      forSelfHint: {
        nl: 'Je krijgt een bevestiging op het e-mailadres dat je bij het bestellen invult.',
        en: 'We’ll send a confirmation to the address you enter at checkout.',
      },
    },
    again: { nl: 'Nog iets voor', en: 'Something else for' },
    againFor: { nl: 'Nog iets voor {name}, {email}', en: 'Something else for {name}, {email}' },
    name: { nl: 'Naam van de ontvanger', en: 'Recipient’s name' },
    email: { nl: 'E-mailadres van de ontvanger', en: 'Recipient’s email address' },
    confirmEmail: { nl: 'Herhaal het e-mailadres', en: 'Repeat the email address' },
    giverName: { nl: 'Van wie?', en: 'Who is it from?' },
    giverNameHint: {
      nl: 'Dit leest de ontvanger op het kaartje. Zonder naam staat je voornaam erop.',
      en: 'They’ll read this on the tag. Leave it empty and it’ll be your first name.',
    },
    paper: { nl: 'Verpakking', en: 'Wrapping' },
    withWrapping: { nl: 'met verpakking, {amount}', en: 'with wrapping, {amount}' },
    freePaper: { nl: 'gratis', en: 'free' },
    noPaper: { nl: 'Zonder papier', en: 'No paper' },
    giftPacking: { nl: '{title} eromheen, {price}', en: '{title} around it, {price}' },
    showPacking: { nl: 'Bekijk het doosje', en: 'See the box' },
    eachWrapped: { nl: 'Pak elke kaart apart in', en: 'Wrap each card separately' },
    message: { nl: 'Persoonlijke boodschap', en: 'Personal message' },
    messageLabel: { nl: 'Jouw boodschap (niet verplicht)', en: 'Your message (optional)' },
    quantity: { nl: 'Aantal', en: 'Quantity' },
    quantityLabel: { nl: 'Aantal van {title}', en: 'Quantity of {title}' },
    quantityHint: {
      nl: 'Elke cadeaubon krijgt een eigen code.',
      en: 'Each gift card has its own code.',
    },
    quantityHintPack: {
      nl: 'In elk setje zitten 3 kaarten.',
      en: 'There are 3 cards in each set.',
    },
    submit: { nl: 'In winkelmandje', en: 'Add to basket' },
    buyNow: { nl: 'Nu kopen', en: 'Buy now' },
    serviceFee: {
      nl: '+ {fee} servicekosten<wide> per bestelling</wide>',
      en: '+ {fee} service fee<wide> per order</wide>',
    },
    perPiece: { nl: '{quantity} × {amount}', en: '{quantity} × {amount}' },
    chooseAmount: { nl: 'Kies een bedrag', en: 'Choose an amount' },
    postTo: { nl: 'Waar sturen we de kaart naartoe?', en: 'Where shall we post the card?' },
    postToSelf: {
      nl: 'We sturen de kaart naar dit adres.',
      en: 'We’ll post the card to this address.',
    },
    postPackTo: {
      nl: 'We sturen het setje naar dit adres.',
      en: 'We’ll post the set to this address.',
    },
    postage: { nl: '+ {postage} verzendkosten', en: '+ {postage} postage' },
    required: {
      ...address.required,
      name: { nl: 'Vul een naam in.', en: 'Enter a name.' },
      email: { nl: 'Vul een e-mailadres in.', en: 'Enter an email address.' },
      confirmEmail: { nl: 'Herhaal het e-mailadres.', en: 'Repeat the email address.' },
    },
    problems: {
      ...address.problems,
      deliveryDateInvalid: { nl: 'Kies een datum en een tijd.', en: 'Choose a date and a time.' },
      amountNotOffered: {
        nl: '{isWhole, select, true {Vul een bedrag in hele euro’s in, zonder centen.} other {Kies een bedrag in stappen van {step}.}}',
        en: '{isWhole, select, true {Enter an amount in whole euros, without cents.} other {Choose an amount in steps of {step}.}}',
      },
    },
  },
  packing: {
    text: {
      nl: 'Een stevig doosje met strik, om de kaart heen als die per post komt. Het kost {price}.',
      en: 'A firm box with a bow, around the card when it comes by post. It costs {price}.',
    },
    open: { nl: 'Doe het open', en: 'Open it' },
    close: { nl: 'Doe het dicht', en: 'Close it' },
  },
  stage: {
    toName: { nl: 'Zo ziet {name} het', en: 'What {name} will see' },
    toSomebody: { nl: 'Zo ziet de ontvanger het', en: 'What they will see' },
    amountLabel: { nl: 'Ter waarde van {amount}', en: 'Worth {amount}' },
    donationLabel: { nl: 'In jouw naam gegeven: {amount}', en: 'Given in your name: {amount}' },
    sample: { nl: 'Jouw boodschap komt hier te staan.', en: 'Your message goes here.' },
    showWrapped: { nl: 'Bekijk het ingepakt', en: 'See it wrapped' },
  },
  assurances: {
    payment: { nl: 'Betaal veilig met {methods}', en: 'Pay securely with {methods}' },
    measured: {
      nl: 'Negen van de tien binnen {unit, select, seconds {{time} seconden} other {{time} minuten}} in de mailbox, gemeten over de laatste {count}',
      en: 'Nine out of ten in the inbox within {unit, select, seconds {{time} seconds} other {{time} minutes}}, measured over the last {count}',
    },
    speed: {
      nl: 'Binnen een uur per e-mail, ook ’s avonds en in het weekend',
      en: 'By email within the hour, evenings and weekends included',
    },
    post: {
      nl: 'Op werkdagen voor 17.00 uur besteld: dezelfde dag op de post',
      en: 'Ordered before 5pm on a working day: posted the same day',
    },
    withdrawal: {
      nl: 'Particulieren hebben 14 dagen bedenktijd zolang de code niet is bekeken',
      en: 'Consumers have 14 days to change their mind, as long as the code hasn’t been viewed',
    },
    withdrawalPack: {
      nl: 'Particulieren hebben 14 dagen bedenktijd, ook als de envelop al open is',
      en: 'Consumers have 14 days to change their mind, even once the envelope is open',
    },
    withdrawalUnblockable: {
      nl: 'Particulieren hebben 14 dagen bedenktijd zolang de code niet is bekeken, ook al kan de uitgever een gemaakte bon niet blokkeren',
      en: 'Consumers have 14 days to change their mind, as long as the code hasn’t been viewed, even though the issuer can’t block a card once it has been made',
    },
    donationSpeed: {
      nl: 'De ontvanger leest binnen een uur per e-mail wat jij gaf',
      en: 'They hear about your donation by email within the hour',
    },
    donationSpeedSelf: {
      nl: 'Je krijgt meteen na je betaling een bevestiging per e-mail',
      en: 'You’ll get a confirmation by email as soon as you’ve paid',
    },
    donationWhole: {
      nl: 'Je hele donatie gaat naar het goede doel',
      en: 'All of your donation goes to the good cause',
    },
  },
  details: {
    about: { nl: 'Over deze cadeaubon', en: 'About this gift card' },
    aboutDonation: { nl: 'Over dit goede doel', en: 'About this good cause' },
    validity: { nl: 'Geldigheid', en: 'Validity' },
    validityYears: {
      nl: 'Minstens {years, plural, =1 {1 jaar} other {# jaar}} geldig, vanaf het moment dat de cadeaubon is bezorgd.',
      en: 'Valid for at least {years, plural, =1 {1 year} other {# years}} from the moment it is delivered.',
    },
    validityMonths: {
      nl: 'Minstens {months} maanden geldig, vanaf het moment dat de cadeaubon is bezorgd.',
      en: 'Valid for at least {months} months from the moment it is delivered.',
    },
    howToSpend: { nl: 'Zo besteed je hem', en: 'How to spend it' },
    whatItDoes: { nl: 'Wat je donatie doet', en: 'What your donation does' },
    where: { nl: 'Waar te besteden', en: 'Where to spend it' },
    whereDonation: { nl: 'Waar het gebeurt', en: 'Where it happens' },
    places: {
      nl: '{count, plural, =1 {Op 1 plek in Nederland} other {Op # plekken in Nederland}}',
      en: '{count, plural, =1 {At 1 place in the Netherlands} other {At # places in the Netherlands}}',
    },
    city: { nl: 'Onder meer in {last}.', en: 'In {last} and more.' },
    cities: { nl: 'Onder meer in {others} en {last}.', en: 'In {others}, {last} and more.' },
    online: { nl: 'Online bij', en: 'Online at' },
  },
  outOfStock: {
    title: { nl: 'Momenteel niet leverbaar', en: 'Currently out of stock' },
    text: {
      nl: 'Deze cadeaubon kun je nu even niet bestellen. Hieronder staan er een paar die erop lijken.',
      en: 'You can’t order this gift card right now. Here are a few that come close.',
    },
  },
  similar: { nl: 'Lijkt hierop', en: 'You may like these too' },
  added: {
    title: { nl: 'In je winkelmandje', en: 'In your basket' },
    for: { nl: 'Voor {name}', en: 'For {name}' },
    forSelf: { nl: 'Voor jou', en: 'For you' },
    line: {
      nl: '{quantity, plural, =1 {1 cadeaubon} other {# cadeaubonnen}} van {amount}',
      en: '{quantity, plural, =1 {1 gift card} other {# gift cards}} of {amount}',
    },
    linePack: {
      nl: '{quantity, plural, =1 {1 setje} other {# setjes}} van {size, number} lege kaarten, {amount} per setje',
      en: '{quantity, plural, =1 {1 set} other {# sets}} of {size, number} blank cards, {amount} per set',
    },
    lineDonation: {
      nl: '{quantity, plural, =1 {Een donatie van {amount}} other {# donaties van {amount}}}',
      en: '{quantity, plural, =1 {A donation of {amount}} other {# donations of {amount}}}',
    },
    toBasket: { nl: 'Naar winkelmandje', en: 'Go to basket' },
    payNow: { nl: 'Direct afrekenen', en: 'Check out now' },
    goOn: { nl: 'Verder winkelen', en: 'Continue shopping' },
  },
})
