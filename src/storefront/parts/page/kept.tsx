import { createContext, type HTMLAttributes, type ReactNode, use, useId } from 'react'
import type { Language } from '#kernel/language.ts'
import { useLanguage } from '#ui/language.tsx'

/** Part of a page, and the data that its content follows from besides those of the storefront. */
export type PartToKeep = {
  /** Name of the part; each has one component. */
  name: string
  by: readonly unknown[]
  language: Language
  /** Its place in the page, from which React's ids inside it follow. */
  place: string
}

/** The parts that the server has rendered. The browser keeps none. */
export type PartKeeper = {
  /** Placeholder for the inner HTML of a part, or a mark by which this rendering is found later. */
  recall(part: PartToKeep): { html: string } | { mark: string | undefined }
}

/** Given by the server's entry. */
export const PartKeeperContext = createContext<PartKeeper | undefined>(undefined)

/** The mark by which the server finds a part in the page. It never leaves the server. */
export const partMark = 'data-part'

type KeptProps = Pick<PartToKeep, 'name' | 'by'> & {
  as: 'article' | 'div' | 'section'
  children: ReactNode
} & Omit<HTMLAttributes<HTMLElement>, 'children' | 'dangerouslySetInnerHTML'>

/**
 * Element whose content the server renders once for the same data and reuses in every page. The
 * browser hydrates it as any other. Its content must follow from `by` alone: no address, no clock,
 * no script that runs, nothing for the head but pictures that are fetched at once.
 */
export function Kept({ as: Element, name, by, children, ...props }: KeptProps) {
  const keeper = use(PartKeeperContext)
  const language = useLanguage()
  const place = useId()
  if (keeper === undefined) return <Element {...props}>{children}</Element>
  const kept = keeper.recall({ name, by, language, place })
  if ('html' in kept)
    // biome-ignore lint/security/noDangerouslySetInnerHtml: React wrote it, in an earlier page.
    return <Element {...props} dangerouslySetInnerHTML={{ __html: kept.html }} />
  const mark = { [partMark]: kept.mark }
  return (
    <Element {...props} {...mark}>
      {children}
    </Element>
  )
}
