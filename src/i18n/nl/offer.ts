/** Wat alleen de pagina van een product zegt: per soort, en per vorm. */
export const offer = {
  forMany: 'Voor meerdere mensen tegelijk',
  pageTitle:
    '{variant, select, donation {{title}: geef aan een goed doel} pack {{title}: drie kaarten zonder bedrag} choice {{title}: laat de ontvanger kiezen} other {{title}: digitaal cadeau geven}}',
  kicker: {
    donation: 'Goed doel',
    pack: 'Setje van 3, zonder bedrag',
    choice: 'Onze eigen kaart',
  },
  form: {
    legend: 'Hoe geef je hem?',
    DIGITAL: 'Per e-mail',
    PHYSICAL: 'Per post',
    promiseDIGITAL: 'Binnen een uur in de mailbox, dag en nacht.',
    promisePHYSICAL: 'Gedrukt, in een envelop. Met verzendkosten.',
    free: '{min} tot en met {max}',
    coming: 'Binnenkort',
    out: 'Momenteel niet leverbaar',
  },
  notForSale: {
    comingTitle: 'Binnenkort te bestellen',
    comingText:
      'Dit kun je nu al bekijken, maar nog niet kopen. Zodra het zover is, staat hier de knop.',
    otherCards: 'Bekijk wat er nu al kan',
    all: 'Bekijk alle cadeaubonnen',
  },
  pack: {
    price: '{amount} per setje',
    vat: 'inclusief 21% btw',
    inside: {
      title: 'Wat erin zit',
      cards: '3 gedrukte kaarten, nog zonder waarde',
      envelopes: '3 enveloppen in dezelfde kleuren',
      number: 'Op elke kaart een eigen nummer om hem op te laden',
    },
    steps: {
      title: 'Van leeg naar cadeau',
      keep: {
        title: 'Leg ze klaar',
        text: 'Leeg verlopen ze niet, dus ze mogen rustig in de la blijven liggen.',
      },
      load: {
        title: 'Zet er een bedrag op',
        text: 'Online, met het nummer op de kaart: een heel bedrag van € 10 tot € 500.',
      },
      give: { title: 'Geef hem weg', text: 'De ontvanger kiest zelf een cadeaubon uit.' },
      activate: 'Zet een bedrag op een kaart',
      reorder: 'Meer setjes nabestellen',
    },
    validity: 'Leeg verloopt een kaart niet. Opgeladen is hij minstens {years} jaar geldig.',
  },
  choice: {
    steps: {
      title: 'Zo werkt de Keuze Cadeaukaart',
      give: {
        title: 'Jij geeft het bedrag',
        text: 'Van € 10 tot € 500, met je eigen woorden erbij.',
      },
      receive: {
        title: 'De ontvanger pakt hem uit',
        text: 'Op een eigen pagina, met kaartnummer en pincode om te bewaren.',
      },
      choose: {
        title: 'De ontvanger kiest',
        text: 'Eén cadeaubon, of het bedrag verdeeld over een paar. Inwisselen gaat met kaartnummer en pincode.',
      },
    },
    calculator: {
      title: 'Wat doe je met een kaart van {amount}?',
      amount: 'Bedrag op de kaart',
      on: '{count, plural, =1 {Alles aan één bon} other {Verdeeld over # bonnen}}',
    },
    places: {
      title: 'Waar geef je hem uit?',
      text: 'Wie de kaart krijgt, kiest uit alles wat we verkopen.',
      except: 'Alleen een nieuwe Keuze Cadeaukaart en kaarten zonder bedrag betaal je anders.',
      count: '{count, plural, =1 {1 keuze} other {# keuzes}}',
      all: 'Bekijk alle cadeaubonnen',
    },
    examples: 'Bijvoorbeeld hiervoor',
    examplesText:
      'Een greep uit de cadeaubonnen van nu. Met de kaart koop je ze allemaal, behalve een nieuwe Keuze Cadeaukaart.',
    all: 'Bekijk alle cadeaubonnen',
  },
  about: { choice: 'Over deze kaart', pack: 'Over dit setje', loading: 'Zo laad je hem op' },
  questions: 'Veelgestelde vragen',
  testimonials: {
    title: 'Wat klanten zeggen',
    all: 'Lees alle {count, number} ervaringen',
    verified: 'Aankoop gecontroleerd op {date}, via {source}',
  },
} as const
