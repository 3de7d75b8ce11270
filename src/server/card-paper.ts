import type { FastifyInstance } from 'fastify'
import { CardLinkInvalid } from '#domain/deliveries/errors.ts'
import { findGiftToPrint } from '#flows/cards/find-gift-to-print.ts'
import type { CardPageDeps } from '#flows/cards/show-gift-card.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { pathsOf } from '#kernel/addresses.ts'
import { cardPaperFile } from '#kernel/card-paper.ts'
import { languages } from '#kernel/language.ts'
import { askerOf, printApart } from './print-apart.ts'
import { asPrivateFile } from './private-file.ts'

/**
 * An unwrapped gift as a PDF to fold, below the private address of its page. Where that shows no code there is no file: asking
 * for one opens nothing, and leads to the page.
 */
export function registerCardPaper(
  app: FastifyInstance,
  deps: CardPageDeps & Pick<Deps, 'storefront'>,
): void {
  for (const language of languages)
    app.get<{ Params: { token: string } }>(
      `${pathsOf(language).card('')}:token/${cardPaperFile}`,
      async (request, reply) => {
        const asker = askerOf(request, reply, deps.storefront)
        const { token } = request.params
        const gift = await findGiftToPrint(deps, { token, language }).catch(invalidAsUndefined)
        if (gift === undefined) return reply.redirect(pathsOf(language).card(token), 302)
        return asPrivateFile(reply, {
          contentType: 'application/pdf',
          name: cardPaperFile,
          referrerPolicy: 'no-referrer',
        }).send(await printApart({ is: 'gift', gift }, asker))
      },
    )
}

function invalidAsUndefined(error: unknown): undefined {
  if (!(error instanceof CardLinkInvalid)) throw error
}
