import Fastify, { type FastifyReply } from 'fastify'
import { brandPage, brandStylesheet, hostilePage, hostileScript } from './brand-pages.ts'

export type SimulatedBrandShop = { url: string; close(): Promise<void> }

/**
 * Stands in for the web shops of brands, on an origin of its own: `/<host>/…` is the page of that host, `/hostile/`
 * one that tries to get out of its frame.
 */
export async function startBrandShop(place: {
  port: number
  host: string
}): Promise<SimulatedBrandShop> {
  const app = Fastify({ forceCloseConnections: true })
  const send = (reply: FastifyReply, type: string, body: string) =>
    reply.header('cache-control', 'no-store').type(`${type}; charset=utf-8`).send(body)
  app.get('/style.css', (_request, reply) => send(reply, 'text/css', brandStylesheet))
  app.get('/hostile.js', (_request, reply) => send(reply, 'text/javascript', hostileScript))
  app.get('/hostile/', (_request, reply) => send(reply, 'text/html', hostilePage()))
  app.get<{ Params: { brand: string } }>('/:brand/*', ({ params, headers }, reply) =>
    send(
      reply,
      'text/html',
      brandPage(params.brand, /^en\b/.test(headers['accept-language'] ?? '') ? 'en' : 'nl'),
    ),
  )
  await app.listen(place)
  const address = app.server.address()
  const port = typeof address === 'object' && address ? address.port : place.port
  return { url: `http://localhost:${port}`, close: () => app.close() }
}
