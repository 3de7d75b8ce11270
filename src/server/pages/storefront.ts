import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import type { ShopApi, shopApi } from '#storefront/shop-api.ts'
import type { RenderPage } from './pages.ts'
import { toWebRequest } from './web-request.ts'

/** Makes the API as this visitor sees it, in process. Cookies that it sets go onto the page's own answer. */
export type ShopApiFor = (request: FastifyRequest, reply: FastifyReply) => ShopApi

/** The key of the context must be the build's own copy: another copy of the module makes another key. */
type EntryModule = { shopApi: typeof shopApi }

/** Loads the built storefront and gives the function that renders one request with it. */
export async function loadStorefrontPages(
  buildFolder: string,
  options: { shopApiFor: ShopApiFor; origin: string },
): Promise<RenderPage> {
  const url = pathToFileURL(join(buildFolder, 'server', 'index.js')).href
  const build = (await import(url)) as ServerBuild
  return pagesOf(build, { ...options, mode: 'production' })
}

export function pagesOf(
  build: ServerBuild,
  { shopApiFor, origin, mode }: { shopApiFor: ShopApiFor; origin: string; mode: string },
): RenderPage {
  const handle = createRequestHandler(build, mode)
  const { shopApi: key } = build.entry.module as unknown as EntryModule
  return async (request, reply) => {
    const context = new RouterContextProvider()
    context.set(key, shopApiFor(request, reply))
    return handle(toWebRequest(request, reply, origin), context)
  }
}
