import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePortPair } from '#tests/support/free-ports.ts'

const root = new URL('../../', import.meta.url).pathname
const startTimeoutMs = 180_000
const pollMs = 50
/** Tests start the shop some hundred times: what V8 made of its code is kept from one start to the next. */
const compileCache = join(tmpdir(), 'gift-card-shop-compile-cache')

export type RunningShop = {
  url: string
  port: number
  dataFolder: string
  /** What it printed so far, both streams. */
  output(): string
  /** Resolves with the exit code, or the signal's name, when the process has ended. */
  ended: Promise<number | string>
  /** SIGTERM and wait. */
  stop(): Promise<void>
}

export type ShopToRun = {
  /** Where its build and its content lie; the project itself unless said otherwise. */
  home?: string
  port?: number
  dataFolder?: string
  environment?: NodeJS.ProcessEnv
}

/**
 * Starts the built shop as a process of its own, in the demonstration's mode, and waits until it may have
 * visitors. With the folder and port of an earlier one it is that shop's next start.
 */
export async function runShop(shop: ShopToRun = {}): Promise<RunningShop> {
  const running = await launchShop(shop)
  const deadline = Date.now() + startTimeoutMs
  const state = { hasEnded: false }
  void running.ended.then(() => {
    state.hasEnded = true
  })
  while (Date.now() < deadline) {
    if (state.hasEnded) break
    const isReady = await fetch(`${running.url}/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return running
    await pause(pollMs)
  }
  await running.stop()
  throw new Error(`The shop did not start:\n${running.output()}`)
}

/** Starts the process and does not wait: for starts that are expected to fail, or to end half-way. */
export async function launchShop(shop: ShopToRun = {}): Promise<RunningShop> {
  const port = shop.port ?? (await freePortPair())
  const dataFolder = shop.dataFolder ?? mkdtempSync(join(tmpdir(), 'gift-card-shop-'))
  const home = shop.home ?? root
  const child = spawn(process.execPath, [join(home, 'build', 'app', 'main.js')], {
    cwd: home,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      SHOP_MODE: 'demo',
      NODE_ENV: 'production',
      NODE_COMPILE_CACHE: compileCache,
      PORT: String(port),
      DATA_FOLDER: dataFolder,
      // Visitors of tests come from addresses of their own, as a proxy in front of the shop tells them.
      TRUSTED_PROXIES: '1',
      ...shop.environment,
    },
  })
  return describeShop(child, { port, dataFolder })
}

function describeShop(
  child: ChildProcess,
  { port, dataFolder }: { port: number; dataFolder: string },
): RunningShop {
  let output = ''
  const keep = (part: Buffer): void => {
    output += part.toString('utf8')
  }
  child.stdout?.on('data', keep)
  child.stderr?.on('data', keep)
  const ended = new Promise<number | string>((resolve) => {
    child.once('exit', (code, signal) => resolve(signal ?? code ?? 1))
  })
  return {
    url: `http://localhost:${port}`,
    port,
    dataFolder,
    output: () => output,
    ended,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** For whoever made the folder: throws away what a stopped shop left. */
export const discardFolder = (folder: string): void =>
  rmSync(folder, { recursive: true, force: true })
