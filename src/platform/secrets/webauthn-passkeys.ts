import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { Passkeys } from '#domain/accounts/passkey.ts'
import type { Clock } from '#domain/clock.ts'
import { passkeyHostOf } from '#kernel/passkey-host.ts'
import { passkeyQuestionMs } from '#kernel/passkey-question.ts'
import { openPasskeyChallenges } from './passkey-challenges.ts'
import type { LinkKeys } from './signed-tokens.ts'

/** About five times what browsers send. */
const answerLengthMax = 20_000

/** ES256, EdDSA and RS256: every device has one of them. */
const algorithms = [-8, -7, -257]

type PasskeysToOpen = LinkKeys & { shopUrl: string; shopName: string; clock: Clock }

/** WebAuthn by `@simplewebauthn/server`, which is loaded for the first question. */
export function openPasskeys(toOpen: PasskeysToOpen): Passkeys {
  const host = passkeyHostOf(toOpen.shopUrl)
  const parts: Parts = {
    challenges: openPasskeyChallenges(toOpen),
    rpID: host ?? 'none.invalid',
    rpName: toOpen.shopName,
    origin: new URL(toOpen.shopUrl).origin,
  }
  return {
    isOffered: host !== undefined,
    ...making(parts),
    ...showing(parts),
    claimOf(answer) {
      const id = parse<{ id?: unknown }>(answer)?.id
      return typeof id === 'string' ? id : undefined
    },
  }
}

type Parts = {
  challenges: ReturnType<typeof openPasskeyChallenges>
  rpID: string
  rpName: string
  origin: string
}

function making({ challenges, rpID, rpName, origin }: Parts) {
  const purposeOf = (accountId: string): string => `make:${accountId}`
  const askToMake: Passkeys['askToMake'] = async ({ accountId, email, name, known }) => {
    const { generateRegistrationOptions } = await import('@simplewebauthn/server')
    const options = await generateRegistrationOptions({
      rpName,
      rpID,
      userID: new TextEncoder().encode(accountId),
      userName: email,
      userDisplayName: name,
      challenge: challenges.make(purposeOf(accountId)),
      timeout: passkeyQuestionMs,
      excludeCredentials: known.map(({ id, transports }) => ({ id, transports: [...transports] })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      supportedAlgorithmIDs: algorithms,
    })
    return JSON.stringify(options)
  }
  const readMade: Passkeys['readMade'] = async (answer, accountId) => {
    const response = parse<RegistrationResponseJSON>(answer)
    if (response === undefined) return undefined
    const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
    const judged = await challenges.judge(purposeOf(accountId), async (expectedChallenge) => {
      const { registrationInfo } = await verifyRegistrationResponse({
        response,
        expectedChallenge,
        expectedOrigin: origin,
        expectedRPID: rpID,
        supportedAlgorithmIDs: algorithms,
      })
      return registrationInfo?.credential
    })
    if (judged === undefined) return undefined
    const { id, publicKey, counter, transports = [] } = judged.result
    const key = Buffer.from(publicKey).toString('base64url')
    return { passkey: { id, publicKey: key, counter, transports }, proof: judged.proof }
  }
  return { askToMake, readMade }
}

function showing({ challenges, rpID, origin }: Parts) {
  const purpose = 'show'
  const askToShow: Passkeys['askToShow'] = async () => {
    const { generateAuthenticationOptions } = await import('@simplewebauthn/server')
    const options = await generateAuthenticationOptions({
      rpID,
      challenge: challenges.make(purpose),
      timeout: passkeyQuestionMs,
      userVerification: 'required',
    })
    return JSON.stringify(options)
  }
  const readShown: Passkeys['readShown'] = async (answer, { id, publicKey, counter }) => {
    const response = parse<AuthenticationResponseJSON>(answer)
    if (response === undefined) return undefined
    const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
    const key = new Uint8Array(Buffer.from(publicKey, 'base64url'))
    const judged = await challenges.judge(purpose, async (expectedChallenge) => {
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response,
        expectedChallenge,
        expectedOrigin: origin,
        expectedRPID: rpID,
        credential: { id, publicKey: key, counter },
      })
      return verified ? authenticationInfo : undefined
    })
    return judged && { counter: judged.result.newCounter, proof: judged.proof }
  }
  return { askToShow, readShown }
}

/** The object that a text holds; the library looks at its fields. */
function parse<Shape extends object>(text: string): Shape | undefined {
  if (text.length > answerLengthMax) return undefined
  try {
    const parsed: unknown = JSON.parse(text)
    return typeof parsed === 'object' && parsed !== null ? (parsed as Shape) : undefined
  } catch {
    return undefined
  }
}
