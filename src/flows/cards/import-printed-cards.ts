import { BarcodeText, CardNumber, CardPin } from '#domain/cards/code.ts'
import { loadCards } from '#domain/cards/load-cards.ts'
import {
  findPrintedCards,
  insertPrintedCards,
  type KnownPrintedCard,
  type PrintedCard,
} from '#domain/cards/printed-cards.ts'
import { listPrintable, type Printable } from '#domain/catalogue/list-printable.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { transact } from '#flows/shared/transact.ts'
import { findCardNumberProblem, findCardPinProblem } from '#kernel/choice-card.ts'
import { newId } from '#kernel/ids.ts'
import { plainDigits } from '#kernel/plain-digits.ts'
import { parseAmount } from '#kernel/typed-amount.ts'

/** As a file has it. */
export type PrintedRow = {
  row: number
  number: string
  pin: string
  product: string
  amount: string
}

export type PrintedProblem =
  | 'numberMissing'
  | 'numberInvalid'
  | 'checkDigit'
  | 'numberNotOurs'
  | 'pinInvalid'
  | 'productUnknown'
  | 'productNotPosted'
  | 'amountInvalid'
  | 'twice'
  | 'otherwise'
  | 'otherPin'
  | 'removed'

export type PrintedImport = {
  added: number
  /** On their shelf or in an envelope already, exactly so. */
  known: number
  /** Cards of somebody by now. */
  used: number
  problems: readonly RowProblem[]
}

type RowProblem = {
  row: number
  /** Masked. */
  number: string
  problem: PrintedProblem
}

type ImportDeps = Pick<Deps, 'db' | 'clock' | 'queue' | 'vault' | 'storefront'>

/** So many in one transaction: what was brought in stays, and the same file again brings the rest. */
const atOnce = 500

type Checked = PrintedRow & { printable: Printable; amountCents: number | null }

/**
 * Brings printed cards into stock, each row by itself: right ones are sealed and stay, wrong ones are named. Nothing of a row that was brought in
 * before changes, whatever became of its card.
 */
export async function importPrintedCards(
  deps: ImportDeps,
  rows: readonly PrintedRow[],
): Promise<PrintedImport> {
  const printables = new Map((await listPrintable(deps.db)).map((one) => [one.id, one]))
  const problems: RowProblem[] = []
  const report = (row: number, number: string, problem: PrintedProblem) =>
    problems.push({ row, number: `${new CardNumber(number)}`, problem })
  const right: Checked[] = []
  const seen = new Set<string>()
  for (const given of rows) {
    const row = { ...given, number: plainNumber(given.number), pin: plainNumber(given.pin) }
    const printable = printables.get(row.product.trim().toLowerCase())
    const problem = problemOf(deps, row, printable)
    const key = `${printable?.issuer} ${row.number}`
    if (problem === undefined && printable !== undefined && !seen.has(key))
      right.push({ ...row, printable, amountCents: amountOf(row) ?? null })
    else report(row.row, row.number, problem ?? 'twice')
    seen.add(key)
  }
  const counts = { added: 0, known: 0, used: 0 }
  for (let from = 0; from < right.length; from += atOnce)
    for (const { row, number, became } of await bringIn(deps, right.slice(from, from + atOnce)))
      if (became === 'added' || became === 'known' || became === 'used') counts[became] += 1
      else report(row, number, became)
  return { ...counts, problems: problems.toSorted((one, other) => one.row - other.row) }
}

/** As a scanner reads it, and people type it. */
export const plainNumber = (text: string): string => plainDigits(text).toUpperCase()

/** Undefined where it is blank: any amount may be put on it. */
const amountOf = ({ amount }: PrintedRow): number | undefined =>
  amount.trim() === '' ? undefined : parseAmount(amount)

