import { texts } from '#i18n/texts.ts'
import { address } from './address.ts'
import { errors } from './errors.ts'

/** Companies that a customer orders for: their list, one of them, its people, and an invitation. */
export const accountCompaniesTexts = texts({
  list: {
    pageTitle: { nl: 'Mijn bedrijven', en: 'My companies' },
    heading: { nl: 'Bedrijven', en: 'Companies' },
    intro: {
      nl: 'Voor wie je bestelt behalve voor jezelf.',
      en: 'Who you order for, besides yourself.',
    },
    add: { nl: 'Bedrijf toevoegen', en: 'Add a company' },
    empty: {
      heading: { nl: 'Nog geen bedrijf', en: 'No company yet' },
      text: {
        nl: 'Voeg je bedrijf toe, dan staan de facturen op de juiste naam en kun je collega’s uitnodigen.',
        en: 'Add your company to have invoices made out correctly and to invite colleagues.',
      },
    },
  },
  role: {
    owner: { nl: 'Beheerder', en: 'Owner' },
    buyer: { nl: 'Besteller', en: 'Buyer' },
    finance: { nl: 'Facturen', en: 'Finance' },
  },
  roleHint: {
    owner: {
      nl: 'Bestelt, ziet alle facturen en bepaalt wie erbij hoort.',
      en: 'Orders, sees all invoices and decides who belongs.',
    },
    buyer: {
      nl: 'Bestelt en ziet de eigen bestellingen.',
      en: 'Orders, and sees their own orders.',
    },
    finance: {
      nl: 'Ziet facturen, maar geen ontvangers en geen codes.',
      en: 'Sees invoices, but no recipients and no codes.',
    },
  },
  invoices: {
    heading: { nl: 'Facturen op rekening', en: 'Invoices on account' },
    term: {
      nl: 'Je bedrijf betaalt binnen {days} dagen na een bestelling.',
      en: 'Your company pays within {days} days of an order.',
    },
    inAdvance: {
      nl: 'Je bedrijf betaalt nu vooraf. Wil je op rekening bestellen? <link>Vraag het ons</link>',
      en: 'Your company now pays in advance. Would you like to order on account? <link>Ask us</link>',
    },
    owed: { nl: 'Nog te betalen', en: 'Still to pay' },
    left: { nl: 'Nog te besteden', en: 'Left to spend' },
    credit: { nl: 'Tegoed', en: 'Credit' },
    none: {
      nl: 'Er is nog niets op rekening besteld.',
      en: 'Nothing has been ordered on account yet.',
    },
    list: { nl: 'Facturen, de nieuwste eerst', en: 'Invoices, newest first' },
    order: { nl: 'Bestelling {number}', en: 'Order {number}' },
    orderedOn: { nl: 'Besteld op {day}', en: 'Ordered on {day}' },
    due: { nl: 'te betalen uiterlijk {day}', en: 'due by {day}' },
    reminded: { nl: 'herinnerd op {day}', en: 'reminded on {day}' },
    refused: {
      nl: 'Onze mail over deze factuur komt niet aan op {email}. Kies bij de gegevens een ander adres.',
      en: 'Our mail about this invoice doesn’t reach {email}. Choose another address under the details.',
    },
    open: { nl: 'Nog {open} van {total}', en: '{open} of {total} left' },
    state: {
      OPEN: { nl: 'Open', en: 'Open' },
      PART: { nl: 'Deels betaald', en: 'Partly paid' },
      OVERDUE: { nl: 'Te laat', en: 'Overdue' },
      PAID: { nl: 'Betaald', en: 'Paid' },
      WRITTEN_OFF: { nl: 'Kwijtgescholden', en: 'Written off' },
    },
    invoice: { nl: 'Factuur {number}', en: 'Invoice {number}' },
    creditNote: { nl: 'Creditnota {number}', en: 'Credit note {number}' },
    pdf: { nl: 'Pdf', en: 'PDF' },
    ubl: { nl: 'UBL', en: 'UBL' },
    fileOf: { nl: '{form} van {name}', en: '{form} of {name}' },
    soon: { nl: 'De factuur komt eraan.', en: 'The invoice is on its way.' },
  },
  statement: {
    heading: { nl: 'Rekeningoverzicht', en: 'Statement of account' },
    text: {
      nl: 'Facturen, creditnota’s en betalingen van een periode, met het saldo aan het begin en aan het eind.',
      en: 'Invoices, credit notes and payments of a period, with the balance at its start and end.',
    },
    from: { nl: 'Eerste dag', en: 'First day' },
    until: { nl: 'Laatste dag', en: 'Last day' },
    refused: {
      nl: 'Kies een eerste en een laatste dag, in die volgorde en hooguit vijf jaar uit elkaar.',
      en: 'Choose a first and a last day, in that order and at most five years apart.',
    },
    pdf: { nl: 'Download als pdf', en: 'Download as PDF' },
    csv: { nl: 'Download voor je spreadsheet', en: 'Download for your spreadsheet' },
  },
  form: {
    newTitle: { nl: 'Bedrijf toevoegen', en: 'Add a company' },
    newIntro: {
      nl: 'Je wordt beheerder van dit bedrijf.',
      en: 'You’ll be an owner of this company.',
    },
    details: { nl: 'Gegevens', en: 'Details' },
    name: { nl: 'Bedrijfsnaam', en: 'Company name' },
    kvkNumber: { nl: 'KVK-nummer', en: 'KVK number' },
    kvkHint: {
      nl: 'Acht cijfers. Nodig voor een Nederlands bedrijf.',
      en: 'Eight digits. Needed for a Dutch company.',
    },
    vatNumber: { nl: 'Btw-nummer', en: 'VAT number' },
    vatState: {
      REGISTERED: {
        nl: 'Staat in het Europese btw-register.',
        en: 'Found in the European VAT register.',
      },
      UNKNOWN: {
        nl: 'Staat niet in het Europese btw-register. Klopt het nummer?',
        en: 'Not found in the European VAT register. Is the number right?',
      },
      NONE: {
        nl: 'Nog niet nagekeken in het Europese btw-register.',
        en: 'Not yet looked up in the European VAT register.',
      },
    },
    reference: { nl: 'Referentie', en: 'Reference' },
    referenceHint: {
      nl: 'Staat op elke factuur waarvoor je geen andere opgeeft.',
      en: 'On every invoice for which you don’t give another.',
    },
    invoiceEmails: { nl: 'E-mail voor facturen', en: 'Email for invoices' },
    invoiceEmailsHint: {
      nl: 'Hooguit vijf adressen, met een komma ertussen. Zonder adres gaat een factuur naar wie bestelt.',
      en: 'Up to five addresses, separated by commas. Without one, an invoice goes to whoever orders.',
    },
    address: { nl: 'Factuuradres', en: 'Billing address' },
    optional: { nl: 'niet verplicht', en: 'optional' },
    add: { nl: 'Voeg bedrijf toe', en: 'Add company' },
    save: { nl: 'Bewaar gegevens', en: 'Save details' },
    added: { nl: 'Je bedrijf is toegevoegd.', en: 'Your company has been added.' },
    saved: { nl: 'De gegevens zijn bewaard.', en: 'The details have been saved.' },
    confirmFirst: {
      nl: 'Bevestig eerst je e-mailadres met de link in onze mail. Daarna kun je een bedrijf toevoegen.',
      en: 'Please confirm your email address first, with the link in our email. After that you can add a company.',
    },
  },
  required: {
    ...address.required,
    name: { nl: 'Vul de bedrijfsnaam in.', en: 'Enter the company name.' },
    kvkNumber: { nl: 'Vul het KVK-nummer in.', en: 'Enter the KVK number.' },
    email: { nl: 'Vul een e-mailadres in.', en: 'Enter an email address.' },
  },
  problems: {
    ...address.problems,
    companyNameInvalid: errors.companyNameInvalid,
    kvkNumberInvalid: errors.kvkNumberInvalid,
    vatNumberInvalid: errors.vatNumberInvalid,
    vatNumberOfOtherCountry: errors.vatNumberOfOtherCountry,
    emailInvalid: errors.emailInvalid,
    referenceInvalid: errors.referenceInvalid,
    tooManyInvoiceEmails: errors.tooManyInvoiceEmails,
  },
  people: {
    heading: { nl: 'Mensen', en: 'People' },
    me: { nl: 'jij', en: 'you' },
    change: { nl: 'Wijzigen', en: 'Change' },
    changeOf: { nl: 'Wijzigen: {name}', en: 'Change: {name}' },
    changeTitle: { nl: 'Wat mag {name}?', en: 'What may {name} do?' },
    save: { nl: 'Bewaren', en: 'Save' },
    changed: { nl: 'Gewijzigd.', en: 'Changed.' },
    remove: { nl: 'Uit het bedrijf halen', en: 'Remove from company' },
    removeTitle: { nl: '{name} uit het bedrijf halen?', en: 'Remove {name} from the company?' },
    removeText: {
      nl: '{name} wordt overal uitgelogd en ziet van {company} niets meer.',
      en: '{name} will be logged out everywhere and won’t see anything of {company} any more.',
    },
    removeConfirm: { nl: 'Ja, weghalen', en: 'Yes, remove' },
    keep: { nl: 'Nee, bewaren', en: 'No, keep' },
    removed: { nl: '{name} hoort er niet meer bij.', en: '{name} is no longer part of it.' },
  },
  invite: {
    heading: { nl: 'Iemand uitnodigen', en: 'Invite somebody' },
    email: { nl: 'E-mailadres', en: 'Email address' },
    role: { nl: 'Wat mag diegene?', en: 'What may they do?' },
    submit: { nl: 'Stuur uitnodiging', en: 'Send invitation' },
    sent: { nl: 'De uitnodiging is op weg.', en: 'The invitation is on its way.' },
    open: { nl: 'Uitgenodigd', en: 'Invited' },
    state: {
      WAITING: { nl: 'wacht op antwoord', en: 'waiting for an answer' },
      REFUSED: { nl: 'de mail kwam terug', en: 'the email came back' },
      OVER: { nl: 'verlopen', en: 'expired' },
    },
    withdraw: { nl: 'Intrekken', en: 'Withdraw' },
    withdrawOf: {
      nl: 'Intrekken: uitnodiging van {email}',
      en: 'Withdraw: invitation to {email}',
    },
    withdrawn: { nl: 'De uitnodiging is ingetrokken.', en: 'The invitation was withdrawn.' },
  },
  leave: {
    heading: { nl: 'Weggaan', en: 'Leave' },
    text: {
      nl: 'Je ziet dan niets meer van dit bedrijf. Ben je de laatste, dan verdwijnt het bedrijf hier; bestellingen en facturen blijven bewaard.',
      en: 'You won’t see anything of this company any more. If you’re the last one, the company disappears here; orders and invoices are kept.',
    },
    action: { nl: 'Weggaan bij {company}', en: 'Leave {company}' },
    title: { nl: 'Weggaan bij {company}?', en: 'Leave {company}?' },
    confirm: { nl: 'Ja, weggaan', en: 'Yes, leave' },
    keep: { nl: 'Nee, blijven', en: 'No, stay' },
  },
  invitation: {
    pageTitle: { nl: 'Uitnodiging', en: 'Invitation' },
    heading: { nl: 'Hoor je bij {company}?', en: 'Are you part of {company}?' },
    text: {
      nl: '{company} nodigt {email} uit.',
      en: '{company} invites {email}.',
    },
    accept: { nl: 'Ja, ik doe mee', en: 'Yes, I’ll join' },
    nobody: {
      nl: 'Log in met het account van {email}. Heb je nog geen account? Maak er een met dat adres, en open daarna de link in onze mail opnieuw.',
      en: 'Log in with the account for {email}. No account yet? Create one with that address, then open the link in our email again.',
    },
    other: {
      nl: 'Je bent ingelogd met een ander adres. Log uit, log in met het account van {email} en open de link opnieuw.',
      en: 'You’re logged in with another address. Log out, log in with the account for {email} and open the link again.',
    },
    logIn: { nl: 'Inloggen', en: 'Log in' },
    register: { nl: 'Account maken', en: 'Create an account' },
    invalid: {
      heading: { nl: 'Deze link werkt niet meer', en: 'This link no longer works' },
      text: {
        nl: 'De uitnodiging is beantwoord, ingetrokken of te oud. Vraag om een nieuwe.',
        en: 'The invitation was answered, withdrawn or is too old. Please ask for a new one.',
      },
      next: { nl: 'Naar je account', en: 'Go to your account' },
    },
  },
})
