/** De voorwaarden en wat we met gegevens doen, in het kort: waar iemand ermee akkoord gaat. */
export const legal = {
  agree:
    'Ik ga akkoord met de <terms>algemene voorwaarden</terms> en heb de <privacy>privacyverklaring</privacy> gelezen.',
  termsTitle: 'De voorwaarden in het kort',
  privacyTitle: 'Wat we met je gegevens doen',
  close: 'Sluiten',
  company: '{name}, {address}. KVK {kvk}, btw {vat}. {email}, {phone}.',
  terms: {
    p1: '<b>Wat je koopt.</b> Je koopt een digitale cadeaubon. De ontvanger krijgt hem per e-mail, binnen een uur na je betaling. Hoelang hij geldig is en waar je hem besteedt, staat bij de cadeaubon en op de kaart zelf.',
    p2: '<b>Prijs.</b> Je betaalt de waarde van de bon plus de servicekosten die je in je mandje ziet. Alle prijzen zijn inclusief btw. Er komt niets meer bij.',
    p3: '<b>Bedenktijd.</b> Je mag een cadeaubon 14 dagen lang teruggeven zolang de code niet is bekeken. Mail ons dan met je bestelnummer; het adres staat hieronder en in je bevestigingsmail. Je hoeft geen reden te geven. Je krijgt je geld terug op de manier waarop je betaalde.',
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
} as const
