import { expect, test } from 'vitest'
import {
  cardFrameAddress,
  readFrameMessage,
  readPageMessage,
  sendToCardFrame,
} from '#kernel/card-frame-messages.ts'

const frameUrl = 'http://bank.example:4001/cardfields'
const frame = { frameUrl, window: {} }
const ready = { channel: 'card-frame', version: 1, field: 'number', type: 'ready' }
const origin = 'http://bank.example:4001'

test('the page hears its own frame', () => {
  expect(readFrameMessage({ data: ready, origin, source: frame.window }, frame)).toEqual(ready)
})

test('the page hears of a brand that it knows, and of none', () => {
  const change = { ...ready, type: 'change', isEmpty: false, isValid: false, brand: 'visa' }
  const { brand: _none, ...untold } = change
  for (const data of [change, untold])
    expect(readFrameMessage({ data, origin, source: frame.window }, frame)).toEqual(data)
})

test.each([
  ['another origin', { data: ready, origin: 'http://evil.example', source: frame.window }],
  ['another window', { data: ready, origin, source: {} }],
  ['another channel', { data: { ...ready, channel: 'x' }, origin, source: frame.window }],
  ['another version', { data: { ...ready, version: 2 }, origin, source: frame.window }],
  ['no object', { data: null, origin, source: frame.window }],
  ['text', { data: 'ready', origin, source: frame.window }],
  [
    'an invented brand',
    { data: { ...ready, type: 'change', brand: '<b>' }, origin, source: frame.window },
  ],
  [
    'a brand that is no text',
    { data: { ...ready, type: 'change', brand: ['visa'] }, origin, source: frame.window },
  ],
])('the page does not listen to %s', (_what, event) => {
  expect(readFrameMessage(event, frame)).toBeUndefined()
})

test('the frame listens to the page that mounted it alone', () => {
  const page = { origin: 'http://shop.example', window: {} }
  const data = { channel: 'card-page', version: 1, type: 'focus' }
  expect(readPageMessage({ data, origin: page.origin, source: page.window }, page)).toEqual(data)
  expect(readPageMessage({ data, origin: 'null', source: page.window }, page)).toBeUndefined()
  expect(readPageMessage({ data, origin: page.origin, source: {} }, page)).toBeUndefined()
  for (const other of [null, { ...data, version: 2 }, { ...data, channel: 'x' }])
    expect(
      readPageMessage({ data: other, origin: page.origin, source: page.window }, page),
    ).toBeUndefined()
})

test('what the page sends names the origin of the frame', () => {
  const posted: unknown[] = []
  const window = { postMessage: (...message: unknown[]) => posted.push(message) }
  sendToCardFrame({ frameUrl, window }, { type: 'brand', brand: 'visa' })
  expect(posted).toEqual([
    [{ channel: 'card-page', version: 1, type: 'brand', brand: 'visa' }, origin],
  ])
})

test('the address of a frame carries all that it needs, escaped', () => {
  const address = new URL(
    cardFrameAddress({
      frameUrl,
      clientKey: 'test_key',
      field: 'securityCode',
      origin: 'http://shop.example',
      language: 'nl',
      label: 'Beveiligingscode & meer',
      accepted: ['visa', 'mastercard'],
    }),
  )
  expect(address.pathname).toBe('/cardfields/securityCode')
  expect(Object.fromEntries(address.searchParams)).toEqual({
    clientKey: 'test_key',
    origin: 'http://shop.example',
    lang: 'nl',
    label: 'Beveiligingscode & meer',
    brands: 'visa,mastercard',
  })
})
