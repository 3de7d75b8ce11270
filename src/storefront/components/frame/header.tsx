import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { FavouritesLink } from '#storefront/components/mine/favourites-link.tsx'
import { SearchBox } from '#storefront/components/search/search-box.tsx'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { HeaderFragment } from '#storefront/graphql/generated/graphql.ts'
import { Anchor } from '#storefront/ui/anchor.tsx'
import { usePaths } from '#storefront/use-paths.ts'
import { Assurances } from './assurances.tsx'
import { BasketLink } from './basket-link.tsx'
import { LanguageLink } from './language-link.tsx'
import { Logo } from './logo.tsx'

export function Header({ store }: { store: HeaderFragment }) {
  const t = useTranslations('layout')
  const paths = usePaths()
  return (
    <>
      <Assurances />
      <header className="sticky top-0 z-20 border-line border-b bg-surface">
        <div className="page-width flex min-h-16 flex-wrap items-center gap-x-7 lg:min-h-20">
          <Logo />
          <nav
            aria-label={t('mainMenu')}
            className="max-sm:-mx-4 order-last flex gap-x-6 max-sm:w-[calc(100%+2rem)] max-sm:border-line max-sm:border-t max-sm:px-4 sm:order-none"
          >
            <MenuLink href={paths.giftCards()} text={t('menu.giftCards')} />
            <MenuLink href={store.featuredProductPath} text={t('menu.choiceCard')} />
          </nav>
          <div className="-mr-2.5 ml-auto flex flex-1 items-center justify-end gap-1">
            <SearchBox />
            {store.toggles.languageSwitcher && <LanguageLink />}
            <FavouritesLink />
            <BasketLink hasText={store.toggles.isNavigationIconTextOn} />
          </div>
        </div>
      </header>
    </>
  )
}

function MenuLink({ href, text }: { href: string; text: string }) {
  const isHere = useLocation().pathname === href
  return (
    <Anchor
      href={href}
      aria-current={isHere ? 'page' : undefined}
      className="inline-flex min-h-11 items-center rounded-sm font-semibold hover:text-action aria-[current=page]:text-action"
    >
      {text}
    </Anchor>
  )
}

graphql(`
  fragment Header on StoreData {
    featuredProductPath
    toggles {
      languageSwitcher
      isNavigationIconTextOn
      hardcodeNoindexNofollow
    }
  }
`)
