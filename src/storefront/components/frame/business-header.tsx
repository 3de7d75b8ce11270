import { useLocation } from 'react-router'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { BusinessHeaderFragment } from '#storefront/graphql/generated/graphql.ts'
import { Anchor } from '#storefront/ui/anchor.tsx'
import { usePaths } from '#storefront/use-paths.ts'
import { BasketLink } from './basket-link.tsx'
import { Logo } from './logo.tsx'
import { StoreSwitcherButton } from './store-switcher-button.tsx'
import { SupportLink } from './support-link.tsx'

/**
 * Of the pages for companies (SPEC §2): the business menu with its title, support, language and basket. Below 1280 px
 * the menu is a row of its own that can be pushed aside, and the header goes up with the page.
 */
export function BusinessHeader({ store }: { store: BusinessHeaderFragment }) {
  const { businessMenu } = store.menus
  return (
    <header className="xl:below-banner z-20 border-line border-b bg-surface xl:sticky">
      <div className="page-width grid min-h-20 grid-cols-[minmax(6rem,auto)_auto_1fr] grid-rows-[5rem_auto] items-center gap-x-3 sm:gap-x-6 xl:flex">
        <Logo />
        <Anchor
          href={usePaths().business()}
          className="rounded-full bg-surface-blush px-3 py-1 font-bold text-[0.875rem] text-action-strong hover:bg-line-blush sm:px-4 sm:text-[0.9375rem]"
        >
          {businessMenu.title}
        </Anchor>
        <BusinessMenu menu={businessMenu} />
        <div className="-mr-2.5 ml-auto flex items-center gap-1">
          <SupportLink support={store.support} isShortOnPhones />
          {store.toggles.languageSwitcher && <StoreSwitcherButton place="header" />}
          <BasketLink hasText={store.toggles.isNavigationIconTextOn} />
        </div>
      </div>
    </header>
  )
}

function BusinessMenu({ menu }: { menu: BusinessHeaderFragment['menus']['businessMenu'] }) {
  const { pathname } = useLocation()
  return (
    <nav
      aria-label={menu.title}
      className="max-xl:order-last max-xl:col-span-full max-xl:overflow-x-auto max-xl:border-line max-xl:border-t max-sm:-mx-4 max-sm:px-4"
    >
      <ul className="flex w-max gap-x-5 whitespace-nowrap font-semibold max-xl:text-[0.9375rem]">
        {menu.menuItems.map(({ title, path }) => (
          <li key={path}>
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
    }
  }
`)
