import { decimalOf, type WireMoney } from '#i18n/formats.ts'

/** `Thing` is what schema.org calls the type that all others extend. */
export type SchemaOrgThing = { '@type': string } & Readonly<Record<string, unknown>>

type Step = { title: string; href: string }

/** The way from the front page to here; the last step is the page itself. */
export const breadcrumbList = (origin: string, steps: readonly Step[]): SchemaOrgThing => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ title, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    item: `${origin}${href}`,
  })),
})

/** A list of cards in the order in which the page shows them. Positions start at 1 (SPEC §4), also on page 2. */
export const itemList = (
  origin: string,
  products: readonly { title: string; path: string }[],
  positionBefore = 0,
): SchemaOrgThing => ({
  '@type': 'ItemList',
  itemListElement: products.map(({ title, path }, index) => ({
    '@type': 'ListItem',
    position: positionBefore + index + 1,
    name: title,
    url: `${origin}${path}`,
  })),
})

export const questions = (
  list: readonly { question: string; answer: string }[],
): SchemaOrgThing => ({
  '@type': 'FAQPage',
  mainEntity: list.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})

type Sold = {
  id: string
  title: string
  brand: string
  path: string
  description: readonly string[]
  shareImage: { url: string }
  isOrderable: boolean
  prices: readonly WireMoney[]
}

/** The product with its prices and availability. No rating, because there are no reviews. */
export function product(origin: string, sold: Sold): SchemaOrgThing {
  const prices = sold.prices.toSorted((one, other) => one.value - other.value)
  const [lowest, highest] = [prices[0], prices.at(-1)]
  return {
    '@type': 'Product',
    sku: sold.id,
    name: sold.title,
    description: sold.description.join(' '),
    image: `${origin}${sold.shareImage.url}`,
    url: `${origin}${sold.path}`,
    brand: { '@type': 'Brand', name: sold.brand },
    offers: {
      '@type': 'AggregateOffer',
      priceCurrency: lowest?.currency,
      lowPrice: lowest && decimalOf(lowest),
      highPrice: highest && decimalOf(highest),
      availability: `https://schema.org/${sold.isOrderable ? 'InStock' : 'OutOfStock'}`,
      url: `${origin}${sold.path}`,
    },
  }
}

type Written = {
  title: string
  description: string
  path: string
  date: string
  shareImage: { url: string }
  language: string
  publisher: string
}

/** An article of the blog. Nobody signs it: the shop wrote it. */
export function article(origin: string, written: Written): SchemaOrgThing {
  const shop = { '@type': 'Organization', name: written.publisher, url: `${origin}/` }
  return {
    '@type': 'BlogPosting',
    headline: written.title,
    description: written.description,
    image: `${origin}${written.shareImage.url}`,
    datePublished: written.date,
    inLanguage: written.language,
    mainEntityOfPage: `${origin}${written.path}`,
    author: shop,
    publisher: shop,
  }
}
