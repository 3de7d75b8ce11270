import { type ChildProcess, spawn } from 'node:child_process'
import { hash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventually } from '#tests/support/eventually.ts'
import { freePort } from '#tests/support/free-port.ts'
import { openTestPostgres } from '#tests/support/postgres.ts'
import { discardFolder } from '#tests/support/running-shop.ts'

const root = new URL('../../', import.meta.url).pathname
const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const lines = read('deploy/Containerfile').replaceAll('\\\n', ' ').split('\n')
const wordsOf = (pattern: RegExp): readonly string[] => {
  const found = lines.findLast((line) => pattern.test(line))?.match(/\[.*\]/)?.[0]
  return JSON.parse(found ?? '[]') as string[]
}

const database = await openTestPostgres(1)
const folder = mkdtempSync(join(tmpdir(), 'gift-card-shop-container-'))
const image = join(folder, 'shop')
const running: ChildProcess[] = []
let printed = ''

/** As the second stage has it: what it copies, and the libraries that are left without those of development. */
beforeAll(() => {
  mkdirSync(join(image, 'node_modules'), { recursive: true })
  for (const [, what = ''] of lines.join('\n').matchAll(/^COPY --from=build \/shop\/(\S+)/gm))
    if (what !== 'node_modules') symlinkSync(join(root, what), join(image, what))
  type Lock = { packages: Record<string, { dev?: true }> }
  const { packages } = JSON.parse(read('package-lock.json')) as Lock
  for (const [path, { dev }] of Object.entries(packages)) {
    const isOwn = path.startsWith('node_modules/') && path.lastIndexOf('node_modules/') === 0
    // One that is for another machine is not there.
    if (!isOwn || dev === true || !existsSync(join(root, path))) continue
    mkdirSync(dirname(join(image, path)), { recursive: true })
    symlinkSync(join(root, path), join(image, path))
  }
})
afterAll(async () => {
  for (const child of running.filter(({ exitCode }) => exitCode === null)) {
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  await database.close()
  discardFolder(folder)
})

const keyOf = (name: string) => hash('sha256', name)
/** Every setting that production asks for. */
const settings = {
  SHOP_MODE: undefined,
  SHOP_URL: 'http://localhost',
  DATABASE_URL: database.url,
  ...{ SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'shop <a@shop.example>', ISSUER: 'simulated' },
  ...{ CARD_KEYS: `k:${keyOf('k')}`, CARD_HASH_KEY: keyOf('h'), CARD_LINK_KEY: keyOf('l') },
  TRUSTED_PROXIES: '0',
  ...{ ADYEN_ENVIRONMENT: 'test', ADYEN_API_KEY: 'a', ADYEN_MERCHANT_ACCOUNT: 'a' },
  ...{ ADYEN_CLIENT_KEY: 'test_A', ADYEN_HMAC_KEYS: keyOf('a'), ADYEN_REDIRECT_ORIGINS: 'https:' },
  ...{ ADYEN_WEBHOOK_USER: 'a', ADYEN_WEBHOOK_PASSWORD: 'abcdefgh', METRICS_TOKEN: keyOf('m') },
}

/** Nothing is looked for where the links lead, which is the whole project. */
const asItStands = '--preserve-symlinks --preserve-symlinks-main'

function start(words: readonly string[], more: NodeJS.ProcessEnv = {}): ChildProcess {
  const [program = '', ...rest] = words
  const child = spawn(program === 'node' ? process.execPath : program, rest, {
    cwd: image,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...settings, NODE_ENV: 'production', NODE_OPTIONS: asItStands, ...more },
  })
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (part: Buffer) => {
      printed += part.toString()
    })
  running.push(child)
  return child
}

async function codeOf(child: ChildProcess): Promise<unknown> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  return child.signalCode ?? child.exitCode
}

test('what the container file copies is all that the shop needs, its check tells life from death, and it stops when told', async () => {
  const PORT = String(await freePort())
  const environment = { PORT, HOST: '127.0.0.1', DATA_FOLDER: join(folder, 'data') }
  mkdirSync(environment.DATA_FOLDER)
  const shop = start(wordsOf(/^CMD /), environment)
  await eventually('the shop', async () => {
    if (shop.exitCode !== null) throw new Error(printed)
    return printed.includes(`at port ${PORT}.`) ? true : undefined
  })
  const check = () => codeOf(start(wordsOf(/^HEALTHCHECK /), { PORT }))
  expect(await check(), printed).toBe(0)
  expect((await fetch(`http://127.0.0.1:${PORT}/ready`)).status).toBe(200)
  shop.kill('SIGTERM')
  expect(await codeOf(shop)).toBe(0)
  expect(await check()).toBe(1)
})
