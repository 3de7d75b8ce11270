import { CardStage } from '#storefront/parts/cards/card-stage.tsx'
import { ProductGrid } from '#storefront/parts/products/product-grid.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

/** SPEC §9: so many products a page. */
export const choicesPerPage = 16

const tiles = Array.from({ length: choicesPerPage }, (_none, at) => at)

/** A page of choices on its way, as high as it will be: whoever comes back to far down it sees nothing jump. */
export const WaitingList = () => (
  <div aria-hidden="true" className="mt-8">
    <ProductGrid>
      {tiles.map((at) => (
        <li key={at}>
          <CardStage backgroundColor="transparent">
            <Skeleton shape="card" />
          </CardStage>
          <Skeleton shape="line" className="mt-3" />
          <Skeleton shape="line" className="mt-2 w-1/2" />
        </li>
      ))}
    </ProductGrid>
  </div>
)
