import { createContext, type MouseEvent, type ReactNode, use } from 'react'
import { uiTexts } from '#i18n/texts/ui.ts'
import { useTexts } from '#ui/use-texts.ts'
import { ownAddress } from './own-address.ts'

export type AnchorProps = {
  href: string
  className?: string | undefined
  children: ReactNode
  onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
  rel?: string | undefined
  hrefLang?: string | undefined
  'aria-label'?: string | undefined
  'aria-current'?: 'page' | 'step' | 'true' | undefined
  /** A full page load in this tab instead of a change inside the app: another language, the bank to pay at. */
  isFullLoad?: boolean | undefined
  /** What is read stays where it is: the new page is the same one, narrowed. */
  keepsScroll?: boolean | undefined
}

/** The host that addresses within the shop leave out: the app passes it in here. */
export const OwnHostContext = createContext('')

/**
 * Every link of the shop. A link that leaves the shop opens a new tab and says so (SPEC §2), unless it continues this
 * visit.
 */
export function Anchor(given: AnchorProps) {
  const host = use(OwnHostContext)
  const { isFullLoad, keepsScroll, ...props } = { ...given, href: ownAddress(given.href, host) }
  if (/^https?:/.test(props.href) && !isFullLoad) return <ExternalAnchor {...props} />
  // `RouterLinks` reads these.
  return (
    <a
      {...props}
      data-full-load={isFullLoad ? '' : undefined}
      data-keep-scroll={keepsScroll ? '' : undefined}
    />
  )
}

function ExternalAnchor({ children, ...props }: AnchorProps) {
  const t = useTexts(uiTexts)
  return (
    <a {...props} target="_blank" rel="noopener">
      <span>{children}</span>
      <span className="sr-only">{t('opensInNewTab')}</span>
    </a>
  )
}
