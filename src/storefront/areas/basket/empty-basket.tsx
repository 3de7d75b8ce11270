import type { RefObject } from 'react'
import { basketTexts } from '#i18n/texts/basket.ts'
import type { BasketIdeasQuery } from '#storefront/graphql/generated/graphql.ts'
import { EmptyPanel } from '#storefront/parts/messages/empty-panel.tsx'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { GiftIdeas } from '#storefront/parts/products/gift-ideas.tsx'
import { useTexts } from '#storefront/ui/use-texts.ts'

type EmptyBasketProps = {
  ideas: BasketIdeasQuery['products']['products']
  headingRef: RefObject<HTMLHeadingElement | null>
}

/** Nothing in it yet: a way on, and what others gave. */
export function EmptyBasket({ ideas, headingRef }: EmptyBasketProps) {
  const t = useTexts(basketTexts, 'empty')
  const heading = (
    <h1 ref={headingRef} tabIndex={-1} className="text-heading-2 outline-none">
      {t('heading')}
    </h1>
  )
  return (
    <div className="pt-6 sm:pt-8">
      <EmptyPanel
        icon="basket"
        heading={heading}
        text={t('text')}
        action={t('action')}
        href={usePaths().giftCards()}
      />
      <GiftIdeas title={t('suggestions')} ideas={ideas} list="basket-ideas" />
    </div>
  )
}
