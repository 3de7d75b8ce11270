import { type ChildProcess, type ExecFileException, execFile, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fillDataFolder } from '#tests/support/database-image.ts'

const root = new URL('../../', import.meta.url).pathname
/** Tests start the shop some hundred times: what V8 made of its code is kept from one start to the next. */
const compileCache = join(tmpdir(), 'gift-card-shop-compile-cache')

/** A process of the shop, whether or not its start succeeds. */
export type LaunchedShop = {
  dataFolder: string
  /** What it printed so far, both streams. */
  output(): string
  /** From now on nobody takes what it prints. */
  stopReading(): void
  /** Resolves with the exit code, or the signal's name, when the process has ended. */
  ended: Promise<number | string>
  /** SIGTERM and wait. */
  stop(): Promise<void>
  /** SIGKILL and wait. */
  kill(): Promise<void>
}

export type RunningShop = LaunchedShop & { url: string; port: number }

export type ShopToRun = {
  /** Where its build and its content lie; the project itself unless said otherwise. */
  home?: string
  /** Any that the system chooses unless said otherwise. */
  port?: number
  dataFolder?: string
  environment?: NodeJS.ProcessEnv
  /** Where it prints to; a pipe that is read unless said otherwise. */
  stdout?: number
}

/**
 * Starts the built shop in a process of its own, in the demonstration's mode, and waits until it is ready for
 * visitors. With the folder of an earlier one it is that shop's next start; without one its database is there already.
 */
export async function runShop(shop: ShopToRun = {}): Promise<RunningShop> {
  const { launched, port } = launch({
    ...shop,
    dataFolder: shop.dataFolder ?? (await newDataFolder(shop.environment)),
  })
  const found = await Promise.race([port, launched.ended.then(() => undefined)])
  if (found === undefined) throw new Error(`The shop did not start:\n${launched.output()}`)
  const url = shop.environment?.SHOP_URL ?? `http://localhost:${found}`
  return { ...launched, url, port: found }
}

/** A folder for a shop to start in, with its database where that is embedded. */
export async function newDataFolder(environment: NodeJS.ProcessEnv = {}): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'gift-card-shop-'))
  if (environment.DATABASE_URL === undefined) await fillDataFolder(folder)
  return folder
}

/** Starts the process and does not wait: for starts that are expected to fail. */
export const launchShop = (shop: ShopToRun = {}): LaunchedShop => launch(shop).launched

function launch(shop: ShopToRun): { launched: LaunchedShop; port: Promise<number> } {
  const dataFolder = shop.dataFolder ?? mkdtempSync(join(tmpdir(), 'gift-card-shop-'))
  const home = shop.home ?? root
  const child = spawn(process.execPath, [join(home, 'build', 'app', 'main.js')], {
    cwd: home,
    stdio: ['ignore', shop.stdout ?? 'pipe', 'pipe'],
    env: {
      ...process.env,
      SHOP_MODE: 'demo',
      NODE_ENV: 'production',
      NODE_COMPILE_CACHE: compileCache,
      PORT: String(shop.port ?? 0),
      DATA_FOLDER: dataFolder,
      // Visitors of tests have addresses of their own, as a proxy in front of the shop would say.
      TRUSTED_PROXIES: '1',
      // A hundredth of the work that a form asks of a visitor's machine: how much it is proves nothing about the form.
      CAPTCHA_WORK: '1000',
      // Of another shop, for the workers of tests: this one would lead everybody there.
      SHOP_URL: undefined,
      ...shop.environment,
    },
  })
  let output = ''
  const port = new Promise<number>((resolve) => {
    const keep = (part: Buffer): void => {
      output += part.toString('utf8')
      const [, told] = /It listens at port (\d+)\./.exec(output) ?? []
      if (told !== undefined) resolve(Number(told))
    }
    child.stdout?.on('data', keep)
    child.stderr?.on('data', keep)
  })
  const ended = new Promise<number | string>((resolve) => {
    child.once('exit', (code, signal) => resolve(signal ?? code ?? 1))
  })
  const endBy = async (signal: NodeJS.Signals): Promise<void> => {
    child.kill(signal)
    await ended
  }
  const stop = () => endBy('SIGTERM')
  const kill = () => endBy('SIGKILL')
  const stopReading = (): void => {
    child.stdout?.pause()
    child.stderr?.pause()
  }
  return { launched: { dataFolder, output: () => output, stopReading, ended, stop, kill }, port }
}

type Ended = (error: ExecFileException | null, stdout: string, stderr: string) => void

/** The operator's command line in a process of its own, as `npm run shop -- <words>` starts it. */
export function launchCommand(
  words: readonly string[],
  environment: NodeJS.ProcessEnv,
  ended: Ended = () => {},
): ChildProcess {
  const program = join(root, 'build', 'app', 'shop.js')
  const env = {
    ...process.env,
    ...{ SHOP_MODE: 'demo', NODE_ENV: 'production', NODE_COMPILE_CACHE: compileCache },
    ...environment,
  }
  return execFile(process.execPath, [program, ...words], { cwd: root, env }, ended)
}

/** The same, to its end. */
export const commandShop = (
  words: readonly string[],
  environment: NodeJS.ProcessEnv,
): Promise<{ code: number; output: string }> =>
  new Promise((resolve) => {
    launchCommand(words, environment, (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : Number(error.code ?? 1), output: stdout + stderr }),
    )
  })

/** Deletes what a stopped shop left; for the caller who made the folder. */
export const discardFolder = (folder: string): void =>
  rmSync(folder, { recursive: true, force: true })
