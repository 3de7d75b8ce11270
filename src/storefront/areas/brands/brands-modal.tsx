import { useEffect, useState } from 'react'
import { brandsTexts } from '#i18n/texts/brands.ts'
import { browseTexts } from '#i18n/texts/browse.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { BrandRowFragment } from '#storefront/graphql/generated/graphql.ts'
import { callShop } from '#storefront/parts/api/call-shop.ts'
import type { Closable } from '#storefront/parts/modals/modal-names.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { Link } from '#ui/link.tsx'
import { MessageRow } from '#ui/message-row.tsx'
import { Modal } from '#ui/modal.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { BrandFinder } from './brand-finder.tsx'

declare module '#storefront/parts/modals/modal-names.ts' {
  interface Modals {
    brands: object
  }
}

type Loaded = readonly BrandRowFragment[] | 'failed' | undefined

/** All brands over the page that one is on (SPEC §2, modal `brands`). */
export function BrandsModal({ onClosed }: Closable) {
  const t = useTexts(brandsTexts)
  const paths = usePaths()
  const [brands, setBrands] = useState<Loaded>()
  useEffect(() => {
    let isGone = false
    const keep = (loaded: Loaded) => !isGone && setBrands(loaded)
    callShop(BrandsModalDocument, {}).then(
      (answer) => keep(answer.brands),
      () => keep('failed'),
    )
    return () => {
      isGone = true
    }
  }, [])
  return (
    <Modal title={useTexts(browseTexts, 'crumbs')('brands')} onClosed={onClosed} size="wide">
      <div className="h-[68dvh]">
        {brands === undefined && <Spinner className="m-auto flex h-full items-center" />}
        {brands === 'failed' && (
          <>
            <MessageRow tone="warning">{t('unreachable')}</MessageRow>
            <p className="mt-4">
              <Link href={paths.brands()}>{t('toPage')}</Link>
            </p>
          </>
        )}
        {Array.isArray(brands) && <BrandFinder brands={brands} />}
      </div>
    </Modal>
  )
}

const BrandsModalDocument = graphql(`
  query BrandsModal($userData: UserData!) {
    brands(userData: $userData) {
      ...BrandRow
    }
  }
`)
