import { readdir } from 'node:fs/promises'
import { basename, dirname, resolve } from 'node:path'
import { ReportUnreadable } from '#domain/payouts/report.ts'
import { type ImportedPayout, importPayout } from '#flows/payouts/import-payout.ts'
import { nearestNames } from '#kernel/nearest-names.ts'
import { place } from './arguments.ts'
import { withQueue } from './command.ts'
import { defineCommand } from './define-command.ts'
import { tellPayout } from './payouts.ts'
import { readText } from './read-text.ts'
import { sayMoment } from './words.ts'

/** The same file again changes nothing. */
export const importPayoutCommand = defineCommand({
  name: 'payouts import',
  explanation: "books a settlement details report of the provider's",
  words: { path: place('file.csv') },
  async run(context, { path }) {
    const file = resolve(context.home, path)
    const report = await readText(file, {
      read: (text) => context.payoutReports.read(text),
      unfit: ReportUnreadable,
      near: () => nearFiles(file),
    })
    return importPayout(await withQueue(context), report)
  },
  hasFault: ({ outcome }) => outcome === 'changed',
  format: tellImport,
})

async function nearFiles(file: string): Promise<readonly string[]> {
  const names = (await readdir(dirname(file)).catch(() => [])).filter((name) =>
    /\.csv$/i.test(name),
  )
  return nearestNames(basename(file), new Map(names.map((name) => [name, ''])))
}

function tellImport({ outcome, payout, unheardCount, caseCount }: ImportedPayout) {
  const before = `Batch ${payout.batchNumber} was imported on ${sayMoment(payout.importedAt)}`
  if (outcome === 'known') return [`${before}, exactly so: nothing changed.`]
  if (outcome === 'changed')
    return [`${before} with other lines: nothing changed. Ask the provider which is right.`]
  return [
    ...tellPayout(payout),
    ...(unheardCount > 0 ? [`${unheardCount} lines told what no notification had.`] : []),
    ...(caseCount > 0 ? [`${caseCount} lines are cases now: npm run shop -- cases`] : []),
  ]
}
