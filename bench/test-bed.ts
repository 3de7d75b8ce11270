import { type ChildProcess, spawn } from 'node:child_process'
import { hash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startThrowAwayPostgres, type ThrowAwayPostgres } from '#tests/support/postgres-server.ts'
import { askedDocuments } from './asked-documents.ts'
import { endWithBench } from './end-with-bench.ts'
import { freePortPair } from './free-ports.ts'
import { startMailSink } from './mail-sink.ts'
import {
  processorMsOf,
  type ResourceUsage,
  type StatementCost,
  watchStatements,
} from './resource-usage.ts'

const root = new URL('../', import.meta.url).pathname

/** The started shop in production mode with its surroundings: its database, payment provider and mail server. */
export type TestBed = {
  /** The tree whose shop it is. */
  home: string
  shopUrl: string
  postgres: ThrowAwayPostgres
  folder: string
  mailsReceived(): number
  /** Resident memory of the shop's process, in MB. */
  memoryMb(): number
  /** The most that it ever held. */
  memoryPeakMb(): number
  /** Waits until every paid unit is issued. */
  allIssued(): Promise<void>
  /** Lets the database learn how much lies in its tables. */
  analyze(): Promise<void>
  /** Statements since the shop began, by their text. */
  statementCosts(): Promise<readonly StatementCost[]>
  /** What shop, database and bank used since they began. */
  usage(): ResourceUsage
  stop(): Promise<void>
}

const adyen = {
  apiKey: 'bench-api-key',
  merchantAccount: 'CadeaubonBench',
  clientKey: 'bench-client-key',
  hmacKey: hash('sha256', 'webhooks'),
  user: 'bench',
  password: 'bench-webhook',
}

/**
 * `home` is the tree whose built shop is measured, by its own options; bank, post and database are those of this one.
 * `SHOP_OPTIONS` are options of Node.js for the shop alone, such as `--cpu-prof`.
 */
export async function startTestBed(home = root): Promise<TestBed> {
  const folder = mkdtempSync(join(tmpdir(), 'gift-card-shop-bench-'))
  const removeFolder = endWithBench(() => rmSync(folder, { recursive: true, force: true }))
  const postgres = startThrowAwayPostgres({
    settings: [
      'shared_buffers=512MB',
      'max_wal_size=4GB',
      'shared_preload_libraries=pg_stat_statements',
    ],
    port: await freePortPair(),
  })
  const stopPostgres = endWithBench(postgres.stop)
  const port = await freePortPair()
  const mail = await startMailSink()
  const bank = await startBank(folder, port)
  const shopOptions = readFileSync(join(home, 'tools', 'lib', 'shop-options.json'), 'utf8')
  const given = process.env.SHOP_OPTIONS?.split(' ') ?? []
  const options = [...(JSON.parse(shopOptions) as string[]), ...given]
  const environment = {
    NODE_ENV: 'production',
    PORT: String(port),
    SHOP_URL: `http://localhost:${port}`,
    DATA_FOLDER: folder,
    DATABASE_URL: postgres.socketUrl,
    SMTP_URL: mail.url,
    MAIL_FROM: 'bench <bench@shop.example>',
    METRICS_TOKEN: 'metrics-of-the-bench',
    ISSUER: 'simulated',
    LOG_LEVEL: 'warn',
    POSTS_PER_MINUTE: '0',
    TRUSTED_PROXIES: '1',
    // Visitors of the bench ask documents of their own, registered as the storefront's are.
    PARTNER_DOCUMENTS: writeDocuments(folder),
    ...keys,
    ...bank.environment,
  }
  const main = join(home, 'build', 'app', 'main.js')
  const shop = start([...options, main], environment, home)
  const statements = await watchStatements(postgres.url)
  await waitFor(`http://localhost:${port}/ready`, shop)
  return {
    home,
    shopUrl: `http://localhost:${port}`,
    postgres,
    folder,
    mailsReceived: mail.count,
    memoryMb: () => memoryOf(shop, 'VmRSS'),
    memoryPeakMb: () => memoryOf(shop, 'VmHWM'),
    allIssued: statements.allIssued,
    analyze: statements.analyze,
    statementCosts: statements.statementCosts,
    usage: () => ({
      shopMs: processorMsOf(shop.pid ?? 0),
      databaseMs: processorMsOf(postgres.pid),
      bankMs: processorMsOf(bank.process.pid ?? 0),
    }),
    stop: async () => {
      await statements.stop()
      await end(shop)
      await end(bank.process)
      await mail.stop()
      stopPostgres()
      removeFolder()
    },
  }
}

function writeDocuments(folder: string): string {
  const path = join(folder, 'documents.json')
  writeFileSync(path, JSON.stringify(askedDocuments))
  return path
}

const keyOf = (name: string): string => hash('sha256', name)
const keys = {
  CARD_KEYS: `k1:${keyOf('cards')}`,
  CARD_HASH_KEY: keyOf('hashes'),
  CARD_LINK_KEY: keyOf('links'),
}

async function startBank(
  folder: string,
  shopPort: number,
): Promise<{ process: ChildProcess; environment: NodeJS.ProcessEnv }> {
  const options = {
    port: shopPort + 1,
    host: 'localhost',
    folder,
    shopWebhookUrl: `http://localhost:${shopPort}/webhooks/adyen`,
    webhookAuth: { user: adyen.user, password: adyen.password, hmacKey: adyen.hmacKey },
    apiKey: adyen.apiKey,
    merchantAccount: adyen.merchantAccount,
    clientKey: adyen.clientKey,
    retries: 'quick',
  }
  const bank = start([join(root, 'src/simulators/adyen/main.ts'), JSON.stringify(options)], {})
  await new Promise((resolve) => bank.stdout?.once('data', resolve))
  return {
    process: bank,
    environment: {
      ADYEN_BASE_URL: `http://localhost:${shopPort + 1}`,
      ADYEN_API_KEY: adyen.apiKey,
      ADYEN_MERCHANT_ACCOUNT: adyen.merchantAccount,
      ADYEN_CLIENT_KEY: adyen.clientKey,
      ADYEN_HMAC_KEYS: adyen.hmacKey,
      ADYEN_WEBHOOK_USER: adyen.user,
      ADYEN_WEBHOOK_PASSWORD: adyen.password,
    },
  }
}

function start(
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
  cwd: string = root,
): ChildProcess {
  const child = spawn(process.execPath, args, {
    cwd,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...environment },
  })
  child.stdout?.resume()
  child.once(
    'exit',
    endWithBench(() => child.kill('SIGKILL')),
  )
  return child
}

/** Until the process answers at the address. Throws when it ends, or says nothing for a minute. */
export async function waitFor(url: string, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 600 && child.exitCode === null; attempt += 1) {
    const isReady = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return
    await pause(100)
  }
  throw new Error('The shop did not start.')
}

async function end(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await ended
}

function memoryOf(child: ChildProcess, field: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8')
  return Math.round(Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024)
}
