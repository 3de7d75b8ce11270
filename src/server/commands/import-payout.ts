import { readdir, readFile } from 'node:fs/promises'
import { basename, dirname, resolve } from 'node:path'
import { type PayoutReport, ReportUnreadable } from '#domain/payouts/report.ts'
import { type ImportedPayout, importPayout } from '#flows/payouts/import-payout.ts'
import type { Command, CommandContext } from './command.ts'
import { nearestNames } from './nearest-names.ts'
import { tellPayout } from './payouts.ts'
import { sayWhen } from './words.ts'

/** The same file again changes nothing. */
export const importPayoutCommand: Command = {
  name: 'payouts import',
  explanation: "books a settlement details report of the provider's: payouts import <file.csv>",
  async run(context, [path]) {
    if (path === undefined)
      return { lines: ['Say which file: payouts import <file.csv>'], isFine: false }
    const read = await readReport(context, resolve(context.home, path))
    if (typeof read === 'string') return { lines: [read], isFine: false }
    const { db, clock, log } = context
    const deps = { db, clock, log, queue: await context.openQueue(), reached: () => {} }
    return tellImport(await importPayout(deps, read))
  },
}

/** The report, or a sentence on why there is none. */
async function readReport(
  { payoutReports }: CommandContext,
  file: string,
): Promise<PayoutReport | string> {
  try {
    return payoutReports.read(await readFile(file, 'utf8'))
  } catch (error) {
    if (error instanceof ReportUnreadable)
      return `${file} was not imported: ${error.message} Nothing changed.`
    if ((error as { code?: unknown }).code === undefined) throw error
    return `${file} cannot be read.${await nearFiles(file)}`
  }
}

async function nearFiles(file: string): Promise<string> {
  const names = (await readdir(dirname(file)).catch(() => [])).filter((name) =>
    /\.csv$/i.test(name),
  )
  const near = nearestNames(basename(file), new Map(names.map((name) => [name, ''])))
  return near.length === 0 ? '' : ` There are: ${near.join(', ')}.`
}

function tellImport({ outcome, payout, unheardCount, caseCount }: ImportedPayout) {
  const before = `Batch ${payout.batchNumber} was imported ${sayWhen('on', payout.importedAt).join('')}`
  if (outcome === 'known')
    return { lines: [`${before}, exactly so: nothing changed.`], isFine: true }
  if (outcome === 'changed')
    return {
      lines: [`${before} with other lines: nothing changed. Ask the provider which is right.`],
      isFine: false,
    }
  const told = [
    ...(unheardCount > 0 ? [`${unheardCount} lines told what no notification had.`] : []),
    ...(caseCount > 0 ? [`${caseCount} lines are cases now: npm run shop -- cases`] : []),
  ]
  return { lines: [...tellPayout(payout), ...told], isFine: true }
}
