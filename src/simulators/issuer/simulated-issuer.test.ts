import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { luhnDigit } from '#kernel/card-checks.ts'
import { newId } from '#kernel/ids.ts'
import { euro } from '#kernel/money.ts'
import { formatOf } from '#simulators/issuer/card-format.ts'
import { issuerSentinels } from '#simulators/issuer/issuer-sentinels.ts'
import { openSimulatedIssuer } from '#simulators/issuer/simulated-issuer.ts'

const root = mkdtempSync(join(tmpdir(), 'issuer-'))
const clock = { now: () => new Date('2026-11-21T12:00:00Z') }
const issuer = openSimulatedIssuer({ folder: root, clock })
afterAll(() => {
  issuer.close()
  rmSync(root, { recursive: true })
})

const request = (cents = 25_00, name = 'loof-en-lente') => ({
  unitId: newId('unt'),
  issuer: name,
  amount: euro(cents),
  validityMonths: 24,
})

const amountThat = (behaviour: string): number =>
  issuerSentinels.find((sentinel) => sentinel.behaviour === behaviour)?.cents ?? 0

test('the same unit asked twice is the same card, another unit another card', async () => {
  const card = request()
  expect(await issuer.issue(card)).toEqual(await issuer.issue(card))
  const { number } = await issuer.issue(card)
  expect((await issuer.issue(request())).number).not.toBe(number)
})

test('what it issued outlives the process that asked, killed right after the answer', async () => {
  const folder = join(root, 'killed')
  const card = request()
  const script = `
    import { writeSync } from 'node:fs'
    import { openSimulatedIssuer } from '#simulators/issuer/simulated-issuer.ts'
    const issuer = openSimulatedIssuer({ folder: ${JSON.stringify(folder)}, clock: { now: () => new Date() } })
    const { number } = await issuer.issue(${JSON.stringify(card)})
    writeSync(1, number)
    process.kill(process.pid, 'SIGKILL')`
  let number = ''
  try {
    execFileSync(process.execPath, ['--input-type=module-typescript', '--eval', script])
  } catch (error) {
    number = String((error as { stdout: Buffer }).stdout)
  }
  expect(number).toMatch(/^\d+$/)
  const later = openSimulatedIssuer({ folder, clock })
  expect((await later.issue(card)).number).toBe(number)
  later.close()
})

test('two processes that ask for the same unit get the same card', async () => {
  const other = openSimulatedIssuer({ folder: root, clock })
  const card = request()
  expect(await other.issue(card)).toEqual(await issuer.issue(card))
  other.close()
})

test('a key is not accepted for another card', async () => {
  const card = request()
  await issuer.issue(card)
  await expect(issuer.issue({ ...card, amount: euro(30_00) })).rejects.toMatchObject({
    name: 'IssuerRefused',
  })
})

test('an answer lost after issuing: asked again it is one card, made the first time', async () => {
  const card = request(amountThat('timesOutOnceAfterIssuing'))
  await expect(issuer.issue(card)).rejects.toMatchObject({ name: 'IssuerTimedOut' })
  expect(await issuer.issue(card)).toEqual(await issuer.issue(card))
})

test('busy twice, and the third time a card', async () => {
  const card = request(amountThat('busyTwice'))
  await expect(issuer.issue(card)).rejects.toMatchObject({ name: 'IssuerBusy' })
  await expect(issuer.issue(card)).rejects.toMatchObject({ name: 'IssuerBusy' })
  await expect(issuer.issue(card)).resolves.toMatchObject({ number: expect.any(String) })
})

test('a refusal is for good', async () => {
  const card = request(amountThat('refused'))
  for (const _ of [1, 2, 3])
    await expect(issuer.issue(card)).rejects.toMatchObject({ name: 'IssuerRefused' })
})

test('each issuer has numbers of its own look, random between prefix and check digit', async () => {
  for (const name of ['loof-en-lente', 'de-schouw', 'boekenboom', 'waterkant', 'rondje-stad']) {
    const format = formatOf(name)
    const cards = await Promise.all([1, 2, 3].map(() => issuer.issue(request(10_00, name))))
    for (const { number, pin, barcode } of cards) {
      expect(number).toMatch(new RegExp(`^${format.prefix}\\d+$`))
      expect(number).toHaveLength(format.numberLength)
      expect(luhnDigit(number.slice(0, -1))).toBe(Number(number.at(-1)))
      expect(pin?.length ?? 0).toBe(format.pinLength)
      expect(barcode.kind).toBe(format.barcode)
      if (barcode.kind === 'qr') expect(barcode.text).not.toContain(number)
    }
    const numbers = cards.map(({ number }) => BigInt(number.slice(0, -1))).toSorted()
    expect((numbers[1] ?? 0n) - (numbers[0] ?? 0n)).not.toBe(1n)
  }
})

test('the promised months count from the latest day of delivery to the end of a month', async () => {
  const { validUntil } = await issuer.issue(request())
  expect(validUntil).toBe('2028-12-31')
})
