import { inspect } from 'node:util'
import { expect, test } from 'vitest'
import { BarcodeText, CardNumber, CardPin } from '#domain/cards/code.ts'

const number = new CardNumber('6299312345678901234')
const pin = new CardPin('482915')
const barcode = new BarcodeText('GC1:loof-en-lente:7f3a')

test('a card is known by its last four digits and nothing more of it is said', () => {
  expect(String(number)).toBe('••••1234')
  expect(String(new CardNumber('12345678'))).toBe('••••')
  expect(`${pin} ${barcode}`).toBe('•••• ••••')
})

test.each([
  ['a string', (value: unknown) => String(value)],
  ['JSON', (value: unknown) => JSON.stringify({ code: [value] })],
  ['inspection', (value: unknown) => inspect({ code: { value } }, { depth: 9, showHidden: true })],
  ['a format', (value: unknown) => inspect([value, new Map([[value, value]])])],
  ['a copy', (value: unknown) => JSON.stringify({ ...(value as object) })],
])('no code gets out by %s', (_way, say) => {
  for (const secret of [number, pin, barcode])
    expect(say(secret)).not.toContain(secret.reveal().slice(0, 6))
})

test('reveal gives the text', () => {
  expect(number.reveal()).toBe('6299312345678901234')
})
