import type { IncomingHttpHeaders } from 'node:http'

/** What a call says of itself beside its question (SPEC §7). Nothing in it is proof of anything. */
export type Claims = {
  /** `x-store` and `x-country`, which have to agree with `userData`. */
  store?: string | undefined
  country?: string | undefined
  /** `x-pathname`: the page that asks. */
  pathname?: string | undefined
  /** `x-client-lambda-request`: asked while a page is made on a server, not by a browser. */
  isRendering: boolean
}

export const claimsOf = (headers: IncomingHttpHeaders): Claims => ({
  store: said(headers['x-store']),
  country: said(headers['x-country'])?.toUpperCase(),
  pathname: said(headers['x-pathname']),
  isRendering: !notRendering.has(said(headers['x-client-lambda-request']) ?? ''),
})

const notRendering: ReadonlySet<string> = new Set(['', '0', 'false'])

const said = (value: string | string[] | undefined): string | undefined =>
  typeof value === 'string' ? value.trim() : undefined

type Asked = { storeID?: unknown; countryCode?: unknown }

/** What a header says otherwise than the question, which was then meant for another shop; undefined where they agree. */
export function contradictionIn(
  { store, country }: Claims,
  { storeID, countryCode }: Asked,
): 'storeID' | 'countryCode' | undefined {
  if (store !== undefined && store !== String(storeID)) return 'storeID'
  return country === undefined || country === countryCode ? undefined : 'countryCode'
}
