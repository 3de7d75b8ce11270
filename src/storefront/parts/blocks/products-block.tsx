import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { ProductsBlockFragment } from '#storefront/graphql/generated/graphql.ts'
import { ProductCard } from '#storefront/parts/products/product-card.tsx'
import { ProductGrid } from '#storefront/parts/products/product-grid.tsx'
import { Section } from '#ui/page.tsx'
import { BlockLink } from './block-link.tsx'
import { MostChosen } from './most-chosen.tsx'

/** A handful of cards; with top products among them it is the shop's "Most chosen" (SPEC §9). */
export function ProductsBlock({ block }: { block: ProductsBlockFragment }) {
  if (block.featured.length > 0) return <MostChosen {...block} />
  return (
    <Section title={block.title} aside={<BlockLink link={block.link} />}>
      <ProductGrid list={`block/${block.id}`} isRow>
        {block.products.map((product, index) => (
          <li key={product.id} className={isLoose(index, block.products.length) ? noLoose : ''}>
            <ProductCard product={product} position={index + 1} />
          </li>
        ))}
      </ProductGrid>
    </Section>
  )
}

/** Four cards fill rows of two and of four; in rows of three the last would stand alone. */
const isLoose = (index: number, count: number): boolean => count % 3 === 1 && index === count - 1

const noLoose = 'md:max-xl:hidden'

graphql(`
  fragment ProductsBlock on ProductsBlock {
    id
    title
    totalItems
    products {
      ...ProductCard
    }
    featured {
      ...FeaturedCard
    }
    link {
      ...BlockLink
    }
  }
`)
