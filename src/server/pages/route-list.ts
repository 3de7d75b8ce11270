import type { FastifyInstance } from 'fastify'
import { createRequestHandler, type ServerBuild } from 'react-router'
import { isLanguageSegment, matchAddress } from '#kernel/addresses.ts'
import { languages } from '#kernel/language.ts'
import { routeListPath } from '#kernel/route-list.ts'
import { refused } from '../answer-failures.ts'
import { compressOnce } from './compress.ts'
import type { PageSource } from './page-source.ts'
import { chooseEncoding } from './response-cache.ts'

/**
 * Twice what a browser asks at once: each address with and without its last slash, and all that
 * stand above it.
 */
const pathsMax = 200

/**
 * Answers which routes stand behind some addresses. A build is asked for by its version, since
 * scripts differ by language; who comes with the version of a release before is led to a whole
 * page.
 */
export function registerRouteList(
  app: FastifyInstance,
  { source, origin }: { source: PageSource; origin: string },
): void {
  const handlers = new WeakMap<ServerBuild, ReturnType<typeof createRequestHandler>>()
  const handlerOf = (build: ServerBuild) => {
    const handler = handlers.get(build) ?? createRequestHandler(build, source.mode)
    handlers.set(build, handler)
    return handler
  }
  app.get(routeListPath, async (request, reply) => {
    const { searchParams } = new URL(request.url, origin)
    const asked = (searchParams.get('paths') ?? '').split(',')
    if (asked.length > pathsMax) throw refused(400)
    reply.header('vary', 'accept-encoding').header('cache-control', 'no-store')
    const build = await buildOf(source, searchParams.get('version'))
    if (build === undefined) return reply.code(204).header('x-remix-reload-document', 'true').send()
    const question = new URLSearchParams({
      version: build.assets.version,
      paths: onePerPage(asked),
    })
    const response = await handlerOf(build)(new Request(`${origin}${routeListPath}?${question}`))
    if (!response.ok) throw refused(400)
    // An address that opens something is kept nowhere, not even in a question.
    const isKept = !asked.some(isSecret)
    if (isKept) reply.header('cache-control', response.headers.get('cache-control') ?? 'no-store')
    const encoding = chooseEncoding(request.headers['accept-encoding'])
    if (encoding !== 'identity') reply.header('content-encoding', encoding)
    const body = Buffer.from(await response.arrayBuffer())
    return reply.type('application/json').send(compressOnce(body, encoding))
  })
}

async function buildOf(
  source: PageSource,
  version: string | null,
): Promise<ServerBuild | undefined> {
  const builds = await Promise.all(languages.map((language) => source.loadBuild(language)))
  return builds.find(({ assets }) => assets.version === version)
}

/** Pages of one name have one route, and the router tries every route with every address. */
const onePerPage = (paths: readonly string[]): string =>
  [...new Map(paths.map((path) => [pageOf(path), path])).values()].join(',')

function pageOf(path: string): string {
  const first = path.split('/')[1] ?? ''
  return `${isLanguageSegment(first) ? first : ''}/${matchAddress(path)?.name}`
}

function isSecret(path: string): boolean {
  const names = Object.keys(matchAddress(path)?.parameters ?? {})
  return names.includes('token') || names.includes('uuid')
}
