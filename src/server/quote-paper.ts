import type { FastifyInstance } from 'fastify'
import { findQuotePaper } from '#flows/quotes/find-quote-paper.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { pathsOf } from '#kernel/addresses.ts'
import { languages } from '#kernel/language.ts'
import { quoteFile } from '#kernel/quote-file.ts'
import { askerOf, printApart } from './print-apart.ts'
import { asPrivateFile, refusedAsUndefined } from './private-file.ts'

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
        return asPrivateFile(reply, {
          contentType: 'application/pdf',
          name: `offerte-${quote.number}.pdf`,
        }).send(await printApart({ is: 'quote', quote }, asker))
      },
    )
}
