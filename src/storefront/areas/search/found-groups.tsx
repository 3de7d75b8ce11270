import { resultsTexts } from '#i18n/texts/results.ts'
import { searchTexts } from '#i18n/texts/search.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { FoundGroupFragment } from '#storefront/graphql/generated/graphql.ts'
import { ProductCard } from '#storefront/parts/products/product-card.tsx'
import { ProductGrid } from '#storefront/parts/products/product-grid.tsx'
import { LinkChips } from '#storefront/parts/tiles/link-chips.tsx'
import { Section } from '#storefront/ui/page.tsx'
import { useTexts } from '#storefront/ui/use-texts.ts'
import { titleOf } from './found-item.tsx'

type FoundProps = { groups: readonly FoundGroupFragment[] }

const hasProducts = ({ items }: FoundGroupFragment): boolean =>
  items.some(({ product }) => product !== null)

/** Categories and moments, above the cards, where visitors see them. */
export function FoundPages({ groups }: FoundProps) {
  const tResults = useTexts(resultsTexts)
  const items = groups.flatMap((group) => (hasProducts(group) ? [] : group.items))
  if (items.length === 0) return null
  return (
    <nav aria-label={tResults('also')} className="mt-6">
      <p className="mb-2.5 font-semibold">{tResults('also')}</p>
      <LinkChips chips={items.map((item) => ({ ...item, title: titleOf(item) }))} />
    </nav>
  )
}

/** What can be given, each kind below its name. */
export const FoundCards = ({ groups }: FoundProps) =>
  groups.filter(hasProducts).map((group) => <CardsOfGroup key={group.groupType} group={group} />)

function CardsOfGroup({ group }: { group: FoundGroupFragment }) {
  const t = useTexts(searchTexts)
  const tResults = useTexts(resultsTexts)
  const { groupType, count, items } = group
  const products = items.flatMap(({ product }) => product ?? [])
  return (
    <Section title={t('groupCount', { group: t(`groups.${groupType}`), count })}>
      <ProductGrid>
        {products.map((product, index) => (
          <li key={product.id}>
            <ProductCard product={product} isUrgent={index < 4} />
          </li>
        ))}
      </ProductGrid>
      {count > items.length && (
        <p className="mt-8 text-text-soft">{tResults('first', { shown: items.length, count })}</p>
      )}
    </Section>
  )
}

graphql(`
  fragment FoundGroup on SearchGroup {
    groupType
    count
    items {
      id
      path
      title
      heroTitle
      icon
      product {
        ...ProductCard
      }
    }
  }
`)
