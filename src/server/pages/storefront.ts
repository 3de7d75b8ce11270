import type { FastifyReply, FastifyRequest } from 'fastify'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { languageOfPath } from '#kernel/language.ts'
import type { ShopApi, shopApi } from '#storefront/parts/api/shop-api.ts'
import type { PageSource } from './page-source.ts'
import type { RenderPage } from './pages.ts'
import { toWebRequest } from './web-request.ts'

/** Makes the API as this visitor sees it, in process. Cookies that it sets go onto the page's own answer. */
export type ShopApiFor = (request: FastifyRequest, reply: FastifyReply) => ShopApi

/** The key of the context must be the build's own copy: another copy of the module makes another key. */
type EntryModule = { shopApi: typeof shopApi }

type Handler = ReturnType<typeof createRequestHandler>

/** Gives the function that renders one request with the storefront. */
export function storefrontPages(
  source: PageSource,
  { shopApiFor, origin }: { shopApiFor: ShopApiFor; origin: string },
): RenderPage {
  const handlers = new WeakMap<ServerBuild, Handler>()
  const handlerOf = (build: ServerBuild): Handler => {
    const known = handlers.get(build)
    if (known !== undefined) return known
    const handler = createRequestHandler(build, source.mode)
    handlers.set(build, handler)
    return handler
  }
  return async (request, reply) => {
    const build = await source.loadBuild(languageOfPath(pathOf(request)))
    const { shopApi: key } = build.entry.module as unknown as EntryModule
    const context = new RouterContextProvider()
    context.set(key, shopApiFor(request, reply))
    return handlerOf(build)(toWebRequest(request, reply, origin), context)
  }
}

const pathOf = ({ url }: FastifyRequest): string => url.split('?', 1)[0] ?? url
