import type { Device } from '#kernel/device.ts'
import type { AccountId } from '#kernel/ids.ts'

/** A key pair of a customer, of which their device keeps the secret half. */
export type Passkey = {
  /** By which the browser names it. */
  id: string
  publicKey: string
  counter: number
  transports: readonly string[]
}

/** A passkey as its owner sees it. */
export type OwnPasskey = Pick<Passkey, 'id' | 'transports'> & {
  /** The device on which it was made. */
  device: Device
  createdAt: Date
  lastUsedAt: Date | null
}

/** More devices than anybody has. The list that a browser gets has an end. */
export const passkeysMax = 10

/** A question that was answered. It is answered once: `key` is the same each time. */
export type PasskeyProof = { key: string; expiresAt: Date }

type Owner = { accountId: AccountId; email: string; name: string }
type Known = { known: readonly Pick<Passkey, 'id' | 'transports'>[] }

/**
 * Port to WebAuthn. Questions and answers are JSON, as browsers have it. It keeps nothing by
 * itself: a question proves by its signature that it is ours and young. It never throws on an
 * answer, and never logs one.
 */
export type Passkeys = {
  /** False where the shop's address is a number: browsers make none there. */
  isOffered: boolean
  askToMake(owner: Owner & Known): Promise<string>
  /** Undefined for an answer that is not right, or was asked of another account. */
  readMade(
    answer: string,
    accountId: AccountId,
  ): Promise<{ passkey: Passkey; proof: PasskeyProof } | undefined>
  askToShow(): Promise<string>
  /** The id that an answer claims to be of; only `readShown` tells whether it is. */
  claimOf(answer: string): string | undefined
  readShown(
    answer: string,
    passkey: Passkey,
  ): Promise<{ counter: number; proof: PasskeyProof } | undefined>
}
