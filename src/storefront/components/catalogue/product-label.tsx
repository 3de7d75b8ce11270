import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { ProductLabelFragment } from '#storefront/graphql/generated/graphql.ts'
import { Label, type LabelColor } from '#storefront/ui/label.tsx'

const colors: Record<string, LabelColor> = { pink: 'pink', sun: 'sun', leaf: 'leaf' }

/** The remark of the catalogue on a product, in the corner of its stage. */
export function ProductLabel({ label }: { label: ProductLabelFragment }) {
  const icon = label.icon === 'LIKE' ? 'heart' : label.icon === 'STAR' ? 'star' : undefined
  return (
    <div className="absolute top-2 right-13 left-2 z-1 sm:top-3 sm:right-14 sm:left-3.5">
      <Label color={colors[label.color] ?? 'gray'} icon={icon}>
        {label.title}
      </Label>
    </div>
  )
}

graphql(`
  fragment ProductLabel on ProductCardLabel {
    title
    color
    icon
    free
  }
`)
