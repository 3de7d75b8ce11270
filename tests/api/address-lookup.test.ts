import { afterAll, beforeEach, expect, test } from 'vitest'
import { AddressLookupUnreachable } from '#domain/address-lookup/address-lookup.ts'
import { ownList } from '#platform/address-lookup/own-list.ts'
import { openApiShop } from '#tests/support/api-shop.ts'
import { naughtyTexts } from '#tests/support/naughty-values.ts'

const { browser, shop, close } = await openApiShop()
afterAll(close)

const minuteMs = 60_000
/** Nobody waits for what another test asked. */
beforeEach(() => {
  shop.now = new Date(shop.now.getTime() + 300 * minuteMs)
  shop.deps.addressLookup = ownList
})

const document = `query Lookup($userData: UserData!, $postCode: String!, $houseNumber: String!) {
  addressLookup(userData: $userData, postCode: $postCode, houseNumber: $houseNumber) {
    state address { street city } isDemonstration errors { code referencedRequestParameter } } }`

const lookUp = async (postCode: string, houseNumber = '1') => {
  const { status, data } = await browser().ask(document, { postCode, houseNumber })
  return { status, ...data?.addressLookup }
}

test('a postcode and a number have their street and town, however they were typed', async () => {
  for (const [postCode, houseNumber] of [
    ['2513 AA', '1'],
    ['2513aa', '1a'],
    [' 2513-AA ', '1-2'],
  ] as const)
    expect(await lookUp(postCode, houseNumber)).toMatchObject({
      state: 'FOUND',
      address: { street: 'Binnenhof', city: 'Den Haag' },
      isDemonstration: true,
      errors: [],
    })
})

test('what is not known is said, and no error', async () => {
  expect(await lookUp('9999 ZZ')).toMatchObject({ state: 'UNKNOWN', address: null, errors: [] })
})

test('a directory that fails is no error of whoever asks, and its log does not say what was asked', async () => {
  const lines: unknown[] = []
  shop.deps.log = { ...shop.deps.log, warn: (...line) => void lines.push(line) }
  shop.deps.addressLookup = {
    isDemonstration: false,
    find: () => Promise.reject(new AddressLookupUnreachable('It answers 500.')),
  }
  expect(await lookUp('2513 AA')).toMatchObject({
    state: 'UNAVAILABLE',
    address: null,
    isDemonstration: false,
    errors: [],
  })
  expect(lines).toEqual([[{ reason: 'It answers 500.' }, 'Addresses cannot be looked up.']])
})

test('who asks more than people type is asked to wait', async () => {
  const codes: (number | undefined)[] = []
  for (let count = 0; count < 31; count += 1) codes.push((await lookUp('2513 AA')).errors[0]?.code)
  expect(codes.slice(0, 30)).toEqual(codes.slice(0, 30).map(() => undefined))
  expect(codes.at(-1)).toBe(3601)
})

test('whatever stands in it, the answer is of the shop', async () => {
  for (const text of naughtyTexts)
    for (const [postCode, number] of [
      [text, '1'],
      ['2513 AA', text],
    ] as const)
      expect([200, 400, 413], text.slice(0, 40)).toContain((await lookUp(postCode, number)).status)
})
