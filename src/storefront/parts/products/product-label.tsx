import { browseTexts } from '#i18n/texts/browse.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { ProductLabelFragment } from '#storefront/graphql/generated/graphql.ts'
import { cx } from '#ui/class-names.ts'
import { Label, type LabelColor } from '#ui/label.tsx'
import { useTexts } from '#ui/use-texts.ts'

const colors: Record<string, LabelColor> = { pink: 'pink', sun: 'sun', leaf: 'leaf' }

const placeClass = {
  tile: 'top-1.5 right-2 left-2 sm:top-3 sm:right-3.5 sm:left-3.5',
  large: 'top-2 right-2 left-2 sm:top-3 sm:right-3.5 sm:left-3.5',
}

type ProductLabelProps = { label: ProductLabelFragment; place: keyof typeof placeClass }

/** The remark of the catalogue on a product, in the corner of its stage. */
export function ProductLabel({ label, place }: ProductLabelProps) {
  const t = useTexts(browseTexts, 'card')
  const icon = label.icon === 'LIKE' ? 'heart' : label.icon === 'STAR' ? 'star' : undefined
  return (
    <div className={cx('absolute z-1 flex', placeClass[place])}>
      <Label color={colors[label.color] ?? 'gray'} icon={icon}>
        {label.free ? t('free', { title: label.title }) : label.title}
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
