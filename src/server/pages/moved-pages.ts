import type { Catalogue } from '#domain/catalogue/snapshot.ts'
import type { Content } from '#domain/content/content.ts'
import { findMove, type Move } from '#domain/content/redirect.ts'
import type { Storefront } from '#domain/storefronts/storefront.ts'
import { inLanguage, pathsOf } from '#kernel/addresses.ts'
import { languageOfPath } from '#kernel/language.ts'

/** What became of an address, query and all; undefined where nothing moved. */
export type MoveOf = (url: string) => Move | undefined

/**
 * Old addresses lead on in the language in which they were asked for. Asked each time: an import changes them while
 * the shop runs.
 */
export function movedPages({
  catalogue,
  content,
  storefront,
}: {
  catalogue: Catalogue
  content: Content
  storefront: Pick<Storefront, 'quotePath'>
}): MoveOf {
  return (url) => {
    const [path = '/', ...rest] = url.split('?')
    const language = languageOfPath(path)
    const { redirects } = content.current()
    const dutch = inLanguage(path, 'nl')
    const move =
      quoteMove(storefront, dutch) ?? findMove({ redirects, catalogue: catalogue.current() }, dutch)
    if (move === undefined || move.status === 410) return move
    const query = rest.length > 0 ? `?${rest.join('?')}` : ''
    const isHere = move.to.startsWith('/')
    return { ...move, to: isHere ? `${inLanguage(move.to, language)}${query}` : move.to }
  }
}

/** A storefront's own address for quotes leads to their page. */
function quoteMove({ quotePath }: Pick<Storefront, 'quotePath'>, path: string): Move | undefined {
  const page = pathsOf('nl').quoteRequest()
  return path === quotePath && path !== page ? { status: 301, to: page } : undefined
}
