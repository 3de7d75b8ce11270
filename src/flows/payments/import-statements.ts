import type { BankEntry } from '#domain/payments/bank-entry.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { sum } from '#kernel/money.ts'
import { refusal } from '#kernel/operator-refusal.ts'
import { type ReceivedTransfers, receiveTransfers } from './receive-transfers.ts'

/** A bank's statement of one account, as its file tells it. */
export type StatementToImport = {
  iban: string
  received: readonly BankEntry[]
  /** Lines that take money or are not booked yet. */
  otherCount: number
}

export type ImportedStatements = ReceivedTransfers & {
  accounts: readonly string[]
  /** Accounts that are not the shop's: left out. */
  foreign: readonly string[]
  otherCount: number
}

type ToImport = {
  statements: readonly StatementToImport[]
  /** IBANs of the shop; undefined where a file may be of any one account. */
  bankAccounts: readonly string[] | undefined
}

/**
 * Books the transfers of a bank's file; the same file again books nothing again. Throws `statementForeign`,
 * `statementWithoutAccount` and `statementsOfSeveral`.
 */
export async function importStatements(
  deps: Pick<Deps, 'db' | 'clock' | 'queue' | 'reached'>,
  toImport: ToImport,
): Promise<ImportedStatements> {
  const own = ownOf(toImport)
  const foreign = toImport.statements.filter((statement) => !own.includes(statement))
  const entries = own.flatMap(({ received }) => received)
  return {
    ...(await receiveTransfers(deps, { entries })),
    accounts: own.map(({ iban }) => iban),
    foreign: foreign.map(({ iban }) => iban),
    otherCount: sum(own.map(({ otherCount }) => otherCount)),
  }
}

function ownOf({ statements, bankAccounts }: ToImport): readonly StatementToImport[] {
  const ibans = statements.map(({ iban }) => iban)
  if (bankAccounts === undefined) {
    if (statements.length !== 1) throw refusal('statementsOfSeveral', { ibans })
    return statements
  }
  if (bankAccounts.length === 0) throw refusal('statementWithoutAccount', { ibans })
  const own = statements.filter(({ iban }) => bankAccounts.includes(iban))
  if (own.length === 0) throw refusal('statementForeign', { ibans, own: bankAccounts })
  return own
}
