import { inspect } from 'node:util'
import { expect, test } from 'vitest'
import { CardNumber } from '#domain/cards/code.ts'
import { IssuerBusy, IssuerRefused } from '#domain/cards/issuer.ts'
import { newId } from '#kernel/ids.ts'
import { euro } from '#kernel/money.ts'
import { type AnswersForIssuers, simulatedIssuer } from '#platform/issuer/simulated-issuer.ts'

const card = {
  unitId: newId('unt'),
  issuer: 'loof-en-lente',
  productId: 'loof-en-lente-tuinbon',
  amount: euro(25_00),
  validityMonths: 24,
}

const answer = {
  number: '9123456789012345',
  pin: '4829',
  barcode: { kind: 'qr', text: 'GC1:abc' },
  validUntil: '2028-12-31',
  issuerReference: 'A1B2',
} as const

const answering: AnswersForIssuers = {
  issue: () => Promise.resolve(answer),
  activate: () => Promise.resolve(answer),
  setState: () => Promise.resolve('done'),
}

const failing = (name: string): AnswersForIssuers => {
  const fail = () => Promise.reject(Object.assign(new Error('No card.'), { name }))
  return { issue: fail, activate: fail, setState: fail }
}

test('an answer becomes a code that masks itself', async () => {
  const issued = await simulatedIssuer(answering).issue(card)
  expect(issued.number.reveal()).toBe(answer.number)
  expect(issued.pin?.reveal()).toBe(answer.pin)
  expect(issued.barcode.text.reveal()).toBe('GC1:abc')
  const said = inspect(issued) + JSON.stringify(issued)
  for (const secret of [answer.number, answer.pin, 'GC1:abc']) expect(said).not.toContain(secret)
})

test('only a plain refusal is final', async () => {
  const refusing = simulatedIssuer(failing('IssuerRefused'))
  await expect(refusing.issue(card)).rejects.toThrow(IssuerRefused)
  const number = new CardNumber(answer.number)
  await expect(refusing.activate({ ...card, number })).rejects.toThrow(IssuerRefused)
})

test.each(['IssuerBusy', 'IssuerTimedOut', 'TypeError', 'SomethingNew'])(
  'after %s the card may exist, so it is asked for again',
  async (name) => {
    await expect(simulatedIssuer(failing(name)).issue(card)).rejects.toThrow(IssuerBusy)
  },
)

test('a change of state that got no answer is worth another try', async () => {
  const change = { unitId: card.unitId, issuer: card.issuer, issuerReference: 'A1B2' }
  const frozen = { ...change, state: 'frozen' } as const
  await expect(simulatedIssuer(failing('Error')).setState(frozen)).rejects.toThrow(IssuerBusy)
  await expect(simulatedIssuer(answering).setState(frozen)).resolves.toBe('done')
})
