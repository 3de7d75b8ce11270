import { frameTexts } from '#i18n/texts/frame.ts'
import { inLanguage } from '#kernel/addresses.ts'
import { useModals } from '#storefront/parts/modals/use-modals.ts'
import { LinkThenButton } from '#storefront/parts/page/link-then-button.tsx'
import { usePagePath } from '#storefront/parts/page/page-path.ts'
import { Icon } from '#ui/icon.tsx'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/use-texts.ts'

/** Two letters in a header, where the logo needs the room of an icon; words elsewhere. A phone has it in the menu instead of the header. */
export type SwitcherPlace = 'header' | 'redeemHeader' | 'footer' | 'menu'

const sign =
  'touch inline-flex items-center justify-center gap-2 rounded-full px-2 font-semibold text-[0.9375rem] uppercase hover:bg-action-soft hover:text-action'

const look: Record<SwitcherPlace, string> = {
  header: `${sign} max-lg:hidden`,
  redeemHeader: sign,
  footer:
    'inline-flex min-h-11 items-center gap-2.5 rounded-full px-4 font-semibold text-on-deep ring-[1.5px] ring-on-deep/40 ring-inset hover:ring-on-deep',
  menu: 'flex min-h-12 w-full items-center gap-3 rounded-field font-semibold hover:text-action',
}

/** Opens the choice of country and language; before the page is hydrated it leads to this page in the other language. */
export function StoreSwitcherButton({ place }: { place: SwitcherPlace }) {
  const t = useTexts(frameTexts, 'switcher')
  const pathname = usePagePath()
  const openModal = useModals()
  const locale = useLanguage()
  const isSign = place === 'header' || place === 'redeemHeader'
  const words = isSign ? locale : t('button')
  return (
    <LinkThenButton
      href={inLanguage(pathname, locale === 'nl' ? 'en' : 'nl')}
      isFullLoad
      labels={{
        link: `${words}: ${t('toOther')}`,
        button: isSign ? `${words}: ${t('button')}` : undefined,
      }}
      opens="dialog"
      onClick={() => openModal('storeSwitcher', {})}
      className={look[place]}
    >
      {place !== 'header' && <Icon name="globe" size={22} />}
      <span>{words}</span>
    </LinkThenButton>
  )
}
