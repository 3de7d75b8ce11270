import { setTimeout } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { redirect } from 'react-router'
import { readCookies, writeCookies } from '#api/cookies.ts'
import type { Api } from '#api/create-api.ts'
import { holdLateMs } from '#api/follow-visitor.ts'
import { Visitor } from '#api/visitor.ts'
import { screenLanguagesOf } from '#domain/storefronts/languages.ts'
import type { Storefront } from '#domain/storefronts/storefront.ts'
import { languageOfPath } from '#kernel/language.ts'
import { retryAfter } from '#kernel/retry-after.ts'
import { documentIdOf } from '#storefront/parts/api/shop-api.ts'
import type { Store } from '#storefront/parts/store/store.ts'
import { pageAddressOf, pagePathOf } from './page-address.ts'
import type { MoveOf } from './pages/moved-pages.ts'
import type { ShopApiFor } from './pages/storefront.ts'

type ShopApiParts = {
  api: Api
  storefront: Storefront
  isSecure: boolean
  hasDeveloperPages: boolean
  moveOf: MoveOf
}

/** The API as one visitor's page sees it: in process, in the language of the address, with the visitor's cookies. */
export const shopApiFor = (parts: ShopApiParts): ShopApiFor => {
  const { api, storefront, isSecure, hasDeveloperPages, moveOf } = parts
  const store = storeOf(storefront)
  return (request, reply) => {
    const cookies = readCookies(request.headers.cookie, { isSecure })
    const [pathname = '/'] = request.url.split('?')
    const asked = languageOfPath(pathname)
    const visitor = new Visitor({
      ...{ cookies, language: asked, storefront },
      // Reading puts no cookie in the place of another.
      isAskedAgain: isRead(request),
    })
    const { language } = visitor
    const { storeId: storeID, countryCode } = storefront
    const userData = { language, storeID, countryCode }
    return {
      language,
      store,
      hasDeveloperPages,
      movedTo: (address) => {
        const move = moveOf(address)
        return move?.status === 410 ? undefined : move
      },
      query: async (document, variables) => {
        const { answer, status, isBroken } = await api.execute({
          documentId: documentIdOf(document),
          variables: { ...variables, userData },
          visitor,
          clientIp: request.ip,
          claims: { pathname: pagePathOf(pathname), isRendering: true },
        })
        // All that this page's calls changed so far, once each.
        reply.removeHeader('set-cookie')
        for (const changed of writeCookies(visitor, { isSecure }))
          reply.header('set-cookie', changed)
        // Sent while somebody logged in in another tab: the page is asked for with the cookies of after.
        if (visitor.isLate && isRead(request)) {
          await setTimeout(holdLateMs)
          throw redirect(pageAddressOf(request.url), 307)
        }
        // A value of the address or the form that no such question takes.
        if (status === 400) throw new Response(null, { status })
        // A page made of half an answer would say that a basket is empty, or a gift unknown.
        if (answer.data == null || (isBroken && isRead(request))) throw unavailable(reply)
        return answer.data as never
      },
    }
  }
}

const isRead = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD'

/** Thrown in a loader: the nearest frame shows the page for it, with that status. */
function unavailable(reply: FastifyReply): Response {
  reply.header('retry-after', retryAfter)
  return new Response(null, { status: 503 })
}

const storeOf = (storefront: Storefront): Store => ({
  id: storefront.storeId,
  name: storefront.name,
  family: storefront.family,
  mainLogo: storefront.mainLogo.url,
  footerLogo: storefront.footerLogo.url,
  countryCode: storefront.countryCode,
  host: storefront.host,
  languages: screenLanguagesOf(storefront),
})
