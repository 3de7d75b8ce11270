import { resolve } from 'node:path'
import type { MatchedEntry } from '#domain/payments/match-transfers.ts'
import { type BookedBankTransfer, bookTransfer } from '#flows/payments/book-transfer.ts'
import { importStatements } from '#flows/payments/import-statements.ts'
import type { CompanyEntry, ReceivedTransfers } from '#flows/payments/receive-transfers.ts'
import { sayMoney } from '#kernel/minor-units.ts'
import { readCamtStatements, StatementUnreadable } from '#platform/payments/camt-statement.ts'
import { option, place, signed } from './arguments.ts'
import { withQueue } from './command.ts'
import { defineCommand } from './define-command.ts'
import { readMoneyAboveZero } from './read-money.ts'
import { readText } from './read-text.ts'
import { sentence } from './words.ts'

export const importBankCommand = defineCommand({
  name: 'payments import-bank',
  explanation: "books the transfers of a bank's file (CAMT.053) against orders",
  words: { path: place('file.xml') },
  async run(context, { path }) {
    const statements = await readText(resolve(context.home, path), {
      read: readCamtStatements,
      unfit: StatementUnreadable,
    })
    const { bankAccounts } = context
    return importStatements(await withQueue(context), { statements, bankAccounts })
  },
  format: ({ accounts, foreign, otherCount, ...received }) => [
    ...accounts.map((iban) => `Account ${iban}`),
    ...tell(received),
    ...(otherCount === 0
      ? []
      : [`${otherCount} line(s) take money or are not booked yet: left out.`]),
    ...foreign.map((iban) => `Account ${iban} is not the shop's: its lines are left out.`),
  ],
})

/** For a transfer that somebody sees on the account before a file tells it. */
export const bookTransferCommand = defineCommand({
  name: 'payments transfer',
  explanation: 'books a transfer that stands on the account, for an order',
  words: {
    orderNumber: place('order'),
    amount: option('amount', '<25.95>'),
    reference: option('reference', '<of the bank>'),
    ...signed,
  },
  async run(context, { amount: text, ...asked }) {
    const amount = readMoneyAboveZero(text, 'EUR')
    return bookTransfer(await withQueue(context), { ...asked, amount })
  },
  format: tellBooked,
})

function tellBooked(booked: BookedBankTransfer): readonly string[] {
  if (booked.kind === 'booked') return tell(booked)
  const { reference, orderNumber, decided } = booked
  return [
    `${reference}: ${sayMoney(decided.amount)}, known before, goes to order ${orderNumber}. ${elsewhere}`,
  ]
}

const elsewhere = 'What does not fit is a case: npm run shop -- cases'

function tell({ matched, ofCompanies, newCount }: ReceivedTransfers): readonly string[] {
  const knownCount = matched.length + ofCompanies.length - newCount
  return [
    ...ofCompanies.map(tellOfCompany),
    ...matched.map(tellEntry),
    `${newCount} transfer(s) are booked now, ${knownCount} were known. ${elsewhere}`,
  ]
}

const tellOfCompany = ({ entry, orderNumber }: CompanyEntry): string =>
  sentence(
    `${entry.reference}: ${sayMoney(entry.amount)}`,
    entry.bookedOn,
    `order ${orderNumber} on account`,
  )

const tellEntry = ({ entry, payment }: MatchedEntry): string =>
  sentence(
    `${entry.reference}: ${sayMoney(entry.amount)}`,
    entry.bookedOn,
    payment === undefined ? 'fits no order' : `order ${payment.orderNumber}`,
  )
