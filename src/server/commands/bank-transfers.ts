import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { BankEntry } from '#domain/payments/bank-entry.ts'
import type { MatchedEntry } from '#domain/payments/match-transfers.ts'
import { type ReceivedTransfers, receiveTransfers } from '#flows/payments/receive-transfers.ts'
import { parseMajorUnits } from '#kernel/minor-units.ts'
import { euro } from '#kernel/money.ts'
import {
  type BankStatement,
  readCamtStatement,
  StatementUnreadable,
} from '#platform/payments/camt-statement.ts'
import type { Command, CommandAnswer, CommandContext } from './command.ts'
import { sayCents, sentence } from './words.ts'

/** The same file again books nothing again. */
export const importBankCommand: Command = {
  name: 'payments import-bank',
  explanation:
    "books the transfers of a bank's file (CAMT.053) against orders: payments import-bank <file.xml>",
  async run(context, [path]) {
    if (path === undefined) return wrong('Say which file: payments import-bank <file.xml>')
    const file = resolve(context.home, path)
    const statement = await readStatement(file)
    if (typeof statement === 'string') return wrong(statement)
    const { iban, received: entries, otherCount } = statement
    const received = await receive(context, { entries })
    const others =
      otherCount === 0 ? [] : [`${otherCount} line(s) take money or are not booked yet: left out.`]
    return { lines: [`Account ${iban}`, ...tell(received), ...others], isFine: true }
  },
}

async function readStatement(file: string): Promise<BankStatement | string> {
  try {
    return readCamtStatement(await readFile(file, 'utf8'))
  } catch (error) {
    if (error instanceof StatementUnreadable)
      return `${file} was not imported: ${error.message} Nothing changed.`
    if ((error as { code?: unknown }).code === undefined) throw error
    return `${file} cannot be read.`
  }
}

/** For a transfer that somebody sees on the account before a file tells it. */
export const bookTransferCommand: Command = {
  name: 'payments transfer',
  explanation:
    'books a transfer that stands on the account: <order> --amount <25.95> --reference <of the bank> --by "<name>" --because "<why>"',
  async run(context, args) {
    const asked = readWords(args)
    if (asked === undefined)
      return wrong(
        'Say: payments transfer <order> --amount 25.95 --reference <the bank\'s> --by "<name>" --because "<why>".',
      )
    const bookedOn = context.clock.now().toISOString().slice(0, 10)
    const { number: text, amount, reference, ...by } = asked
    const entries = [{ reference, amount, bookedOn, text }]
    return { lines: tell(await receive(context, { entries, by })), isFine: true }
  },
}

async function receive(
  { db, clock, openQueue }: CommandContext,
  given: { entries: readonly BankEntry[]; by?: { actor: string; reason: string } },
): Promise<ReceivedTransfers> {
  return receiveTransfers({ db, clock, queue: await openQueue() }, given)
}

function tell({ matched, newCount }: ReceivedTransfers): readonly string[] {
  const knownCount = matched.length - newCount
  return [
    ...matched.map(tellEntry),
    `${newCount} transfer(s) are booked now, ${knownCount} were known. What does not fit is a case: npm run shop -- cases`,
  ]
}

const tellEntry = ({ entry, payment }: MatchedEntry): string =>
  sentence(
    `${entry.reference}: ${sayCents(entry.amount.cents, entry.amount.currency)}`,
    entry.bookedOn,
    payment === undefined ? 'fits no order' : `order ${payment.orderNumber}`,
  )

const wrong = (line: string): CommandAnswer => ({ lines: [line], isFine: false })

function readWords(args: readonly string[]) {
  const text = { type: 'string' } as const
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { amount: text, reference: text, by: text, because: text },
      allowPositionals: true,
    })
    const [number = ''] = positionals
    const cents = parseMajorUnits(values.amount ?? '', 'EUR')
    const reference = values.reference?.trim() ?? ''
    const actor = values.by?.trim() ?? ''
    const reason = values.because?.trim() ?? ''
    if (number === '' || cents === undefined || cents === 0) return undefined
    if (reference === '' || actor === '' || reason === '') return undefined
    return { number, amount: euro(cents), reference, actor, reason }
  } catch {
    return undefined
  }
}
