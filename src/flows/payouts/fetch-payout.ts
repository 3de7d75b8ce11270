import { listMissing } from '#domain/payouts/list-missing.ts'
import { ReportUnreadable } from '#domain/payouts/report.ts'
import type { SettleDeps } from '#flows/payments/settle-payment.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { importPayout } from './import-payout.ts'

type FetchDeps = SettleDeps & Pick<Deps, 'payoutReports'>

/** A shop that was away for a month catches up in a day or two. */
const perRoundMax = 50

/** A provider that is down is not asked for each of them. */
const failuresMax = 3

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

/**
 * Looks for batches whether anybody told of them or not: first for the next ones, then for those that are missing, the newest
 * first. One that is gone, cannot be read or is not served keeps no other back; the first failure is thrown at the end.
 */
export async function fetchMissingPayouts(deps: FetchDeps): Promise<void> {
  const { downloads, merchantAccount } = deps.payoutReports
  if (downloads === undefined) return
  const asked = { merchantAccount, first: downloads.firstBatch, limit: 1 + perRoundMax }
  const [next = downloads.firstBatch, ...missing] = await listMissing(deps.db, asked)
  const failures: unknown[] = []
  const isThere = async (batchNumber: number): Promise<boolean> => {
    if (failures.length === failuresMax) return false
    try {
      return await importFrom(deps, downloads.addressOf(batchNumber))
    } catch (error) {
      failures.push(error)
      return false
    }
  }
  const end = next + perRoundMax
  let batchNumber = next
  while (batchNumber < end && (await isThere(batchNumber))) batchNumber += 1
  for (const one of missing) await isThere(one)
  if (failures.length > 0) throw failures[0]
}

/** Whether there is a report, be it one that cannot be read. */
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
  } catch (error) {
    if (!(error instanceof ReportUnreadable)) throw error
    const problem = error.message
    deps.log.error({ alert: true, address, problem }, 'The report of a payout cannot be read.')
  }
  return true
}
