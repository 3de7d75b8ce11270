import { layoutTexts } from '#i18n/texts/layout.ts'
import type { FrameCategoryFragment } from '#storefront/graphql/generated/graphql.ts'
import { Anchor } from '#ui/anchor.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { GiftCardMenu } from './gift-card-menu.tsx'

export type MenuLink = { title: string; path: string }

export type MenuProps = {
  categories: readonly FrameCategoryFragment[]
  menu: readonly MenuLink[]
}

/** A phone's menu also holds what its header has no room for, where the storefront has it (SPEC §6). */
export type MenuModalProps = MenuProps & {
  has: { languageSwitcher: boolean; modalAuth: boolean }
}

/** On desktops: the menu of gift cards, and the links of the storefront's data. */
export function MainMenu({
  categories,
  menu,
  current,
}: MenuProps & { current: string | undefined }) {
  return (
    <nav
      aria-label={useTexts(layoutTexts)('mainMenu')}
      className="flex gap-x-2.5 whitespace-nowrap font-semibold text-[0.875rem] max-lg:hidden xl:gap-x-3 xl:text-[0.9375rem]"
    >
      <GiftCardMenu categories={categories} />
      {menu.map(({ title, path }) => (
        <Anchor
          key={path}
          href={path}
          aria-current={path === current ? 'page' : undefined}
          className="inline-flex min-h-11 items-center rounded-sm hover:text-action aria-[current=page]:text-action"
        >
          {title}
        </Anchor>
      ))}
    </nav>
  )
}
