import type { IncomingMessage } from 'node:http'
import rateLimit from '@fastify/rate-limit'
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { createApi } from '#api/create-api.ts'
import { brandOriginsOf } from '#domain/catalogue/brand-shop.ts'
import type { CatalogueSnapshot } from '#domain/catalogue/snapshot.ts'
import { embedOriginsOf } from '#domain/catalogue/video.ts'
import { type ContentSnapshot, videoBlocksOf } from '#domain/content/content.ts'
import { sourceOf } from '#domain/secret-attempts/source-of.ts'
import type { Deps } from '#flows/shared/deps.ts'
import type { LiveCatalogue } from '#platform/catalogue/create-catalogue.ts'
import type { OpenConfig } from '#platform/config/config.ts'
import { watchDiskRoom } from '#platform/database/disk-room.ts'
import type { OpenDatabase } from '#platform/database/open-database.ts'
import { createCountryLookup } from '#platform/geo-ip/country-lookup.ts'
import type { ShopLogger } from '#platform/logger/create-logger.ts'
import type { Mailbox } from '#simulators/mailbox/mailbox.ts'
import { answerFailures, refuseRequest } from './answer-failures.ts'
import { registerCardFiles } from './card-files.ts'
import { cdnOnly, refuseAroundCdn } from './cdn-only.ts'
import { registerCompanyStatement } from './company-statement.ts'
import { clockPath, registerDeveloperPages } from './developer/developer-pages.ts'
import { type FrontDoor, requestTimeoutMs } from './front-door.ts'
import { registerIpCountry } from './ip-country.ts'
import { type LoopDelay, openLoopDelay } from './loop-delay.ts'
import { leadToOneAddress, ourHostOf } from './one-address.ts'
import { registerOneClick } from './one-click.ts'
import { isOperation, registerOperations } from './operations.ts'
import { registerOrderDocuments } from './order-documents.ts'
import { registerOwnData } from './own-data/own-data.ts'
import {
  type Pictures,
  registerFilms,
  registerPictures,
  registerTouchIcons,
} from './pages/assets.ts'
import type { PolicyTargets } from './pages/content-security.ts'
import { movedPages } from './pages/moved-pages.ts'
import type { PageSource } from './pages/page-source.ts'
import { registerPages } from './pages/pages.ts'
import { ResponseCache } from './pages/response-cache.ts'
import { registerRouteList } from './pages/route-list.ts'
import { storefrontPages, takesFormsOf } from './pages/storefront.ts'
import { readPartnerDocuments } from './persisted-documents.ts'
import { latenessOf, watchPressure } from './pressure.ts'
import { believesProxies } from './proxies.ts'
import { openQuestionFigures } from './question-figures.ts'
import { registerQuotePaper } from './quote-paper.ts'
import { refuseUnderPressure } from './refuse-under-pressure.ts'

import { refuseUnfit, type TakesForms } from './refuse-unfit.ts'
import { registerSecurityHeaders, securityHeaders } from './security-headers.ts'
import { registerSeo } from './seo/register-seo.ts'
import { shopApiFor } from './shop-api-for.ts'
import { answerUnread } from './unread-requests.ts'
import { seeProxies, watchProxies } from './untrusted-proxies.ts'
import { registerWebhooks } from './webhooks.ts'
import { registerWellKnown } from './well-known.ts'

export type WebParts = {
  config: OpenConfig
  door: FrontDoor
  deps: Deps
  database: OpenDatabase
  catalogue: LiveCatalogue
  mailbox: Mailbox | undefined
  pages: PageSource
  log: ShopLogger
  isStopping: () => boolean
  /** In a demonstration alone. */
  moveTime: ((ms: number) => Promise<void>) | undefined
}

/** Longer than any load balancer keeps a quiet connection, so that the balancer is the one to close it. */
const keepAliveTimeoutMs = 75_000

function takesForms({ pages, moveTime }: WebParts): TakesForms {
  const ofPages = takesFormsOf(pages)
  return async (path) => (moveTime !== undefined && path === clockPath) || ofPages(path)
}

/** Origins that pages may frame: films of providers, and the pages of brands. */
const frameOriginsOf = (
  { products, productById }: CatalogueSnapshot,
  content: ContentSnapshot,
): readonly string[] => [
  ...embedOriginsOf([...productById.values(), ...videoBlocksOf(content)]),
  ...brandOriginsOf(products),
]

