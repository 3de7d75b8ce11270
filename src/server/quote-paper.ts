import type { FastifyInstance } from 'fastify'
import { findQuotePaper } from '#flows/quotes/find-quote-paper.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { pathsOf } from '#kernel/addresses.ts'
import { languages } from '#kernel/language.ts'
import { quoteFile } from '#kernel/quote-file.ts'
import { ShopError } from '#kernel/shop-error.ts'
import { askerOf, printApart } from './print-apart.ts'

type PaperDeps = Pick<Deps, 'db' | 'clock' | 'shopUrl' | 'storefront' | 'quoteLinks'>

/**
 * A quote as PDF, for whoever has its private link. Everybody else is led to the page, which says
 * why.
 */
export function registerQuotePaper(app: FastifyInstance, deps: PaperDeps): void {
  for (const language of languages)
    app.get<{ Params: { token: string } }>(
      `${pathsOf(language).quote('')}:token/${quoteFile}`,
      async (request, reply) => {
        const asker = askerOf(request, reply, deps.storefront)
        const { token } = request.params
        const quote = await findQuotePaper(deps, token).catch(refusedAsUndefined)
        if (quote === undefined) return reply.redirect(pathsOf(language).quote(token), 302)
        return reply
          .type('application/pdf')
          .header('cache-control', 'private, no-store')
          .header('referrer-policy', 'same-origin')
          .header('x-robots-tag', 'noindex')
          .header('content-disposition', `attachment; filename="offerte-${quote.number}.pdf"`)
          .send(await printApart({ is: 'quote', quote }, asker))
      },
    )
}

function refusedAsUndefined(error: unknown): undefined {
  if (!(error instanceof ShopError)) throw error
}
