import { Writable } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { KeptParts } from '#storefront/frame/start/kept-parts.ts'
import { letScriptsWait, starterHash } from '#storefront/frame/start/let-scripts-wait.ts'
import { type NamedPage, nameScripts, scriptMark } from '#storefront/frame/start/marked-scripts.ts'
import { missingScreenHeader, missingScreenOf } from '#storefront/frame/start/missing-page.ts'
import { withOwnRoutes } from '#storefront/frame/start/own-routes.ts'
import { reportFailure } from '#storefront/parts/api/failure-report.ts'
import { shopApi } from '#storefront/parts/api/shop-api.ts'
import { PartKeeperContext } from '#storefront/parts/page/kept.tsx'
import { StoreContext } from '#storefront/parts/store/store-context.ts'

// biome-ignore lint/performance/noBarrelFile: the server must use this copy of the key as its own.
export { reportFailure } from '#storefront/parts/api/failure-report.ts'
export { shopApi } from '#storefront/parts/api/shop-api.ts'

/** Milliseconds after which a page that is not rendered is answered as an error. */
export const streamTimeout = 5_000

/** React Router's own signature. */
type PageRequest = [
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: RouterContextProvider,
]

/** Renders a page whole, so that it can be hashed, compressed and kept. */
export default async function handleRequest(...args: PageRequest): Promise<Response> {
  const [request, status, headers, router, context] = args
  headers.set('Content-Type', 'text/html; charset=utf-8')
  const makePage = async () => {
    const parts = keptParts.openPage()
    const html = await render(
      <StoreContext value={context.get(shopApi).store}>
        <PartKeeperContext value={parts}>
          <ServerRouter context={withOwnRoutes(router)} url={request.url} nonce={scriptMark} />
        </PartKeeperContext>
      </StoreContext>,
    )
    // Before its parts are put in, while the page is small: in them no script runs.
    const named = nameScripts(html)
    const scripts = [...named.scripts, starterHash]
    return { html: parts.finish(letScriptsWait(named.html)), scripts }
  }
  const missing = missingScreenOf(request.url, router)
  const page = missing === undefined ? await makePage() : undefined
  if (missing !== undefined) headers.set(missingScreenHeader, missing)
  const response = new Response(null, { status, headers })
  pages.set(response, page === undefined ? makePage : async () => page)
  return response
}

/** What failed in a page. An address that does not exist is no failure, nor is a visitor who left. */
export function handleError(
  failure: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  const isExpected = isRouteErrorResponse(failure) && failure.status < 500
  if (!isExpected && !request.signal.aborted)
    context.get(reportFailure)(isRouteErrorResponse(failure) ? failure.data : failure)
}

/** Beside the responses that they belong to: in them they would be copied three times. */
const pages = new WeakMap<Response, () => Promise<NamedPage>>()

/** The page of a response; one that is not there is made when somebody reads it. */
export const readPage = (response: Response): Promise<NamedPage> | undefined =>
  pages.get(response)?.()

/** One process serves one storefront, so parts need not say whose they are. */
const keptParts = new KeptParts()

/** As bytes, because a text would be converted for the answer again. */
function render(page: ReactNode): Promise<Buffer<ArrayBuffer>> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer<ArrayBuffer>>()
  const { pipe, abort } = renderToPipeableStream(page, {
    nonce: scriptMark,
    onAllReady: () => resolve(pipe(new Pieces()).together()),
    // Parts that the browser loads later are rendered here, so they are there without a script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onShellError: reject,
    onError: reject,
  })
  const timer = setTimeout(() => abort(new Error('The page took too long.')), streamTimeout)
  return promise.finally(() => clearTimeout(timer))
}

/** Collects what React writes, which is ready as a whole, without the waits of a stream. */
class Pieces extends Writable {
  readonly #all: Uint8Array[] = []

  override write(piece: Uint8Array | string): boolean {
    this.#all.push(typeof piece === 'string' ? Buffer.from(piece) : piece)
    return true
  }

  override end(): this {
    return this
  }

  together(): Buffer<ArrayBuffer> {
    return Buffer.concat(this.#all)
  }
}
