import { address } from './address.ts'
import { errors } from './errors.ts'

/** Texts of checkout, payment and the processing page. */
export const checkout = {
  assurances: {
    secure: 'Veilig betalen',
    withdrawal: {
      consumer: {
        any: '14 dagen bedenktijd',
        gift: '14 dagen bedenktijd zolang de code niet is bekeken',
        pack: '14 dagen bedenktijd zolang er geen bedrag op de kaarten staat',
        donation: '14 dagen bedenktijd zolang we je donatie niet hebben overgemaakt',
      },
      unknown: {
        any: 'Particulieren hebben 14 dagen bedenktijd',
        gift: 'Particulieren hebben 14 dagen bedenktijd zolang de code niet is bekeken',
        pack: 'Particulieren hebben 14 dagen bedenktijd zolang er geen bedrag op de kaarten staat',
        donation:
          'Particulieren hebben 14 dagen bedenktijd zolang we je donatie niet hebben overgemaakt',
      },
    },
  },
  pageTitle: 'Bestellen',
  steps: {
    label: 'Stappen van je bestelling',
    details: 'Je gegevens',
    shipping: 'Controleren',
    payment: 'Betaling',
    success: 'Klaar',
    transfer: 'Overmaken',
    unpaid: 'Afronden',
    done: 'gedaan',
  },
  back: {
    basket: 'Terug naar je mandje',
    details: 'Terug naar je gegevens',
    shipping: 'Terug naar controleren',
  },
  details: {
    heading: 'Je gegevens',
    intro:
      'Bestellen kan zonder account. Je bevestiging mailen we naar het adres hieronder. Heb je wel een account? <link>Log in</link>',
    introCustomer: 'Je bent ingelogd als {email}. Deze bestelling vind je straks in je account.',
    customerType: 'Ik bestel',
    private: 'Privé',
    business: 'Zakelijk',
    companyName: 'Bedrijfsnaam',
    kvkNumber: 'KVK-nummer',
    kvkHint: '8 cijfers.',
    vatNumber: 'Btw-nummer',
    invoiceEmail: 'E-mailadres voor facturen',
    invoiceEmailHint: 'Leeg? Dan gebruiken we je eigen e-mailadres.',
    billingAddress: 'Factuuradres',
    withAddress: 'Factuur op naam en adres',
    withAddressHint: 'Handig als je de factuur ergens inlevert. Nodig is het niet.',
    reference: 'Referentie',
    referenceHint: 'Bijvoorbeeld je inkoopnummer. Het staat op je bevestiging.',
    firstName: 'Voornaam',
    lastName: 'Achternaam',
    email: 'E-mailadres',
    confirmEmail: 'Herhaal e-mailadres',
    phone: 'Telefoonnummer',
    optional: 'niet verplicht',
    phoneHint: 'Alleen om je te bellen als er iets met je bestelling is.',
    next: 'Verder naar betaling',
    toShipping: 'Verder naar controleren',
  },
  required: {
    ...address.required,
    companyName: 'Vul je bedrijfsnaam in.',
    kvkNumber: 'Vul je KVK-nummer in.',
    firstName: 'Vul je voornaam in.',
    lastName: 'Vul je achternaam in.',
    email: 'Vul je e-mailadres in.',
    confirmEmail: 'Herhaal je e-mailadres.',
  },
  problems: {
    ...address.problems,
    kvkNumberInvalid: errors.kvkNumberInvalid,
    vatNumberInvalid: errors.vatNumberInvalid,
    nameInvalid: 'Gebruik voor je naam gewone letters, zonder emoji.',
    emailInvalid: 'Dit e-mailadres klopt niet. Een goed adres ziet eruit als naam@voorbeeld.nl.',
    emailsDiffer: 'De twee e-mailadressen zijn niet gelijk.',
    referenceInvalid:
      'Gebruik voor je referentie hooguit 20 tekens: letters zonder accent, cijfers en leestekens.',
    phoneInvalid: 'Dit telefoonnummer klopt niet. Kijk het nog even na.',
    termsNotAccepted: 'Vink aan dat je akkoord gaat met de voorwaarden.',
  },
  shipping: {
    heading: 'Controleer je bestelling',
    intro: 'Alles gaat per e-mail, direct na je betaling en binnen een uur.',
    introPlanned:
      'Alles gaat per e-mail, op het moment dat je koos of anders binnen een uur na je betaling.',
    to: 'Naar {email}',
    toSelf: 'Naar jou: {email}',
    introPosted:
      'Kijk nog even na waar alles heen gaat. Wat per post gaat, doen wij op werkdagen voor je op de post.',
    byPost: 'Per post naar {address}',
    postWithoutAddress: 'Per post, naar het adres bij je gegevens',
    postOn: 'Naar verwachting op {day}',
    line: '{count, number} × {product}',
    note: 'Met je boodschap',
    moment: 'Direct na je betaling',
    planned: 'Op {when}',
    edit: 'Wijzigen',
    editReceiver: 'Cadeaubonnen {receiver} wijzigen',
    yourDetails: 'Jouw gegevens',
    editDetails: 'Je gegevens wijzigen',
    confirmation: 'Je bevestiging gaat naar {email}.',
    reference: 'Referentie: {reference}',
    billedTo: 'Factuuradres: {address}',
    next: 'Verder naar betaling',
  },
  payingCards: {
    heading: 'Betalen met een Keuze Cadeaukaart',
    ask: 'Heb je een Keuze Cadeaukaart? Betaal ermee',
    another: 'Nog een Keuze Cadeaukaart gebruiken',
    hint: 'Wat erop staat, gaat van je totaal af. De rest betaal je op een andere manier. Met een Keuze Cadeaukaart koop je alles, behalve een nieuwe en kaarten zonder bedrag.',
    form: 'Keuze Cadeaukaart toevoegen',
    add: 'Kaart gebruiken',
    card: 'Keuze Cadeaukaart {number}',
    left: 'Er blijft {amount} op staan',
    empty: 'Daarna is de kaart leeg',
    remove: 'Niet gebruiken',
    removeCard: 'Keuze Cadeaukaart {number} niet gebruiken',
    all: 'Je kaart betaalt alles: je hoeft niets bij te betalen.',
  },
  payment: {
    proofFailed:
      'De controle tegen misbruik lukte niet: daarvoor maakt je browser even een rekensom, en die kwam niet af. Probeer het nog eens, of gebruik een andere browser.',
    heading: 'Betaling',
    method: 'Hoe wil je betalen?',
    hint: {
      bank: 'Je betaalt in de vertrouwde omgeving van je bank.',
      app: 'Je betaalt met de app op je telefoon, of door een code te scannen.',
      wallet: 'Je bevestigt in {name}.',
      code: 'Je typt een code uit de app van je bank en bevestigt op je telefoon.',
      phone: 'Je krijgt een bericht op je telefoon en bevestigt daar.',
      transfer:
        'Je maakt zelf over. Je bestelling gaat de deur uit zodra je geld binnen is, meestal na één of twee werkdagen.',
      sheet: 'Je bevestigt in de wallet van je telefoon of browser.',
      invoice:
        'Je maakt vooraf over met een pro-formafactuur voor je bedrijf. We maken je cadeaubonnen zodra je geld binnen is.',
      card: 'Je kaartgegevens gaan versleuteld naar de betaaldienst. Wij zien ze niet.',
    },
    none: 'Betalen lukt op dit moment niet. Probeer het over een paar minuten opnieuw: er gaat niets verloren.',
    again: 'Opnieuw proberen',
    orderAndPay: 'Bestellen en betalen',
    toPay: 'Te betalen',
    noTotal: 'Kies eerst een bedrag',
    transfer: {
      pack: 'Je maakt zelf over. We pakken je setje in zodra je geld binnen is, meestal na één of twee werkdagen.',
      activation:
        'Je maakt zelf over. We zetten het bedrag op je kaart zodra je geld binnen is, meestal na één of twee werkdagen.',
    },
    invoice: {
      pack: 'Je maakt vooraf over met een pro-formafactuur voor je bedrijf. We pakken je setje in zodra je geld binnen is.',
      activation:
        'Je maakt vooraf over met een pro-formafactuur voor je bedrijf. We zetten het bedrag op je kaart zodra je geld binnen is.',
    },
    withdrawal: {
      gift: '{orderer, select, consumer {Je hebt} other {Particulieren hebben}} 14 dagen bedenktijd zolang de code van de cadeaubon niet is bekeken: een mail met je bestelnummer is genoeg. <terms>Lees meer</terms>',
      activation:
        '{orderer, select, consumer {Je hebt} other {Particulieren hebben}} 14 dagen bedenktijd zolang er niets van de kaart is uitgegeven: een mail met je bestelnummer is genoeg. <terms>Lees meer</terms>',
      pack: '{orderer, select, consumer {Je hebt} other {Particulieren hebben}} 14 dagen bedenktijd zolang er geen bedrag op de kaarten staat: een mail met je bestelnummer is genoeg. <terms>Lees meer</terms>',
    },
    ask: {
      bank: 'Je bank',
      blikCode: 'BLIK-code',
      phoneNumber: 'Telefoonnummer',
      phonePrefix: '+351 ',
      hint: {
        blikCode: '6 cijfers uit de app van je bank.',
        phoneNumber: 'Van de telefoon met MB WAY, met landcode: +351 912 345 678.',
      },
      problem: {
        bank: 'Kies je bank uit de lijst.',
        blikCode: 'Een BLIK-code heeft 6 cijfers. Kijk in de app van je bank.',
        phoneNumber: 'Vul je nummer in met de landcode, zoals +351 912 345 678.',
      },
    },
    choose: 'Kies eerst hoe je wilt betalen.',
    busy: 'Een moment, we openen je betaling',
    overview: 'Je bestelling',
    moreGifts:
      '{count, plural, one {En nog één cadeau, in je mandje.} other {En nog # cadeaus, in je mandje.}}',
    others: '{count, plural, one {En nog één ontvanger} other {En nog {count, number} ontvangers}}',
    changed: 'De prijs is veranderd',
    changedText:
      'Je totaal was {before} en is nu {now}. Er is nog niets betaald. Klopt het zo? Betaal dan opnieuw.',
  },
  card: {
    legend: 'Je creditcard',
    number: 'Kaartnummer',
    expiry: 'Vervaldatum',
    securityCode: 'Beveiligingscode',
    securityCodeHint: 'De 3 cijfers achterop je kaart.',
    securityCodeHintAmex: 'De 4 cijfers voorop je kaart.',
    holder: 'Naam op de kaart',
    brandFound: 'Herkend als {brand}',
    placeholders: { number: '1234 5678 9012 3456', expiry: 'MM/JJ', securityCode: '123' },
    late: 'De kaartvelden laden langer dan normaal. Wacht nog even, of kies een andere manier om te betalen.',
    failed:
      'De kaartvelden konden niet worden geladen. Probeer het opnieuw of kies een andere manier om te betalen.',
    problems: {
      number: 'Dit kaartnummer klopt niet.',
      numberEmpty: 'Vul je kaartnummer in.',
      brand: 'Deze kaart nemen we niet aan.',
      expiry: 'Deze vervaldatum klopt niet.',
      expiryEmpty: 'Vul de vervaldatum in.',
      expired: 'Deze kaart is verlopen.',
      code: 'Deze beveiligingscode klopt niet.',
      codeEmpty: 'Vul de beveiligingscode in.',
      holder: 'Vul de naam in die op je kaart staat.',
    },
  },
  scam: {
    title: 'Vraagt iemand je om cadeaubonnen te kopen?',
    text: 'Oplichters doen zich voor als je bank, de overheid, een collega of familie en vragen dan om de codes. Geef een code nooit door aan wie erom vraagt. Twijfel je, betaal dan nog niet en bel eerst iemand die je vertrouwt.',
    delay:
      'Uit voorzorg bezorgen we deze bestelling {minutes, plural, one {1 minuut} other {# minuten}} later.',
  },
  retry: {
    toMethods: 'Kies hoe je wilt betalen',
    refused: 'Je betaling is niet gelukt',
    refusedText:
      'We konden je betaling niet verwerken. Kies een andere betaalmethode of neem contact op met je bank. Er is niets afgeschreven en je mandje is er nog.',
    refusedGiftText:
      'We konden je betaling niet verwerken. Kies een andere betaalmethode of neem contact op met je bank. Er is niets afgeschreven en alles wat je invulde, staat nog klaar.',
    help: 'Lukt het niet? Mail ons op <mail>{email}</mail>, dan kijken we met je mee.',
    tooMany: 'Te veel pogingen',
    tooManyText:
      'Je hebt het te vaak geprobeerd. Wacht even en probeer het later opnieuw, of kies een andere betaalmethode. Er is niets afgeschreven.',
    cancelled: 'Je betaling is niet afgerond',
    cancelledText: 'Geen probleem: er is niets afgeschreven en je mandje staat nog voor je klaar.',
    cancelledGiftText:
      'Geen probleem: er is niets afgeschreven en alles wat je invulde, staat nog klaar.',
    noLine: 'Je verbinding viel weg',
    noLineText:
      'Alles wat je hebt ingevuld, staat er nog. Probeer het opnieuw zodra je weer verbinding hebt. Betaal je zo twee keer, dan krijg je één betaling vanzelf terug.',
    other: 'Er ging iets mis met je betaling',
    otherText: 'Er is niets afgeschreven. Probeer het opnieuw of kies een andere betaalmethode.',
  },
  leave: {
    title: 'Site verlaten?',
    text: 'De wijzigingen die je hebt aangebracht, worden misschien niet bewaard.',
    stay: 'Hier blijven',
    leave: 'Toch weggaan',
  },
  wallet: {
    open: 'Open {name}',
    closed: 'Je hebt het venster gesloten. Er is niets betaald.',
    failed: '{name} lukt hier niet. Kies een andere betaalmethode; er is niets afgeschreven.',
  },
  postRedirect: {
    heading: 'Je gaat nu betalen',
    text: 'Dat gaat vanzelf. Gebeurt er niets?',
    action: 'Ga verder met betalen',
  },
  processing: {
    pageTitle: 'Betaling verwerken',
    heading: 'We kijken of je betaling is gelukt',
    text: 'Dat duurt meestal een paar seconden. Laat deze pagina even open.',
    confirm: 'Bevestig de betaling op je telefoon',
    confirmText: {
      code: 'Open de app van je bank en bevestig de betaling met BLIK. Deze pagina gaat daarna vanzelf verder.',
      phone:
        'Open MB WAY op je telefoon en bevestig de betaling. Deze pagina gaat daarna vanzelf verder.',
    },
    scan: 'Betaal met de app van {method}',
    scanText:
      'Scan de code met de app op je telefoon, of open de app als die op dit apparaat staat. Deze pagina gaat daarna vanzelf verder.',
    scanAlt: 'QR-code van je betaling',
    openApp: 'Open de app',
    longer: 'Het duurt wat langer dan normaal',
    longerText: 'We hebben nog geen antwoord over je betaling. We blijven kijken.',
    stopped: 'We wachten nog op antwoord over je betaling',
    stoppedText:
      'Je hoeft hier niet te blijven. Zodra je betaling binnen is, mailen we je en gaan de cadeaubonnen de deur uit. Betaal je toch twee keer, dan krijg je de tweede betaling vanzelf terug.',
    open: 'Je betaling staat nog open',
    openText:
      'Rond hem af, of kies een andere manier om te betalen. Heb je net betaald? Wacht dan even: deze pagina gaat vanzelf verder.',
    otherWay: 'Anders betalen',
    backToPayment: 'Terug naar je betaling',
    check: 'Kijk opnieuw',
    toOrder: 'Bekijk je bestelling',
    unknown: 'We kunnen deze betaling niet vinden',
    unknownText:
      'Heb je net betaald? Dan krijg je een bevestiging per e-mail. Je mandje is er nog.',
    toBasket: 'Naar je mandje',
  },
} as const
