import type { BankEntry } from '#domain/payments/bank-entry.ts'
import { plainIban } from '#kernel/iban.ts'
import { parseMajorUnits } from '#kernel/minor-units.ts'
import { type Currency, currencies, type Money, sum } from '#kernel/money.ts'
import { readXml, XmlBroken, type XmlElement } from './read-xml.ts'

/** What a bank's file says of one account. */
export type BankStatement = {
  /** The account that it is of. */
  iban: string
  /** Money that came and is booked. */
  received: readonly BankEntry[]
  /** How many lines take money, or are not booked yet: nobody pays an order by them. */
  otherCount: number
}

/** Says in one sentence what is wrong with the file, and in which line. */
export class StatementUnreadable extends Error {
  override readonly name = 'StatementUnreadable'
}

/**
 * Reads CAMT.053 (ISO 20022, bank to customer statement) of any version: account by account, entry by entry, each payment of a
 * collective entry by itself. Anything that is not as it should be refuses all of it.
 */
export function readCamtStatements(text: string): readonly BankStatement[] {
  const message = child(rootOf(text), 'BkToCstmrStmt')
  const statements = message.children.filter(({ name }) => name === 'Stmt')
  const accountOf = (statement: XmlElement) => plainIban(textAt(statement, 'Acct', 'Id', 'IBAN'))
  const ibans = [...new Set(statements.map(accountOf))]
  if (ibans.length === 0) refuse(message, 'it has no statement of an account.')
  return ibans.map((iban) =>
    readAccount(
      iban,
      statements.filter((statement) => accountOf(statement) === iban),
    ),
  )
}

function readAccount(iban: string, statements: readonly XmlElement[]): BankStatement {
  const entries = statements.flatMap(({ children }) =>
    children.filter(({ name }) => name === 'Ntry'),
  )
  const booked = entries.filter(isReceived)
  const received = booked.flatMap(readEntry)
  ensureOnce(received, booked)
  return { iban, received, otherCount: entries.length - booked.length }
}

function rootOf(text: string): XmlElement {
  try {
    const root = readXml(text)
    if (root.name !== 'Document')
      refuse(root, `a statement begins with Document, not ${root.name}.`)
    return root
  } catch (error) {
    if (error instanceof XmlBroken) throw new StatementUnreadable(error.message)
    throw error
  }
}

const refuse = ({ line }: XmlElement, what: string): never => {
  throw new StatementUnreadable(`Line ${line}: ${what}`)
}

const find = (within: XmlElement, ...path: readonly string[]): XmlElement | undefined =>
  path.reduce<XmlElement | undefined>(
    (at, wanted) => at?.children.find(({ name }) => name === wanted),
    within,
  )

const child = (within: XmlElement, ...path: readonly string[]): XmlElement =>
  find(within, ...path) ?? refuse(within, `${within.name} has no ${path.join('/')}.`)

const textAt = (within: XmlElement, ...path: readonly string[]): string => {
  const element = child(within, ...path)
  const text = element.text.trim()
  return text === '' ? refuse(element, `${element.name} is empty.`) : text
}

/** Newer versions wrap the state in a code. */
const stateOf = (entry: XmlElement): string =>
  textAt(entry, ...(find(entry, 'Sts', 'Cd') === undefined ? ['Sts'] : ['Sts', 'Cd']))

function isReceived(entry: XmlElement): boolean {
  const direction = textAt(entry, 'CdtDbtInd')
  if (direction !== 'CRDT' && direction !== 'DBIT')
    refuse(entry, `CdtDbtInd is ${direction}, not CRDT or DBIT.`)
  return (
    direction === 'CRDT' &&
    stateOf(entry) === 'BOOK' &&
    find(entry, 'RvslInd')?.text.trim() !== 'true'
  )
}

function amountOf(element: XmlElement): Money {
  const code = element.attributes.get('Ccy')
  const currency = currencies.find((known) => known === code)
  if (currency === undefined) return refuse(element, `the currency ${code} is none of ours.`)
  const cents = parseMajorUnits(element.text.trim(), currency satisfies Currency)
  if (cents === undefined || cents === 0)
    return refuse(element, `${element.text.trim()} is no amount.`)
  return { currency, cents }
}

function readEntry(entry: XmlElement): readonly BankEntry[] {
  const whole = amountOf(child(entry, 'Amt'))
  const bookedOn = textAt(entry, 'BookgDt', find(entry, 'BookgDt', 'Dt') ? 'Dt' : 'DtTm').slice(
    0,
    10,
  )
  if (!/^\d{4}-\d\d-\d\d$/.test(bookedOn)) refuse(entry, `${bookedOn} is no day.`)
  const payments = entry.children
    .filter(({ name }) => name === 'NtryDtls')
    .flatMap(({ children }) => children.filter(({ name }) => name === 'TxDtls'))
  const own = find(entry, 'AcctSvcrRef')?.text.trim()
  if (payments.length < 2) {
    const [only] = payments
    const reference = own || referenceOf(only) || refuse(entry, 'it has no reference of the bank.')
    return [{ reference, amount: whole, bookedOn, text: textOf(only ?? entry) }]
  }
  const parts = payments.map((payment, at) => ({
    reference:
      referenceOf(payment) ||
      (own ? `${own}/${at + 1}` : refuse(payment, 'it has no reference of the bank.')),
    amount: amountOf(find(payment, 'Amt') ?? child(payment, 'AmtDtls', 'TxAmt', 'Amt')),
    bookedOn,
    text: textOf(payment),
  }))
  const cents = sum(parts.map(({ amount }) => amount.cents))
  if (cents !== whole.cents || parts.some(({ amount }) => amount.currency !== whole.currency))
    refuse(entry, 'its payments do not add up to it.')
  return parts
}

const referenceOf = (payment: XmlElement | undefined): string | undefined =>
  payment && find(payment, 'Refs', 'AcctSvcrRef')?.text.trim()

/** Everything that whoever paid wrote, in whichever place of the form. */
function textOf(payment: XmlElement): string {
  const information = payment.children.filter(({ name }) => name === 'RmtInf')
  const free = information.flatMap(({ children }) =>
    children.filter(({ name }) => name === 'Ustrd').map(({ text }) => text),
  )
  const structured = information.flatMap((part) =>
    part.children
      .filter(({ name }) => name === 'Strd')
      .map((strd) => find(strd, 'CdtrRefInf', 'Ref')?.text),
  )
  const endToEnd = find(payment, 'Refs', 'EndToEndId')?.text
  return [...free, ...structured, endToEnd]
    .map((part) => part?.trim() ?? '')
    .filter((part) => part !== '' && part !== 'NOTPROVIDED')
    .join(' ')
}

/** Two payments of one name would be booked as one. */
function ensureOnce(received: readonly BankEntry[], entries: readonly XmlElement[]): void {
  const seen = new Set<string>()
  for (const { reference } of received) {
    const [first] = entries
    if (seen.has(reference) && first !== undefined)
      refuse(lineOf(entries, reference) ?? first, `the reference ${reference} stands there twice.`)
    seen.add(reference)
  }
}

const lineOf = (entries: readonly XmlElement[], reference: string): XmlElement | undefined =>
  entries.findLast((entry) => readEntry(entry).some((one) => one.reference === reference))
