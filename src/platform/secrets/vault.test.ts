import { inspect } from 'node:util'
import { describe, expect, test } from 'vitest'
import { BarcodeText, CardNumber, CardPin } from '#domain/cards/code.ts'
import { SecretUnreadable } from '#domain/cards/vault.ts'
import { newId } from '#kernel/ids.ts'
import { InvariantViolated } from '#kernel/invariant.ts'
import { openVault } from '#platform/secrets/vault.ts'

const bytes = (fill: number) => new Uint8Array(32).fill(fill)
const hashKey = bytes(9)
const oldKey = { id: 'old', key: bytes(1) }
const newKey = { id: 'new', key: bytes(2) }

const vault = openVault({
  keys: [oldKey],
  activeKeyId: 'old',
  hashKeys: [{ id: '1', key: hashKey }],
})
const rotated = openVault({
  keys: [newKey, oldKey],
  activeKeyId: 'new',
  hashKeys: [{ id: '1', key: hashKey }],
})

const number = new CardNumber('6299312345678901234')
const pin = new CardPin('482915')
const code = { number, pin, barcode: { kind: 'qr', text: new BarcodeText('GC1:abc') } } as const
const cardId = newId('crd')

test('what is sealed opens as it was', () => {
  const opened = vault.open(cardId, vault.seal(cardId, code))
  expect(opened.number.reveal()).toBe(number.reveal())
  expect(opened.pin?.reveal()).toBe(pin.reveal())
  expect([opened.barcode.kind, opened.barcode.text.reveal()]).toEqual(['qr', 'GC1:abc'])
})

test('a barcode that says the number is not stored again', () => {
  const barcode = { kind: 'code128', text: new BarcodeText(number.reveal()) } as const
  const sealed = vault.seal(cardId, { number, pin: undefined, barcode })
  expect([sealed.barcodeEncrypted, sealed.pinEncrypted, sealed.pinHash]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  expect(vault.open(cardId, sealed).barcode.text.reveal()).toBe(number.reveal())
})

test('after a rotation old secrets still open and new ones take the new key', () => {
  const before = vault.seal(cardId, code)
  expect(rotated.open(cardId, before).number.reveal()).toBe(number.reveal())
  const after = rotated.seal(cardId, code)
  expect([before.keyId, after.keyId]).toEqual(['old', 'new'])
  expect(after.numberHash).toEqual(before.numberHash)
  expect(() => vault.open(cardId, after)).toThrow(SecretUnreadable)
})

test('a secret opens on no other card and in no other column', () => {
  const sealed = vault.seal(cardId, code)
  expect(() => vault.open(newId('crd'), sealed)).toThrow(SecretUnreadable)
  expect(() => vault.open(cardId, { ...sealed, numberEncrypted: sealed.pinEncrypted! })).toThrow(
    SecretUnreadable,
  )
})

test('a secret with any bit changed, or cut short, does not open', () => {
  const sealed = vault.seal(cardId, code)
  for (let place = 0; place < sealed.numberEncrypted.length; place += 1) {
    const numberEncrypted = Uint8Array.from(sealed.numberEncrypted)
    numberEncrypted[place]! ^= 1
    expect(() => vault.open(cardId, { ...sealed, numberEncrypted })).toThrow(SecretUnreadable)
    const short = sealed.numberEncrypted.subarray(0, place)
    expect(() => vault.open(cardId, { ...sealed, numberEncrypted: short })).toThrow(
      SecretUnreadable,
    )
  }
})

test('the same code sealed twice looks different, and its number hashes the same', () => {
  const [first, second] = [vault.seal(cardId, code), vault.seal(cardId, code)]
  expect(first.numberEncrypted).not.toEqual(second.numberEncrypted)
  expect(first.numberHash).toEqual(second.numberHash)
  expect(vault.hashNumber(number)).toEqual([first.numberHash])
})

test('equal pins of two cards hash differently, and each checks on its own card only', () => {
  const other = newId('crd')
  const [mine, theirs] = [vault.seal(cardId, code), vault.seal(other, code)]
  expect(mine.pinHash).not.toEqual(theirs.pinHash)
  expect(vault.isPinOf(cardId, mine, pin)).toBe(true)
  expect(vault.isPinOf(cardId, theirs, pin)).toBe(false)
  expect(vault.isPinOf(cardId, mine, new CardPin('482916'))).toBe(false)
  expect(vault.isPinOf(cardId, { pinHash: undefined, pinHashKeyId: '1' }, pin)).toBe(false)
})

test('without the hash key a hash says nothing: another key gives another hash', () => {
  const other = openVault({
    keys: [oldKey],
    activeKeyId: 'old',
    hashKeys: [{ id: '1', key: bytes(8) }],
  })
  expect(other.hashNumber(number)).not.toEqual(vault.hashNumber(number))
})

describe('with a new key for hashes, and the old one still listed', () => {
  const before = vault.seal(cardId, code)
  const hashKeys = [
    { id: '2', key: bytes(7) },
    { id: '1', key: hashKey },
  ]
  const both = openVault({ keys: [newKey, oldKey], activeKeyId: 'new', hashKeys })
  const newAlone = openVault({ keys: [newKey], activeKeyId: 'new', hashKeys: hashKeys.slice(0, 1) })

  test('a number is found by either, and a pin checked by the one that hashed it', () => {
    expect(both.hashNumber(number)).toEqual([
      newAlone.hashNumber(number)[0],
      vault.hashNumber(number)[0],
    ])
    expect(both.isPinOf(cardId, before, pin)).toBe(true)
    expect(both.isPinOf(cardId, both.seal(cardId, code), pin)).toBe(true)
    expect(newAlone.isPinOf(cardId, before, pin)).toBe(false)
  })

  test('what is sealed anew needs the new keys alone', () => {
    const after = both.reseal(cardId, before)
    expect([after.keyId, after.numberHashKeyId, after.pinHashKeyId]).toEqual(['new', '2', '2'])
    expect(newAlone.open(cardId, after).pin?.reveal()).toBe(pin.reveal())
    expect(newAlone.hashNumber(number)).toEqual([after.numberHash])
    expect(newAlone.isPinOf(cardId, after, pin)).toBe(true)
  })

  test('a pin that is kept as a hash alone stays with the key that made it', () => {
    const erased = { ...before, pinEncrypted: undefined }
    const after = both.reseal(cardId, erased)
    expect([after.numberHashKeyId, after.pinHashKeyId]).toEqual(['2', '1'])
    expect(both.isPinOf(cardId, after, pin)).toBe(true)
  })
})

test('a short key and an active key that is not there are refused at once', () => {
  const short = { id: 'old', key: new Uint8Array(16) }
  expect(() =>
    openVault({ keys: [short], activeKeyId: 'old', hashKeys: [{ id: '1', key: hashKey }] }),
  ).toThrow(InvariantViolated)
  expect(() =>
    openVault({ keys: [oldKey], activeKeyId: 'x', hashKeys: [{ id: '1', key: hashKey }] }),
  ).toThrow(InvariantViolated)
})

test('an error and a printed vault say nothing of what they hold', () => {
  const error = (() => {
    try {
      return vault.open(newId('crd'), vault.seal(cardId, code))
    } catch (caught) {
      return caught
    }
  })()
  const printed = inspect([vault, error, vault.open(cardId, vault.seal(cardId, code))], {
    depth: 9,
  })
  expect(printed).not.toContain(number.reveal())
  expect(printed).not.toContain(pin.reveal())
})
