import { type ComponentType, createContext, type MouseEvent, type ReactNode, use } from 'react'
import { useTranslations } from 'use-intl'
import { ownAddress } from './own-address.ts'

export type AnchorProps = {
  href: string
  className?: string | undefined
  children: ReactNode
  onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
  rel?: string | undefined
  hrefLang?: string | undefined
  'aria-label'?: string | undefined
  'aria-current'?: 'page' | 'step' | undefined
  /** A full page load in this tab instead of a change inside the app: another language, the bank to pay at. */
  isFullLoad?: boolean | undefined
}

type InternalAnchor = ComponentType<AnchorProps>

const PlainAnchor: InternalAnchor = ({ isFullLoad, ...props }) => <a {...props} />

/** What leads around within the shop, and the host that such addresses leave out. */
type Inside = { Internal: InternalAnchor; host: string }

const InsideContext = createContext<Inside>({ Internal: PlainAnchor, host: '' })

/** The app passes its router's link and its host in here; primitives know neither. */
export const AnchorProvider = InsideContext.Provider

/** Every link of the shop. What leaves the shop opens in a new tab and says so (SPEC §2), unless it goes on with this very visit. */
export function Anchor(given: AnchorProps) {
  const { Internal, host } = use(InsideContext)
  const props = { ...given, href: ownAddress(given.href, host) }
  if (/^https?:/.test(props.href))
    return props.isFullLoad ? <PlainAnchor {...props} /> : <ExternalAnchor {...props} />
  if (/^(mailto|tel):/.test(props.href)) return <PlainAnchor {...props} />
  return <Internal {...props} />
}

function ExternalAnchor({ isFullLoad, children, ...props }: AnchorProps) {
  const t = useTranslations('ui')
  return (
    <a {...props} target="_blank" rel="noopener">
      {children}
      <span className="sr-only">{t('opensInNewTab')}</span>
    </a>
  )
}
