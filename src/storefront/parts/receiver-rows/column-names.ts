import { plainLetters } from '#kernel/plain-letters.ts'
import type { Column } from './columns.ts'

/** As columns are called in Dutch and English files of office software; without signs, spaces, digits and capitals. */
const namesOf: Record<Column, readonly string[]> = {
  firstName: ['voornaam', 'firstname', 'givenname', 'roepnaam', 'voornamen', 'forename'],
  infix: [
    ...['tussenvoegsel', 'tussenvoegsels', 'voorvoegsel', 'voorvoegsels', 'infix', 'prefix'],
    ...['middlename', 'middelstenaam', 'additionalname', 'tweedenaam'],
  ],
  lastName: ['achternaam', 'lastname', 'surname', 'familyname', 'familienaam'],
  name: ['naam', 'name', 'fullname', 'volledigenaam', 'displayname', 'weergavenaam', 'naw'],
  email: [
    ...['email', 'mail', 'emailadres', 'mailadres', 'emailaddress', 'emailadressen', 'eadres'],
    ...['mailaddress', 'emailaddresses', 'emails', 'primaryemail', 'primairemail'],
  ],
  message: [
    ...['bericht', 'boodschap', 'persoonlijkeboodschap', 'persoonlijkbericht', 'tekst', 'notitie'],
    ...['message', 'note', 'personalmessage', 'personalnote', 'text', 'wens', 'groet'],
  ],
  street: [
    ...['straat', 'straatnaam', 'street', 'streetname', 'adres', 'address', 'streetaddress'],
    ...['straatenhuisnummer', 'straathuisnummer', 'straatennummer', 'adresregel', 'addressline'],
  ],
  houseNumber: ['huisnummer', 'huisnr', 'housenumber', 'nummer', 'number', 'streetnumber'],
  suffix: [
    ...['toevoeging', 'huisnummertoevoeging', 'toev', 'suffix', 'housenumbersuffix'],
    ...['toevaanhuisnr', 'toevoegingaanhuisnummer', 'huisnrtoevoeging', 'huisnrtoev'],
  ],
  postCode: ['postcode', 'postalcode', 'zip', 'zipcode', 'zippostalcode', 'postcodezip'],
  city: ['plaats', 'woonplaats', 'plaatsnaam', 'stad', 'city', 'town', 'place', 'locality'],
  countryCode: [
    ...['land', 'landcode', 'country', 'countrycode', 'countryregion', 'landregio', 'landinregio'],
  ],
  phoneNumber: [
    ...['telefoon', 'telefoonnummer', 'telefoonnr', 'mobiel', 'mobielnummer', 'gsm', 'tel'],
    ...['phone', 'phonenumber', 'mobile', 'telephone', 'mobilephone', 'mobieletelefoon'],
    ...['mobielenummer', 'mobilenumber'],
  ],
  companyName: [
    ...['bedrijf', 'bedrijfsnaam', 'company', 'companyname', 'organisatie', 'organisation'],
    ...['organizationname', 'organization', 'organisatienaam', 'accountname', 'relatienaam'],
  ],
}

/** Roles, which name a column only where no better name is there, or go with a better one: "Naam ontvanger". */
const roles = new Set([
  ...['ontvanger', 'ontvangers', 'receiver', 'recipient', 'medewerker', 'employee', 'werknemer'],
  ...['contactpersoon', 'contact', 'voor', 'for', 'klant', 'customer', 'gast', 'guest'],
  ...['collega', 'colleague', 'deelnemer', 'participant', 'relatie', 'personeelslid'],
])

/** Words around a name that say nothing of what it holds. */
const fillers = new Set([
  ...['value', 'waarde', 'werk', 'work', 'zakelijk', 'zakelijke', 'prive', 'prives', 'private'],
  ...['business', 'home', 'thuis', 'mailing', 'primary', 'primair', 'van', 'de', 'het', 'een'],
  ...[
    'of',
    'the',
    'wat',
    'is',
    'je',
    'jouw',
    'uw',
    'what',
    'your',
    'volledige',
    'full',
    'persoonlijk',
  ],
  ...['adres', 'address', 'huisadres', 'werkadres', 'postadres', 'billing', 'shipping', 'other'],
])

/** Columns of no use. None of them is the name of a person. */
const useless =
  /^(?:id|nr|no|nummer|afdeling|department|functie|jobtitle|title|titel|team|status|type|label|datum|date|geslacht|gender|manager|locatie|location|starttime|completiontime|begintijd|voltooid|bedrag|amount|aantal|quantity|notes?)$/

export const isUseless = (cell: string): boolean => useless.test(wordsOf(cell).join(''))

const wordsOf = (cell: string): string[] =>
  plainLetters(cell)
    .replaceAll(/\be-(?=mail|adres)/g, 'e')
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '')

const columns = Object.keys(namesOf) as Column[]

const columnOf = (words: readonly string[]): Column | undefined =>
  columns.find((column) => namesOf[column].includes(words.join('')))

/** What a column holds by its name, and how sure that is: 2 by a name of its own, 1 by a role. */
export function columnNamed(cell: string): { column: Column; weight: number } | undefined {
  const words = wordsOf(cell)
  const told = words.filter((word) => !roles.has(word))
  const column =
    columnOf(words) ??
    (told.length > 0 ? columnOf(told) : undefined) ??
    columnOf(told.filter((word) => !fillers.has(word)))
  if (column !== undefined) return { column, weight: 2 }
  const isRole = words.length > 0 && words.every((word) => roles.has(word) || fillers.has(word))
  return isRole && told.length < words.length ? { column: 'name', weight: 1 } : undefined
}
