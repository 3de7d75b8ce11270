import { text } from 'node:stream/consumers'
import type { Plugin } from 'vite'
import { copyHome, openCampaign } from '#tests/support/other-content.ts'
import { discardFolder, runShop } from '#tests/support/running-shop.ts'

/** A real shop that answers the components. */
export async function setup(): Promise<() => Promise<void>> {
  const home = copyHome(openCampaign)
  const shop = await runShop({ home })
  process.env.SHOP_URL = shop.url
  return async () => {
    await shop.stop()
    discardFolder(shop.dataFolder)
    discardFolder(home)
  }
}

/** Hands questions of a component on to that shop, whose port is known only when it runs. */
export function askShop(): Plugin {
  return {
    name: 'ask-shop',
    configureServer(server) {
      server.middlewares.use('/graphql', async (request, response) => {
        const answer = await fetch(`${process.env.SHOP_URL}/graphql`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            cookie: request.headers.cookie ?? '',
          },
          body: await text(request),
        })
        response.writeHead(answer.status, {
          'content-type': 'application/json',
          'set-cookie': answer.headers.getSetCookie(),
        })
        response.end(await answer.text())
      })
    },
  }
}
