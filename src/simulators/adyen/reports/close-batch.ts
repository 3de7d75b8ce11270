import { dayMs } from '#kernel/day-ms.ts'
import type { Simulator } from '#simulators/adyen/simulator.ts'
import type { JournalEntry, JournalType } from '#simulators/adyen/store/journal.ts'
import { batchFee, noFees } from './fees.ts'

export const reportName = (batch: number): string => `settlement_detail_report_batch_${batch}.csv`

/** Where the report of a batch is fetched, as the provider's own addresses are made. */
export const reportUrl = (sim: Simulator, batch: number): string =>
  `${sim.publicUrl}/reports/download/MerchantAccount/${sim.options.merchantAccount}/${reportName(batch)}`

/**
 * Ends a batch: all that happened until then, a fee, and what it comes to is paid out. Below zero nothing is paid: the next
 * batch takes it over. The shop hears of the report. Gives the number of the batch, undefined where nothing happened.
 */
export function closeBatch(
  sim: Simulator,
  { untilMs, isSilent }: { untilMs: number; isSilent: boolean },
): number | undefined {
  const { journal, outbox } = sim.store
  const oldestMs = journal.oldestOpenMs()
  if (oldestMs === undefined || oldestMs > untilMs) return undefined
  const batch = journal.lastBatch() + 1
  const atMs = sim.clock.nowMs()
  journal.close(batch, untilMs)
  const currencies = new Set(journal.listBatch(batch).map(({ currency }) => currency))
  for (const currency of currencies) {
    const line = (type: JournalType, modificationReference: string, net: number) =>
      ownEntry({ type, modificationReference, currency, net, atMs })
    journal.addTo(batch, line('Fee', `Transaction Fees batch ${batch}`, -batchFee))
    const net = journal
      .listBatch(batch)
      .filter((entry) => entry.currency === currency)
      .reduce((sum, entry) => sum + entry.net, 0)
    if (net > 0) journal.addTo(batch, line('MerchantPayout', `TX${batch}, batch ${batch}`, -net))
    if (net < 0) {
      journal.addTo(batch, line('Balancetransfer', `to batch ${batch + 1}`, -net))
      journal.add(line('Balancetransfer', `from batch ${batch}`, net))
    }
  }
  if (!isSilent) outbox.add(announcementOf(sim, batch))
  return batch
}

const ownEntry = (
  entry: Pick<JournalEntry, 'type' | 'modificationReference' | 'currency' | 'net' | 'atMs'>,
): JournalEntry => ({
  ...entry,
  ...noFees,
  pspReference: undefined,
  merchantReference: undefined,
  method: undefined,
  modificationMerchantReference: undefined,
  gross: undefined,
})

const announcementOf = (sim: Simulator, batch: number) => ({
  state: 'waiting' as const,
  dueAtMs: sim.clock.nowMs(),
  forgedAttempts: 0,
  item: {
    additionalData: {},
    amount: { currency: 'EUR', value: 0 },
    eventCode: 'REPORT_AVAILABLE',
    eventDate: new Date(sim.clock.nowMs()).toISOString().replace(/\.\d+Z$/, '+00:00'),
    merchantAccountCode: sim.options.merchantAccount,
    merchantReference: '',
    paymentMethod: '',
    pspReference: reportName(batch),
    reason: reportUrl(sim, batch),
    success: 'true' as const,
  },
})

/** The batch of each day ends with it, where the options say so. */
export function closeDueBatch(sim: Simulator): void {
  if (!sim.options.closesBatchesDaily) return
  const nowMs = sim.clock.nowMs()
  const untilMs = nowMs - (nowMs % dayMs) - 1
  sim.store.transaction(() => closeBatch(sim, { untilMs, isSilent: false }))
}

/** When that has to be looked at again. */
export function nextCloseMs(sim: Simulator): number | undefined {
  if (!sim.options.closesBatchesDaily) return undefined
  const oldestMs = sim.store.journal.oldestOpenMs()
  return oldestMs && oldestMs - (oldestMs % dayMs) + dayMs
}
