import { type RefObject, useSyncExternalStore } from 'react'
import { basketTexts } from '#i18n/texts/basket.ts'
import type {
  AwaitedTransferFragment,
  BasketIdeasQuery,
} from '#storefront/graphql/generated/graphql.ts'
import { AwaitedTransfers } from '#storefront/parts/awaited-transfers/awaited-transfers.tsx'
import { EmptyPanel } from '#storefront/parts/messages/empty-panel.tsx'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { GiftIdeas } from '#storefront/parts/products/gift-ideas.tsx'
import { MessageRow } from '#ui/message-row.tsx'
import { useTexts } from '#ui/use-texts.ts'

type EmptyBasketProps = {
  ideas: BasketIdeasQuery['products']['products']
  transfers: readonly AwaitedTransferFragment[]
  headingRef: RefObject<HTMLHeadingElement | null>
}

const neverChanges = () => () => {}

/** Without cookies a basket is forgotten as soon as it is filled. The server cannot tell, so it assumes that they are kept. */
const useCookiesRefused = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => !navigator.cookieEnabled,
    () => false,
  )

/** Nothing in it yet: a way on, and what others gave. */
export function EmptyBasket({ ideas, transfers, headingRef }: EmptyBasketProps) {
  const t = useTexts(basketTexts, 'empty')
  const heading = (
    <h1 ref={headingRef} tabIndex={-1} className="text-heading-2 outline-none">
      {t('heading')}
    </h1>
  )
  return (
    <div className="pt-6 sm:pt-8">
      {useCookiesRefused() && (
        <div className="mb-5">
          <MessageRow tone="checkoutWarning">{t('cookiesRefused')}</MessageRow>
        </div>
      )}
      <AwaitedTransfers transfers={transfers} />
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
