import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { TileTitleFragment } from '#storefront/graphql/generated/graphql.ts'

/** Brands are known to few: a tile leads with what the card is. Read aloud it is the name as everywhere else. */
export function TileTitle({ product: { title, shortTitle } }: { product: TileTitleFragment }) {
  const brand = title.slice(0, -shortTitle.length)
  return (
    <span className="flex flex-col-reverse">
      {brand && (
        <span className="font-semibold font-text text-[0.9375rem] tracking-normal">{brand}</span>
      )}
      <span>{shortTitle}</span>
    </span>
  )
}

graphql(`
  fragment TileTitle on Product {
    title
    shortTitle
  }
`)
