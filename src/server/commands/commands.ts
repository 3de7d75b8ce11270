import { auditLedgerCommand } from './audit-ledger.ts'
import { bookTransferCommand, importBankCommand } from './bank-transfers.ts'
import {
  blockCardCommand,
  cardHistoryCommand,
  extendCardCommand,
  replaceCardCommand,
  unblockCardCommand,
} from './card-acts.ts'
import { exportCardsCommand, listBatchesCommand, makeCardsCommand } from './card-batches.ts'
import { listCardEndsCommand, undoLapseCommand } from './card-ends.ts'
import { listCardGuessesCommand } from './card-guesses.ts'
import { decideCaseCommand, listCasesCommand, showCaseCommand } from './cases.ts'
import { clockCommand } from './clock.ts'
import { closeOrderLinksCommand } from './close-order-links.ts'
import type { Command, CommandAnswer, CommandContext } from './command.ts'
import { findCompaniesCommand, limitCompanyCommand } from './companies.ts'
import {
  blockDebtCommand,
  companyDebtsCommand,
  companyTermCommand,
  payBackCommand,
  receiveFromCompanyCommand,
  statementCommand,
  unblockDebtCommand,
  writeOffCommand,
} from './company-debts.ts'
import { latePostCommand, lostPostCommand, returnedPostCommand } from './end-post.ts'
import { exportBooksCommand } from './export-books.ts'
import { findOrdersCommand } from './find-orders.ts'
import { heldOrdersCommand } from './held-orders.ts'
import { importCatalogueCommand } from './import-catalogue.ts'
import { importPayoutCommand } from './import-payout.ts'
import { showInvoicesCommand, writeInvoicesCommand } from './invoices.ts'
import { listKeysCommand, renewKeysCommand } from './keys.ts'
import { packedCommand, postedCommand } from './mark-post.ts'
import { migrateCommand } from './migrate.ts'
import { endNewsletterCommand, exportNewsletterCommand } from './newsletter.ts'
import { listNotificationsAsideCommand } from './notifications-aside.ts'
import { listOpenCommand, listPayoutsCommand } from './payouts.ts'
import { postListCommand } from './post.ts'
import { printPostCommand } from './post-print.ts'
import { importPostStockCommand, postStockCommand, removePostStockCommand } from './post-stock.ts'
import { promotionsCommand } from './promotions.ts'
import {
  answerQuoteCommand,
  calledCommand,
  listQuotesCommand,
  showQuoteCommand,
  withdrawQuoteCommand,
} from './quotes.ts'
import { refundOrderCommand } from './refund-order.ts'
import { resendMailsCommand } from './resend-mails.ts'
import { retryOrderCommand } from './retry-order.ts'
import { letRunGoCommand } from './runs.ts'
import { showOrderCommand } from './show-order.ts'
import { stockBackCommand, stockListCommand, stockOutCommand } from './stock.ts'
import { unlockCardCommand } from './unlock-card.ts'
import { unmaskOrderCommand } from './unmask-order.ts'
import { unpackedCommand } from './unpack-post.ts'
import {
  decideWithdrawalCommand,
  listWithdrawalsCommand,
  showWithdrawalCommand,
  unmaskWithdrawalCommand,
} from './withdrawals.ts'

export const commands: readonly Command[] = [
  auditLedgerCommand,
  importCatalogueCommand,
  showOrderCommand,
  heldOrdersCommand,
  letRunGoCommand,
  closeOrderLinksCommand,
  findOrdersCommand,
  unmaskOrderCommand,
  showInvoicesCommand,
  writeInvoicesCommand,
  retryOrderCommand,
  refundOrderCommand,
  resendMailsCommand,
  showCaseCommand,
  decideCaseCommand,
  listCasesCommand,
  clockCommand,
  exportBooksCommand,
  importPayoutCommand,
  importBankCommand,
  bookTransferCommand,
  listOpenCommand,
  listPayoutsCommand,
  listNotificationsAsideCommand,
  exportNewsletterCommand,
  endNewsletterCommand,
  promotionsCommand,
  findCompaniesCommand,
  limitCompanyCommand,
  companyTermCommand,
  companyDebtsCommand,
  receiveFromCompanyCommand,
  writeOffCommand,
  payBackCommand,
  statementCommand,
  blockDebtCommand,
  unblockDebtCommand,
  listQuotesCommand,
  showQuoteCommand,
  answerQuoteCommand,
  withdrawQuoteCommand,
  calledCommand,
  stockOutCommand,
  stockBackCommand,
  stockListCommand,
  makeCardsCommand,
  exportCardsCommand,
  listBatchesCommand,
  blockCardCommand,
  unblockCardCommand,
  replaceCardCommand,
  extendCardCommand,
  cardHistoryCommand,
  listCardEndsCommand,
  listCardGuessesCommand,
  undoLapseCommand,
  unlockCardCommand,
  printPostCommand,
  latePostCommand,
  lostPostCommand,
  returnedPostCommand,
  packedCommand,
  postedCommand,
  unpackedCommand,
  importPostStockCommand,
  removePostStockCommand,
  postStockCommand,
  postListCommand,
  listKeysCommand,
  renewKeysCommand,
  listWithdrawalsCommand,
  showWithdrawalCommand,
  unmaskWithdrawalCommand,
  decideWithdrawalCommand,
  migrateCommand,
]

/** Runs the command that the words begin with; unknown words give the list of what there is. */
export async function runCommand(
  context: CommandContext,
  words: readonly string[],
): Promise<CommandAnswer> {
  const line = words.join(' ')
  const [command] = commands
    .filter(({ name }) => line === name || line.startsWith(`${name} `))
    .toSorted((one, other) => other.name.length - one.name.length)
  if (command !== undefined)
    return command.run(context, words.slice(command.name.split(' ').length))
  const width = Math.max(...commands.map(({ name }) => name.length))
  const list = commands.map(({ name, explanation }) => `  ${name.padEnd(width)}  ${explanation}`)
  const isQuestion = ['', 'help', '--help'].includes(line)
  const head = isQuestion ? 'Commands:' : `There is no command "${line}". Commands:`
  const foot = 'Arguments of a command: <command> --help'
  return { lines: [head, ...list, foot], exitCode: isQuestion ? 0 : 2 }
}
