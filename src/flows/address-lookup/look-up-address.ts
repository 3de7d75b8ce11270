import {
  AddressLookupUnreachable,
  type AddressQuestion,
  type FoundAddress,
} from '#domain/address-lookup/address-lookup.ts'
import { sourceOf } from '#domain/secret-attempts/source-of.ts'
import { countSecretAttempt } from '#flows/abuse/count-secret-attempt.ts'
import type { Deps } from '#flows/shared/deps.ts'

export type AddressAnswer = { isDemonstration: boolean } & (
  | { state: 'FOUND'; address: FoundAddress }
  /** Typed by hand: the shop knows nothing better. */
  | { state: 'UNKNOWN' | 'UNAVAILABLE' }
)

/**
 * Where a Dutch address lies. A directory that fails or is slow is no error of whoever asks. Nothing of the question is kept
 * or logged. Throws `TooManySecretAttempts` (3601) where one source asks more than people do.
 */
export async function lookUpAddress(
  deps: Pick<Deps, 'db' | 'clock' | 'log' | 'secretAttemptKeys' | 'addressLookup'>,
  { clientIp, ...question }: AddressQuestion & { clientIp: string | undefined },
): Promise<AddressAnswer> {
  await countSecretAttempt(deps, [
    deps.secretAttemptKeys.of('addressLookupSource', sourceOf(clientIp)),
  ])
  const { isDemonstration } = deps.addressLookup
  try {
    const address = await deps.addressLookup.find(question)
    if (address === undefined) return { isDemonstration, state: 'UNKNOWN' }
    return { isDemonstration, state: 'FOUND', address }
  } catch (error) {
    if (!(error instanceof AddressLookupUnreachable)) throw error
    deps.log.warn({ reason: error.message }, 'Addresses cannot be looked up.')
    return { isDemonstration, state: 'UNAVAILABLE' }
  }
}
