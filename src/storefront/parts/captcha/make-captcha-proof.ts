import { graphql } from '#storefront/graphql/generated/gql.ts'
import { callShop } from '#storefront/parts/api/call-shop.ts'
import type { Challenge } from './solve-challenge.ts'

/** Fetches a challenge, solves it beside the page, and gives the token that a request shows (SPEC §5). */
export async function makeCaptchaProof(): Promise<string> {
  const { captchaChallenge: work } = await callShop(CaptchaChallengeDocument, {})
  const { algorithm, challenge, salt, signature } = work
  const number = await solveBesideThePage(work)
  return btoa(JSON.stringify({ algorithm, challenge, number, salt, signature }))
}

function solveBesideThePage({ challenge, salt, maxnumber }: Challenge): Promise<number> {
  const worker = new Worker(new URL('./solve.worker.ts', import.meta.url), { type: 'module' })
  return new Promise<number>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<number | undefined>) => {
      if (data === undefined) reject(new Error('The challenge has no solution.'))
      else resolve(data)
    })
    worker.addEventListener('error', () => reject(new Error('This browser cannot compute.')))
    worker.postMessage({ challenge, salt, maxnumber } satisfies Challenge)
  }).finally(() => worker.terminate())
}

const CaptchaChallengeDocument = graphql(`
  query CaptchaChallenge($userData: UserData!) {
    captchaChallenge(userData: $userData, action: common) {
      algorithm
      challenge
      maxnumber
      salt
      signature
    }
  }
`)
