import type { Catalogue } from '#domain/catalogue/snapshot.ts'
import type { Content } from '#domain/content/content.ts'
import { findMove, type Move } from '#domain/content/redirect.ts'
import { inLanguage } from '#kernel/addresses.ts'
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
}: {
  catalogue: Catalogue
  content: Content
}): MoveOf {
  return (url) => {
    const [path = '/', ...rest] = url.split('?')
    const language = languageOfPath(path)
    const { redirects } = content.current()
    const move = findMove({ redirects, catalogue: catalogue.current() }, inLanguage(path, 'nl'))
    if (move === undefined || move.status === 410) return move
    const query = rest.length > 0 ? `?${rest.join('?')}` : ''
    const isHere = move.to.startsWith('/')
    return { ...move, to: isHere ? `${inLanguage(move.to, language)}${query}` : move.to }
  }
}
