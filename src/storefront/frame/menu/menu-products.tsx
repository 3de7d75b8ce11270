import { frameTexts } from '#i18n/texts/frame.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type {
  FrameCategoryFragment,
  MenuProductFragment,
} from '#storefront/graphql/generated/graphql.ts'
import { CardArt } from '#storefront/parts/cards/card-art.tsx'
import { Anchor } from '#ui/anchor.tsx'
import { Button } from '#ui/button.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { menuPanelId, tabIdOf } from './menu-tabs.tsx'

type MenuProductsProps = {
  category: FrameCategoryFragment
  /** Undefined while they are on their way, or when they did not come: the link leads on in any case. */
  products: readonly MenuProductFragment[] | undefined
}

const places = [0, 1, 2, 3]

/** What is most popular in one category, and the way to all of it. */
export function MenuProducts({ category, products }: MenuProductsProps) {
  const t = useTexts(frameTexts, 'menu')
  return (
    <div
      id={menuPanelId}
      role="tabpanel"
      aria-labelledby={tabIdOf(category.id)}
      className="row-span-2 flex flex-col gap-5 border-line border-l pt-1 pl-6 xl:pl-10"
    >
      <p className="font-bold font-display text-[1.5rem] leading-tight">{category.title}</p>
      <ul className="grid grid-cols-2 gap-4">
        {products
          ? products.map((product) => (
              <li key={product.referencedPath}>
                <Anchor
                  href={product.referencedPath}
                  className="group flex h-full items-center gap-3 rounded-stage bg-surface-warm p-3 hover:bg-surface-blush xl:gap-4 xl:p-4"
                >
                  <CardArt
                    image={{ ...product.cardImage, alt: '' }}
                    className="w-20 shrink-0 xl:w-32"
                  />
                  <span className="min-w-0 hyphens-auto font-semibold text-[0.9375rem] leading-snug group-hover:text-action">
                    {product.title}
                  </span>
                </Anchor>
              </li>
            ))
          : places.map((place) => (
              <li key={place} className="h-22 rounded-stage bg-surface-warm xl:h-28" />
            ))}
      </ul>
      <Button href={category.path} variant="quiet" size="small" className="self-start">
        {t('viewCategory')}
      </Button>
    </div>
  )
}

graphql(`
  fragment MenuProduct on TopProduct {
    title
    referencedPath
    cardImage {
      url
      alt
    }
  }
`)
