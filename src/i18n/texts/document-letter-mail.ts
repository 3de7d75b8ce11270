import { texts } from '#i18n/texts.ts'

/** Mail with a document of a company that pays later, or a reminder of one. */
export const documentLetterMailTexts = texts({
  greeting: { nl: 'Beste {company},', en: 'Dear {company},' },
  invoice: {
    subject: {
      nl: 'Factuur {number} voor {company}: {amount}',
      en: 'Invoice {number} for {company}: {amount}',
    },
    preview: {
      nl: 'Als pdf en als UBL-bestand, te betalen tot en met {day}.',
      en: 'As a PDF and a UBL file, to be paid by {day}.',
    },
    heading: { nl: 'Je factuur van {amount}', en: 'Your invoice for {amount}' },
    intro: {
      nl: 'Hierbij de factuur van bestelling {order}. Betaal hem tot en met {day}.',
      en: 'Here’s the invoice for order {order}. Please pay it by {day}.',
    },
    rest: {
      nl: 'De factuur zit als pdf en als UBL-bestand bij deze mail. Met het UBL-bestand leest je boekhoudprogramma hem zelf in.',
      en: 'The invoice is attached as a PDF and as a UBL file. Your accounting software can read the UBL file by itself.',
    },
  },
  paid: {
    subject: {
      nl: 'Factuur {number} voor {company}: al betaald',
      en: 'Invoice {number} for {company}: already paid',
    },
    preview: {
      nl: 'Als pdf en als UBL-bestand. Je hoeft niets te betalen.',
      en: 'As a PDF and a UBL file. There’s nothing left to pay.',
    },
    heading: { nl: 'Je factuur, die al betaald is', en: 'Your invoice, already paid' },
    intro: {
      nl: 'Hierbij de factuur van bestelling {order}. Er was nog genoeg van jullie geld bij ons, dus je hoeft niets te betalen.',
      en: 'Here’s the invoice for order {order}. We still had enough of your money, so there’s nothing left to pay.',
    },
    rest: {
      nl: 'De factuur zit als pdf en als UBL-bestand bij deze mail. Met het UBL-bestand leest je boekhoudprogramma hem zelf in.',
      en: 'The invoice is attached as a PDF and as a UBL file. Your accounting software can read the UBL file by itself.',
    },
  },
  creditNote: {
    subject: {
      nl: 'Creditnota {number} voor {company}: {amount}',
      en: 'Credit note {number} for {company}: {amount}',
    },
    preview: {
      nl: 'Dit bedrag gaat van je openstaande facturen af.',
      en: 'This amount comes off your open invoices.',
    },
    heading: { nl: 'Een creditnota van {amount}', en: 'A credit note for {amount}' },
    intro: {
      nl: 'Hierbij de creditnota van bestelling {order}. Het bedrag gaat van je openstaande facturen af. Staat er niets open, dan houd je het tegoed voor de volgende.',
      en: 'Here’s the credit note for order {order}. The amount comes off your open invoices. If none are open, it counts towards the next one.',
    },
    rest: {
      nl: 'De creditnota zit als pdf en als UBL-bestand bij deze mail.',
      en: 'The credit note is attached as a PDF and as a UBL file.',
    },
  },
  reminder: {
    subject: {
      nl: 'Herinnering {step}: factuur {number} staat nog open',
      en: 'Reminder {step}: invoice {number} is still open',
    },
    preview: {
      nl: 'Er staat nog {amount} open sinds {day}.',
      en: '{amount} has been open since {day}.',
    },
    heading: { nl: 'Er staat nog {amount} open', en: '{amount} is still open' },
    intro: {
      nl: 'Factuur {number} van bestelling {order} had je tot en met {day} kunnen betalen. We hebben nog niet alles binnen. Heb je net betaald? Dan hoef je niets te doen.',
      en: 'Invoice {number} for order {order} was due by {day}. We haven’t received all of it yet. Just paid? Then there’s nothing to do.',
    },
    rest: {
      nl: 'Staat er na {stopDay} nog iets open, dan bestel je weer op rekening zodra dat betaald is. Klopt er iets niet? Laat het ons weten, dan zoeken we het samen uit.',
      en: 'If anything is still open after {stopDay}, you can order on account again once it’s paid. Is something wrong? Let us know and we’ll sort it out together.',
    },
  },
  customerReference: { nl: 'Je referentie', en: 'Your reference' },
  action: { nl: 'Alle facturen bekijken', en: 'View all invoices' },
})
