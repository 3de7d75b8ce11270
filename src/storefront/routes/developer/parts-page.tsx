import type { ProductCardFragment } from '#storefront/graphql/generated/graphql.ts'
import { PageMeta } from '#storefront/parts/seo/page-meta.tsx'
import { Link } from '#ui/link.tsx'
import { Page } from '#ui/page.tsx'
import { Toasts } from '#ui/toasts.tsx'
import { ActionParts } from './action-parts.tsx'
import { ColorParts } from './color-parts.tsx'
import { ContentParts } from './content-parts.tsx'
import { FieldParts } from './field-parts.tsx'
import { FrameParts, type FramePartsProps } from './frame-parts.tsx'

export const families = ['GCS', 'CB', 'CK'] as const

type PartsPageProps = FramePartsProps & {
  family: (typeof families)[number]
  products: readonly ProductCardFragment[]
}

/** Every part of the design in every state, in the colours of one family of storefronts. */
export function PartsPage({ family, products, ...frame }: PartsPageProps) {
  return (
    <div data-family={family} className="bg-surface text-text">
      <Page>
        <PageMeta title="Parts of the design" isPrivate />
        <h1 className="pt-8 text-heading-1">{'Parts of the design'}</h1>
        <p className="my-4 flex gap-4">
          {families.map((name) => (
            <Link
              key={name}
              href={`?family=${name}`}
              aria-current={name === family ? 'page' : undefined}
            >
              {name}
            </Link>
          ))}
        </p>
        <ColorParts />
        <Toasts>
          <ActionParts />
        </Toasts>
        <FieldParts />
        <ContentParts products={products} />
        <FrameParts {...frame} />
      </Page>
    </div>
  )
}
