import type { Seller } from '#domain/documents/seller.ts'
import { type BookedTransfer, type Books, bookAccounts } from '#domain/ledger/books.ts'
import { decimalOf } from '#i18n/formats.ts'
import { sum } from '#kernel/money.ts'
import { shopTimeZone } from '#kernel/time-zone.ts'
import { element, said, writeXml, type Xml } from './xml.ts'

/*
 * The books of a period as XML Auditfile Financieel 3.2, which Dutch accountants and the tax office read. Written a batch at a
 * time: what stands around the transactions is one drawing with a hole in it.
 */

const namespace = 'http://www.auditfiles.nl/XAF/3.2'

/** Where the transactions come. */
const hole = 'TRANSACTIONS'

type Facts = { books: Books; seller: Seller; now: Date }

export async function* writeXaf(facts: Facts): AsyncGenerator<string> {
  const { books } = facts
  const [before = '', after = ''] = writeXml(auditFile(facts)).split(
    new RegExp(` *<${hole}>\\s*</${hole}>\\n`),
  )
  yield before
  let number = 0
  for await (const transfers of books.transfers) {
    yield transfers
      .map((one, index) => writePart(transactionOf(books, one, number + index)))
      .join('')
    number += transfers.length
  }
  yield after
}

const dayIn = (moment: Date): string =>
  Temporal.Instant.fromEpochMilliseconds(moment.getTime())
    .toZonedDateTimeISO(shopTimeZone)
    .toPlainDate()
    .toString()

/** Without the head that stands once in a file. */
const writePart = (part: Xml): string => writeXml(part).replace(/^<\?xml[^\n]*\n/, '')

const monthOf = (day: string): string => String(Number(day.slice(5, 7)))

function auditFile({ books, seller, now }: Facts): Xml {
  const { from, until, currency } = books
  const header = element('header', [
    said('fiscalYear', from.slice(0, 4)),
    said('startDate', from),
    said('endDate', until),
    said('curCode', currency),
    said('dateCreated', dayIn(now)),
    said('softwareDesc', seller.name),
    said('softwareVersion', '1'),
  ])
  return element('auditfile', [header, company(books, seller)], { xmlns: namespace })
}

function company(books: Books, seller: Seller): Xml {
  const [street = '', place = ''] = seller.address.split(', ')
  const [, postalCode = '', city = place] = /^(\d{4} ?[A-Z]{2}) (.+)$/.exec(place) ?? []
  const debit = sum(books.totals.map(({ debitCents }) => debitCents))
  const credit = sum(books.totals.map(({ creditCents }) => creditCents))
  return element('company', [
    said('companyIdent', seller.kvkNumber),
    said('companyName', seller.legalName),
    said('taxRegistrationCountry', seller.countryCode),
    said('taxRegIdent', seller.vatNumber),
    element('streetAddress', [
      said('streetname', street),
      said('city', city),
      said('postalCode', postalCode),
      said('country', seller.countryCode),
    ]),
    element(
      'generalLedger',
      Object.values(bookAccounts).map(({ number, name, on }) =>
        element('ledgerAccount', [
          said('accID', number),
          said('accDesc', name),
          said('accTp', on === 'balance' ? 'B' : 'P'),
        ]),
      ),
    ),
    element('periods', periodsOf(books)),
    openingBalance(books),
    element('transactions', [
      said('linesCount', String(books.lineCount)),
      element('totalDebit', decimal(books, debit)),
      element('totalCredit', decimal(books, credit)),
      element('journal', [
        said('jrnID', 'GB'),
        said('desc', 'Grootboek'),
        said('jrnTp', 'M'),
        element(hole, []),
      ]),
    ]),
  ])
}

const decimal = ({ currency }: Books, cents: number): string =>
  decimalOf({ currency, value: Math.abs(cents) })

/** Each month of the period, cut where it begins and ends. */
function periodsOf({ from, until }: Books): readonly Xml[] {
  const periods: Xml[] = []
  let start = Temporal.PlainDate.from(from)
  const end = Temporal.PlainDate.from(until)
  while (Temporal.PlainDate.compare(start, end) <= 0) {
    const month = start.toPlainYearMonth()
    const last = month.toPlainDate({ day: month.daysInMonth })
    const closes = Temporal.PlainDate.compare(last, end) < 0 ? last : end
    periods.push(
      element('period', [
        said('periodNumber', String(start.month)),
        said('periodDesc', month.toString()),
        said('startDatePeriod', start.toString()),
        said('endDatePeriod', closes.toString()),
      ]),
    )
    start = closes.add({ days: 1 })
  }
  return periods
}

function openingBalance(books: Books): Xml {
  const lines = books.totals.filter(({ openingCents }) => openingCents !== 0)
  const side = (isDebit: boolean) =>
    sum(lines.map(({ openingCents: cents }) => (cents < 0 === isDebit ? Math.abs(cents) : 0)))
  return element('openingBalance', [
    said('opBalDate', books.from),
    said('linesCount', String(lines.length)),
    element('totalDebit', decimal(books, side(true))),
    element('totalCredit', decimal(books, side(false))),
    ...lines.map(({ kind, openingCents }, index) =>
      element('obLine', [
        said('nr', String(index + 1)),
        said('accID', bookAccounts[kind].number),
        ...amountOf(books, openingCents),
      ]),
    ),
  ])
}

const amountOf = (books: Books, cents: number) => [
  element('amnt', decimal(books, cents)),
  said('amntTp', cents < 0 ? 'D' : 'C'),
]

function transactionOf(
  books: Books,
  { key, kind, bookedAt, entries }: BookedTransfer,
  index: number,
): Xml {
  const day = dayIn(bookedAt)
  return element('transaction', [
    said('nr', String(index + 1)),
    said('desc', kind),
    said('periodNumber', monthOf(day)),
    said('trDt', day),
    ...entries.map((entry, line) =>
      element('trLine', [
        said('nr', String(line + 1)),
        said('accID', bookAccounts[entry.kind].number),
        said('docRef', key),
        said('effDate', day),
        said('desc', entry.accountId),
        ...amountOf(books, entry.cents),
      ]),
    ),
  ])
}
