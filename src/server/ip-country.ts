import type { FastifyInstance } from 'fastify'
import type { CountryLookup } from '#platform/geo-ip/country-lookup.ts'

/** SPEC §7: GET /ip says in which country the visitor is. The address itself is neither kept nor logged. */
export function registerIpCountry(
  app: FastifyInstance,
  { lookup, countryHeader }: { lookup: CountryLookup; countryHeader: string | undefined },
): void {
  app.get('/ip', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const told = countryHeader === undefined ? undefined : request.headers[countryHeader]
    const known =
      typeof told === 'string' && /^[A-Z]{2}$/i.test(told) ? told.toUpperCase() : lookup(request.ip)
    return { country_code: known ?? null }
  })
}
