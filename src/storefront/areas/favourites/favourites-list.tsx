import { useCallback, useEffect, useState } from 'react'
import { favouritesTexts } from '#i18n/texts/favourites.ts'
import { overviewsTexts } from '#i18n/texts/overviews.ts'
import type { ProductCardFragment } from '#storefront/graphql/generated/graphql.ts'
import { useStoredIds } from '#storefront/parts/browser/stored-ids.ts'
import { favourites } from '#storefront/parts/favourites/favourites.ts'
import { EmptyPanel } from '#storefront/parts/messages/empty-panel.tsx'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { GiftIdeas } from '#storefront/parts/products/gift-ideas.tsx'
import { loadStoredProducts } from '#storefront/parts/products/load-stored-products.ts'
import { ProductCard } from '#storefront/parts/products/product-card.tsx'
import { ProductGrid } from '#storefront/parts/products/product-grid.tsx'
import { Button } from '#ui/button.tsx'
import { MessageRow } from '#ui/message-row.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { useTexts } from '#ui/use-texts.ts'

type FavouritesListProps = {
  /** Shown without favourites. */
  ideas: readonly ProductCardFragment[]
}

type Loaded = readonly ProductCardFragment[] | 'failed' | undefined

/**
 * Filled in the browser, which has the favourites. A card whose heart is removed stays until the visitor leaves the
 * page, so that it can be added again.
 */
export function FavouritesList({ ideas }: FavouritesListProps) {
  const t = useTexts(favouritesTexts)
  const list = useTexts(overviewsTexts, 'list')
  const isAlive = useHydrated()
  const kept = useStoredIds(favourites)
  const [loaded, setLoaded] = useState<Loaded>()
  const load = useCallback(() => {
    loadStoredProducts(favourites).then(setLoaded, () => setLoaded('failed'))
  }, [])
  const shown = Array.isArray(loaded) ? loaded : []
  const isMissing = kept.some((id) => !shown.some((product) => product.id === id))
  // Another tab may add one while this page stands open.
  useEffect(() => {
    if (isAlive && (loaded === undefined || (loaded !== 'failed' && isMissing))) load()
  }, [isAlive, isMissing, loaded, load])

  if (loaded === 'failed')
    return (
      <div className="grid justify-items-start gap-4">
        <MessageRow tone="warning">{t('unreachable')}</MessageRow>
        <Button variant="quiet" onClick={load}>
          {t('again')}
        </Button>
      </div>
    )
  if (isAlive && shown.length === 0 && kept.length === 0) return <NoFavourites ideas={ideas} />
  return (
    <>
      <noscript>{t('needsScript')}</noscript>
      <p role="status" className="mb-5 min-h-6 font-semibold">
        {kept.length > 0 && t('count', { count: kept.length })}
      </p>
      <h2 className="sr-only">{list('heading')}</h2>
      <ProductGrid list="favourites">
        {shown.length === 0
          ? [0, 1, 2, 3].map((place) => <Placeholder key={place} />)
          : shown.map((product, index) => (
              <li key={product.id}>
                <ProductCard product={product} position={index + 1} isUrgent={index < 4} />
              </li>
            ))}
      </ProductGrid>
    </>
  )
}

const Placeholder = () => (
  <li aria-hidden="true" className="h-80 animate-appear rounded-stage bg-surface-gray" />
)

function NoFavourites({ ideas }: FavouritesListProps) {
  const t = useTexts(favouritesTexts)
  return (
    <>
      <EmptyPanel
        icon="heart"
        heading={<h2 className="text-heading-2">{t('empty')}</h2>}
        text={t('emptyText')}
        action={t('browse')}
        href={usePaths().giftCards()}
      />
      <GiftIdeas title={t('ideas')} ideas={ideas} list="favourite-ideas" />
    </>
  )
}
