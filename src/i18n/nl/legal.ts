/** De voorwaarden en wat we met gegevens doen, in het kort: waar iemand ermee akkoord gaat. */
export const legal = {
  agree:
    'Ik ga akkoord met de <terms>algemene voorwaarden</terms> en heb de <privacy>privacyverklaring</privacy> gelezen.',
  termsTitle: 'De voorwaarden in het kort',
  privacyTitle: 'Wat we met je gegevens doen',
  redeemTermsTitle: 'Inwisselen in het kort',
  redeemPrivacyTitle: 'Wat we met je gegevens doen bij inwisselen',
  close: 'Sluiten',
  company: '{name}, {address}. KVK {kvk}, btw {vat}. {email}, {phone}.',
  terms: {
    p1: '<b>Wat je koopt.</b> Je koopt een cadeaubon. Een digitale bon mailen we naar wie je kiest, of naar jou: binnen een uur na je betaling of op het moment dat je kiest. Een kaart sturen we per post. Hoelang hij geldig is en waar je hem besteedt, staat bij de cadeaubon en op de kaart zelf.',
    p2: '<b>Prijs.</b> Je betaalt de waarde van de bon plus de servicekosten die je in je mandje ziet. Alle prijzen zijn inclusief btw. Er komt niets meer bij.',
    p3: '<b>Bedenktijd.</b> Als particulier mag je een cadeaubon 14 dagen lang teruggeven zolang de code niet is bekeken. Mail ons dan met je bestelnummer; het adres staat hieronder en in je bevestigingsmail. Je hoeft geen reden te geven. Je krijgt je geld terug op de manier waarop je betaalde.',
    p4: '<b>Geldigheid.</b> Een digitale cadeaubon is minstens twee jaar geldig vanaf de dag waarop hij is bezorgd. De datum staat op de kaart.',
    p5: '<b>Verlies.</b> Een cadeaubon is als contant geld: wie de code heeft, kan hem besteden. Bewaar hem goed; hij is niet in te wisselen voor geld.',
    p6: '<b>Niet tevreden?</b> Laat het ons weten, dan zoeken we samen een oplossing.',
  },
  privacy: {
    p1: '<b>Van jou</b> bewaren we je naam, je e-mailadres en wat je bestelde, om je bestelling uit te voeren, en zeven jaar omdat de Belastingdienst dat vraagt.',
    p2: '<b>Van de ontvanger</b> gebruiken we naam en e-mailadres alleen om het cadeau te bezorgen. Reclame sturen we niet.',
    p3: '<b>Betalen</b> doe je bij onze betaaldienst. Je kaartnummer komt nooit bij ons terecht.',
    p4: '<b>Delen</b> doen we alleen met wie de kaart maakt en de betaling verwerkt. We verkopen niets door.',
    p5: '<b>Inzien, verbeteren of wissen?</b> Mail ons, dan regelen we het.',
  },
  redeemTerms: {
    p1: '<b>Waarvoor.</b> Je wisselt je kaart in voor de cadeaubonnen en donaties die je hier ziet, en betaalt bij wat je keuze meer kost. Servicekosten rekenen we niet; verzendkosten betaal je één keer.',
    p2: '<b>Wat overblijft</b> blijft op je kaart staan tot en met de laatste dag waarop hij geldig is. We betalen het niet uit in geld.',
    p3: '<b>Kwijt of gestolen?</b> Wie nummer en pincode heeft, kan de kaart gebruiken. Bel of mail ons meteen, dan blokkeren we wat er nog op staat.',
    p4: '<b>Bedacht?</b> Als particulier mag je een bon 14 dagen lang teruggeven zolang de code niet is bekeken. Wat je kaart betaalde, staat dan weer op je kaart.',
  },
  redeemPrivacy: {
    p1: '<b>Van jou</b> gebruiken we naam en e-mailadres om je keuze te bezorgen, en je adres alleen als er iets met de post komt.',
    p2: '<b>Je kaart</b> onthoudt alleen je eigen browser, tot je stopt of een half uur niets doet.',
    p3: '<b>Een merk</b> waarvan je de pagina opent, ziet niet wie je bent en welke kaart je hebt.',
  },
} as const
