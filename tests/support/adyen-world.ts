import { mkdtempSync, rmSync } from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { systemClock } from '#domain/clock.ts'
import type {
  EncryptedCard,
  PaymentProvider,
  PaymentToBegin,
  ProviderNotification,
  ProviderOutcome,
} from '#domain/payments/provider.ts'
import { newId } from '#kernel/ids.ts'
import { euro } from '#kernel/money.ts'
import type { AdyenOptions } from '#platform/payments/adyen-options.ts'
import { createAdyenProvider } from '#platform/payments/create-adyen-provider.ts'
import { createSettlementReports } from '#platform/payments/settlement-report.ts'
import type { AdyenSimulatorOptions } from '#simulators/adyen/options.ts'
import { startAdyenSimulator } from '#simulators/adyen/start-adyen-simulator.ts'

export const hmacKey = '44782DEF547AAA06C910C43932B1EB0C71FC68D9D0C057550C48EC2ACF6BA056'
export const returnUrl = 'http://shop.example/bestellen/betaling-verwerken/?order=1'
const user = 'webhooks'
const password = 'hush'
const reportAuth = { user: 'report@Company.Test', password: 'hush' }
const apiKey = 'key'
const merchantAccount = 'TestShop'
/** In whose name the account stands that transfers go to. */
export const accountHolder = 'Testwinkel B.V.'
const clientKey = 'test_CLIENT'

/** What a shop heard: the genuine news in order of arrival, and how much was turned away. */
type Hearing = { news: ProviderNotification[]; rejectedCount: number; bodies: unknown[] }

export type AdyenWorld = Awaited<ReturnType<typeof startAdyenWorld>>

export type World = {
  /** The shop's answer to webhooks; 200 by default. */
  answerStatus?: () => number
  simulator?: Partial<AdyenSimulatorOptions>
  shop?: Partial<AdyenOptions>
}

/**
 * The provider's simulator, our adapter with the official library, and a shop that only listens to webhooks,
 * all over HTTP.
 */
export async function startAdyenWorld(world: World = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'adyen-world-'))
  const hearing: Hearing = { news: [], rejectedCount: 0, bodies: [] }
  const hook = await listen(async (body, authorization) => {
    const status = world.answerStatus?.() ?? 200
    if (status >= 300) return status
    const { notifications, rejectedCount } = payments.readWebhook({ body, authorization })
    hearing.news.push(...notifications)
    hearing.bodies.push(body)
    hearing.rejectedCount += rejectedCount
    return rejectedCount > 0 ? 401 : 200
  })
  const options: AdyenSimulatorOptions = {
    port: 0,
    host: '127.0.0.1',
    folder,
    shopWebhookUrl: hook.url,
    webhookAuth: { user, password, hmacKey },
    reportAuth,
    apiKey,
    merchantAccount,
    accountHolder: 'An account of the provider',
    clientKey,
    // As patient as the provider: a busy machine must not bring news again before its test moves the clock.
    retries: 'adyen',
    ...world.simulator,
  }
  let simulator = await startAdyenSimulator(options)
  const openPayments = (baseUrl: string): PaymentProvider =>
    createAdyenProvider({
      environment: 'test',
      baseUrl,
      apiKey,
      merchantAccount,
      accountHolder,
      clientKey,
      hmacKeys: [hmacKey],
      webhookUser: user,
      webhookPassword: password,
      clock: systemClock,
      ...world.shop,
    })
  let payments = openPayments(simulator.url)
  const control = async (path: string, body: object = {}) => {
    const answer = await fetch(`${simulator.url}/control/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
    return await answer.json()
  }
  return {
    get url() {
      return simulator.url
    },
    get payments() {
      return payments
    },
    /** The reports of this provider, as the shop reads and fetches them. */
    reports: createSettlementReports({
      merchantAccount,
      reports: { reportUrl: simulator.url, ...reportAuth, firstBatch: 1 },
    }),
    hearing,
    control,
    arm: (fault: object) => control('faults', fault),
    /** All webhooks that are due have been answered when this resolves. */
    flush: () => control('webhooks/flush'),
    advance: (advanceMs: number) => control('clock', { advanceMs }),
    look: async (paymentId: string) =>
      await (await fetch(`${simulator.url}/control/payments/${paymentId}`)).json(),
    /** Ends the simulator and starts it again on what it kept, at another port: somebody else may have taken its own meanwhile. */
    async restart() {
      await simulator.close()
      simulator = await startAdyenSimulator(options)
      payments = openPayments(simulator.url)
    },
    async close() {
      await simulator.close()
      await hook.close()
      rmSync(folder, { recursive: true })
    },
  }
}

type Hook = (body: unknown, authorization: string | undefined) => Promise<number>

async function listen(hook: Hook) {
  const server = http.createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += chunk
    response.statusCode = await hook(JSON.parse(text), request.headers.authorization)
    response.end('[accepted]')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/webhooks/adyen`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** A payment by iDEAL of €25.95, unless given otherwise. */
export const buildPayment = (about: Partial<PaymentToBegin> = {}): PaymentToBegin => ({
  paymentId: newId('pay'),
  order: { number: '61-7KD3-9QXM', shopName: 'Cadeaubon' },
  amount: euro(25_95),
  countryCode: 'NL',
  language: 'nl',
  methodId: 'ideal',
  card: undefined,
  returnUrl,
  origin: 'http://shop.example',
  shopperEmail: 'giver@example.com',
  shopperIp: '203.0.113.7',
  browserInfo: {
    userAgent: 'Test',
    acceptHeader: '*/*',
    language: 'nl-NL',
    colorDepth: 24,
    screenHeight: 900,
    screenWidth: 1440,
    timeZoneOffset: -60,
    javaEnabled: false,
  },
  ...about,
})

/** A card in the form that servers may send in tests: `test_` before each value. */
export const testCard = (number: string, holderName = 'S. Giver'): EncryptedCard => ({
  encryptedCardNumber: `test_${number.replaceAll(' ', '')}`,
  encryptedExpiryMonth: 'test_03',
  encryptedExpiryYear: 'test_2030',
  encryptedSecurityCode: number.startsWith('3') ? 'test_7373' : 'test_737',
  holderName,
})

export const buildCardPayment = (number: string, holderName?: string) =>
  buildPayment({ methodId: 'scheme', card: testCard(number, holderName) })

/** The page that the shopper has to visit; throws without one. */
export function pageOf(outcome: ProviderOutcome): string {
  if (outcome.state !== 'actionRequired') throw new Error(`Nothing to do: ${outcome.state}`)
  return outcome.action.url
}

/** Presses a button on a hosted page as a browser would, and gives where it leads. */
export async function press(page: string, form: Readonly<Record<string, string>>) {
  const answer = await fetch(page, {
    method: 'POST',
    body: new URLSearchParams(form),
    redirect: 'manual',
  })
  const location = answer.headers.get('location')
  const address = location === null ? undefined : new URL(location, page)
  return {
    status: answer.status,
    text: await answer.text(),
    address,
    redirectResult: address?.searchParams.get('redirectResult') ?? '',
  }
}
