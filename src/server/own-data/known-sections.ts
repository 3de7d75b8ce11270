import type { OwnData } from '#flows/accounts/collect-own-data.ts'
import { formatDay } from '#i18n/formats.ts'
import { sayDevice } from '#i18n/say-device.ts'
import { accountCompaniesTexts } from '#i18n/texts/account-companies.ts'
import type { Html } from '#kernel/html.ts'
import type { Language } from '#kernel/language.ts'
import { cardIn, type Fact, momentIn, placeIn, sectionIn, wordsIn } from './page-parts.ts'

/** Everything but the orders. */
export function knownSections(data: OwnData, language: Language): readonly Html[] {
  const card = cardIn(language)
  const section = sectionIn(language)
  const rowsOf = rowsIn(language)
  return [
    section('account', [card(accountRows(data.account, language))]),
    section(
      'addressBook',
      data.addressBook.map((entry) => card(bookedRows(entry, language))),
    ),
    section(
      'companies',
      data.companies.map((one) => card(companyRows(one, language))),
    ),
    section(
      'keptGifts',
      data.keptGifts.map((one) => card(rowsOf.keptGift(one))),
    ),
    section(
      'newsletter',
      data.newsletter.map((one) => card(rowsOf.consent(one))),
    ),
    section(
      'reminders',
      data.reminders.map((one) => card(rowsOf.reminder(one))),
    ),
    section(
      'messages',
      data.messages.map((one) => card(rowsOf.message(one))),
    ),
    section(
      'quotes',
      data.quotes.map((one) => card(rowsOf.quote(one))),
    ),
    section(
      'withdrawals',
      data.withdrawals.map((one) => card(rowsOf.withdrawal(one))),
    ),
    section(
      'sessions',
      data.sessions.map((one) => card(rowsOf.session(one))),
    ),
    section(
      'passkeys',
      data.passkeys.map((one) => card(rowsOf.passkey(one))),
    ),
  ]
}

function accountRows(about: OwnData['account'], language: Language): Fact[] {
  const moment = momentIn(language)
  return [
    ['name', `${about.firstName} ${about.lastName}`],
    ['email', about.email],
    ['confirmedAt', moment(about.emailConfirmedAt)],
    ['phone', about.phoneNumber],
    ['company', about.companyName],
    ['kvkNumber', about.kvkNumber],
    ['vatNumber', about.vatNumber],
    ['invoiceEmail', about.invoiceEmail],
    ['invoiceAddress', placeIn(language)(about.address)],
    ['createdAt', moment(about.createdAt)],
  ]
}

function bookedRows({ booked }: OwnData['addressBook'][number], language: Language): Fact[] {
  const { firstName, lastName = '', phoneNumber, address } = booked
  const person: Fact[] = [
    ['name', `${firstName} ${lastName}`.trim()],
    ['address', placeIn(language)(address)],
    ['phone', phoneNumber],
  ]
  if (booked.customerType === 'PRIVATE') return person
  return [
    ...person,
    ['company', booked.companyName],
    ['kvkNumber', booked.kvkNumber],
    ['vatNumber', booked.vatNumber],
    ['reference', booked.referenceNumber],
    ['invoiceEmail', booked.invoiceEmail],
  ]
}

const companyRows = (
  { company, role }: OwnData['companies'][number],
  language: Language,
): Fact[] => [
  ['company', company.name],
  ['role', accountCompaniesTexts[language].role[role]],
  ['address', placeIn(language)(company.address)],
  ['kvkNumber', company.kvkNumber],
  ['vatNumber', company.vatNumber],
  ['reference', company.reference],
  ['invoiceEmail', company.invoiceEmails.join('\n')],
]

type Of<Name extends keyof OwnData> = OwnData[Name] extends readonly (infer One)[] ? One : never

/** Rows of what has few facts. */
function rowsIn(language: Language) {
  const t = wordsIn(language)
  const moment = momentIn(language)
  return {
    keptGift: (one: Of<'keptGifts'>): Fact[] => [
      ['keptAt', moment(one.keptAt)],
      ['usedUpCards', String(one.usedUpCards)],
    ],
    consent: (one: Of<'newsletter'>): Fact[] => [
      ['name', one.firstName],
      ['askedAt', moment(one.askedAt)],
      ['confirmedAt', moment(one.confirmedAt)],
      ['endedAt', moment(one.endedAt)],
    ],
    reminder: (one: Of<'reminders'>): Fact[] => [
      ['validUntil', formatDay(language, one.validUntil)],
      ['daysBefore', t('days', { days: one.daysBefore })],
      ['askedAt', moment(one.askedAt)],
    ],
    message: (one: Of<'messages'>): Fact[] => [
      ['name', one.name],
      ['subject', one.subjectTitle[language]],
      ['orderNumber', one.orderNumber],
      ['message', one.message],
      ['sentAt', moment(one.receivedAt)],
    ],
    quote: (one: Of<'quotes'>): Fact[] => [
      ['quoteNumber', one.number],
      ['name', `${one.request.firstName} ${one.request.lastName}`],
      ['company', one.request.companyName],
      ['message', [one.request.message, one.request.remark ?? ''].join(' ').trim()],
      ['receivers', one.receivers === null ? '' : String(one.receivers.length)],
      ['sentAt', moment(one.askedAt)],
    ],
    withdrawal: (one: Of<'withdrawals'>): Fact[] => [
      ['name', one.name],
      ['orderNumber', one.orderNumber],
      ['parts', one.partsText],
      ['sentAt', moment(one.statedAt)],
    ],
    session: (one: Of<'sessions'>): Fact[] => [
      ['device', sayDevice(language, one.device)],
      ['loggedInAt', moment(one.loggedInAt)],
      ['lastUsedAt', moment(one.lastUsedAt)],
    ],
    passkey: (one: Of<'passkeys'>): Fact[] => [
      ['device', sayDevice(language, one.device)],
      ['createdAt', moment(one.createdAt)],
      ['lastUsedAt', moment(one.lastUsedAt)],
    ],
  }
}
