/** De twee mails van een bericht aan de winkel: aan de klantenservice, en de bevestiging voor wie schreef. */
export const contactMail = {
  forward: {
    subject: 'Vraag over {subject}, van {name}',
    preview: '{name} schreef via het contactformulier.',
    heading: 'Een bericht van {name}',
    answer: 'Beantwoord deze mail: je antwoord gaat naar {email}.',
    masked:
      'Nummers van cadeaubonnen zijn onleesbaar gemaakt voordat dit bericht werd bewaard. Vraag nooit om een code.',
  },
  copy: {
    subject: 'We hebben je bericht: {subject}',
    preview: 'We antwoorden binnen twee werkdagen.',
    greeting: 'Hoi {name},',
    heading: 'Je bericht is bij ons',
    intro:
      'Dank je wel. We antwoorden binnen twee werkdagen op dit adres. Wil je iets toevoegen? Beantwoord dan deze mail.',
    safety:
      'Stuur nooit de code of de pincode van een cadeaubon mee. Stond er een kaartnummer in je bericht, dan hebben we het onleesbaar gemaakt.',
    ignore:
      'Schreef jij dit niet? Dan vulde iemand jouw adres in. Je hoeft niets te doen; beantwoord deze mail als je wilt dat we het bericht wissen.',
  },
  message: 'Je schreef',
  messageOf: '{name} schreef',
  subjectLabel: 'Onderwerp',
  orderLabel: 'Bestelnummer',
  receivedLabel: 'Ontvangen',
} as const
