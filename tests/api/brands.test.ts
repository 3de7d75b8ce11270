import { afterAll, expect, test } from 'vitest'
import { openApiShop } from '#tests/support/api-shop.ts'
import { buildProduct } from '#tests/support/build-product.ts'

const products = [
  buildProduct({ id: 'loof-tuinbon', brand: 'Loof & Lente', popularity: 1 }),
  buildProduct({ id: 'eet-bon', brand: 'Élan', popularity: 2 }),
  buildProduct({ id: 'loof-plantenbon', brand: 'Loof & Lente', popularity: 3 }),
]
const { browser, close } = await openApiShop({ products })
afterAll(close)

const brandFields = 'id title path letter productCount image { url } products { id }'

test('brands stand from A to Z with their cards', async () => {
  const { data, errors } = await browser().ask(
    `query Brands($userData: UserData!) { brands(userData: $userData) { ${brandFields} } }`,
  )
  expect(errors).toBeUndefined()
  expect(data.brands).toEqual([
    {
      id: 'elan',
      title: 'Élan',
      path: '/cadeaubonnen/eet-bon/',
      letter: 'E',
      productCount: 1,
      image: { url: '/cards/eet-bon.svg?v=0123456789ab' },
      products: [{ id: 'eet-bon' }],
    },
    {
      id: 'loof-lente',
      title: 'Loof & Lente',
      path: '/merken/loof-lente/',
      letter: 'L',
      productCount: 2,
      image: { url: '/cards/loof-tuinbon.svg?v=0123456789ab' },
      products: [{ id: 'loof-tuinbon' }, { id: 'loof-plantenbon' }],
    },
  ])
})

test('a product names its brand, and a brand names what looks like it elsewhere', async () => {
  const { data } = await browser('en').ask(
    `query One($userData: UserData!) {
      product(userData: $userData, path: "loof-plantenbon") { brand { id title path } }
      brand(userData: $userData, id: "loof-lente") { similarProducts { id } } }`,
  )
  expect(data.product.brand).toEqual({
    id: 'loof-lente',
    title: 'Loof & Lente',
    path: '/en/merken/loof-lente/',
  })
  expect(data.brand.similarProducts).toEqual([{ id: 'eet-bon' }])
})

const listOf = (pageId: string) =>
  browser().ask(
    `query List($userData: UserData!, $pageId: String!) {
      products(userData: $userData, paging: { itemsPerPage: 16, pageNumber: 1 },
        filters: { filterByPage: { fieldName: "products", pageId: $pageId, pageType: "brand" } }) {
        products { id } paging { totalItems } } }`,
    { pageId },
  )

test('a list is filtered by the page of a brand', async () => {
  const { data } = await listOf('loof-lente')
  expect(data.products).toEqual({
    products: [{ id: 'loof-tuinbon' }, { id: 'loof-plantenbon' }],
    paging: { totalItems: 2 },
  })
})

test.each(['nergens', '', '__proto__', 'Loof & Lente'])('no brand is called %j', async (id) => {
  const { data, errors } = await browser().ask(
    `query One($userData: UserData!, $id: String!) { brand(userData: $userData, id: $id) { id } }`,
    { id },
  )
  expect(data).toEqual({ brand: null })
  expect(errors).toMatchObject([{ extensions: { code: 3106, referencedRequestParameter: 'id' } }])
  expect((await listOf(id)).errors).toMatchObject([
    { extensions: { code: 3106, referencedRequestParameter: 'pageId' } },
  ])
})

const byIds = (ids: readonly string[]) =>
  browser().ask(
    `query Ids($userData: UserData!, $ids: [ID!]!) { productsByIds(userData: $userData, ids: $ids) { id } }`,
    { ids },
  )

test('products come by id in the order asked, each once, without what is not sold', async () => {
  const { data } = await byIds([
    'loof-plantenbon',
    'weg',
    'eet-bon',
    'loof-plantenbon',
    '__proto__',
  ])
  expect(data.productsByIds).toEqual([{ id: 'loof-plantenbon' }, { id: 'eet-bon' }])
  expect((await byIds([])).data.productsByIds).toEqual([])
})

test('a hundred ids are answered, one more is refused', async () => {
  const ids = (count: number) => Array.from({ length: count }, (_none, index) => `bon-${index}`)
  expect((await byIds(ids(100))).errors).toBeUndefined()
  expect((await byIds(ids(101))).errors).toMatchObject([
    { extensions: { code: 3000, referencedRequestParameter: 'ids' } },
  ])
})
