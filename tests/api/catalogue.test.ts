import { afterAll, describe, expect, test } from 'vitest'
import { openApiShop } from '#tests/support/api-shop.ts'

const { browser, close } = await openApiShop()
afterAll(close)
const visitor = browser()

const list = (variables: object, by = visitor) =>
  by.ask(
    `query List($userData: UserData!, $filters: ProductFilters, $paging: Paging!) {
      products(userData: $userData, filters: $filters, paging: $paging) {
        products { id title path isOrderable productType }
        paging { currentPage itemsPerPage totalItems }
      }
    }`,
    variables,
  )

const idsOf = ({ data }: Awaited<ReturnType<typeof list>>) =>
  data.products.products.map(({ id }: { id: string }) => id)

const firstPage = { itemsPerPage: 16, pageNumber: 1 }

describe('the list', () => {
  test('holds gift cards in the order of the shop, and no donations', async () => {
    const answer = await list({ paging: firstPage })
    expect(idsOf(answer)).toEqual([
      'dinerbon',
      'filmbon',
      'boekenbon',
      'appelbon',
      'uitverkocht',
      'binnenkort',
    ])
    expect(answer.data.products.paging).toEqual({ currentPage: 1, itemsPerPage: 16, totalItems: 6 })
  })

  test('comes in pages, and a page past the end is empty', async () => {
    expect(idsOf(await list({ paging: { itemsPerPage: 4, pageNumber: 2 } }))).toEqual([
      'uitverkocht',
      'binnenkort',
    ])
    expect(idsOf(await list({ paging: { itemsPerPage: 4, pageNumber: 9 } }))).toEqual([])
  })

  test.each([
    [{ filterByProductType: ['DONATION'] }, ['bomen-planten']],
    [
      { filterByTaxonomy: [{ vocabularyID: 'giftcard_categories', terms: ['goede-doelen'] }] },
      ['bomen-planten'],
    ],
    [
      { filterByPage: { fieldName: 'products', pageId: 'goede-doelen', pageType: 'category' } },
      ['bomen-planten'],
    ],
    [
      { filterByTaxonomy: [{ vocabularyID: 'giftcard_promotions', terms: ['nieuw'] }] },
      ['filmbon'],
    ],
    [{ filterByTaxonomy: [{ vocabularyID: 'giftcard_types', terms: ['bestaat-niet'] }] }, []],
  ])('is filtered by %j', async (filters, ids) => {
    expect(idsOf(await list({ filters, paging: firstPage }))).toEqual(ids)
  })

  test.each([
    [{ itemsPerPage: 0, pageNumber: 1 }, 'itemsPerPage'],
    [{ itemsPerPage: 49, pageNumber: 1 }, 'itemsPerPage'],
    [{ itemsPerPage: 16, pageNumber: 0 }, 'pageNumber'],
    [{ itemsPerPage: 16, pageNumber: -1 }, 'pageNumber'],
  ])('refuses the page %j', async (paging, parameter) => {
    const { errors } = await list({ paging })
    expect(errors?.[0]?.extensions).toEqual({
      code: 3012,
      referencedRequestParameter: parameter,
    })
  })

  test('is said in the language of the call', async () => {
    const { data } = await list({ paging: firstPage }, browser('en'))
    expect(data.products.products[0]).toMatchObject({
      title: 'Card dinerbon',
      path: '/en/cadeaubonnen/dinerbon/',
    })
  })
})

const productFields = `id title tagline description path image { url alt } label { title }
  fixedValues { value } validityMonths isOrderable
  variations { id title sku price { value currency } product { id } }
  digitalVariationConfig { hasFixedPrices minPrice { value } maxPrice { value } step { value } stock pricesToShow { value } }
  physicalVariationConfig { stock }
  spending { placeCount howTo webshops { url } cities }
  categories { id path productCount } similarProducts { id }`

