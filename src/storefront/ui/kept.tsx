import { createContext, type HTMLAttributes, type ReactNode, use } from 'react'
import { useLanguage } from '#storefront/ui/language.tsx'

/** The parts that the server has rendered. The browser keeps none. */
export type PartKeeper = {
  /** The inner HTML of a part, or a mark under which this rendering shall be found afterwards. */
  recall(key: string): { html: string } | { mark: string | undefined }
}

/** Given by the server's entry. */
export const PartKeeperContext = createContext<PartKeeper | undefined>(undefined)

/** By which the server finds a part in the page; it never leaves the server. */
export const partMark = 'data-part'

type KeptProps = {
  as: 'article' | 'div' | 'section'
  /** Which part it is; each name has one component. */
  name: string
  /** All that its content is made of, besides the language and what the whole storefront shares. */
  by: readonly unknown[]
  children: ReactNode
} & Omit<HTMLAttributes<HTMLElement>, 'children' | 'dangerouslySetInnerHTML'>

/**
 * An element whose content the server renders once for the same data and reuses in every page. The browser hydrates it
 * as any other. Its content must follow from `by` alone: no address, no `useId`, nothing for the head.
 */
export function Kept({ as: Element, name, by, children, ...props }: KeptProps) {
  const keeper = use(PartKeeperContext)
  const language = useLanguage()
  if (keeper === undefined) return <Element {...props}>{children}</Element>
  const kept = keeper.recall(`${name} ${language} ${by.map(textOf).join(' ')}`)
  if ('html' in kept)
    // biome-ignore lint/security/noDangerouslySetInnerHtml: React wrote it, in an earlier page.
    return <Element {...props} dangerouslySetInnerHTML={{ __html: kept.html }} />
  return (
    <Element {...props} {...{ [partMark]: kept.mark }}>
      {children}
    </Element>
  )
}

const texts = new WeakMap<object, string>()

/** Answers that the API keeps come again as the same frozen objects: those are written down once. */
function textOf(value: unknown): string {
  if (typeof value !== 'object' || value === null || !Object.isFrozen(value))
    return JSON.stringify(value) ?? ''
  const known = texts.get(value)
  if (known !== undefined) return known
  const text = JSON.stringify(value)
  texts.set(value, text)
  return text
}