function problemOf(
  { storefront }: Pick<Deps, 'storefront'>,
  row: PrintedRow,
  printable: Printable | undefined,
): PrintedProblem | undefined {
  if (row.number === '') return 'numberMissing'
  if (!/^[0-9A-Z]{8,32}$/.test(row.number)) return 'numberInvalid'
  if (printable === undefined) return 'productUnknown'
  if (!printable.isPosted) return 'productNotPosted'
  const prefixes = storefront.cardProgrammes.flatMap(({ product, prefix }) =>
    product === printable.id ? prefix : [],
  )
  if (printable.isChoiceCard) {
    const wrong = findCardNumberProblem(row.number, prefixes)
    if (wrong === 'cardNotOurs') return 'numberNotOurs'
    if (wrong !== undefined) return 'checkDigit'
    if (findCardPinProblem(row.pin) !== undefined) return 'pinInvalid'
  } else if (!/^([0-9A-Z]{3,12})?$/.test(row.pin)) return 'pinInvalid'
  const cents = amountOf(row)
  const isAmount = row.amount.trim() === '' || (cents !== undefined && cents > 0)
  return isAmount ? undefined : 'amountInvalid'
}

type Became = { row: number; number: string; became: 'added' | 'known' | 'used' | PrintedProblem }

const bringIn = (deps: ImportDeps, rows: readonly Checked[]): Promise<readonly Became[]> =>
  transact(deps, async (tx) => {
    const hashed = rows.map((row) => ({
      row,
      hashes: deps.vault.hashNumber(new CardNumber(row.number)),
    }))
    const numberHashes = hashed.flatMap(({ hashes }) => hashes)
    const printed = await findPrintedCards(tx, numberHashes)
    const issued = await loadCards(tx, { numberHashes })
    const isOneOf = (hashes: readonly Uint8Array[], hash: Uint8Array) =>
      hashes.some((one) => Buffer.compare(one, hash) === 0)
    const became: Became[] = []
    const fresh: { row: Checked; card: PrintedCard }[] = []
    for (const { row, hashes } of hashed) {
      const { issuer } = row.printable
      const there = printed.find((one) => one.issuer === issuer && isOneOf(hashes, one.numberHash))
      const used = issued.find(
        (one) => one.issuer === issuer && isOneOf(hashes, one.sealed.numberHash),
      )
      if (there !== undefined) became.push({ ...row, became: compare(deps, row, there) })
      else if (used !== undefined)
        became.push({ ...row, became: used.productId === row.printable.id ? 'used' : 'otherwise' })
      else fresh.push({ row, card: seal(deps, row) })
    }
    const cards = fresh.map(({ card }) => card)
    const added = await insertPrintedCards(tx, { cards, now: deps.clock.now() })
    // Somebody else brought it in at this moment.
    for (const { row, card } of fresh)
      became.push({ ...row, became: added.has(card.id) ? 'added' : 'known' })
    return became
  })

function compare(
  { vault }: Pick<Deps, 'vault'>,
  { printable, amountCents, pin }: Checked,
  there: KnownPrintedCard,
): Became['became'] {
  if (there.isRemoved) return 'removed'
  const isSame = there.productId === printable.id && there.amountCents === amountCents
  if (!isSame) return 'otherwise'
  const { pinHash, pinHashKeyId } = there
  const isSamePin =
    pin === ''
      ? pinHash === undefined
      : vault.isPinOf(there.id, { pinHash, pinHashKeyId }, new CardPin(pin))
  return isSamePin ? 'known' : 'otherPin'
}

function seal({ vault, storefront }: ImportDeps, row: Checked): PrintedCard {
  const id = newId('prc')
  const { number, pin, printable, amountCents } = row
  const code = {
    number: new CardNumber(number),
    pin: pin === '' ? undefined : new CardPin(pin),
    barcode: { kind: 'code128' as const, text: new BarcodeText(number) },
  }
  return {
    ...{ id, amountCents, currency: storefront.currency },
    productId: printable.id,
    issuer: printable.issuer,
    sealed: vault.seal(id, code),
  }
}
