import { createContext } from 'react-router'
import type { Language } from '#kernel/language.ts'
import type { TypedDocumentString } from '#storefront/graphql/generated/graphql.ts'
import type { Store } from '#storefront/parts/store/store.ts'

/** The variables that a caller gives: all but `userData`, which is added. */
export type Variables<All> = Omit<All, 'userData'>

/**
 * The GraphQL API for a loader or action: in process, as this visitor, in the language of the address. Expected
 * failures stand in the payload's `errors`; partial data is returned. It throws only without any data.
 */
export type ShopApi = {
  readonly language: Language
  readonly store: Store
  /** True in the demonstration. */
  readonly hasDeveloperPages: boolean
  /** Where the page of this address went, query and all; undefined when nowhere. */
  movedTo(address: string): { to: string; status: number } | undefined
  query<Result, All>(
    document: TypedDocumentString<Result, All>,
    variables: Variables<All>,
  ): Promise<Result>
}

/** The server puts a `ShopApi` under this key; it takes the key from the build, where this module lives. */
export const shopApi = createContext<ShopApi>()

/** Nothing came back: the shop does not answer, or the question was wrong. */
export class ShopUnavailable extends Error {
  override readonly name = 'ShopUnavailable'
}

/** The name under which the API knows a document: its hash, put in its place when the storefront is built. */
export function documentIdOf(document: { __meta__?: Record<string, unknown> | undefined }): string {
  return String(document.__meta__?.hash ?? '')
}
