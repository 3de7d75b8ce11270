import type { Barcode, CardNumber, CardPin, CardSecrets } from '#domain/cards/code.ts'
import type { CardId, PrintedCardId } from '#kernel/ids.ts'

/** A card's secrets as they are stored: encrypted for showing, hashed with a key for finding and checking. */
export type SealedCode = {
  numberEncrypted: Uint8Array
  numberHash: Uint8Array
  pinEncrypted: Uint8Array | undefined
  pinHash: Uint8Array | undefined
  barcodeKind: Barcode['kind']
  /** Undefined where the barcode says the number itself. */
  barcodeEncrypted: Uint8Array | undefined
  /** The key that all of it is encrypted with. */
  keyId: string
  /** The keys that the hashes were made with. */
  numberHashKeyId: string
  pinHashKeyId: string
  /** Of which card the pin was hashed, where it is not this one: its pin stood nowhere any more when this one was made of it. */
  pinHashedFor?: SealedFor | undefined
}

/** By name, the keys with which everything new is made. */
export type ActiveKeys = { seal: string; hash: string }

/** What a code is sealed for: a card that was issued, or one that is printed and waits for its value. */
export type SealedFor = CardId | PrintedCardId

/** Seals and opens codes; `platform/secrets` holds the keys (AES-256-GCM, HMAC-SHA-256, rotatable). */
export type CardVault = {
  /** `cardId` is bound into the ciphertext, so that a row's secret cannot be moved to another row. */
  seal(cardId: SealedFor, code: CardSecrets): SealedCode
  /** Throws `SecretUnreadable` for a changed or moved ciphertext and for a key that is no longer held. */
  open(cardId: SealedFor, sealed: SealedCode): CardSecrets
  /** The same code by the keys in use; the hash of a pin that is not kept stays. Throws as `open` does. */
  reseal(cardId: SealedFor, sealed: SealedCode): SealedCode
  activeKeys: ActiveKeys
  /** The hash of a number by each key that is held, the one in use first: it may be kept by any of them. */
  hashNumber(number: CardNumber): readonly [Uint8Array, ...Uint8Array[]]
  /** In constant time, and with the same work for a card without a pin, of which it is false. */
  isPinOf(
    cardId: SealedFor,
    sealed: Pick<SealedCode, 'pinHash' | 'pinHashKeyId' | 'pinHashedFor'>,
    pin: CardPin,
  ): boolean
}

export class SecretUnreadable extends Error {
  override readonly name = 'SecretUnreadable'
}
