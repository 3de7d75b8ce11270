import type { FastifyRequest } from 'fastify'
import { readCookies } from '#api/cookies.ts'
import { Visitor } from '#api/visitor.ts'
import type { ViewerKeys } from '#flows/accounts/find-viewer.ts'
import type { Deps } from '#flows/shared/deps.ts'

/** Keys of a browser that asks for a file. Files are no calls: they renew no cookie. */
export function viewerKeysOf(
  request: FastifyRequest,
  { shopUrl, storefront }: Pick<Deps, 'shopUrl' | 'storefront'>,
): ViewerKeys {
  const isSecure = shopUrl.startsWith('https:')
  const cookies = readCookies(request.headers.cookie, { isSecure })
  const { key: visitorKey, sessionKey } = new Visitor({ cookies, storefront, language: undefined })
  return { visitorKey, sessionKey }
}
