import { papers } from './papers.ts'

/** De pagina van een cadeaubon en de bevestiging na toevoegen. */
export const product = {
  form: {
    amount: 'Kies een bedrag',
    otherAmount: 'Ander bedrag',
    otherAmountLabel: 'Bedrag in euro',
    otherAmountHint:
      '{hasCents, select, true {Van {min} tot en met {max}} other {Hele euro’s, van {min} tot en met {max}}}',
    receiver: 'Voor wie?',
    forOther: 'Voor iemand anders',
    forSelf: 'Voor mij',
    forSelfHint: 'We mailen de cadeaubon naar het e-mailadres dat je bij het bestellen invult.',
    donation: {
      forOther: 'In naam van iemand anders',
      forSelf: 'In mijn eigen naam',
      forSelfHint: 'Je krijgt een bevestiging op het e-mailadres dat je bij het bestellen invult.',
    },
    again: 'Nog iets voor',
    againFor: 'Nog iets voor {name}, {email}',
    name: 'Naam van de ontvanger',
    email: 'E-mailadres van de ontvanger',
    confirmEmail: 'Herhaal het e-mailadres',
    giverName: 'Van wie?',
    giverNameHint: 'Dit leest de ontvanger op het kaartje. Zonder naam staat je voornaam erop.',
    paper: 'Papier',
    papers,
    message: 'Persoonlijke boodschap',
    messageLabel: 'Jouw boodschap (niet verplicht)',
    quantity: 'Aantal',
    quantityLabel: 'Aantal van {title}',
    quantityHint: 'Elke cadeaubon krijgt een eigen code.',
    submit: 'In winkelmandje',
    buyNow: 'Nu kopen',
    serviceFee: '+ {fee} servicekosten<wide> per bestelling</wide>',
    perPiece: '{quantity} × {amount}',
    chooseAmount: 'Kies een bedrag',
    required: {
      name: 'Vul een naam in.',
      email: 'Vul een e-mailadres in.',
      confirmEmail: 'Herhaal het e-mailadres.',
    },
    problems: {
      deliveryDateInvalid: 'Kies een datum en een tijd.',
      amountNotOffered:
        '{isWhole, select, true {Vul een bedrag in hele euro’s in, zonder centen.} other {Kies een bedrag in stappen van {step}.}}',
    },
  },
  stage: {
    toName: 'Zo ziet {name} het',
    toSomebody: 'Zo ziet de ontvanger het',
    amountLabel: 'Ter waarde van {amount}',
    donationLabel: 'In jouw naam gegeven: {amount}',
    sample: 'Jouw boodschap komt hier te staan.',
    showWrapped: 'Bekijk het ingepakt',
  },
  assurances: {
    payment: 'Betaal veilig met {methods}',
    measured:
      'Negen van de tien binnen {unit, select, seconds {{time} seconden} other {{time} minuten}} in de mailbox, gemeten over de laatste {count}',
    speed: 'Binnen een uur per e-mail, ook ’s avonds en in het weekend',
    withdrawal: '14 dagen bedenktijd zolang de code niet is bekeken',
    donationSpeed: 'De ontvanger leest binnen een uur per e-mail wat jij gaf',
    donationWhole: 'Je hele donatie gaat naar het goede doel',
  },
  details: {
    about: 'Over deze cadeaubon',
    aboutDonation: 'Over dit goede doel',
    validity: 'Geldigheid',
    validityYears:
      'Minstens {years, plural, =1 {1 jaar} other {# jaar}} geldig, vanaf het moment dat de cadeaubon is bezorgd.',
    validityMonths:
      'Minstens {months} maanden geldig, vanaf het moment dat de cadeaubon is bezorgd.',
    howToSpend: 'Zo besteed je hem',
    whatItDoes: 'Wat je donatie doet',
    where: 'Waar te besteden',
    whereDonation: 'Waar het gebeurt',
    places: '{count, plural, =1 {Op 1 plek in Nederland} other {Op # plekken in Nederland}}',
    city: 'Onder meer in {last}.',
    cities: 'Onder meer in {others} en {last}.',
    online: 'Online bij',
  },
  outOfStock: {
    title: 'Momenteel niet leverbaar',
    text: 'Deze cadeaubon kun je nu even niet bestellen. Hieronder staan er een paar die erop lijken.',
  },
  similar: 'Lijkt hierop',
  added: {
    title: 'In je winkelmandje',
    for: 'Voor {name}',
    forSelf: 'Voor jou',
    line: '{quantity, plural, =1 {1 cadeaubon} other {# cadeaubonnen}} van {amount}',
    lineDonation:
      '{quantity, plural, =1 {Een donatie van {amount}} other {# donaties van {amount}}}',
    toBasket: 'Naar winkelmandje',
    payNow: 'Direct afrekenen',
    goOn: 'Verder winkelen',
  },
} as const
