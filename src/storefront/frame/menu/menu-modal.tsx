import { type ReactNode, useState } from 'react'
import { useLocation } from 'react-router'
import { frameTexts } from '#i18n/texts/frame.ts'
import { layoutTexts } from '#i18n/texts/layout.ts'
import { StoreSwitcherButton } from '#storefront/frame/switcher/store-switcher-button.tsx'
import { ContentIcon } from '#storefront/parts/icons/content-icon.tsx'
import type { Closable } from '#storefront/parts/modals/modal-names.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { Anchor } from '#ui/anchor.tsx'
import { Icon } from '#ui/icon.tsx'
import { Modal } from '#ui/modal.tsx'
import { useCloseModal } from '#ui/modal-closing.ts'
import { useTexts } from '#ui/use-texts.ts'
import type { MenuModalProps } from './main-menu.tsx'
import { useCloseAfterMove } from './use-closing-menu.ts'

declare module '#storefront/parts/modals/modal-names.ts' {
  interface Modals {
    menu: MenuModalProps
  }
}

/** SPEC §9: the number of categories before "all of them" is pressed. */
const firstCount = 6

/** All menus of a phone and a tablet, as high as the window (SPEC §2). */
export function MenuModal({ categories, menu, has, onClosed }: MenuModalProps & Closable) {
  const t = useTexts(frameTexts, 'menu')
  const layout = useTexts(layoutTexts)
  const paths = usePaths()
  const [hasAll, setHasAll] = useState(false)
  return (
    <Modal title={t('title')} size="side" onClosed={onClosed}>
      <CloseAfterMove />
      <nav aria-label={t('title')}>
        <h3 className="text-[1.125rem]">{t('giftCards')}</h3>
        <ul className="mt-2">
          {(hasAll ? categories : categories.slice(0, firstCount)).map((category) => (
            <Item key={category.id} href={category.path}>
              <ContentIcon name={category.icon} size={22} className="text-action" />
              <span>{category.title}</span>
            </Item>
          ))}
        </ul>
        {categories.length > firstCount && (
          <button
            type="button"
            aria-expanded={hasAll}
            onClick={() => setHasAll(!hasAll)}
            className="flex min-h-12 w-full items-center gap-3 rounded-field font-bold text-action"
          >
            <Icon name="chevronDown" size={22} className={hasAll ? 'rotate-180' : undefined} />
            <span>{t(hasAll ? 'fewerCategories' : 'allCategories')}</span>
          </button>
        )}
        <ul className="mt-3 border-line border-t pt-3">
          <Item href={paths.giftCards()}>{t('allGiftCards')}</Item>
          <Item href={paths.moments()}>{t('moments')}</Item>
          {menu.map(({ title, path }) => (
            <Item key={path} href={path}>
              {title}
            </Item>
          ))}
        </ul>
        {has.modalAuth && (
          <ul className="mt-3 border-line border-t pt-3">
            <Item href={paths.account()}>
              <Icon name="user" size={22} />
              <span>{layout('account')}</span>
            </Item>
          </ul>
        )}
      </nav>
      {has.languageSwitcher && (
        <div className="mt-3 border-line border-t pt-3">
          <StoreSwitcherButton place="menu" />
        </div>
      )}
    </Modal>
  )
}

function Item({ href, children }: { href: string; children: ReactNode }) {
  const { pathname } = useLocation()
  return (
    <li>
      <Anchor
        href={href}
        aria-current={pathname === href ? 'page' : undefined}
        className="flex min-h-12 items-center gap-3 rounded-field font-semibold hover:text-action aria-[current=page]:text-action"
      >
        {children}
      </Anchor>
    </li>
  )
}

/** Another page closes every modal; a link to the page that is there already closes this one (SPEC §4). */
function CloseAfterMove() {
  useCloseAfterMove(useCloseModal())
  return null
}