const one = (path: string) =>
  visitor.ask(
    `query One($userData: UserData!, $path: String!) { product(userData: $userData, path: $path) { ${productFields} } }`,
    { path },
  )

describe('one product', () => {
  test.each(['filmbon', '/cadeaubonnen/filmbon/', '/en/cadeaubonnen/filmbon/'])(
    'is found by %s',
    async (path) => {
      const { data, errors } = await one(path)
      expect(errors).toBeUndefined()
      expect(data.product).toMatchObject({
        id: 'filmbon',
        path: '/cadeaubonnen/filmbon/',
        image: { url: '/cards/filmbon.svg?v=0123456789ab', alt: 'Een bord' },
        fixedValues: [{ value: 1250 }, { value: 2500 }],
        digitalVariationConfig: { hasFixedPrices: true, stock: 'AVAILABLE' },
        physicalVariationConfig: null,
        label: null,
      })
      expect(data.product.variations[0]).toEqual({
        id: 'filmbon:digital:1250',
        title: 'Bon filmbon €\u00A012,50',
        sku: 'FILMBON-D-1250',
        price: { value: 1250, currency: 'EUR' },
        product: { id: 'filmbon' },
      })
      expect(data.product.similarProducts.map(({ id }: { id: string }) => id)).not.toContain(
        'filmbon',
      )
    },
  )

  test.each([
    ['filmbon', 'GIFTCARD_DIGITAL'],
    ['bomen-planten', 'DONATION'],
  ])('%s has variations of the type %s, kind and form in one name', async (path, productType) => {
    const { data } = await browser().ask(
      `query Types($userData: UserData!, $path: String!) {
        product(userData: $userData, path: $path) { variations { productType } } }`,
      { path },
    )
    expect(data.product.variations[0]).toEqual({ productType })
  })

  test.each(['bestaat-niet', '/ergens/anders/', '', '../etc', '__proto__'])(
    '%j is null beside error 3100, with status 200',
    async (path) => {
      const { status, data, errors } = await one(path)
      expect({ status, data }).toEqual({ status: 200, data: { product: null } })
      expect(errors).toEqual([
        {
          message: 'Deze cadeaubon kennen we niet (meer).',
          path: ['product'],
          extensions: { code: 3100, referencedRequestParameter: 'path' },
        },
      ])
    },
  )
})

test('what is known is given beside what is not: partial data with errors', async () => {
  const { status, data, errors } = await browser('en').ask(
    `query Both($userData: UserData!) {
      menuCategories(userData: $userData) { id path image { url alt } }
      missing: category(userData: $userData, url: "nergens") { id }
      found: category(userData: $userData, url: "goede-doelen") { id productCount }
    }`,
  )
  expect(status).toBe(200)
  expect(data).toEqual({
    menuCategories: [
      {
        id: 'eten-en-drinken',
        path: '/en/categorie/eten-en-drinken/',
        image: { url: '/cards/eten.svg?v=0123456789ab', alt: '' },
      },
      { id: 'goede-doelen', path: '/en/categorie/goede-doelen/', image: null },
    ],
    missing: null,
    found: { id: 'goede-doelen', productCount: 1 },
  })
  expect(errors).toEqual([
    {
      message: 'We don’t have this category.',
      path: ['missing'],
      extensions: { code: 3104, referencedRequestParameter: 'url' },
    },
  ])
})

test('moments of giving have an address, their cards and a list', async () => {
  const { data, errors } = await browser('en').ask(
    `query Moments($userData: UserData!) {
      givingMoments(userData: $userData) { id title description path productCount images { url } }
      known: givingMoment(userData: $userData, id: "verjaardag") { title }
      unknown: givingMoment(userData: $userData, id: "carnaval") { title }
      products(userData: $userData, paging: { itemsPerPage: 2, pageNumber: 1 },
        filters: { filterByPage: { fieldName: "products", pageId: "verjaardag", pageType: "giving_moment" } }) {
        products { id } paging { totalItems } } }`,
  )
  const [birthday] = data.givingMoments
  expect(birthday).toMatchObject({
    id: 'verjaardag',
    title: 'Birthday',
    description: 'Cake and bunting.',
    path: '/en/geefmomenten/verjaardag/',
    productCount: data.products.paging.totalItems,
  })
  expect(birthday.images).toHaveLength(3)
  expect(data.products.products).toHaveLength(2)
  expect(data).toMatchObject({ known: { title: 'Birthday' }, unknown: null })
  expect(errors).toMatchObject([{ extensions: { code: 3105, referencedRequestParameter: 'id' } }])
})

