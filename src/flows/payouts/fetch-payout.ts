import { listMissing } from '#domain/payouts/list-missing.ts'
import { ReportUnreadable } from '#domain/payouts/report.ts'
import type { SettleDeps } from '#flows/payments/settle-payment.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { importPayout } from './import-payout.ts'

type FetchDeps = SettleDeps & Pick<Deps, 'payoutReports'>

/** A shop that was away for a month catches up in a day or two. */
const perRoundMax = 50

/**
 * Imports the report of which the provider says that it is there. Where it lies is not signed, so only an address of the
 * provider's own is followed. Throws `ReportUnreachable` when it is worth another try.
 */
export async function fetchPayout(
  deps: FetchDeps,
  { address }: { address: string },
): Promise<void> {
  const { downloads } = deps.payoutReports
  if (downloads === undefined) return
  if (!downloads.isOwn(address)) {
    deps.log.error(
      { alert: true, address },
      'A report was announced at an address that is not its.',
    )
    return
  }
  await importFrom(deps, address)
}

/** Looks for batches that are missing and for the next ones, whether anybody told of them or not. */
export async function fetchMissingPayouts(deps: FetchDeps): Promise<void> {
  const { downloads, merchantAccount } = deps.payoutReports
  if (downloads === undefined) return
  for (let round = 0; round < perRoundMax; round += 1) {
    const found = { merchantAccount, first: downloads.firstBatch, limit: perRoundMax }
    let isNew = false
    for (const batchNumber of await listMissing(deps.db, found))
      isNew = (await importFrom(deps, downloads.addressOf(batchNumber))) || isNew
    if (!isNew) return
  }
}

/** Whether a batch came in that was not there. */
async function importFrom(deps: FetchDeps, address: string): Promise<boolean> {
  const text = await deps.payoutReports.downloads?.download(address)
  if (text === undefined) return false
  try {
    const { outcome, payout } = await importPayout(deps, deps.payoutReports.read(text))
    if (outcome === 'changed')
      deps.log.error(
        { alert: true, address, batchNumber: payout.batchNumber },
        'The report of a payout that was imported has other lines now: ask the provider.',
      )
    return outcome === 'imported'
  } catch (error) {
    if (!(error instanceof ReportUnreadable)) throw error
    const problem = error.message
    deps.log.error({ alert: true, address, problem }, 'The report of a payout cannot be read.')
    return false
  }
}
