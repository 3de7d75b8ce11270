import { texts } from '#i18n/texts.ts'

/** Help for anyone expecting a gift that didn't come. */
export const missedGiftTexts = texts({
  heading: { nl: 'Niets ontvangen?', en: 'Nothing arrived?' },
  intro: {
    nl: 'Zei iemand dat er een cadeau naar je onderweg is, maar kwam er geen mail? Vul je adres in, dan laten we het weten aan wie het stuurde. Die kan het cadeau opnieuw sturen.',
    en: 'Did someone say there’s a gift on its way to you, but no email came? Enter your address and we’ll let the person who sent it know. They can send it again.',
  },
  otherAddress: {
    nl: 'Misschien is er een ander adres ingevuld dan dat van jou. Dan kunnen wij niets vinden: vraag zelf even na welk adres het was.',
    en: 'They may have entered a different address from yours. Then we can’t find them: ask which address they used.',
  },
  email: { nl: 'Je e-mailadres', en: 'Your email address' },
  submit: { nl: 'Geef het door', en: 'Let them know' },
  privacy: {
    nl: 'We zeggen niemand of er iets naar een adres is gestuurd. Jou dus ook niet.',
    en: 'We never tell anyone whether something was sent to an address. That includes you.',
  },
  noScript: {
    nl: 'Dit formulier werkt alleen met JavaScript. Zet het aan, of vraag het onze klantenservice.',
    en: 'This form needs JavaScript. Turn it on, or ask our customer service.',
  },
  required: {
    email: {
      nl: 'Vul het adres in waarop je het cadeau verwacht.',
      en: 'Enter the address you’re expecting the gift at.',
    },
  },
  done: {
    title: { nl: 'We geven het door', en: 'We’ll pass it on' },
    text: {
      nl: 'Is er een cadeau naar {email} gestuurd dat nog niet is uitgepakt? Dan hoort wie het stuurde nu dat het er niet is. Kijk intussen ook bij je ongewenste mail.',
      en: 'If a gift was sent to {email} that hasn’t been unwrapped yet, the person who sent it will now hear that it isn’t there. Check your spam folder in the meantime.',
    },
    again: { nl: 'Ander adres proberen', en: 'Try another address' },
  },
})
