import type { FastifyReply, FastifyRequest } from 'fastify'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import type { Logger } from '#flows/shared/deps.ts'
import { matchAddress } from '#kernel/addresses.ts'
import { defaultLanguage, languageOfPath } from '#kernel/language.ts'
import type { readPage } from '#storefront/entry.server.tsx'
import type { reportFailure } from '#storefront/parts/api/failure-report.ts'
import type { ShopApi, shopApi } from '#storefront/parts/api/shop-api.ts'
import { logFailure } from '../log-failure.ts'
import type { TakesForms } from '../refuse-unfit.ts'
import type { PageSource } from './page-source.ts'
import { type RenderPage, renderedAs } from './pages.ts'
import { toWebRequest } from './web-request.ts'

/** Makes the API as this visitor sees it, in process. Cookies that it sets go onto the page's own answer. */
export type ShopApiFor = (request: FastifyRequest, reply: FastifyReply) => ShopApi

/** The build's own copies: another copy of a module has another key and other pages. */
type EntryModule = {
  shopApi: typeof shopApi
  reportFailure: typeof reportFailure
  readPage: typeof readPage
}

type Handler = ReturnType<typeof createRequestHandler>

/** Gives the function that renders one request with the storefront. */
export function storefrontPages(
  source: PageSource,
  { shopApiFor, origin, log }: { shopApiFor: ShopApiFor; origin: string; log: Logger },
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
    const {
      shopApi: key,
      reportFailure: reportKey,
      readPage,
    } = build.entry.module as unknown as EntryModule
    const context = new RouterContextProvider()
    context.set(key, shopApiFor(request, reply))
    context.set(reportKey, (failure) => logFailure(log, request, failure))
    const response = await handlerOf(build)(toWebRequest(request, reply, origin), context)
    const { readBody } = renderedAs(response)
    return { response, readBody: () => readPage(response) ?? readBody() }
  }
}

/** Whether the page of an address has an action. Routes are named as their addresses are. */
export const takesFormsOf =
  (source: PageSource): TakesForms =>
  async (path) => {
    const { name = '' } = matchAddress(path) ?? {}
    const { routes } = await source.loadBuild(defaultLanguage)
    return routes[name]?.module.action !== undefined
  }

const pathOf = ({ url }: FastifyRequest): string => url.split('?', 1)[0] ?? url
