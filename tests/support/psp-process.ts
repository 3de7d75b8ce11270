import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { AdyenSimulatorOptions } from '#simulators/adyen/options.ts'

const root = new URL('../..', import.meta.url).pathname
const account = {
  apiKey: 'test-api-key',
  merchantAccount: 'CadeaubonTest',
  clientKey: 'test_TESTCLIENTKEY',
  hmacKey: 'A7'.repeat(32),
  user: 'test',
  password: 'test-webhook',
}

/** One payment in the provider's own books. */
export type PspPayment = {
  /** The shop's own id of it. */
  reference: string
  status: string
  takenCents: number
  returnedCents: number
}

export type PspProcess = {
  /** What a shop needs in its environment to use this provider. */
  environment: NodeJS.ProcessEnv
  /** Straight from its books: all payments, or those of one shopper. */
  payments(shopperEmail?: string): readonly PspPayment[]
  /** The next webhook is never sent. */
  loseNextNews(): Promise<void>
  /** All news about a shopper's payments once more, lost ones too; resolves when the shop has answered. */
  sendNewsAgain(shopperEmail: string): Promise<void>
  /** Any of its levers (`src/simulators/adyen/control`), by its path. */
  control(path: string, what?: object): Promise<unknown>
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
  const books = new DatabaseSync(join(psp.folder, 'adyen.sqlite'), { readOnly: true })
  return {
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
    payments: (shopperEmail) => readPayments(books, shopperEmail),
    control: (path, what) => order(`${url}/control/${path}`, what),
    disarm: async () => {
      await fetch(`${url}/control/faults`, { method: 'DELETE' })
    },
    loseNextNews: async () => {
      await order(`${url}/control/faults`, { on: 'webhooks', kind: 'drop' })
    },
    sendNewsAgain: async (shopperEmail) => {
      for (const { reference } of readPayments(books, shopperEmail)) {
        await order(`${url}/control/payments/${reference}/repeat`)
      }
    },
    stop: async () => {
      books.close()
      child.kill('SIGTERM')
      await ended
    },
  }
}

function readPayments(
  books: DatabaseSync,
  shopperEmail: string | undefined,
): readonly PspPayment[] {
  return books
    .prepare(
      'select merchant_reference, status, captured_value, returned_value, request from payments',
    )
    .all()
    .filter(({ request }) => {
      const { shopperEmail: email } = JSON.parse(String(request)) as { shopperEmail?: string }
      return shopperEmail === undefined || email === shopperEmail
    })
    .map((row) => ({
      reference: String(row.merchant_reference),
      status: String(row.status),
      takenCents: Number(row.captured_value),
      returnedCents: Number(row.returned_value),
    }))
}

async function order(url: string, what: object = {}): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(what),
  })
  if (!response.ok) throw new Error(`The provider refused: ${await response.text()}`)
  return response.json()
}

/** What the provider keeps for the shop: taken and not given back. */
export const heldCents = (payments: readonly PspPayment[]): number =>
  payments.reduce((total, { takenCents, returnedCents }) => total + takenCents - returnedCents, 0)
