import { texts } from '#i18n/texts.ts'

/** Terms and use of data in short, where somebody agrees to them. */
export const legalTexts = texts({
  agree: {
    nl: 'Ik ga akkoord met de <terms>algemene voorwaarden</terms> en heb de <privacy>privacyverklaring</privacy> gelezen.',
    en: 'I agree to the <terms>terms and conditions</terms> and have read the <privacy>privacy statement</privacy>.',
  },
  termsTitle: { nl: 'De voorwaarden in het kort', en: 'The terms in short' },
  privacyTitle: { nl: 'Wat we met je gegevens doen', en: 'What we do with your data' },
  redeemTermsTitle: { nl: 'Inwisselen in het kort', en: 'Exchanging in short' },
  redeemPrivacyTitle: {
    nl: 'Wat we met je gegevens doen bij inwisselen',
    en: 'What we do with your data when you exchange',
  },
  close: { nl: 'Sluiten', en: 'Close' },
  company: {
    nl: '{name}, {address}. KVK {kvk}, btw {vat}. {email}, {phone}.',
    en: '{name}, {address}. KVK {kvk}, VAT {vat}. {email}, {phone}.',
  },
  terms: {
    p1: {
      nl: '<b>Wat je koopt.</b> Je koopt een cadeaubon. Een digitale bon mailen we naar wie je kiest, of naar jou: binnen een uur na je betaling of op het moment dat je kiest. Een kaart sturen we per post. Hoelang hij geldig is en waar je hem besteedt, staat bij de cadeaubon en op de kaart zelf.',
      en: '<b>What you buy.</b> You buy a gift card. We email a digital card to whoever you choose, or to you: within an hour of your payment, or at the moment you choose. A printed card comes by post. The gift card says how long it is valid and where it can be spent, both here and on the card itself.',
    },
    p2: {
      nl: '<b>Prijs.</b> Je betaalt de waarde van de bon plus de servicekosten die je in je mandje ziet. Alle prijzen zijn inclusief btw. Er komt niets meer bij.',
      en: '<b>Price.</b> You pay the value of the card plus the service fee shown in your basket. All prices include VAT. Nothing is added later.',
    },
    p3: {
      nl: '<b>Bedenktijd.</b> Als particulier mag je een cadeaubon 14 dagen lang teruggeven zolang de code niet is bekeken. Mail ons dan met je bestelnummer; het adres staat hieronder en in je bevestigingsmail. Je hoeft geen reden te geven. Je krijgt je geld terug op de manier waarop je betaalde.',
      en: '<b>Changing your mind.</b> As a consumer you may return a gift card within 14 days, as long as its code has not been viewed. Email us your order number; the address is below and in your confirmation email. You do not have to give a reason. We refund you the way you paid.',
    },
    p4: {
      nl: '<b>Geldigheid.</b> Een digitale cadeaubon is minstens twee jaar geldig vanaf de dag waarop hij is bezorgd. De datum staat op de kaart.',
      en: '<b>Validity.</b> A digital gift card is valid for at least two years from the day it is delivered. The date is on the card.',
    },
    p5: {
      nl: '<b>Verlies.</b> Een cadeaubon is als contant geld: wie de code heeft, kan hem besteden. Bewaar hem goed; hij is niet in te wisselen voor geld.',
      en: '<b>Loss.</b> A gift card is like cash: whoever has the code can spend it. Keep it safe; it cannot be exchanged for money.',
    },
    p6: {
      nl: '<b>Niet tevreden?</b> Laat het ons weten, dan zoeken we samen een oplossing.',
      en: '<b>Not happy?</b> Let us know and we will look for a solution together.',
    },
  },
  privacy: {
    p1: {
      nl: '<b>Van jou</b> bewaren we je naam, je e-mailadres en wat je bestelde, om je bestelling uit te voeren, en zeven jaar omdat de Belastingdienst dat vraagt.',
      en: '<b>About you</b> we keep your name, your email address and what you ordered: to carry out your order, and for seven years because tax law requires it.',
    },
    p2: {
      nl: '<b>Van de ontvanger</b> gebruiken we naam en e-mailadres alleen om het cadeau te bezorgen. Reclame sturen we niet.',
      en: '<b>About the recipient</b> we keep a name and email address, only to deliver the gift. We send them no advertising.',
    },
    p3: {
      nl: '<b>Betalen</b> doe je bij onze betaaldienst. Je kaartnummer komt nooit bij ons terecht.',
      en: '<b>Payment</b> is handled by our payment provider. Your card number never reaches us.',
    },
    p4: {
      nl: '<b>Delen</b> doen we alleen met wie de kaart maakt en de betaling verwerkt. We verkopen niets door.',
      en: '<b>Sharing</b> is limited to whoever makes the card and processes the payment. We do not sell your data.',
    },
    p5: {
      nl: '<b>Inzien, verbeteren of wissen?</b> Mail ons, dan regelen we het.',
      en: '<b>See, correct or delete your data?</b> Email us and we will arrange it.',
    },
  },
  redeemTerms: {
    p1: {
      nl: '<b>Waarvoor.</b> Je wisselt je kaart in voor de cadeaubonnen en donaties die je hier ziet, en betaalt bij wat je keuze meer kost. Servicekosten rekenen we niet; verzendkosten betaal je één keer.',
      en: '<b>What for.</b> You exchange your card for the gift cards and donations shown here, and pay what your choice costs more. There is no service fee; postage is paid once.',
    },
    p2: {
      nl: '<b>Wat overblijft</b> blijft op je kaart staan tot en met de laatste dag waarop hij geldig is. We betalen het niet uit in geld.',
      en: '<b>What is left</b> stays on your card until the last day on which it is valid. We do not pay it out in money.',
    },
    p3: {
      nl: '<b>Kwijt of gestolen?</b> Wie nummer en pincode heeft, kan de kaart gebruiken. Bel of mail ons meteen, dan blokkeren we wat er nog op staat.',
      en: '<b>Lost or stolen?</b> Whoever has the number and the PIN can use the card. Call or email us straight away and we will block what is still on it.',
    },
    p4: {
      nl: '<b>Bedacht?</b> Als particulier mag je een bon 14 dagen lang teruggeven zolang de code niet is bekeken. Wat je kaart betaalde, staat dan weer op je kaart.',
      en: '<b>Changed your mind?</b> As a consumer you may return a card within 14 days, as long as its code has not been viewed. What your card paid is then back on your card.',
    },
  },
  redeemPrivacy: {
    p1: {
      nl: '<b>Van jou</b> gebruiken we naam en e-mailadres om je keuze te bezorgen, en je adres alleen als er iets met de post komt.',
      en: '<b>About you</b> we use your name and email address to deliver your choice, and your postal address only if something comes by post.',
    },
    p2: {
      nl: '<b>Je kaart</b> onthoudt alleen je eigen browser, tot je stopt of een half uur niets doet.',
      en: '<b>Your card</b> is remembered by your own browser alone, until you stop or do nothing for half an hour.',
    },
    p3: {
      nl: '<b>Een merk</b> waarvan je de pagina opent, ziet niet wie je bent en welke kaart je hebt.',
      en: '<b>A brand</b> whose page you open does not see who you are or which card you have.',
    },
  },
})
