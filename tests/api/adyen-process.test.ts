import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'adyen-process-'))
const main = fileURLToPath(new URL('../../src/simulators/adyen/main.ts', import.meta.url))
const running = new Set<ChildProcess>()

afterAll(() => {
  for (const child of running) child.kill('SIGKILL')
  rmSync(folder, { recursive: true })
})

async function start() {
  const options = {
    port: 0,
    host: '127.0.0.1',
    folder,
    shopWebhookUrl: 'http://127.0.0.1:1/',
    webhookAuth: { user: 'u', password: 'p', hmacKey: 'AB'.repeat(32) },
    apiKey: 'key',
    merchantAccount: 'TestShop',
    accountHolder: 'Testwinkel B.V.',
    clientKey: 'test_CLIENT',
  }
  const child = spawn(process.execPath, [main, JSON.stringify(options)])
  running.add(child)
  const [line] = await once(child.stdout, 'data')
  const { url } = JSON.parse(String(line)) as { url: string }
  const kill = async () => {
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  return { url, kill }
}

async function pay(url: string) {
  const answer = await fetch(`${url}/v72/payments`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-api-key': 'key',
      'idempotency-key': 'the-same',
    },
    body: JSON.stringify({
      merchantAccount: 'TestShop',
      amount: { currency: 'EUR', value: 1000 },
      reference: 'pay_killed',
      returnUrl: 'http://shop.example/',
      paymentMethod: {
        type: 'scheme',
        encryptedCardNumber: 'test_4111111111111111',
        encryptedExpiryMonth: 'test_03',
        encryptedExpiryYear: 'test_2030',
        encryptedSecurityCode: 'test_737',
      },
    }),
  })
  return (await answer.json()) as { pspReference: string; resultCode: string }
}

test('killed right after its answer, the provider still knows the payment and owes the news', async () => {
  const first = await start()
  const paid = await pay(first.url)
  expect(paid.resultCode).toBe('Authorised')
  await first.kill()

  const second = await start()
  expect((await pay(second.url)).pspReference).toBe(paid.pspReference)
  const known = await (await fetch(`${second.url}/control/payments/pay_killed`)).json()
  expect(known.payments).toHaveLength(1)
  expect(known.webhooks).toMatchObject([{ state: 'waiting', item: { eventCode: 'AUTHORISATION' } }])
})
