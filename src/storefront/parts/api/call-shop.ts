import { languageOfPath } from '#kernel/language.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { TypedDocumentString } from '#storefront/graphql/generated/graphql.ts'
import { readStore } from '#storefront/parts/store/store.ts'
import { documentIdOf, ShopUnavailable, type Variables } from './shop-api.ts'

type Answer<Result> = { data?: Result | null; errors?: unknown[] }

/** What `callShop` asks: reading, or writing past every cache (SPEC §7, x-bypass-mutations). */
type CallKind = 'query' | 'mutation'

/** Of who exchanges a card (SPEC §7). */
type AsRedeemer = { redeemToken?: string | undefined }

/**
 * Calls the API from the browser, with the headers of SPEC §7. The same contract as `ShopApi.query`, for what a
 * page learns after it was rendered: the number on the basket, how a payment stands.
 */
export async function callShop<Result, All>(
  document: TypedDocumentString<Result, All>,
  { redeemToken, ...variables }: Variables<All> & AsRedeemer,
  kind: CallKind = 'query',
): Promise<Result> {
  const store = readStore(window.document.documentElement.dataset)
  const language = languageOfPath(window.location.pathname)
  const userData = { language, storeID: store.id, countryCode: store.countryCode, redeemToken }
  const response = await fetch('/graphql', {
    method: 'POST',
    credentials: 'include',
    headers: {
      'content-type': 'application/json',
      'x-store': String(store.id),
      'x-lang': language,
      'x-country': store.countryCode,
      'x-pathname': window.location.pathname,
      ...(kind === 'mutation' && { 'x-bypass-mutations': '1' }),
    },
    body: JSON.stringify({
      documentId: documentIdOf(document),
      variables: { ...variables, userData },
    }),
  }).catch((cause: unknown) => {
    throw new ShopUnavailable('The shop cannot be reached.', { cause })
  })
  const answer = (await response.json().catch(() => ({}))) as Answer<Result>
  if (!answer.data) throw new ShopUnavailable(`The shop answered ${response.status} without data.`)
  return answer.data
}

/**
 * Asks for one change: sends a document with a single mutation, and gives its payload. Fails as
 * `callShop` does.
 */
export async function mutate<Payload, All>(
  document: TypedDocumentString<Readonly<Record<string, Payload>>, All>,
  variables: Variables<All> & AsRedeemer,
): Promise<Payload> {
  const [payload] = Object.values(await callShop(document, variables, 'mutation'))
  if (payload === undefined) throw new ShopUnavailable('The shop answered without a payload.')
  return payload
}

/** What every payload says went wrong. */
graphql(`
  fragment ShopError on ApiError { code message referencedRequestParameter }
`)
