/** De mail die een gever krijgt als een kaart op de post is. */
export const postedMail = {
  greeting: 'Hoi {name},',
  subject: '{name, select, self {Je kaart} other {Je kaart voor {name}}} is op de post',
  preview: 'Volgens de post is hij er op {day}.',
  heading: 'Op de post',
  intro:
    '{name, select, self {Je kaart} other {De kaart voor {name}}} is onderweg{city, select, none {} other { naar {city}}}. De post bezorgt hem naar verwachting op {day}.',
  tracked: {
    intro: 'Met de knop volg je waar hij is.',
    action: 'Volg de bezorging',
  },
  letter: {
    intro:
      'Hij gaat als brievenbuspost, zonder code om te volgen. Is hij er na vijf werkdagen nog niet? Laat het ons weten.',
    action: 'Naar mijn bestelling',
  },
  ended: {
    subject: '{name, select, self {Je kaart} other {De kaart voor {name}}} is niet aangekomen',
    heading: 'Niet aangekomen',
    intro:
      '{name, select, self {Je kaart} other {De kaart voor {name}}} is onderweg kwijtgeraakt of bij ons teruggekomen. Het spijt ons. Wat erin zat, werkt niet meer.',
    replaced: 'We maken dezelfde kaarten opnieuw en doen ze voor je op de post. Dat kost je niets.',
    refunded:
      'Je krijgt terug wat je ervoor betaalde, met de verzendkosten, op de manier waarop je betaalde.',
    why: 'Je krijgt deze mail één keer, omdat je deze kaart bij ons bestelde.',
  },
  pack: {
    subject:
      '{name, select, self {Je cadeaukaarten zonder bedrag zijn} other {De cadeaukaarten zonder bedrag voor {name} zijn}} op de post',
    preview: 'Volgens de post zijn ze er op {day}.',
    intro:
      '{name, select, self {Je cadeaukaarten zonder bedrag zijn} other {De cadeaukaarten zonder bedrag voor {name} zijn}} onderweg{city, select, none {} other { naar {city}}}. De post bezorgt ze naar verwachting op {day}.',
    letter:
      'Ze gaan als brievenbuspost, zonder code om te volgen. Zijn ze er na vijf werkdagen nog niet? Laat het ons weten.',
    tracked: 'Met de knop volg je waar ze zijn.',
    why: 'Je krijgt deze mail één keer, omdat je deze kaarten bij ons bestelde.',
    ended: {
      subject:
        '{name, select, self {Je cadeaukaarten zonder bedrag zijn} other {De cadeaukaarten zonder bedrag voor {name} zijn}} niet aangekomen',
      intro:
        '{name, select, self {Je cadeaukaarten zonder bedrag zijn} other {De cadeaukaarten zonder bedrag voor {name} zijn}} onderweg kwijtgeraakt of bij ons teruggekomen. Het spijt ons. Op die kaarten kan niemand meer een bedrag zetten.',
    },
  },
  activate: 'Zet een bedrag op een lege kaart, wanneer je wilt',
  why: 'Je krijgt deze mail één keer, omdat je deze kaart bij ons bestelde.',
  linkHint: 'Werkt de knop niet? Kopieer dan dit adres naar je browser:',
} as const
