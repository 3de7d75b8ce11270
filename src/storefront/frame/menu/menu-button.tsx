import { frameTexts } from '#i18n/texts/frame.ts'
import { useModals } from '#storefront/parts/modals/use-modals.ts'
import { LinkThenButton } from '#storefront/parts/page/link-then-button.tsx'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { Icon } from '#ui/icon.tsx'
import { useTexts } from '#ui/use-texts.ts'
import type { MenuModalProps } from './main-menu.tsx'

/** Below 1024 px all menus open from here. */
export function MenuButton(menus: MenuModalProps) {
  const t = useTexts(frameTexts, 'menu')
  const openModal = useModals()
  return (
    <LinkThenButton
      href={usePaths().categories()}
      labels={{ link: t('allCategories'), button: t('title') }}
      opens="dialog"
      onClick={() => openModal('menu', menus)}
      className="touch -ml-2.5 inline-grid place-items-center rounded-full hover:bg-action-soft hover:text-action lg:hidden"
    >
      <Icon name="menu" size={26} />
    </LinkThenButton>
  )
}
