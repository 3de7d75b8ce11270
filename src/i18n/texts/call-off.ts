import { texts } from '#i18n/texts.ts'

/** Texts of calling off: what comes back, the modal that asks, and the law's withdrawal. */
export const callOffTexts = texts({
  ask: { nl: 'Annuleren', en: 'Cancel' },
  askOf: { nl: 'Annuleren: alles voor {name}', en: 'Cancel everything for {name}' },
  title: { nl: 'Annuleren voor {name}?', en: 'Cancel for {name}?' },
  text: {
    nl: 'We versturen het dan niet. Dit krijg je terug, op de manier waarop je betaalde:',
    en: 'We won’t send it. You get this back, the way you paid:',
  },
  confirm: { nl: 'Ja, annuleer', en: 'Yes, cancel it' },
  keep: { nl: 'Laat maar zo', en: 'Keep it' },
  back: {
    gifts: { nl: 'Wat je bestelde', en: 'What you ordered' },
    wrapping: { nl: 'Papier en verpakking', en: 'Paper and packing' },
    discount: { nl: 'Korting die eraf ging', en: 'Discount that was taken off' },
    fees: { nl: 'Servicekosten', en: 'Service fee' },
    postage: { nl: 'Verzendkosten', en: 'Postage' },
    total: { nl: 'Je krijgt terug', en: 'You get back' },
  },
  feesStay: {
    nl: 'De servicekosten blijven staan: een deel van je bestelling gaat gewoon door.',
    en: 'The service fee stays: part of your order is going ahead.',
  },
  withdraw: {
    pageTitle: { nl: 'Herroepen', en: 'Withdraw' },
    link: { nl: 'Herroep de overeenkomst hier', en: 'Withdraw from the contract here' },
    heading: { nl: 'Herroep de overeenkomst hier', en: 'Withdraw from the contract here' },
    intro: {
      nl: 'Je hebt 14 dagen bedenktijd zolang niemand de code heeft bekeken. Je hoeft geen reden te geven en niet in te loggen.',
      en: 'You have 14 days to change your mind, as long as no one has viewed the code. You don’t have to give a reason or log in.',
    },
    name: { nl: 'Je naam', en: 'Your name' },
    orderNumber: { nl: 'Bestelnummer', en: 'Order number' },
    orderNumberHint: {
      nl: 'Het staat in je bevestigingsmail, zoals 61-7KD3-9QXM.',
      en: 'It’s in your confirmation email, such as 61-7KD3-9QXM.',
    },
    email: { nl: 'E-mailadres waarmee je bestelde', en: 'Email address you ordered with' },
    partsText: {
      nl: 'Herroep je een deel? Schrijf welk deel',
      en: 'Only a part? Write which part',
    },
    partsTextHint: {
      nl: 'Laat het leeg om de hele bestelling te herroepen.',
      en: 'Leave it empty to withdraw from the whole order.',
    },
    optional: { nl: 'niet verplicht', en: 'optional' },
    parts: { nl: 'Wat wil je herroepen?', en: 'What do you want to withdraw from?' },
    part: { nl: '{titles} {receiver}', en: '{titles} {receiver}' },
    self: { nl: 'voor jezelf', en: 'for yourself' },
    other: { nl: 'voor {name}', en: 'for {name}' },
    until: { nl: 'Tot en met {day}.', en: 'Until {day}.' },
    results: {
      PAID_BACK: { nl: 'Je krijgt het meteen terug.', en: 'You get it back at once.' },
      WAITING: {
        nl: 'We kijken het na en betalen uiterlijk binnen 14 dagen terug.',
        en: 'We’ll look at it and pay back within 14 days at the latest.',
      },
      SEEN: {
        nl: 'Kan niet meer: de code is bekeken.',
        en: 'Not possible any more: the code has been viewed.',
      },
      LATE: {
        nl: 'Kan niet meer: de bedenktijd is voorbij.',
        en: 'Not possible any more: the days to change your mind are over.',
      },
      DONATED: {
        nl: 'Kan niet: de donatie is gegeven.',
        en: 'Not possible: the donation has been given.',
      },
      BUSINESS: {
        nl: 'Kan niet: de bedenktijd is er voor consumenten.',
        en: 'Not possible: the right of withdrawal is for consumers.',
      },
      GONE: { nl: 'Hier is niets meer van over.', en: 'Nothing of this is left.' },
      REFUSED: { nl: 'Kan niet.', en: 'Not possible.' },
    },
    next: { nl: 'Herroep de overeenkomst hier', en: 'Withdraw from the contract here' },
    confirm: {
      heading: { nl: 'Klopt dit?', en: 'Is this right?' },
      text: {
        nl: 'Met de knop herroep je de overeenkomst. Wat je teruggeeft, werkt daarna niet meer.',
        en: 'With the button you withdraw from the contract. What you give back no longer works after that.',
      },
      whole: { nl: 'De hele bestelling', en: 'The whole order' },
      scope: { nl: 'Wat je herroept', en: 'What you withdraw from' },
      submit: { nl: 'Bevestig herroeping', en: 'Confirm withdrawal' },
      back: { nl: 'Verander iets', en: 'Change something' },
    },
    done: {
      heading: { nl: 'Je herroeping is binnen', en: 'We have your withdrawal' },
      text: {
        nl: 'We kregen hem op {when}. Hoort deze bestelling bij dit e-mailadres, dan mailen we je binnen een paar minuten een bevestiging met wat je terugkrijgt.',
        en: 'We received it on {when}. If this order belongs to this email address, we’ll email you an acknowledgement with what you get back within a few minutes.',
      },
      none: {
        nl: 'Geen mail? Kijk of het bestelnummer en het e-mailadres kloppen, of mail ons op {email}: dat geldt ook.',
        en: 'No email? Check the order number and the email address, or email us at {email}: that counts too.',
      },
    },
    otherwise: {
      nl: 'Liever op een andere manier? Gebruik het <form>modelformulier</form> of mail {email}.',
      en: 'Rather another way? Use the <form>model form</form> or email {email}.',
    },
    cannot: {
      nl: 'Sommige uitgevers kunnen een bon niet blokkeren als hij eenmaal is gemaakt. Dat verandert niets aan je recht: jij krijgt je geld terug.',
      en: 'Some issuers can’t block a card once it has been made. That doesn’t change your right: you get your money back.',
    },
    required: { nl: 'Vul dit in.', en: 'Please fill this in.' },
  },
})