test('a list tells search engines its keywords, and where it stands in each language', async () => {
  const head = 'keywords hreflang { langCode countryCode origin path isDefault }'
  const { data } = await browser('en').ask(
    `query Heads($userData: UserData!) {
      menuCategories(userData: $userData) { id path isTop topList { title } ${head} }
      givingMoments(userData: $userData) { title ${head} }
      brands(userData: $userData) { title ${head} }
    }`,
  )
  const [category] = data.menuCategories
  expect(category.keywords.split(', ').slice(1)).toEqual(
    category.topList.map(({ title }: { title: string }) => title),
  )
  const at = (path: string) => ({ countryCode: 'NL', origin: 'https://shop.example', path })
  expect(category.hreflang).toEqual([
    { langCode: 'nl', isDefault: true, ...at(category.path.replace('/en/', '/')) },
    { langCode: 'en', isDefault: false, ...at(category.path) },
  ])
  for (const { title, keywords, hreflang } of [...data.givingMoments, ...data.brands]) {
    expect(keywords.startsWith(title)).toBe(true)
    expect(hreflang).toHaveLength(2)
  }
})

test('any page says where it stands in each language, what is no page stands nowhere', async () => {
  const { data } = await visitor.ask(
    `query Hreflang($userData: UserData!) {
      home: hreflang(userData: $userData, path: "/") { origin path isDefault }
      list: hreflang(userData: $userData, path: "/en/cadeaubonnen/2/?s=thee") { langCode path }
      elsewhere: hreflang(userData: $userData, path: "//elsewhere.example/") { path }
      nothing: hreflang(userData: $userData, path: "/een/twee/drie/vier/vijf/") { path }
    }`,
  )
  const origin = 'https://shop.example'
  expect(data).toEqual({
    home: [
      { origin, path: '/', isDefault: true },
      { origin, path: '/en/', isDefault: false },
    ],
    list: [
      { langCode: 'nl', path: '/cadeaubonnen/2/' },
      { langCode: 'en', path: '/en/cadeaubonnen/2/' },
    ],
    elsewhere: [],
    nothing: [],
  })
})

test('the frame of the pages: storefront, featured products, an anonymous visitor', async () => {
  const { data, headers } = await visitor.ask(
    `query Frame($userData: UserData!) {
      storeData(userData: $userData) { key name mainLogo { url alt } paymentIcons serviceFee { value }
        menus { footerMenu { title menuItems { title path } } }
        countriesCombinations { country languagesCombinations { languageCode isDefault currency } }
        featuredProductPath organisation { email } toggles { retryPayment } }
      topProducts(userData: $userData) { title referencedPath cardImage { url } backgroundImage { url } }
      getUserInfo(userData: $userData) { user { subscribed } }
    }`,
  )
  expect(data.storeData).toMatchObject({
    key: 'GCSNL',
    serviceFee: { value: 95 },
    countriesCombinations: [
      {
        country: 'NL',
        languagesCombinations: [
          { languageCode: 'nl', isDefault: true, currency: 'EUR' },
          { languageCode: 'en', isDefault: false, currency: 'EUR' },
        ],
      },
    ],
  })
  expect(data.topProducts).toHaveLength(4)
  expect(data.getUserInfo).toEqual({ user: null })
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('set-cookie')).toBeNull()
})
