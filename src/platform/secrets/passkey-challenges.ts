import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import type { PasskeyProof } from '#domain/accounts/passkey.ts'
import type { Clock } from '#domain/clock.ts'
import { invariant } from '#kernel/invariant.ts'
import { passkeyQuestionMs } from '#kernel/passkey-question.ts'
import type { LinkKeys } from './signed-tokens.ts'

const randomLength = 16
const endLength = 4
const stemLength = randomLength + endLength
const signatureLength = 16

type Verify<Result> = (expected: (challenge: string) => boolean) => Promise<Result | undefined>

export type PasskeyChallenges = {
  make(purpose: string): Uint8Array<ArrayBuffer>
  /** Judges an answer; anything that `verify` does not understand is wrong. */
  judge<Result>(
    purpose: string,
    verify: Verify<Result>,
  ): Promise<{ result: Result; proof: PasskeyProof } | undefined>
}

/** A challenge is random bytes, its end and a signature for its purpose: it costs no row. */
export function openPasskeyChallenges({
  linkKeys,
  clock,
}: LinkKeys & { clock: Clock }): PasskeyChallenges {
  const keys = linkKeys.map(({ key }) => Buffer.from(hkdfSync('sha256', key, '', 'passkeys', 32)))
  const [active] = keys
  invariant(active !== undefined, 'There is a key for passkeys.')
  const sign = (key: Buffer, purpose: string, stem: Buffer): Buffer =>
    createHmac('sha256', key)
      .update(`${purpose}:`)
      .update(stem)
      .digest()
      .subarray(0, signatureLength)

  function proofOf(challenge: string, purpose: string): PasskeyProof | undefined {
    const bytes = Buffer.from(challenge, 'base64url')
    if (bytes.length !== stemLength + signatureLength) return undefined
    const stem = bytes.subarray(0, stemLength)
    const signature = bytes.subarray(stemLength)
    if (!keys.some((key) => timingSafeEqual(sign(key, purpose, stem), signature))) return undefined
    const expiresAt = new Date(stem.readUInt32BE(randomLength) * 1000)
    return expiresAt > clock.now() ? { key: `passkey:${challenge}`, expiresAt } : undefined
  }

  return {
    make(purpose) {
      const end = Buffer.alloc(endLength)
      end.writeUInt32BE(Math.floor((clock.now().getTime() + passkeyQuestionMs) / 1000))
      const stem = Buffer.concat([randomBytes(randomLength), end])
      return new Uint8Array(Buffer.concat([stem, sign(active, purpose, stem)]))
    },
    async judge(purpose, verify) {
      let proof: PasskeyProof | undefined
      try {
        const result = await verify((challenge) => {
          proof = proofOf(challenge, purpose)
          return proof !== undefined
        })
        return result && proof && { result, proof }
      } catch {
        return undefined
      }
    },
  }
}
