import type { IssuedCode } from '#domain/cards/issuer.ts'

/** A card's secrets as they are stored: encrypted for showing, hashed with a key for finding and checking. */
export type SealedCode = {
  numberEncrypted: Uint8Array
  numberHash: Uint8Array
  pinEncrypted: Uint8Array | undefined
  pinHash: Uint8Array | undefined
  keyId: string
}

/** Seals and opens codes; `platform/secrets` holds the keys (AES-256-GCM, HMAC-SHA-256, rotatable). */
export type CardVault = {
  /** `cardId` is bound into the ciphertext, so that a row's secret cannot be moved to another row. */
  seal(cardId: string, code: Pick<IssuedCode, 'number' | 'pin'>): SealedCode
  open(cardId: string, sealed: SealedCode): { number: string; pin: string | undefined }
  hashNumber(number: string): Uint8Array
}