/** The web server: kept answers first, then the API, pictures and files, and the pages for everything else. */
export async function createWebServer(parts: WebParts): Promise<FastifyInstance> {
  const { config, deps, database, catalogue, pages, isStopping } = parts
  const cache = new ResponseCache()
  const frameOrigins = () => frameOriginsOf(deps.catalogue.current(), catalogue.content.current())
  let framed = frameOrigins()
  catalogue.onChange(() => {
    framed = frameOrigins()
    cache.clear()
  })
  const delay = openLoopDelay()
  const app = newFramework(parts, { cache, delay })
  answerFailures(app, parts.log)
  const isSecure = isHttps(config)
  registerSecurityHeaders(app, securityHeaders({ isSecure }))
  refuseAroundCdn(app, cdnOnly(config.cdnSecret))
  refuseUnfit(app, { takesForms: takesForms(parts) })
  await limitPosts(app, config.postsPerMinuteMax)
  refuseWhenLate(app, { delay, maxMs: config.eventLoopDelayMaxMs })
  const questions = openQuestionFigures()
  const api = createApi({
    deps,
    onQuestion: questions.count,
    persistedDocuments: { ...pages.documents(), ...readPartnerDocuments(config.partnerDocuments) },
    takesAnyDocument: config.takesAnyDocument,
  })
  await api.register(app)
  const hasDiskRoom = watchDiskRoom(database, { folder: config.dataFolder })
  const proxies = seeProxies(app, watchProxies(parts.log), config.trustedProxies)
  const asked = { database, hasDiskRoom, cache, delay, questions, proxies, isStopping }
  registerOperations(app, { ...asked, metricsToken: config.metricsToken })
  registerWebhooks(app, deps)
  registerIpCountry(app, { lookup: createCountryLookup(), countryHeader: config.countryHeader })
  registerPrivateFiles(app, deps)
  registerOneClick(app, deps)
  const { content } = deps
  const pictures = { home: config.home, catalogue, content, cache, now: Date.now }
  await registerOwnFiles(app, config, pictures)
  const shown = { catalogue: deps.catalogue, content, storefront: deps.storefront }
  const moveOf = movedPages(shown)
  registerSeo(app, { ...pictures, ...shown, origin: new URL(config.shopUrl).origin })
  if (config.mode === 'demo') registerDeveloperPages(app, { ...parts, config })
  await pages.registerFiles(app)
  registerRouteList(app, { source: pages, origin: config.shopUrl })
  const isOurHost = ourHostOf(config.shopUrl, config)
  leadToOneAddress(app, { shopUrl: config.shopUrl, isOurHost, moveOf })
  await registerPages(app, {
    render: storefrontPages(pages, {
      shopApiFor: shopApiFor({
        ...{ api, storefront: deps.storefront, isSecure, moveOf },
        hasDeveloperPages: config.mode === 'demo',
      }),
      origin: config.shopUrl,
      log: parts.log,
    }),
    cache,
    moveOf,
    policyTargets: policyTargetsOf(deps, config, () => framed),
    now: Date.now,
    changesAt: () => deps.content.current().changesAt,
    isHidden: deps.storefront.toggles.hardcodeNoindexNofollow,
    isProtected: pages.mode === 'production',
  })
  return app
}

/** Files for whoever holds a gift, ordered, or is logged in. */
function registerPrivateFiles(app: FastifyInstance, deps: Deps): void {
  registerCardFiles(app, deps)
  registerOrderDocuments(app, deps)
  registerQuotePaper(app, deps)
  registerOwnData(app, deps)
  registerCompanyStatement(app, deps)
}

/** Files that lie beside the build, or are drawn. */
async function registerOwnFiles(
  app: FastifyInstance,
  config: OpenConfig,
  pictures: Pictures,
): Promise<void> {
  registerPictures(app, pictures)
  registerTouchIcons(app)
  registerWellKnown(app, config.wellKnownFolder)
  await registerFilms(app, config.home)
}

/** Where pages may go for paying, for films, and for what brands show of themselves. */
function policyTargetsOf(
  { payments }: WebParts['deps'],
  { adyen }: OpenConfig,
  frameOrigins: () => readonly string[],
): () => PolicyTargets {
  const fields = payments.cardFields()
  const { frames, ...foreign } = payments.foreignSources()
  return () => ({
    ...foreign,
    frames: [new URL(fields.frameUrl).origin, ...frameOrigins(), ...frames],
    forms: adyen.redirectOrigins,
  })
}

const isHttps = ({ shopUrl }: OpenConfig): boolean => shopUrl.startsWith('https:')

type Fronted = { cache: ResponseCache; delay: LoopDelay }

/** Fastify on a server that asks the cache first: an answer from the cache does not go through Fastify. */
function newFramework({ config, door, log }: WebParts, { cache, delay }: Fronted): FastifyInstance {
  const isOurHost = ourHostOf(config.shopUrl, config)
  const cameByCdn = cdnOnly(config.cdnSecret)
  const mayBeKept = (request: IncomingMessage) => isOurHost(request) && cameByCdn(request)
  return fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    childLoggerFactory: (logger) => logger,
    trustProxy: believesProxies(config.trustedProxies),
    keepAliveTimeout: keepAliveTimeoutMs,
    requestTimeout: requestTimeoutMs,
    forceCloseConnections: 'idle',
    clientErrorHandler: answerUnread,
    // An address that is none never reaches a hook.
    frameworkErrors: (_error, request, reply) => {
      refuseRequest(request, reply.headers(securityHeaders({ isSecure: isHttps(config) })), 400)
    },
    serverFactory: (handle) => {
      const server = door.lead((request, response) => {
        if (!isOperation(request.url ?? '')) delay.asked()
        if (mayBeKept(request) && cache.serve(request, response, Date.now())) return
        handle(request, response)
      })
      server.keepAliveTimeout = keepAliveTimeoutMs
      return server
    },
  })
}

function refuseWhenLate(
  app: FastifyInstance,
  { delay, maxMs }: { delay: LoopDelay; maxMs: number },
): void {
  if (maxMs === 0) return
  refuseUnderPressure(app, watchPressure(maxMs, { lateness: latenessOf(delay.open()) }))
}

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Bounds what one address may post in a minute, so that nobody tries out stolen cards by starting as a new visitor
 * each time. Reading and the provider's webhooks are not counted; whatever else a page's action would take is.
 */
async function limitPosts(app: FastifyInstance, max: number): Promise<void> {
  if (max === 0) return
  await app.register(rateLimit, {
    max,
    timeWindow: '1 minute',
    keyGenerator: ({ ip }) => sourceOf(ip),
    allowList: ({ method, url }) => readingMethods.has(method) || url.startsWith('/webhooks/'),
  })
}
