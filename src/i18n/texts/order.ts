import { texts } from '#i18n/texts.ts'
import { orderStatus } from './order-status.ts'

/** Texts of an order's page. */
export const orderTexts = texts({
  pageTitle: { nl: 'Bestelling {number}', en: 'Order {number}' },
  heading: { nl: 'Je bestelling', en: 'Your order' },
  reference: { nl: 'Bestelnummer', en: 'Order number' },
  orderedOn: { nl: 'Besteld op', en: 'Ordered on' },
  paidWith: { nl: 'Betaald met', en: 'Paid with' },
  contact: { nl: 'Besteld door', en: 'Ordered by' },
  documents: {
    heading: { nl: 'Factuur en bonnen', en: 'Invoice and receipts' },
    invoice: { nl: 'Factuur {number}', en: 'Invoice {number}' },
    receipt: { nl: 'Bon {number}', en: 'Receipt {number}' },
    creditNote: { nl: 'Creditnota {number}', en: 'Credit note {number}' },
    pdf: { nl: 'Download als PDF', en: 'Download as PDF' },
    pdfOf: { nl: 'Download als PDF: {name}', en: 'Download as PDF: {name}' },
    ubl: { nl: 'Voor je boekhouding (UBL)', en: 'For your books (UBL)' },
    ublOf: { nl: 'Voor je boekhouding (UBL): {name}', en: 'For your books (UBL): {name}' },
  },
  customerReference: { nl: 'Jouw referentie', en: 'Your reference' },
  billing: { nl: 'Factuurgegevens', en: 'Invoice details' },
  kvkNumber: { nl: 'KVK {number}', en: 'KVK {number}' },
  vatNumber: { nl: 'Btw {number}', en: 'VAT {number}' },
  invoiceEmail: { nl: 'Facturen naar {email}', en: 'Invoices to {email}' },
  status: orderStatus,
  receivers: { nl: 'Voor wie', en: 'Recipients' },
  delivery: {
    WAITING: { nl: 'Wordt gemaakt', en: 'Being made' },
    WAITING_PAYMENT: { nl: 'Wacht op je betaling', en: 'Waiting for payment' },
    MONEY_AT_HAND: { nl: 'Wordt bekeken', en: 'Being checked' },
    SENT: { nl: 'Verstuurd', en: 'Sent' },
    PLANNED: { nl: 'Gepland', en: 'Planned' },
    HANDED_OVER: { nl: 'Geef je zelf', en: 'You’re giving it' },
    OPENED: { nl: 'Uitgepakt', en: 'Unwrapped' },
    FAILED: { nl: 'Niet bezorgd', en: 'Not delivered' },
    CANCELED: { nl: 'Niet verstuurd', en: 'Not sent' },
    REFUNDED: { nl: 'Terugbetaald', en: 'Refunded' },
    HALTED: { nl: 'Even stilgezet', en: 'On hold' },
    REVIEW: { nl: 'Wordt bekeken', en: 'Being checked' },
    DELAYED: { nl: 'Gepland', en: 'Planned' },
    CALLED_OFF: { nl: 'Geannuleerd', en: 'Cancelled' },
    WITHDRAWN: { nl: 'Ingetrokken', en: 'Withdrawn' },
  },
  post: {
    WAITING: { nl: 'Wordt ingepakt', en: 'Being packed' },
    PACKED: { nl: 'Ingepakt', en: 'Packed' },
    POSTED: { nl: 'Op de post', en: 'In the post' },
    LOST: { nl: 'Niet aangekomen', en: 'Didn’t arrive' },
    RETURNED: { nl: 'Teruggekomen', en: 'Came back' },
    replaced: {
      nl: 'De kaarten hieruit werken niet meer. We sturen nieuwe; je ziet ze hieronder.',
      en: 'The cards in it no longer work. We’re sending new ones; you’ll find them below.',
    },
    goes: {
      nl: 'Gaat op {posted} op de post, en is er naar verwachting op {arrives}.',
      en: 'We’ll post it on {posted}. It should be there on {arrives}.',
    },
    gone: {
      nl: 'Op {posted} op de post gedaan, en er naar verwachting op {arrives}.',
      en: 'Posted on {posted}. It should be there on {arrives}.',
    },
    late: {
      nl: 'Op {posted} op de post gedaan. Had er op {arrives} moeten zijn.',
      en: 'Posted on {posted}. It should have been there on {arrives}.',
    },
    track: { nl: 'Volg de bezorging', en: 'Track the delivery' },
  },
  deliveryText: {
    WAITING: { nl: 'Binnen een uur in de mailbox', en: 'In the inbox within the hour' },
    WAITING_PAYMENT: {
      nl: 'We versturen hem zodra je betaling binnen is',
      en: 'We’ll send it as soon as your payment is in',
    },
    MONEY_AT_HAND: {
      nl: 'We versturen hem als we je betaling goedkeuren',
      en: 'We’ll send it once your payment is accepted',
    },
    SENT: { nl: 'Op {when}', en: 'On {when}' },
    PLANNED: { nl: 'We versturen hem op {when}', en: 'We’ll send it on {when}' },
    HANDED_OVER: {
      nl: 'De link uit onze mail werkt niet meer; alleen de link die je zelf geeft.',
      en: 'The link in our email no longer works; only the link you give does.',
    },
    OPENED: { nl: 'Op {when}', en: 'On {when}' },
    FAILED: {
      nl: 'Onze mail komt op dit adres niet aan. Verbeter het hieronder, of vul het nog eens in als het klopt: we sturen alles meteen opnieuw.',
      en: 'Our email couldn’t be delivered to this address. Correct it below, or enter it again if it’s right: we’ll resend everything straight away.',
    },
    FAILED_STUCK: {
      nl: 'Onze mail komt op dit adres niet aan. Mail ons op {email}, dan kijken we met je mee.',
      en: 'Our email couldn’t be delivered to this address. Email us at {email} and we’ll help you.',
    },
    CANCELED: { nl: 'Er is niets verstuurd', en: 'Nothing was sent' },
    REVIEW: {
      nl: 'We kijken eerst nog even naar deze bestelling. Dat duurt hooguit een werkdag. Daarna versturen we alles, of je krijgt je geld terug. Vragen? Mail {email}.',
      en: 'We’re taking a look at this order first, which takes one working day at most. Then we’ll send everything, or you get your money back. Questions? Email {email}.',
    },
    DELAYED: {
      nl: 'Uit voorzorg wachten we tot {when}. Heeft iemand je gevraagd deze cadeaubon te kopen? Mail dan vóór die tijd {email}.',
      en: 'To be on the safe side we’re waiting until {when}. Did somebody ask you to buy this gift card? Email {email} before then.',
    },
    HALTED: {
      nl: 'Er is iets met de betaling van deze bestelling. Tot dat is uitgezocht, sturen we niets en werken de kaarten niet. Vragen? Mail {email}.',
      en: 'There’s a problem with the payment for this order. Until that’s resolved, we won’t send anything and the cards won’t work. Questions? Email {email}.',
    },
    CALLED_OFF: {
      nl: 'Je krijgt je geld terug op de manier waarop je betaalde. De link, als die er al was, werkt niet meer.',
      en: 'You get your money back the way you paid. The link, if there was one, no longer works.',
    },
    WITHDRAWN: {
      nl: 'De betaling van deze bestelling is teruggehaald. Deze cadeaubon is daarom niet meer geldig. Vragen? Mail {email}.',
      en: 'The payment for this order was reversed, so this gift card is no longer valid. Questions? Email {email}.',
    },
    REFUNDED: {
      nl: 'Deze cadeaubon kon niet worden gemaakt. Je krijgt je geld terug op de manier waarop je betaalde.',
      en: 'This gift card couldn’t be made. We’re refunding you the way you paid.',
    },
  },
  address: {
    ask: { nl: 'Klopt het adres niet? Verbeter het', en: 'Wrong address? Correct it' },
    askAfterAll: {
      nl: 'Liever toch mailen? Vul het adres in',
      en: 'Rather email it after all? Enter the address',
    },
    title: { nl: 'Ander e-mailadres voor {name}', en: 'Another email address for {name}' },
    email: { nl: 'Nieuw e-mailadres', en: 'New email address' },
    confirmEmail: { nl: 'Herhaal het e-mailadres', en: 'Repeat the email address' },
    planned: {
      ask: { nl: 'Ander adres of andere naam', en: 'Another address or name' },
      name: { nl: 'Nieuwe naam van de ontvanger', en: 'New name of the recipient' },
      optional: { nl: 'niet verplicht', en: 'optional' },
      nameHint: {
        nl: 'Laat je dit leeg, dan blijft het {name}.',
        en: 'Leave this empty to keep {name}.',
      },
      hint: {
        nl: 'Er is nog niets verstuurd. Het cadeau gaat op het gekozen moment naar dit adres.',
        en: 'Nothing has been sent yet. The gift goes to this address at the moment you chose.',
      },
      submit: { nl: 'Pas aan', en: 'Change it' },
    },
    required: {
      email: { nl: 'Vul een e-mailadres in.', en: 'Enter an email address.' },
      confirmEmail: { nl: 'Vul het e-mailadres nog een keer in.', en: 'Repeat the email address.' },
    },
    hint: {
      nl: 'De link die we eerder mailden, werkt daarna niet meer.',
      en: 'The link we emailed before will stop working.',
    },
    done: {
      nl: 'Aangepast: alles gaat naar het nieuwe adres.',
      en: 'Changed: everything goes to the new address.',
    },
    submit: { nl: 'Verstuur naar dit adres', en: 'Send to this address' },
    cancel: { nl: 'Laat maar zo', en: 'Leave it as it is' },
  },
  gift: {
    note: { nl: 'Andere boodschap', en: 'Another message' },
    noteOf: { nl: 'Andere boodschap bij {title}', en: 'Another message with {title}' },
    noteOrPaper: { nl: 'Andere boodschap of ander papier', en: 'Another message or paper' },
    noteOrPaperOf: {
      nl: 'Andere boodschap of ander papier bij {title}',
      en: 'Another message or paper for {title}',
    },
    title: {
      nl: 'Boodschap en papier voor {name}: {title}',
      en: 'Note and paper for {name}: {title}',
    },
    untilSent: {
      nl: 'Dit kan tot we het versturen. Aan de prijs verandert niets.',
      en: 'You can change this until we send it. The price stays the same.',
    },
    untilPacked: {
      nl: 'Dit kan tot we het hebben ingepakt. Aan de prijs verandert niets.',
      en: 'You can change this until we have packed it. The price stays the same.',
    },
    submit: { nl: 'Pas aan', en: 'Save' },
    cancel: { nl: 'Laat maar zo', en: 'Leave it as it is' },
  },
  late: {
    ask: { nl: 'Nog niet binnen?', en: 'Not there yet?' },
    askOf: {
      nl: 'Nog niet binnen? Vraag waar de kaart voor {name} is',
      en: 'Not there yet? Ask where the card for {name} is',
    },
    asked: {
      nl: 'We zoeken uit waar hij is. Je hoort binnen twee werkdagen van ons.',
      en: 'We’re finding out where it is. You’ll hear from us within two working days.',
    },
  },
  postAddress: {
    ask: { nl: 'Ander adres', en: 'Another address' },
    title: { nl: 'Ander adres voor {name}', en: 'Another address for {name}' },
    hint: {
      nl: 'Zolang we hem niet hebben ingepakt, kun je het adres nog veranderen.',
      en: 'You can change the address until we have packed it.',
    },
    submit: { nl: 'Stuur hem hierheen', en: 'Send it here' },
    cancel: { nl: 'Laat maar zo', en: 'Leave it as it is' },
  },
  again: {
    ask: { nl: 'Stuur de mail nog eens', en: 'Send the email again' },
    askOf: { nl: 'Stuur de mail nog eens aan {name}', en: 'Send the email again to {name}' },
    done: {
      nl: 'De mail gaat nog eens naar {email}.',
      en: 'The email is on its way to {email} again.',
    },
  },
  handOver: {
    ask: { nl: 'Geef het liever zelf', en: 'Give it yourself instead' },
    askOf: {
      nl: 'Geef het liever zelf: het cadeau voor {name}',
      en: 'Give it yourself instead: the gift for {name}',
    },
    show: { nl: 'Toon de link, QR-code en printvel', en: 'Show link, QR code and sheet to print' },
    showOf: {
      nl: 'Toon de link, QR-code en printvel voor {name}',
      en: 'Show link, QR code and sheet to print for {name}',
    },
    confirm: {
      nl: 'Je krijgt een link, een QR-code en een vel om te printen en te vouwen. De link in onze mail werkt daarna niet meer.',
      en: 'You’ll get a link, a QR code and a sheet to print and fold. The link in our email stops working then.',
    },
    yes: { nl: 'Ja, ik geef het zelf', en: 'Yes, I’ll give it myself' },
    no: { nl: 'Nee, laat de mail zo', en: 'No, leave it to the email' },
    taken: {
      nl: 'De gemailde link is vervallen. Geef het cadeau zelf met een van deze links.',
      en: 'The emailed link has ended. Give the gift yourself with one of these links.',
    },
    own: {
      nl: 'Elke bon heeft een eigen link om door te geven.',
      en: 'Each card has a link of its own to pass on.',
    },
    whole: { nl: 'Het hele cadeau', en: 'The whole gift' },
  },
  thankYou: {
    label: { nl: 'Bedankt je, {when}', en: 'Says thank you, {when}' },
    wordless: { nl: 'Dank je wel!', en: 'Thank you!' },
  },
  live: { nl: 'Deze pagina werkt zichzelf bij.', en: 'This page keeps itself up to date.' },
  lines: { nl: 'Wat je bestelde', en: 'What you ordered' },
  line: { nl: '{count, number} × {amount}', en: '{count, number} × {amount}' },
  total: { nl: 'Totaal', en: 'Total' },
  vat: { nl: 'Waarvan btw', en: 'VAT included' },
  withoutVat: { nl: 'Totaal zonder btw', en: 'Total without VAT' },
  refunded: { nl: 'Terugbetaald', en: 'Refunded' },
  credited: { nl: 'Verrekend met je rekening', en: 'Credited to your account' },
  masked: {
    nl: 'Je bekijkt deze bestelling alleen via de link. Daarom tonen we namen en e-mailadressen niet helemaal.',
    en: 'You’re viewing this order with just the link, so names and email addresses aren’t shown in full.',
  },
  unknown: {
    pageTitle: { nl: 'Bestelling niet gevonden', en: 'Order not found' },
    heading: { nl: 'We kunnen deze bestelling niet vinden', en: 'We can’t find this order' },
    text: {
      nl: 'Kijk of het adres helemaal is meegekomen. De juiste link staat in je bevestigingsmail.',
      en: 'Check that you have the whole address. The right link is in your confirmation email.',
    },
    home: { nl: 'Naar de winkel', en: 'To the shop' },
  },
  toCard: { nl: 'Kijk hoe het met je kaart staat', en: 'See how your card is doing' },
})
