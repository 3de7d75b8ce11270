import { afterAll, expect, test } from 'vitest'
import { isOrderable } from '#domain/catalogue/variations.ts'
import { readCatalogue } from '#platform/content/read-catalogue.ts'
import { addPackage, type Data, giftInput, openApiShop } from '#tests/support/api-shop.ts'

const { products: everyProduct } = await readCatalogue(new URL('../../', import.meta.url).pathname)
/** A card for trying the shop is in no list. */
const products = everyProduct.filter(({ isTest }) => isTest !== true)
const { browser, close } = await openApiShop({ products: everyProduct })
afterAll(close)

const everything = `query Everything($userData: UserData!, $paging: Paging!) {
  products(userData: $userData, filters: { filterByProductType: [GIFTCARD, DONATION, GIFTCARD_BLANK_PACK] }, paging: $paging) {
    products {
      id title tagline description path image { url alt } backgroundColor productType isOrderable
      label { title color icon free } fixedValues { value } validityMonths
      variations { id title sku price { value } } variationsToShow { id }
      digitalVariationConfig { stock pricesToShow { value } } physicalVariationConfig { stock }
      spending { howTo placeCount cities webshops { title url } } similarProducts { id }
    } } }`

const address = {
  ...{ countryCode: 'NL', postCode: '3526 KP', houseNumber: '93' },
  ...{ street: 'Europalaan', city: 'Utrecht' },
}

const itemsPerPage = 48
const pageNumbers = Array.from(
  { length: Math.ceil(products.length / itemsPerPage) },
  (_, index) => index + 1,
)

async function listAll(language: 'nl' | 'en'): Promise<Data[]> {
  const pages = pageNumbers.map(async (pageNumber) => {
    const { data, errors } = await browser(language).ask(everything, {
      paging: { itemsPerPage, pageNumber },
    })
    expect(errors).toBeUndefined()
    return data.products.products
  })
  return (await Promise.all(pages)).flat()
}

test('no two tiles of giving moments show the same card', async () => {
  const { data } = await browser('nl').ask(
    'query Moments($userData: UserData!) { givingMoments(userData: $userData) { images { url } } }',
  )
  const urls = data.givingMoments.flatMap(({ images }: Data) =>
    images.map(({ url }: { url: string }) => url),
  )
  expect(new Set(urls).size).toBe(urls.length)
})

test('everything that the shop sells is shown whole, in both languages', async () => {
  const [dutch, english] = [await listAll('nl'), await listAll('en')]
  expect(dutch).toHaveLength(products.length)
  for (const [index, product] of dutch.entries()) {
    expect(product.description.length).toBeGreaterThan(0)
    expect(product.similarProducts.length).toBeLessThanOrEqual(4)
    expect(english[index]).toMatchObject({ id: product.id, path: `/en${product.path}` })
  }
})

test('everything that is for sale goes into a basket at its first price', async () => {
  for (const product of products.filter(isOrderable)) {
    const amount = (product.digital ?? product.physical)?.pricesToShowCents[0]
    const form = product.digital ? {} : { variationType: 'PHYSICAL', address }
    const input = giftInput({ productId: product.id, amount, ...form })
    const { data } = await browser().ask(addPackage, { input })
    expect(data.addPackage.errors, product.id).toEqual([])
  }
})
