import { systemAccount } from '#domain/ledger/accounts.ts'
import { balanceOf } from '#domain/ledger/balance.ts'
import { importPayout } from '#flows/payouts/import-payout.ts'
import type { Currency } from '#kernel/money.ts'
import { runCommand } from '#server/commands/commands.ts'
import { CaseShop } from '#tests/support/case-shop.ts'
import { commandContext } from '#tests/support/command-context.ts'
import { reportOf } from '#tests/support/settlement-report.ts'

type Lines = Parameters<typeof reportOf>[0]
export type BoughtLine = { paymentId: string; news: { reference: string } }

/** A shop that is paid out. */
export class PayoutShop extends CaseShop {
  #batch = 0

  /** An order that is paid and made. */
  async sell() {
    const bought = await this.buy()
    await this.runJobs()
    return bought
  }

  /** The next batch, with the payout of what its lines come to. */
  payOut(lines: Lines, { isPaid = true } = {}) {
    this.#batch += 1
    const net = lines.reduce((sum, line) => sum + line.net, 0)
    const paid = isPaid && net !== 0 ? [{ type: 'MerchantPayout', net: -net }] : []
    const text = reportOf([...lines, ...paid], { batch: this.#batch })
    return { text, batch: this.#batch, import: () => this.import(text) }
  }

  import(text: string) {
    return importPayout(this.deps, this.deps.payoutReports.read(text))
  }

  async books(currency: Currency = 'EUR') {
    const balance = (kind: Parameters<typeof systemAccount>[0]) =>
      balanceOf(this.deps.db, systemAccount(kind, currency))
    return {
      clearing: await balance('pspClearing'),
      costs: await balance('pspCosts'),
      bank: await balance('bank'),
      reserve: await balance('pspReserve'),
      differences: await balance('payoutDifference'),
      loss: await balance('refundLoss'),
    }
  }

  /** By how much each of `books` moved meanwhile, in cents; those that did not are left out. */
  async booksMoved(work: () => Promise<unknown>) {
    const before = await this.books()
    await work()
    const after = await this.books()
    const names = Object.keys(after) as (keyof typeof after)[]
    return Object.fromEntries(
      names.map((name) => [name, after[name] - before[name]]).filter(([, cents]) => cents !== 0),
    )
  }

  async command(...words: string[]) {
    const { db, clock, queue } = this.deps
    const openQueue = async () => ({ ...queue, listDeadLetters: async () => [] })
    const context = { ...commandContext({ db, clock }), openQueue }
    const { lines, exitCode } = await runCommand(context, words)
    return { text: lines.join('\n'), lines, exitCode }
  }
}

export const captured = ({ paymentId, news }: BoughtLine, gross: number, costs = 29) => ({
  type: 'Settled',
  reference: news.reference,
  payment: paymentId,
  gross,
  net: gross - costs,
})
