import { fileURLToPath } from 'node:url'
import { say, stop } from './lib/console.mjs'
import { ensureInstalled, ensureNode } from './lib/runtime.mjs'

/**
 * Changes the code of money on purpose, one place at a time, and sees whether a test notices. What is known is kept
 * after each change, so it can be broken off at any moment; the next call goes on from there.
 */
await ensureNode(fileURLToPath(import.meta.url))
await ensureInstalled()
const { parseRequest, usage } = await import('./mutation/command-line.ts')
const request = parseRequest(process.argv.slice(2))
if (typeof request === 'string') stop(`${request}\n${usage}`)

const { areas } = await import('./mutation/areas.ts')
const { judge, runNextBatch, selectMutants } = await import('./mutation/run.ts')
const { printReport, readJudgements, writeReport } = await import('./mutation/report.ts')
/** The score in docs/mutation.md belongs to this seed. */
const seed = Number(process.env.MUTATION_SEED ?? 20261122)
say(`Mutants chosen with MUTATION_SEED=${seed}`)
const mutants = await selectMutants(seed)
// The random walks of the tests walk the same way before each mutant.
process.env.WALK_SEED = String(seed)
const endsAt = Date.now() + request.minutes * 60_000
for (const area of areas.filter(({ name }) => request.areas.includes(name))) {
  const own = mutants.filter((mutant) => mutant.area === area.name)
  while (Date.now() < endsAt && (await runNextBatch(area, own))) {
    // Each batch is kept; the next begins with what is left.
  }
}
const report = { judged: judge(mutants), judgements: readJudgements(), seed }
printReport(report, request.areas)
if (request.isWritten) writeReport(report)
process.exit(0)
