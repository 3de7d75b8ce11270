import { texts } from '#i18n/texts.ts'

/** Mails about quotes: that a request arrived, to both sides, and the quote itself. */
export const quoteMailTexts = texts({
  greeting: { nl: 'Hoi {name},', en: 'Hi {name},' },
  linkHint: {
    nl: 'Werkt de knop niet? Kopieer dan dit adres naar je browser:',
    en: 'Button not working? Copy this address into your browser:',
  },
  ignore: {
    nl: 'Vroeg jij dit niet? Dan vulde iemand jouw adres in. Je hoeft niets te doen.',
    en: 'Wasn’t you? Then someone entered your address. There’s nothing you need to do.',
  },
  asked: {
    subject: {
      nl: 'We hebben je aanvraag {number}',
      en: 'We have your quote request {number}',
    },
    preview: { nl: 'Je hoort uiterlijk {due} van ons.', en: 'You’ll hear from us by {due}.' },
    heading: { nl: 'Je aanvraag is bij ons', en: 'We have your request' },
    intro: {
      nl: 'Je offerte heeft nummer {number}. Je hoort uiterlijk {due} van ons.',
      en: 'Your quote has number {number}. You’ll hear from us by {due}.',
    },
    action: { nl: 'Bekijk je aanvraag', en: 'View your request' },
  },
  sent: {
    subject: { nl: 'Je offerte {number}', en: 'Your quote {number}' },
    subjectAgain: { nl: 'Je nieuwe offerte {number}', en: 'Your new quote {number}' },
    preview: { nl: '{total}, geldig tot en met {day}.', en: '{total}, valid until {day}.' },
    heading: { nl: 'Je offerte is klaar', en: 'Your quote is ready' },
    headingAgain: { nl: 'Je offerte is aangepast', en: 'Your quote has been updated' },
    intro: {
      nl: 'Offerte {number} is {total}, alles inbegrepen. Bekijk hem, download hem als pdf, en bestel in een paar tellen.',
      en: 'Quote {number} comes to {total}, everything included. View it, download it as a PDF, and order in moments.',
    },
    until: {
      nl: 'De offerte is geldig tot en met {day}.',
      en: 'The quote is valid until {day}.',
    },
    action: { nl: 'Bekijk je offerte', en: 'View your quote' },
  },
  reminder: {
    subject: {
      nl: 'Je offerte {number} geldt nog tot en met {day}',
      en: 'Your quote {number} is valid until {day}',
    },
    preview: { nl: '{total}, geldig tot en met {day}.', en: '{total}, valid until {day}.' },
    heading: { nl: 'Je offerte verloopt bijna', en: 'Your quote is about to expire' },
    intro: {
      nl: 'Offerte {number} is {total}, alles inbegrepen, en geldt nog tot en met {day}. Daarna kun je niet meer tegen deze prijzen bestellen. Duurt het bij jullie langer, of zoek je iets anders? Beantwoord deze mail.',
      en: 'Quote {number} comes to {total}, everything included, and is valid until {day}. After that you can no longer order at these prices. Need more time, or something else? Reply to this email.',
    },
    ignore: {
      nl: 'Wil je de offerte niet? Dan hoef je niets te doen: hij verloopt vanzelf en je krijgt geen tweede herinnering.',
      en: 'Don’t want the quote? There’s nothing you need to do: it expires by itself and we won’t remind you again.',
    },
  },
  forward: {
    subject: { nl: 'Offerte {number} voor {company}', en: 'Quote {number} for {company}' },
    preview: { nl: 'Antwoord voor {due}.', en: 'Answer by {due}.' },
    heading: { nl: 'Een offerte voor {company}', en: 'A quote for {company}' },
    intro: {
      nl: 'Antwoord voor {due} met npm run shop -- quotes answer {number}.',
      en: 'Answer by {due} with npm run shop -- quotes answer {number}.',
    },
    who: { nl: 'Van', en: 'From' },
    contact: { nl: 'Bereikbaar', en: 'Reach them' },
    mail: { nl: 'per mail, {email}', en: 'by email, {email}' },
    phone: { nl: 'telefonisch, {phone} of {email}', en: 'by phone, {phone} or {email}' },
    cards: { nl: 'Cadeaubonnen', en: 'Gift cards' },
    number: { nl: '{count} stuks', en: '{count} cards' },
    each: { nl: '{amount} per stuk', en: '{amount} each' },
    budget: { nl: 'Budget', en: 'Budget' },
    occasion: { nl: 'Gelegenheid', en: 'Occasion' },
    form: { nl: 'Bezorging', en: 'Delivery' },
    DIGITAL: { nl: 'per e-mail', en: 'by email' },
    PHYSICAL: { nl: 'per post', en: 'by post' },
    list: { nl: 'Lijst', en: 'List' },
    receivers: { nl: '{count} ontvangers', en: '{count} recipients' },
    message: { nl: '{name} schreef', en: '{name} wrote' },
  },
})
