import type { ErrorName } from '#kernel/error-codes.ts'

/** Een zin bij elke fout die een klant kan tegenkomen. Plaatshouders: zie de Engelse tekst. */
export const errors = {
  unexpected:
    'O jee, er is iets misgegaan. We werken al aan een oplossing. Probeer het later nog eens. Excuses voor het ongemak.',
  appleLimitExceeded:
    'Je zit boven de limiet voor Apple-cadeaubonnen. Per bestelling mag dat samen {limitAmount} euro zijn.',
  orderLimitExceeded:
    'Dit zijn meer cadeaubonnen dan in één bestelling passen: {cardsMax} stuks of {limit} per bestelling.',
  outOfStock: 'Deze cadeaubon is momenteel niet leverbaar.',
  paymentRefused:
    'Het is niet gelukt om je betaling te verwerken. Kies een andere betaalmethode of vraag je bank om meer informatie.',
  tooManyAttempts:
    'Er is te vaak geprobeerd om te betalen. Probeer het later nog eens of kies een andere betaalmethode.',

  inputInvalid: 'Deze waarde klopt niet. Kijk het nog even na.',
  fieldRequired:
    '{parameter, select, phoneNumber {Vul je telefoonnummer in.} firstName {Vul je voornaam in.} lastName {Vul je achternaam in.} name {Vul een naam in.} email {Vul een e-mailadres in.} password {Vul je wachtwoord in.} confirmEmail {Vul het e-mailadres nog een keer in.} companyName {Vul de bedrijfsnaam in.} countryCode {Kies een land.} subject {Kies een onderwerp.} cardNumber {Vul het kaartnummer in.} pin {Vul de pincode in.} message {Schrijf je bericht.} postCode {Vul je postcode in.} houseNumber {Vul je huisnummer in.} street {Vul je straat in.} addressLine1 {Vul je straat en huisnummer in.} city {Vul je plaats in.} administrativeArea {Vul de staat of provincie in.} kvkNumber {Vul het KVK-nummer in.} currentPassword {Vul je huidige wachtwoord in.} holderName {Vul de naam op de kaart in.} orderNumber {Vul het bestelnummer in.} methodId {Kies een betaalmethode.} other {Dit veld is verplicht.}}',
  emailInvalid: 'Dit e-mailadres klopt niet. Kijk het nog even na.',
  emailsDiffer: 'De e-mailadressen zijn niet gelijk.',
  nameInvalid: 'Vul een naam in met letters, zonder links of symbolen.',
  nameTooLong: 'De naam is te lang: er passen {max} tekens op het kaartje.',
  nameHasEmoji: 'Emoji passen niet op het kaartje. Schrijf de naam met letters.',
  phoneInvalid: 'Dit telefoonnummer klopt niet. Kijk het nog even na.',
  noteInvalid: 'Schrijf een boodschap met tekens die we kunnen afdrukken.',
  noteTooLong: 'Je boodschap is te lang: er passen {max} tekens in.',
  noteHasEmoji: 'Emoji kunnen we hier niet tonen. Haal ze uit je boodschap.',
  termsNotAccepted: 'Ga akkoord met de voorwaarden en de privacyverklaring.',
  uuidInvalid: 'Dit adres hoort niet bij een bestelling. Kijk de link nog even na.',
  pagingInvalid:
    '{parameter, select, itemsPerPage {Vraag 1 tot en met 48 producten per pagina.} itemsPerGroup {Vraag per groep hooguit zoveel als er op een pagina passen.} other {Deze pagina bestaat niet.}}',
  queryNotUnderstood: 'Deze aanvraag begrijpen we niet.',
  queryTooLarge: 'Deze aanvraag is te groot.',
  countryInvalid: 'Dit land of deze winkel kennen we niet.',
  vatNumberInvalid:
    'Dit btw-nummer klopt niet. Een Nederlands nummer is NL, negen cijfers, een B en twee cijfers.',
  referenceInvalid:
    'Gebruik voor je referentie hooguit 20 tekens: letters zonder accent, cijfers en leestekens.',
  postcodeInvalid: 'Deze postcode klopt niet voor dit land. Kijk hem nog even na.',
  houseNumberInvalid: 'Vul als huisnummer een getal in, zoals 12. Een letter mag erachter.',
  suffixInvalid: 'Gebruik voor de toevoeging hooguit 12 letters en cijfers, zoals A of bis.',
  streetInvalid: 'Deze straat kunnen we niet lezen. Gebruik letters en cijfers.',
  streetHasNumber:
    'In het veld Straat staat huisnummer {inStreet}, in het veld Huisnummer {inField}. Welk nummer klopt?',
  cityInvalid: 'Deze plaats kunnen we niet lezen. Gebruik letters.',
  tooLong: 'Dit is te lang. Maak het korter.',
  companyNameInvalid: 'Schrijf de bedrijfsnaam met letters of cijfers.',
  kvkNumberInvalid: 'Een KVK-nummer heeft 8 cijfers. Kijk het nog even na.',

  productUnknown: 'Deze cadeaubon kennen we niet (meer).',
  variationUnavailable: 'Deze cadeaubon is in deze vorm nog niet te koop.',
  amountNotOffered: 'Deze cadeaubon is niet te koop voor dit bedrag.',
  amountOutOfRange: 'Kies een bedrag van {min} tot en met {max}.',
  categoryUnknown: 'Deze categorie kennen we niet.',
  momentUnknown: 'Dit geefmoment kennen we niet.',
  brandUnknown: 'Dit merk kennen we niet (meer).',
  wrapperUnknown: 'Dit papier hebben we niet (meer). Kies een ander.',
  wrapperForDonation:
    'Een donatie verpakken we in gewoon papier: zo gaat al je geld naar het goede doel. Kies een papier zonder prijs.',
  wrapperForSelf: 'Wat je per e-mail voor jezelf koopt, komt zonder papier.',
  wrapperUnfit: 'Deze verpakking past niet om dit cadeau. Kies een andere.',

  quantityInvalid: 'Kies een aantal van 1 tot en met {max}.',
  packageUnknown: 'Deze cadeaubon ligt niet meer in je winkelmandje.',
  cartEmpty: 'Je winkelmandje is leeg.',
  cartExpired: 'Wat je wilde bestellen, staat niet meer voor je klaar. Kies het opnieuw.',
  cartChanged:
    'Je bestelling of het totaalbedrag is veranderd. Kijk alles nog een keer na voordat je betaalt.',
  promotionRefused:
    'Een korting die in je totaal zat, is niet meer te gebruiken: de actie is op, of je hebt haar al gehad. Er is niets afgeschreven. Kijk het nieuwe totaal na voordat je betaalt.',
  promotionCodeUnknown:
    'Deze code kennen we niet, of de actie is voorbij. Kijk of je hem goed hebt overgenomen.',
  detailsMissing: 'Vul eerst je gegevens in.',
  listTooLong: 'Een lijst heeft hooguit {max, number} ontvangers. Maak er twee lijsten van.',
  listEmpty: 'Er staat nog niemand in de lijst.',
  receiversWrong:
    '{count, plural, one {In één regel klopt iets nog niet.} other {In # regels klopt iets nog niet.}} Er is nog niets toegevoegd.',
  basketChanged:
    'Je winkelmandje is net in een ander venster veranderd. Er is niets overschreven. Bewaar nog een keer als je dit toch wilt.',
  cartMoved: 'Je bent net in deze browser in- of uitgelogd. Probeer het nog een keer.',
  notPostedThere: 'Naar dit land sturen we geen post. Kies een adres in Nederland.',
  postAddressMissing: 'Vul in waar we de kaart naartoe sturen.',
  phoneMissing:
    'De bezorger van een pakketje wil kunnen bellen. Vul een telefoonnummer in: bij de ontvanger in je winkelmandje, of bij je eigen gegevens.',
  noPostOnDay: 'Op deze dag bezorgt de post niet. Kies een dag van dinsdag tot en met zaterdag.',
  deliveryDatePast: 'Dit moment is al voorbij. Kies een later moment, of laat het meteen bezorgen.',
  deliveryDateTooFar: 'Je kunt tot een jaar vooruit plannen. Kies een eerder moment.',
  deliveryDateNotOnClock:
    'Die nacht gaat de klok een uur vooruit, dus dit tijdstip bestaat niet. Kies een ander.',
  deliveryDateInvalid: 'Vul een datum en een tijd in.',

  orderUnknown: 'Deze bestelling kunnen we niet vinden.',
  shipmentSent:
    'Dit is al onderweg of uitgepakt, of het gaat niet meer door. Annuleren kan niet meer.',
  returnChanged: 'Er komt nu een ander bedrag terug dan we lieten zien. Kijk het nog eens na.',
  nothingWithdrawn: 'Kies wat je wilt herroepen.',
  documentUnknown: 'Bij deze bestelling hoort geen factuur met dit nummer.',
  orderNotYours: 'Deze bestelling is in een andere browser geplaatst.',
  orderAlreadyPaid: 'Deze bestelling is al betaald.',
  giftPaidMeanwhile:
    'Dit cadeau is intussen betaald, dus je hoeft niets meer te doen. De bevestiging staat in je mail.',
  moneyLookedAt:
    'Voor deze bestelling kwam al geld binnen, maar een ander bedrag dan we vroegen, of heel laat. We kijken ernaar en laten je weten wat we doen. Betaal nu niet nog eens.',
  addressNotCorrectable:
    'Dit adres kun je nu niet veranderen: het cadeau is al uitgepakt, of het wordt net verstuurd.',
  tooManyCorrections:
    'Je hebt dit adres al een paar keer verbeterd. Vraag onze klantenservice om hulp.',
  deliveryNotMailed:
    'Deze mail kunnen we nu niet nog eens sturen: hij is nog niet verstuurd, of het cadeau is niet meer geldig.',
  giftOpened: 'De ontvanger heeft dit cadeau net uitgepakt, dus je kunt het niet meer zelf geven.',
  handOverRefused: 'Dit cadeau kun je nu niet zelf geven.',
  postNotLate: 'Deze kaart is nog geen vijf werkdagen onderweg, of we zoeken hem al voor je uit.',
  giftFixed:
    'Dit cadeau is al verstuurd of ingepakt. Boodschap en papier kunnen niet meer veranderen.',
  paperCostsOther:
    'Dit papier heeft een andere prijs dan het papier dat je betaalde. Kies er een die evenveel kost.',
  postFixed: 'Deze kaart is al ingepakt. Dag en adres kunnen niet meer veranderen.',
  tooManyResends:
    'Deze mail is net opnieuw verstuurd, of al drie keer. Wacht een paar minuten, of vraag onze klantenservice om hulp.',
  deliveryDateFixed: 'Dit is al verstuurd, of gaat niet meer door. Het moment ligt nu vast.',

  tooManyOrders:
    'Hier is kort na elkaar te veel besteld. Er is niets betaald en je winkelmandje blijft staan. Probeer het {count, plural, one {over een uur} other {uiterlijk over # uur}} opnieuw, of neem contact met ons op.',

  testCardRefused: 'Dit is een testkaart. Die kun je bekijken, maar niet bestellen.',

  earlyDeliveryUndecided:
    'Kies eerst wanneer we mogen bezorgen: nu, of pas na je bedenktijd ({day}).',
  earliestDayChanged: 'Na je bedenktijd is nu {day}. Er is niets betaald; kies opnieuw.',
  momentTooEarly: 'Vóór {day} kan alleen als je het vinkje zet: je bedenktijd loopt dan nog.',

  paymentMethodUnavailable: 'Deze betaalmethode is nu niet beschikbaar. Kies een andere.',
  paymentUnknown: 'Deze betaling kunnen we niet vinden.',
  paymentProviderUnreachable:
    'We kunnen de bank nu niet bereiken. Er is niets afgeschreven; probeer het over een minuut nog eens.',
  paymentCancelled: 'De betaling is geannuleerd. Wat je wilde bestellen, staat nog voor je klaar.',
  cardDetailsInvalid: 'Kijk de gegevens van je kaart nog even na.',
  bankUnknown: 'Kies je bank uit de lijst.',
  blikCodeInvalid: 'Een BLIK-code heeft 6 cijfers. Kijk in de app van je bank.',
  walletTokenMissing: 'Bevestig je betaling eerst in je wallet, of kies een andere betaalmethode.',
  walletSessionRefused:
    'Apple Pay lukt op dit moment niet. Kies een andere betaalmethode; er is niets afgeschreven.',

  orderLinkInvalid:
    'Deze link is al gebruikt of is verlopen. Laat op de pagina van je bestelling een nieuwe mailen.',
  cardLinkInvalid: 'Deze link is niet (meer) geldig.',
  thankYouRefused: 'Voor dit cadeau kunnen we nu geen bedankje versturen.',
  remindersNotRestored: 'Ongedaan maken kan niet meer. Vraag je herinneringen gewoon opnieuw aan.',
  tooManyThankYous: 'Je hebt je bedankje al een paar keer aangepast. Het blijft zoals het is.',
  balanceTooLow: 'Er staat niet genoeg op deze kaart.',
  cardNumberInvalid: 'Dit kaartnummer klopt niet. Het heeft 19 cijfers; kijk ze nog even na.',
  cardNotOurs:
    'Dit is niet het nummer van een Keuze Cadeaukaart. Het saldo van een andere cadeaubon vraag je op bij het merk zelf.',
  cardPinInvalid: 'De pincode heeft 6 cijfers. Kijk ze nog even na.',
  cardNotAccepted:
    'Dit kaartnummer en deze pincode horen niet bij elkaar. Kijk ze allebei nog even na.',
  cardNumberUsedUp:
    'Bij dit kaartnummer is te vaak een verkeerde pincode ingevuld. Hoort er een kaart bij, dan staat er een link in de mailbox waar die kaart naartoe ging. Daarmee kun je het weer proberen.',
  payingCardAlreadyAdded: 'Met deze kaart betaal je al mee.',
  tooManyPayingCards: 'Je kunt met hooguit {max} kaarten tegelijk betalen.',
  payingCardUnknown: 'Deze kaart betaalt al niet meer mee.',
  cardBlocked: 'Deze kaart is geblokkeerd. Neem contact op met onze klantenservice.',
  cardExpired: 'Deze kaart is verlopen op {expiredOn}.',
  cardEmpty: 'Op deze kaart staat geen saldo meer dat je nu kunt gebruiken.',
  cardNotActivated: 'Deze kaart is nog niet geactiveerd.',
  cardOfOtherStore:
    'Deze kaart is van een andere winkel. Daar kun je ermee betalen en zie je wat erop staat.',
  cardReserved:
    'Alles op deze kaart is gereserveerd voor een betaling die nu loopt. Bij Saldo checken zie je tot wanneer.',
  holdIsBeingPaid:
    'Hier wordt op dit moment mee betaald bij een bank. Wacht tot dat klaar is, of probeer het over een kwartier opnieuw.',
  redeemSessionEnded:
    'Je was een halfuur weg, dus we hebben je kaart voor de zekerheid gesloten. Vul kaartnummer en pincode opnieuw in; je saldo staat er nog.',
  cardNotRedeemable: 'Deze kaart kun je hier niet inwisselen.',
  cardOfOtherProgramme: 'Samen inwisselen kan alleen met kaarten van dezelfde soort.',
  productNotRedeemable: 'Deze keuze kun je niet met deze kaart maken.',
  remainderTooSmall: 'Maak je saldo helemaal op, of laat minstens {min} op je kaart staan.',
  redeemPageUnknown: 'Deze inwisselpagina kennen we niet (meer).',
  lastRedeemCard: 'Dit is je enige kaart. Wil je stoppen, kies dan voor stoppen met inwisselen.',
  redeemDataUnavailable:
    'Er is nu niets waarvoor je deze kaart kunt inwisselen. Je saldo blijft staan; probeer het later opnieuw.',
  cardOfCompany:
    'Deze kaart is van een bedrijf. Je betaalt er hier niet mee, maar wisselt hem in bij de saldocheck.',
  cardDataMissing:
    'We herkennen je kaart, maar missen de gegevens van de uitgever. Je saldo blijft staan. Neem contact op met onze klantenservice.',
  activationRefused:
    'Deze kaart kunnen we niet activeren. Kijk het nummer nog even na. Staat er al iets op de kaart? Dat zie je bij de saldocheck.',
  activationNumberUnknown:
    'Dit nummer kennen we niet. Kijk op de achterkant van je kaart: het heeft 19 cijfers.',
  activationAmountNotWhole: 'Vul een bedrag in hele euro’s in, zonder centen.',
  activationAmountOutOfRange: 'Op deze kaart past {min} tot en met {max}.',

  tooManyRequests: 'Dat ging wat snel. Wacht even en probeer het dan nog eens.',
  tooManySecretAttempts:
    'Dat waren te veel pogingen. Probeer het over {unit, select, seconds {{count, plural, one {1 seconde} other {# seconden}}} other {{count, plural, one {1 minuut} other {# minuten}}}} opnieuw.',
  budgetSpent:
    '{of, select, source {Vanaf jouw internetverbinding kwamen net te veel aanvragen.} other {Dit is net al een paar keer aangevraagd.}} Probeer het over {unit, select, seconds {{count, plural, one {1 seconde} other {# seconden}}} other {{count, plural, one {1 minuut} other {# minuten}}}} opnieuw, of mail ons.',
  holderProofInvalid: 'Je hebt te lang gewacht. Laad de pagina opnieuw en probeer het nog eens.',
  extensionRefused:
    'Deze kaart kan nu niet worden verlengd. Dat kan één keer, rond de laatste dag.',
  causeUnknown: 'Dit goede doel staat niet (meer) bij ons. Kies een ander.',
  cardValueChanged: 'Het saldo is intussen veranderd. Kijk nog even wat er nu op staat.',
  shopBusy: 'Het is op dit moment heel druk. Probeer het over een paar tellen nog eens.',
  shopAway:
    'We kunnen nu niet bij onze gegevens. Probeer het over een paar tellen nog eens. Een betaling gaat niet verloren.',

  queueUnknown: 'Dit onderdeel van de pagina kennen we niet.',
  landingPageUnknown: 'Deze pagina kennen we niet (meer).',
  informationPageUnknown: 'Deze pagina is er niet.',

  captchaMissing:
    'We konden niet nagaan of je een mens bent. Laad de pagina opnieuw en probeer het nog eens.',
  captchaRefused: 'De controle tegen spam is verlopen. Probeer het nog eens.',
  newsletterLinkInvalid: 'Deze link van de nieuwsbrief is niet (meer) geldig.',

  contactSubjectUnknown: 'Kies een onderwerp uit de lijst.',
  contactMessageTooShort: 'Vertel iets meer: minstens {min} tekens.',
  contactMessageTooLong: 'Je bericht is te lang: er passen {max} tekens in.',
  contactMessageInvalid: 'Er staan tekens in je bericht die we niet kunnen lezen. Haal ze weg.',
  orderNumberInvalid:
    'Een bestelnummer ziet eruit als 61-7KD3-9QXM. Kijk het nog even na, of laat het weg.',

  accountExists: 'Er is al een account met dit e-mailadres. Log in, of kies een nieuw wachtwoord.',
  accountUnknown: 'Er is geen account met dit e-mailadres.',
  loginWrong: 'Deze combinatie van e-mailadres en wachtwoord klopt niet.',
  alreadyLoggedIn: 'Je bent al ingelogd.',
  notLoggedIn: 'Log eerst in.',
  passwordTooShort: 'Kies een wachtwoord van minstens 8 tekens.',
  passwordCharacters: 'Gebruik letters, cijfers en een leesteken of symbool.',
  passwordTooLong: 'Een wachtwoord heeft hooguit 128 tekens.',
  passwordWrong: 'Dit wachtwoord klopt niet.',
  accountLinkInvalid: 'Deze link is niet (meer) geldig. Vraag een nieuwe aan.',
  passwordMailNotSent:
    'Onze mail komt op dit adres niet aan. Neem contact op met de klantenservice, dan helpen we je.',
} as const satisfies Record<ErrorName, string>
