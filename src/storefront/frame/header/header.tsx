import { SearchBox } from '#storefront/areas/search/search-box.tsx'
import { MainMenu } from '#storefront/frame/menu/main-menu.tsx'
import { MenuButton } from '#storefront/frame/menu/menu-button.tsx'
import { StoreSwitcherButton } from '#storefront/frame/switcher/store-switcher-button.tsx'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type {
  FrameCategoryFragment,
  HeaderFragment,
} from '#storefront/graphql/generated/graphql.ts'
import { Kept } from '#storefront/parts/page/kept.tsx'
import { usePagePath } from '#storefront/parts/page/page-path.ts'
import { HeldMarks } from '#storefront/parts/trust/held-marks.tsx'
import { AccountLink } from './account-link.tsx'
import { BasketLink } from './basket-link.tsx'
import { FavouritesLink } from './favourites-link.tsx'
import { Logo } from './logo.tsx'

export type HeaderProps = { store: HeaderFragment; categories: readonly FrameCategoryFragment[] }

/**
 * 80 px high (SPEC §9), and a phone's below 1024 px: there the menus and the choice of country stand behind one
 * button. From left to right: menus, what a visitor looks for, what a visitor does.
 */
export function Header({ store, categories }: HeaderProps) {
  const { menus, toggles } = store
  const menu = menus.headerMenu.menuItems
  const hasText = toggles.isNavigationIconTextOn
  const pathname = usePagePath()
  const current = menu.find(({ path }) => path === pathname)?.path
  return (
    <header className="below-banner sticky z-20 flex min-h-20 border-line border-b bg-surface">
      <div className="page-width flex items-center gap-head lg:gap-x-3">
        <Kept as="div" name="menus" by={[categories, menu, current, toggles]} className="contents">
          <MenuButton categories={categories} menu={menu} has={toggles} />
          <Logo />
          <MainMenu categories={categories} menu={menu} current={current} />
        </Kept>
        <div className="-mr-2.5 ml-auto flex min-w-fit flex-1 items-center justify-end gap-signs xl:min-w-88 xl:gap-x-0">
          <HeldMarks marks={store.trustMarks.header} className="max-xl:hidden" />
          <SearchBox hasText={hasText} />
          {toggles.languageSwitcher && <StoreSwitcherButton place="header" />}
          <Kept as="div" name="own" by={[toggles]} className="contents">
            <FavouritesLink hasText={hasText} />
            {toggles.modalAuth && <AccountLink hasText={hasText} />}
            <BasketLink hasText={hasText} />
          </Kept>
        </div>
      </div>
    </header>
  )
}

graphql(`
  fragment Header on StoreData {
    trustMarks {
      header {
        ...TrustMark
      }
    }
    menus {
      headerMenu {
        menuItems {
          title
          path
        }
      }
    }
    toggles {
      languageSwitcher
      isNavigationIconTextOn
      modalAuth
      hardcodeNoindexNofollow
    }
  }
`)

graphql(`
  fragment FrameCategory on MenuCategory {
    id
    title
    path
    icon
    isTop
  }
`)
