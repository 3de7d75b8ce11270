import { productTexts } from '#i18n/texts/product.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { SpendPlacesFragment } from '#storefront/graphql/generated/graphql.ts'
import { Link } from '#ui/link.tsx'
import { useTexts } from '#ui/use-texts.ts'

/** The number of places that accept the card, their cities, and where it is spent online. */
export function SpendPlaces({ spending }: { spending: SpendPlacesFragment }) {
  const t = useTexts(productTexts, 'details')
  const { webshops, placeCount, cities } = spending
  return (
    <>
      {placeCount > 0 && <p>{t('places', { count: placeCount })}</p>}
      {cities.length > 0 && <Cities cities={cities} />}
      {webshops.length > 0 && (
        <p>
          <span>{`${t('online')} `}</span>
          {webshops.map((webshop, index) => (
            <span key={webshop.url}>
              {index > 0 && <span>{', '}</span>}
              <Link href={webshop.url}>{webshop.title}</Link>
            </span>
          ))}
        </p>
      )}
    </>
  )
}

function Cities({ cities }: Pick<SpendPlacesFragment, 'cities'>) {
  const t = useTexts(productTexts, 'details')
  const last = cities.at(-1) ?? ''
  const others = cities.slice(0, -1).join(', ')
  return <p>{others === '' ? t('city', { last }) : t('cities', { others, last })}</p>
}

graphql(`
  fragment SpendPlaces on Spending {
    placeCount
    cities
    webshops {
      title
      url
    }
  }
`)
