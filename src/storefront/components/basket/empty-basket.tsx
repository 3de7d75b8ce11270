import type { RefObject } from 'react'
import { useTranslations } from 'use-intl'
import { ProductCard } from '#storefront/components/catalogue/product-card.tsx'
import type { BasketIdeasQuery } from '#storefront/graphql/generated/graphql.ts'
import { Button } from '#storefront/ui/button.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { usePaths } from '#storefront/use-paths.ts'

type EmptyBasketProps = {
  ideas: BasketIdeasQuery['products']['products']
  headingRef: RefObject<HTMLHeadingElement | null>
}

/** Nothing in it yet: a way on, and what others gave. */
export function EmptyBasket({ ideas, headingRef }: EmptyBasketProps) {
  const t = useTranslations('basket.empty')
  const paths = usePaths()
  return (
    <>
      <section className="mt-6 grid justify-items-center gap-4 rounded-panel bg-surface-blush px-5 py-12 text-center sm:mt-8 sm:py-16">
        <span className="grid size-20 place-items-center rounded-full bg-surface text-action">
          <Icon name="basket" size={38} />
        </span>
        <h1 ref={headingRef} tabIndex={-1} className="text-heading-2 outline-none">
          {t('heading')}
        </h1>
        <p className="max-w-md text-[1.0625rem]">{t('text')}</p>
        <Button href={paths.giftCards()} className="mt-2">
          {t('action')}
        </Button>
      </section>
      {ideas.length > 0 && (
        <section className="pt-12">
          <h2 className="mb-5 text-heading-2">{t('suggestions')}</h2>
          <ul data-list="basket-ideas" className="grid grid-cols-2 gap-4 sm:gap-6 lg:grid-cols-4">
            {ideas.map((idea, index) => (
              <li key={idea.id}>
                <ProductCard product={idea} position={index + 1} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
