import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { AdyenSimulatorOptions } from '#simulators/adyen/options.ts'
import { openPspBooks, type PspBooks } from '#tests/support/psp-books.ts'

const root = new URL('../..', import.meta.url).pathname
const account = {
  apiKey: 'test-api-key',
  merchantAccount: 'CadeaubonTest',
  clientKey: 'test_TESTCLIENTKEY',
  hmacKey: 'A7'.repeat(32),
  user: 'test',
  password: 'test-webhook',
}

export type PspProcess = Omit<PspBooks, 'close'> & {
  /** What a shop needs in its environment to use this provider. */
  environment: NodeJS.ProcessEnv
  /** The next webhook is never sent. */
  loseNextNews(): Promise<void>
  /** Ends all faults. */
  disarm(): Promise<void>
  stop(): Promise<void>
}

export type PspToStart = { shopUrl: string; folder: string }

/** The payment provider in a process of its own, which outlives a shop that dies. */
export async function startPspProcess(psp: PspToStart): Promise<PspProcess> {
  const options: AdyenSimulatorOptions = {
    port: 0,
    host: 'localhost',
    folder: psp.folder,
    shopWebhookUrl: `${psp.shopUrl}/webhooks/adyen`,
    webhookAuth: { user: account.user, password: account.password, hmacKey: account.hmacKey },
    reportAuth: { user: account.user, password: account.password },
    apiKey: account.apiKey,
    merchantAccount: account.merchantAccount,
    accountHolder: 'Testwinkel B.V.',
    clientKey: account.clientKey,
    retries: 'quick',
  }
  const program = join(root, 'src', 'simulators', 'adyen', 'main.ts')
  const child = spawn(process.execPath, [program, JSON.stringify(options)], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const [line] = await Promise.race([
    once(child.stdout, 'data') as Promise<[Buffer]>,
    ended.then(() => Promise.reject(new Error('The provider did not start.'))),
  ])
  const { url } = JSON.parse(line.toString()) as { url: string }
  const books = openPspBooks({ folder: psp.folder, url })
  const { payments, control, sendNewsAgain } = books
  return {
    ...{ payments, control, sendNewsAgain },
    environment: {
      ADYEN_BASE_URL: url,
      ADYEN_API_KEY: account.apiKey,
      ADYEN_MERCHANT_ACCOUNT: account.merchantAccount,
      ADYEN_CLIENT_KEY: account.clientKey,
      ADYEN_HMAC_KEYS: account.hmacKey,
      ADYEN_WEBHOOK_USER: account.user,
      ADYEN_WEBHOOK_PASSWORD: account.password,
      ADYEN_REPORT_USER: account.user,
      ADYEN_REPORT_PASSWORD: account.password,
    },
    disarm: async () => {
      await fetch(`${url}/control/faults`, { method: 'DELETE' })
    },
    loseNextNews: async () => {
      await control('faults', { on: 'webhooks', kind: 'drop' })
    },
    stop: async () => {
      books.close()
      child.kill('SIGTERM')
      await ended
    },
  }
}
