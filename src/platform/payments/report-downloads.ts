import { type ReportDownloads, ReportUnreachable } from '#domain/payouts/report.ts'

export type ReportAccount = {
  /** Where the provider serves reports: its origin. */
  reportUrl: string
  merchantAccount: string
  user: string
  password: string
  /** The batch to begin with, where older ones are of no interest or no longer there. */
  firstBatch: number
}

const timeoutMs = 120_000

/** A hundred thousand lines are 30 MB. */
const bytesMax = 256 * 1024 * 1024

/** Fetches Adyen's reports as the report user: from its own host and this account's folder alone, wherever it is told to. */
export function createReportDownloads(account: ReportAccount): ReportDownloads {
  const { reportUrl, merchantAccount, user, password, firstBatch } = account
  const folder = new URL(`/reports/download/MerchantAccount/${merchantAccount}/`, reportUrl).href
  const authorization = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`
  const isOwn = (address: string): boolean =>
    URL.canParse(address) &&
    new URL(address).href === address &&
    address.startsWith(folder) &&
    /^settlement_detail_report[\w-]*\.csv$/.test(address.slice(folder.length))
  return {
    firstBatch,
    isOwn,
    addressOf: (batchNumber) => `${folder}settlement_detail_report_batch_${batchNumber}.csv`,
    async download(address) {
      if (!isOwn(address)) throw new ReportUnreachable(`${address} is no address of ours.`)
      try {
        const answer = await fetch(address, {
          headers: { authorization },
          redirect: 'error',
          signal: AbortSignal.timeout(timeoutMs),
        })
        if (answer.ok) return await readAll(answer)
        await answer.body?.cancel()
        if (answer.status === 404) return undefined
        throw new ReportUnreachable(`${address} answers ${answer.status}.`)
      } catch (error) {
        if (error instanceof ReportUnreachable) throw error
        throw new ReportUnreachable(`${address} cannot be reached.`, { cause: error })
      }
    },
  }
}

async function readAll(answer: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of answer.body ?? []) {
    bytes += part.length
    if (bytes > bytesMax) throw new ReportUnreachable(`A report is larger than ${bytesMax} bytes.`)
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}
