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
import { listCasesCommand, showCaseCommand } from './cases.ts'
import { clockCommand } from './clock.ts'
import { closeOrderLinksCommand } from './close-order-links.ts'
import type { Command, CommandAnswer, CommandContext } from './command.ts'
import { decideCaseCommand } from './decide-case.ts'
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
import { listOpenCommand, listPayoutsCommand } from './payouts.ts'
import { postListCommand } from './post.ts'
import { printPostCommand } from './post-print.ts'
import { importPostStockCommand, postStockCommand, removePostStockCommand } from './post-stock.ts'
import { promotionsCommand } from './promotions.ts'
import { refundOrderCommand } from './refund-order.ts'
import { resendMailsCommand } from './resend-mails.ts'
import { retryOrderCommand } from './retry-order.ts'
import { showOrderCommand } from './show-order.ts'
import { stockBackCommand } from './stock-back.ts'
import { stockListCommand } from './stock-list.ts'
import { stockOutCommand } from './stock-out.ts'
import { unlockCardCommand } from './unlock-card.ts'
import { unmaskOrderCommand } from './unmask-order.ts'
import { unpackedCommand } from './unpack-post.ts'
import {
  decideWithdrawalCommand,
  listWithdrawalsCommand,
  showWithdrawalCommand,
} from './withdrawals.ts'

const commands: readonly Command[] = [
  auditLedgerCommand,
  importCatalogueCommand,
  showOrderCommand,
  heldOrdersCommand,
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
  exportNewsletterCommand,
  endNewsletterCommand,
  promotionsCommand,
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
  decideWithdrawalCommand,
  migrateCommand,
]

/** Runs the command that the words begin with; unknown words give the list of what there is. */
export async function runCommand(
  context: CommandContext,
  words: readonly string[],
): Promise<CommandAnswer> {
  const line = words.join(' ')
  const command = commands.find(({ name }) => line === name || line.startsWith(`${name} `))
  if (command !== undefined)
    return command.run(context, words.slice(command.name.split(' ').length))
  const width = Math.max(...commands.map(({ name }) => name.length))
  const list = commands.map(({ name, explanation }) => `  ${name.padEnd(width)}  ${explanation}`)
  const isQuestion = line === '' || line === 'help'
  const head = isQuestion ? 'Commands:' : `There is no command "${line}". Commands:`
  return { lines: [head, ...list], isFine: isQuestion }
}
