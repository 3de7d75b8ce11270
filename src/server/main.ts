import { environment } from '#platform/config/environment.ts'
import { readConfig } from '#platform/config/read-config.ts'
import { standardError, standardOutput } from '#platform/logger/log-lines.ts'
import { explainFailure } from './failures.ts'
import { startShop } from './start-shop.ts'

const home = new URL('../../', import.meta.url).pathname

/** Ends with exit code 1 and one sentence; a stack is shown only for what nobody foresaw. */
function giveUp(error: unknown): void {
  const sentence = explainFailure(error)
  standardError.write(sentence === undefined ? `${inspectFailure(error)}\n` : `\n${sentence}\n`)
  endWith(1)
}

/** The last lines of the log are written first, which is waited for a second at most. */
function endWith(code: number): void {
  void Promise.all([standardOutput.flush(), standardError.flush()]).finally(() =>
    process.exit(code),
  )
}

const inspectFailure = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error)

process.once('uncaughtException', giveUp)
try {
  const shop = await startShop(readConfig(environment, home))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      shop.close().then(() => endWith(0), giveUp)
    })
  }
  // A process that reads this line may stop the shop at once, so the signals have their handlers before it.
  for (const line of shop.welcome) standardOutput.write(`${line}\n`)
} catch (error) {
  giveUp(error)
}
