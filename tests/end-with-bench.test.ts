import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const endWithBench = new URL('../bench/end-with-bench.ts', import.meta.url).href

/** Starts a bench that keeps a file as long as it lives, and ends it in this way. */
async function run(ending: string, signal?: NodeJS.Signals): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'end-with-bench-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, 'running')
  writeFileSync(file, '')
  const program = `
    import { rmSync } from 'node:fs'
    import { endWithBench } from ${JSON.stringify(endWithBench)}
    endWithBench(() => rmSync(${JSON.stringify(file)}))
    process.stdout.write('running')
    ${ending}`
  const bench = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const ended = new Promise((resolve) => bench.once('close', resolve))
  if (signal) bench.stdout.once('data', () => bench.kill(signal))
  await ended
  return existsSync(file)
}

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  'a bench that is ended by %s leaves nothing running',
  async (signal) => {
    expect(await run('setInterval(() => {}, 1000)', signal)).toBe(false)
  },
)

test('neither does one that fails', async () => {
  expect(await run('throw new Error("The shop did not start.")')).toBe(false)
})
