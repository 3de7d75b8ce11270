import { basename, join } from 'node:path'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Catalogue } from '#domain/catalogue/snapshot.ts'
import type { Content } from '#domain/content/content.ts'
import type { Storefront } from '#domain/storefronts/storefront.ts'
import { createSharePictures } from '#platform/pictures/share-pictures.ts'
import { etagOf } from '#server/pages/compress.ts'
import { fileCacheControl } from '#server/pages/send-public.ts'

type Shared = { home: string; catalogue: Catalogue; content: Content; storefront: Storefront }

type PictureRequest = { Params: { file: string }; Querystring: { v?: string } }

/** Pictures of shared links: /share/{product}.png, /share/blog/{article}.png, /share/shop.png. */
export function registerSharePictures(
  app: FastifyInstance,
  { home, catalogue, content, storefront }: Shared,
): void {
  const pictures = createSharePictures({
    artwork: join(home, 'content', 'catalogue', 'artwork'),
    drawings: join(home, 'content', 'blog', 'drawings'),
    logo: join(home, 'content', 'storefronts', 'logos', basename(storefront.mainLogo.url)),
  })
  app.get('/share/shop.png', async (_request, reply) => {
    const cards = catalogue.current().products.slice(0, 3)
    return send(reply, await pictures.ofShop(cards), false)
  })
  app.get<PictureRequest>('/share/:file', async ({ params, query }, reply) => {
    const product = catalogue.current().productById.get(params.file.replace(/\.png$/, ''))
    if (product === undefined || !params.file.endsWith('.png')) return sendNothing(reply)
    return send(reply, await pictures.ofProduct(product), query.v === product.imageHash)
  })
  app.get<PictureRequest>('/share/blog/:file', async ({ params, query }, reply) => {
    const article = content.current().articles.get(params.file.replace(/\.png$/, ''))
    if (article === undefined || !params.file.endsWith('.png')) return sendNothing(reply)
    return send(reply, await pictures.ofArticle(article), query.v === article.drawingHash)
  })
}

const sendNothing = (reply: FastifyReply): FastifyReply =>
  reply.code(404).type('text/plain').send('There is no such picture.')

const send = (reply: FastifyReply, picture: Uint8Array, isCurrent: boolean): FastifyReply => {
  const body = Buffer.from(picture)
  return reply
    .type('image/png')
    .header('cross-origin-resource-policy', 'cross-origin')
    .header('cache-control', fileCacheControl(isCurrent))
    .header('etag', etagOf(body))
    .send(body)
}
