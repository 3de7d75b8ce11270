import { useCallback, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ProductCard } from '#storefront/components/catalogue/product-card.tsx'
import { ProductGrid } from '#storefront/components/catalogue/product-grid.tsx'
import type { ProductCardFragment } from '#storefront/graphql/generated/graphql.ts'
import { Button } from '#storefront/ui/button.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { MessageRow } from '#storefront/ui/message-row.tsx'
import { useHydrated } from '#storefront/ui/use-hydrated.ts'
import { usePaths } from '#storefront/use-paths.ts'
import { useKept } from './kept-list.ts'
import { loadKept } from './load-kept.ts'
import { favourites } from './mine.ts'

type Loaded = readonly ProductCardFragment[] | 'failed' | undefined

/**
 * Filled in the browser, which alone knows. A card whose heart is taken away stays until the page is left, so
 * that it can be given back.
 */
export function FavouritesList() {
  const t = useTranslations('mine')
  const list = useTranslations('browse.list')
  const isAlive = useHydrated()
  const kept = useKept(favourites)
  const [loaded, setLoaded] = useState<Loaded>()
  const load = useCallback(() => {
    loadKept(favourites).then(setLoaded, () => setLoaded('failed'))
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
  if (isAlive && shown.length === 0 && kept.length === 0) return <NoFavourites />
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
  <li aria-hidden="true" className="h-72 animate-appear rounded-stage bg-surface-gray" />
)

function NoFavourites() {
  const t = useTranslations('mine')
  return (
    <section className="grid justify-items-center gap-4 rounded-panel bg-surface-blush px-5 py-12 text-center sm:py-16">
      <span className="grid size-20 place-items-center rounded-full bg-surface text-action">
        <Icon name="heart" size={38} />
      </span>
      <h2 className="text-[1.5rem]">{t('empty')}</h2>
      <p className="max-w-md text-[1.0625rem]">{t('emptyText')}</p>
      <Button href={usePaths().giftCards()} className="mt-2">
        {t('browse')}
      </Button>
    </section>
  )
}
