/** Voor wie een cadeau verwacht dat niet kwam. */
export const missedGift = {
  heading: 'Niets ontvangen?',
  intro:
    'Zei iemand dat er een cadeau naar je onderweg is, maar kwam er geen mail? Vul je adres in, dan laten we het weten aan wie het stuurde. Die kan het cadeau opnieuw sturen.',
  otherAddress:
    'Misschien is er een ander adres ingevuld dan dat van jou. Dan kunnen wij niets vinden: vraag zelf even na welk adres het was.',
  email: 'Je e-mailadres',
  submit: 'Geef het door',
  privacy: 'We zeggen niemand of er iets naar een adres is gestuurd. Jou dus ook niet.',
  noScript:
    'Dit formulier werkt alleen met JavaScript. Zet het aan, of vraag het onze klantenservice.',
  required: { email: 'Vul het adres in waarop je het cadeau verwacht.' },
  done: {
    title: 'We geven het door',
    text: 'Is er een cadeau naar {email} gestuurd dat nog niet is uitgepakt? Dan hoort wie het stuurde nu dat het er niet is. Kijk intussen ook bij je ongewenste mail.',
    again: 'Ander adres proberen',
  },
} as const
