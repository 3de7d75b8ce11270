/** Voor wie een cadeau verwacht dat niet kwam. */
export const missedGift = {
  heading: 'Niets ontvangen?',
  intro:
    'Zei iemand dat er een cadeau naar je onderweg is, maar kwam er geen mail? Vul je adres in, dan laten we het de gever weten. Die kan het cadeau opnieuw sturen.',
  otherAddress:
    'Misschien typte de gever een ander adres dan dat van jou. Dan kunnen wij de gever niet vinden: vraag zelf even na welk adres het was.',
  email: 'Je e-mailadres',
  submit: 'Laat het de gever weten',
  privacy: 'We zeggen niemand of er iets naar een adres is gestuurd. Jou dus ook niet.',
  noScript:
    'Dit formulier werkt alleen met JavaScript. Zet het aan, of vraag het onze klantenservice.',
  required: { email: 'Vul het adres in waarop je het cadeau verwacht.' },
  done: {
    title: 'We geven het door',
    text: 'Is er een cadeau naar {email} gestuurd dat nog niet is uitgepakt? Dan hoort de gever nu dat het er niet is. Kijk intussen ook bij je ongewenste mail.',
    again: 'Ander adres proberen',
  },
} as const
