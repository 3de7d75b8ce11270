import { texts } from '#i18n/texts.ts'
import { address } from './address.ts'
import { errors } from './errors.ts'

/** The address book of an account: its page and modals, and choosing from it in other forms. */
export const addressBookTexts = texts({
  pageTitle: { nl: 'Mijn adresboek', en: 'My address book' },
  heading: { nl: 'Je adresboek', en: 'Your address book' },
  intro: {
    nl: 'Adressen van jezelf en van wie je iets stuurt. Bij het bestellen kies je er een uit.',
    en: 'Your own addresses and those of people you send things to. Pick one when you order.',
  },
  list: { nl: 'Adressen', en: 'Addresses' },
  add: { nl: 'Voeg een adres toe', en: 'Add an address' },
  full: {
    nl: 'Je adresboek is vol: er passen {max} adressen in. Verwijder er een om een nieuw toe te voegen.',
    en: 'Your address book is full: it holds {max} addresses. Delete one to add a new one.',
  },
  empty: {
    heading: { nl: 'Nog geen adressen', en: 'No addresses yet' },
    text: {
      nl: 'Voeg er een toe, of vink bij het bestellen aan dat we een adres bewaren. De volgende keer hoef je niets over te typen.',
      en: 'Add one, or tick the box to save an address when you order. Next time there’s nothing to retype.',
    },
  },
  defaultBilling: { nl: 'Standaard voor facturen', en: 'Default for invoices' },
  defaultDelivery: { nl: 'Standaard voor bezorging', en: 'Default for delivery' },
  facts: {
    phoneNumber: { nl: 'Telefoon', en: 'Phone' },
    kvkNumber: { nl: 'KVK', en: 'KVK' },
    vatNumber: { nl: 'Btw', en: 'VAT' },
    referenceNumber: { nl: 'Referentie', en: 'Reference' },
    invoiceEmail: { nl: 'Facturen naar', en: 'Invoices to' },
  },
  change: { nl: 'Wijzig', en: 'Change' },
  changeWho: { nl: 'Wijzig het adres van {who}', en: 'Change the address of {who}' },
  remove: { nl: 'Verwijder', en: 'Delete' },
  removeWho: { nl: 'Verwijder het adres van {who}', en: 'Delete the address of {who}' },
  kept: { nl: 'Het adres is bewaard', en: 'The address is saved' },
  keptKnown: {
    nl: 'Dit adres stond al in je adresboek. We hebben het bijgewerkt.',
    en: 'This address was already in your address book. We’ve updated it.',
  },
  removed: { nl: 'Het adres is verwijderd', en: 'The address is deleted' },
  form: {
    addTitle: { nl: 'Nieuw adres', en: 'New address' },
    changeTitle: { nl: 'Wijzig adres', en: 'Change address' },
    customerType: { nl: 'Dit adres is', en: 'This address is' },
    private: { nl: 'Privé', en: 'Private' },
    business: { nl: 'Zakelijk', en: 'Business' },
    firstName: { nl: 'Voornaam', en: 'First name' },
    lastName: { nl: 'Achternaam', en: 'Last name' },
    phoneNumber: { nl: 'Telefoonnummer', en: 'Phone number' },
    phoneHint: {
      nl: 'Alleen voor de bezorger, als er iets is.',
      en: 'Just for the courier, in case they need it.',
    },
    optional: { nl: 'niet verplicht', en: 'optional' },
    isDefaultBilling: {
      nl: 'Zet mijn facturen voortaan op dit adres',
      en: 'Address my invoices here from now on',
    },
    isDefaultDelivery: {
      nl: 'Bezorg voortaan hier wat ik voor mezelf bestel',
      en: 'From now on, deliver what I order for myself here',
    },
    submit: { nl: 'Bewaar adres', en: 'Save address' },
  },
  removal: {
    title: { nl: 'Adres verwijderen?', en: 'Delete this address?' },
    text: {
      nl: 'Bestellingen die al naar dit adres gaan, veranderen niet.',
      en: 'Orders already going to this address won’t change.',
    },
    confirm: { nl: 'Verwijder adres', en: 'Delete address' },
    keep: { nl: 'Laat staan', en: 'Keep it' },
  },
  choose: { nl: 'Kies uit je adresboek', en: 'Choose from your address book' },
  save: { nl: 'Bewaar dit adres in mijn adresboek', en: 'Save this address in my address book' },
  noRoom: {
    nl: 'Je adresboek is vol. Maak er ruimte in als je dit adres wilt bewaren.',
    en: 'Your address book is full. Make room if you’d like to save this address.',
  },
  notSaved: {
    nl: 'Je bestelling is gewoon bijgewerkt, maar dit adres kon niet in je adresboek: {why}',
    en: 'Your order is up to date, but this address couldn’t go in your address book: {why}',
  },
  several: {
    action: { nl: 'Uit je adresboek', en: 'From your address book' },
    title: { nl: 'Wie krijgt er iets?', en: 'Who gets something?' },
    text: {
      nl: 'Vink aan wie je op de lijst zet.',
      en: 'Tick everyone you want on the list.',
    },
    none: { nl: 'Kies minstens één adres.', en: 'Choose at least one address.' },
    submit: {
      nl: '{count, plural, =0 {Zet op de lijst} =1 {Zet 1 adres op de lijst} other {Zet # adressen op de lijst}}',
      en: '{count, plural, =0 {Add to the list} =1 {Add 1 address to the list} other {Add # addresses to the list}}',
    },
  },
  required: {
    ...address.required,
    companyName: { nl: 'Vul de bedrijfsnaam in.', en: 'Enter the company name.' },
    firstName: { nl: 'Vul een voornaam in.', en: 'Enter a first name.' },
  },
  problems: {
    ...address.problems,
    kvkNumberInvalid: errors.kvkNumberInvalid,
    vatNumberInvalid: errors.vatNumberInvalid,
    referenceInvalid: errors.referenceInvalid,
  },
})
