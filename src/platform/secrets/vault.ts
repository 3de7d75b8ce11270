import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto'
import { BarcodeText, CardNumber, CardPin } from '#domain/cards/code.ts'
import {
  type CardVault,
  type SealedCode,
  type SealedFor,
  SecretUnreadable,
} from '#domain/cards/vault.ts'
import { invariant } from '#kernel/invariant.ts'
import { decrypt, deriveKey, encrypt, toKey } from './cipher.ts'
import type { NamedKey } from './named-key.ts'

export type VaultKeys = {
  /** All keys that may have sealed something. Adding one and making it active is a rotation. */
  keys: readonly NamedKey[]
  activeKeyId: string
  /** They find numbers and check pins; the first makes new hashes. */
  hashKeys: readonly NamedKey[]
}

type Purpose = 'number' | 'pin' | 'barcode'

/** Compared with where there is no pin; no pin is known to have it. */
const nobodysHash = new Uint8Array(32)

/**
 * AES-256-GCM with a random nonce for each secret, laid out as nonce, tag, ciphertext. Card and purpose are bound
 * in, so a ciphertext opens nowhere but in its own column of its own row. One key serves 2^32 secrets at most
 * (NIST SP 800-38D): rotate before.
 *
 * Hashes are HMAC-SHA-256, under a key of their own for numbers and for pins; a pin's hash also depends on its card.
 * A pin has few values, so anybody with the hash key can try them all: what protects it is that the key is not
 * in the database. A slow hash on top would cost every issued card its time and stop nobody who has the key.
 */
export function openVault({ keys, activeKeyId, hashKeys }: VaultKeys): CardVault {
  const keyById = new Map(keys.map(({ id, key }) => [id, toKey(key)]))
  const activeKey = keyById.get(activeKeyId)
  invariant(activeKey !== undefined, `The active key ${activeKeyId} is among the keys.`)
  const [activeHasher, ...olderHashers] = hashKeys.map(toHasher)
  invariant(activeHasher !== undefined, 'There is a key for hashes.')
  const hasherOf = (id: string): Hasher =>
    [activeHasher, ...olderHashers].find((hasher) => hasher.id === id) ?? activeHasher

  const vault: CardVault = {
    activeKeys: { seal: activeKeyId, hash: activeHasher.id },
    seal(cardId, { number, pin, barcode }) {
      const close = (purpose: Purpose, text: string) =>
        encrypt(activeKey, { label: `${purpose}:${cardId}`, text })
      const saysNumber = barcode.text.reveal() === number.reveal()
      return {
        numberEncrypted: close('number', number.reveal()),
        numberHash: activeHasher.number(number),
        numberHashKeyId: activeHasher.id,
        pinEncrypted: pin === undefined ? undefined : close('pin', pin.reveal()),
        pinHash: pin === undefined ? undefined : activeHasher.pin(cardId, pin),
        pinHashKeyId: activeHasher.id,
        barcodeKind: barcode.kind,
        barcodeEncrypted: saysNumber ? undefined : close('barcode', barcode.text.reveal()),
        keyId: activeKeyId,
      }
    },
    open: (cardId, sealed) => openCode(keyById.get(sealed.keyId), { cardId, sealed }),
    reseal(cardId, sealed) {
      const renewed = vault.seal(cardId, vault.open(cardId, sealed))
      const { pinHash, pinHashKeyId, pinHashedFor } = sealed
      return renewed.pinHash === undefined
        ? { ...renewed, pinHash, pinHashKeyId, pinHashedFor }
        : renewed
    },
    hashNumber: (number) => [
      activeHasher.number(number),
      ...olderHashers.map((hasher) => hasher.number(number)),
    ],
    isPinOf: (cardId, { pinHash, pinHashKeyId, pinHashedFor = cardId }, pin) => {
      const isRight = isSame(pinHash ?? nobodysHash, hasherOf(pinHashKeyId).pin(pinHashedFor, pin))
      return isRight && pinHash !== undefined
    },
  }
  return vault
}

type Hasher = {
  id: string
  number(number: CardNumber): Uint8Array
  pin(cardId: SealedFor, pin: CardPin): Uint8Array
}

function toHasher({ id, key }: NamedKey): Hasher {
  const numberKey = deriveKey(key, 'card number')
  const pinKey = deriveKey(key, 'card pin')
  return {
    id,
    number: (number) => hmac(numberKey, number.reveal()),
    pin: (cardId, pin) => hmac(pinKey, `${cardId}:${pin.reveal()}`),
  }
}

function openCode(
  key: KeyObject | undefined,
  { cardId, sealed }: { cardId: SealedFor; sealed: SealedCode },
) {
  if (key === undefined) throw new SecretUnreadable(`The key ${sealed.keyId} is not held.`)
  const read = (purpose: Purpose, bytes: Uint8Array) =>
    decrypt(key, { label: `${purpose}:${cardId}`, bytes })
  const number = read('number', sealed.numberEncrypted)
  const barcode =
    sealed.barcodeEncrypted === undefined ? number : read('barcode', sealed.barcodeEncrypted)
  return {
    number: new CardNumber(number),
    pin:
      sealed.pinEncrypted === undefined ? undefined : new CardPin(read('pin', sealed.pinEncrypted)),
    barcode: { kind: sealed.barcodeKind, text: new BarcodeText(barcode) },
  }
}

const hmac = (key: KeyObject, text: string): Uint8Array =>
  createHmac('sha256', key).update(text).digest()

const isSame = (left: Uint8Array, right: Uint8Array): boolean =>
  left.length === right.length && timingSafeEqual(left, right)
