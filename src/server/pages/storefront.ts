import type { FastifyReply, FastifyRequest } from 'fastify'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import type { Logger } from '#flows/shared/deps.ts'
import { matchAddress, type PageName } from '#kernel/addresses.ts'
import { defaultLanguage, languageOfPath } from '#kernel/language.ts'
import type { readPage } from '#storefront/entry.server.tsx'
import type { reportFailure } from '#storefront/parts/api/failure-report.ts'
import type { ShopApi, shopApi } from '#storefront/parts/api/shop-api.ts'
import { logFailure } from '../log-failure.ts'
import { pagePathOf } from '../page-address.ts'
import type { TakesForms } from '../refuse-unfit.ts'
import type { PageSource } from './page-source.ts'
import { type RenderPage, renderedAs } from './pages.ts'
import { buildOfScreen } from './screen.ts'
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
  const handlerOf = handlersOf(source.mode)
  return async (request, reply) => {
    const path = pathOf(request)
    const build = await source.loadBuild(languageOfPath(path))
    const {
      shopApi: key,
      reportFailure: reportKey,
      readPage,
    } = build.entry.module as unknown as EntryModule
    const context = new RouterContextProvider()
    context.set(key, shopApiFor(request, reply))
    context.set(reportKey, (failure) => logFailure(log, request, failure))
    const handler = handlerOf(build, matchAddress(pagePathOf(path))?.name)
    const response = await handler(toWebRequest(request, reply, origin), context)
    const { readBody } = renderedAs(response)
    return { response, readBody: () => readPage(response) ?? readBody() }
  }
}

/**
 * A handler for each screen, which knows that screen alone: the router tries all that it knows, three times a request,
 * and makes them anew for each page. Where no screen has the name of the page, it looks through all of them.
 */
function handlersOf(mode: PageSource['mode']) {
  const handlers = new WeakMap<ServerBuild, Map<PageName | undefined, Handler>>()
  return (build: ServerBuild, name: PageName | undefined): Handler => {
    const ofBuild = handlers.get(build) ?? new Map<PageName | undefined, Handler>()
    handlers.set(build, ofBuild)
    const screen = name !== undefined && build.routes[name] ? name : undefined
    const known = ofBuild.get(screen)
    if (known !== undefined) return known
    const handler = createRequestHandler(
      screen === undefined ? build : buildOfScreen(build, screen),
      mode,
    )
    ofBuild.set(screen, handler)
    return handler
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
