import { frameTexts } from '#i18n/texts/frame.ts'
import { SearchBox } from '#storefront/areas/search/search-box.tsx'
import { MenuButton } from '#storefront/frame/menu/menu-button.tsx'
import { StoreSwitcherButton } from '#storefront/frame/switcher/store-switcher-button.tsx'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type {
  BusinessHeaderFragment,
  FrameCategoryFragment,
} from '#storefront/graphql/generated/graphql.ts'
import { usePagePath } from '#storefront/parts/page/page-path.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { Anchor } from '#ui/anchor.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { AccountLink } from './account-link.tsx'
import { BasketLink } from './basket-link.tsx'
import { Logo } from './logo.tsx'
import { SupportLink } from './support-link.tsx'

type BusinessHeaderProps = {
  store: BusinessHeaderFragment
  categories: readonly FrameCategoryFragment[]
}

/**
 * The header of the pages for companies (SPEC §2): the business menu with its title, and the links of the shop's own
 * header. Below 1280 px the business menu is a row of its own that scrolls sideways and leaves with the page; the 80
 * px above it (SPEC §9) stay.
 */
export function BusinessHeader({ store, categories }: BusinessHeaderProps) {
  const t = useTexts(frameTexts, 'menu')
  const { businessMenu, headerMenu } = store.menus
  const hasText = store.toggles.isNavigationIconTextOn
  return (
    <header className="contents">
      <div className="below-banner sticky z-20 flex min-h-20 border-line border-b bg-surface">
        <div className="page-width flex items-center gap-head sm:gap-x-4">
          <MenuButton categories={categories} menu={headerMenu.menuItems} has={store.toggles} />
          <Logo />
          <BusinessMenu menu={businessMenu} label={businessMenu.title} className="max-xl:hidden" />
          <div className="-mr-2.5 ml-auto flex shrink-0 items-center gap-signs">
            <SupportLink support={store.support} isShortOnPhones />
            <SearchBox isButton hasText={hasText} />
            {store.toggles.languageSwitcher && <StoreSwitcherButton place="header" />}
            {store.toggles.modalAuth && <AccountLink hasText={hasText} />}
            <BasketLink hasText={hasText} />
          </div>
        </div>
      </div>
      <div className="border-line border-b bg-surface xl:hidden">
        <BusinessMenu
          menu={businessMenu}
          // Both stand in the page and one is shown, so the landmarks need different names.
          label={`${t('title')}: ${businessMenu.title}`}
          className="page-width overflow-x-auto"
        />
      </div>
    </header>
  )
}

type BusinessMenuProps = {
  menu: BusinessHeaderFragment['menus']['businessMenu']
  label: string
  className: string
}

function BusinessMenu({ menu, label, className }: BusinessMenuProps) {
  const pathname = usePagePath()
  return (
    <nav aria-label={label} className={className}>
      <ul className="flex w-max items-center gap-x-4 font-semibold text-[0.9375rem] sm:gap-x-5 xl:gap-x-3.5 xl:text-[0.875rem]">
        <li>
          <Anchor
            href={usePaths().business()}
            className="rounded-full bg-surface-blush px-3 py-1 font-bold text-action-strong hover:bg-line-blush sm:px-4"
          >
            {menu.title}
          </Anchor>
        </li>
        {menu.menuItems.map(({ title, path }) => (
          <li key={path} className="whitespace-nowrap">
            <Anchor
              href={path}
              aria-current={pathname === path ? 'page' : undefined}
              className="inline-flex min-h-12 items-center rounded-sm hover:text-action aria-[current=page]:text-action"
            >
              {title}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  )
}

graphql(`
  fragment BusinessHeader on StoreData {
    menus {
      headerMenu {
        menuItems {
          title
          path
        }
      }
      businessMenu {
        title
        menuItems {
          title
          path
        }
      }
    }
    support {
      ...SupportLink
    }
    toggles {
      languageSwitcher
      isNavigationIconTextOn
      modalAuth
    }
  }
`)
