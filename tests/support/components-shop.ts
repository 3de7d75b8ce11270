import { createHash, randomUUID } from 'node:crypto'
import { text } from 'node:stream/consumers'
import type { Plugin } from 'vite'
import { countryHeader } from '#tests/support/country-header.ts'
import { knownCustomer } from '#tests/support/known-customer.ts'
import { openAccount } from '#tests/support/open-account.ts'
import { addVariants, copyHome, openCampaign } from '#tests/support/other-content.ts'
import { discardFolder, runShop } from '#tests/support/running-shop.ts'
import { Visitor } from '#tests/support/visitor.ts'

/** A real shop that answers the components. */
export async function setup(): Promise<() => Promise<void>> {
  const home = copyHome((change) => {
    openCampaign(change)
    addVariants(change)
  })
  const shop = await runShop({ home, environment: { COUNTRY_HEADER: countryHeader } })
  process.env.SHOP_URL = shop.url
  process.env.SHOP_DATA = shop.dataFolder
  await openAccount(new Visitor(shop.url), knownCustomer)
  return async () => {
    await shop.stop()
    discardFolder(shop.dataFolder)
    discardFolder(home)
  }
}

/** Each visitor comes from a network of their own: limits of one source hold for one of them. */
function networkOf(cookie = randomUUID() as string): string {
  const [one, two, three] = createHash('sha256').update(cookie).digest()
  return `10.${one}.${two}.${three}`
}

/** Hands questions of a component on to that shop, whose port is known only when it runs. */
export function askShop(): Plugin {
  return {
    name: 'ask-shop',
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const { method = 'GET', url = '', headers } = request
        if (url !== '/graphql' && url !== '/ip') return next()
        const body = method === 'POST' ? { body: await text(request) } : {}
        const ask = () =>
          fetch(`${process.env.SHOP_URL}${url}`, {
            method,
            headers: {
              'content-type': 'application/json',
              cookie: headers.cookie ?? '',
              'x-forwarded-for': networkOf(headers.cookie),
              [countryHeader]: String(headers[countryHeader] ?? ''),
            },
            ...body,
          })
        try {
          // A connection that was kept may be closed in the very moment in which it is used again.
          const answer = await ask().catch(ask)
          response.writeHead(answer.status, {
            'content-type': 'application/json',
            'set-cookie': answer.headers.getSetCookie(),
          })
          response.end(await answer.text())
        } catch (error) {
          // Without an answer the page would wait as long as the test does.
          next(error)
        }
      })
    },
  }
}
