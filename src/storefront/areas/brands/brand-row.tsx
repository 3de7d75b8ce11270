import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { BrandRowFragment } from '#storefront/graphql/generated/graphql.ts'
import { CardArt } from '#storefront/parts/cards/card-art.tsx'
import { Anchor } from '#ui/anchor.tsx'
import { cx } from '#ui/class-names.ts'

/** `tile`: the name under the card on phones, so that three fit beside each other; wider screens have rows. */
type BrandLook = 'row' | 'tile'

type BrandRowProps = { brand: BrandRowFragment; look?: BrandLook | undefined }

/** A brand in a list: a small card and its name. */
export const BrandRow = ({ brand, look = 'row' }: BrandRowProps) => (
  <Anchor
    href={brand.path}
    className={cx(
      'flex min-h-14 items-center gap-3.5 rounded-field px-2 py-1.5 font-semibold leading-tight hover:bg-surface-blush',
      look === 'tile' &&
        'max-sm:h-full max-sm:flex-col max-sm:gap-2 max-sm:px-0 max-sm:text-center max-sm:text-[0.875rem]',
    )}
  >
    {brand.image && (
      <CardArt image={{ ...brand.image, alt: '' }} showShadow={false} className={artClass[look]} />
    )}
    <span className="min-w-0 max-w-full hyphens-auto">{brand.title}</span>
  </Anchor>
)

const artClass: Record<BrandLook, string> = {
  row: 'w-16 shrink-0',
  tile: 'w-full shrink-0 sm:w-16',
}

graphql(`
  fragment BrandRow on Brand {
    id
    title
    path
    letter
    image {
      url
      alt
    }
  }
`)
