import { afterAll, expect, test } from 'vitest'
import { loadStorefronts } from '#platform/content/read-storefront.ts'
import { addPackage, giftInput, openApiShop } from '#tests/support/api-shop.ts'

const storefronts = await loadStorefronts(new URL('../../', import.meta.url).pathname)

const open = async (key: string) => {
  const storefront = storefronts.find((one) => one.key === key)
  if (storefront === undefined) throw new Error(`There is no ${key}.`)
  return openApiShop({ storefront, storefronts })
}

const [belgian, swiss, british] = await Promise.all([open('GCSBE'), open('CBCH'), open('GCSUK')])
afterAll(() => Promise.all([belgian.close(), swiss.close(), british.close()]))

const frame = `query Frame($userData: UserData!) {
  storeData(userData: $userData) {
    key family countryCode currency name paymentIcons featuredProductPath
    mainLogo { url alt } notFoundImage { url alt } promotionImage { url } doublerImage { url }
    trustMarks { topBar { name } header { name } bottomBar { name } }
    faq { question answer }
    menus { footerMenu { menuItems { title path } } }
    countriesCombinations { country url languagesCombinations { languageCode isDefault currency } }
    organisation { legalName description contactLinks businessHours { days opens closes } }
    toggles { hardcodeNoindexNofollow languageSwitcher }
  }
}`

const list = `query List($userData: UserData!) {
  products(userData: $userData, paging: { itemsPerPage: 16, pageNumber: 1 }) {
    products { id } paging { totalItems }
  }
  topProducts(userData: $userData) { title }
}`

test('another storefront has its own currency, methods and marks, and stays out of search engines', async () => {
  const { data } = await belgian.browser('nl').ask(frame)
  expect(data.storeData).toMatchObject({
    key: 'GCSBE',
    family: 'GCS',
    countryCode: 'BE',
    currency: 'EUR',
    paymentIcons: ['bancontact', 'visa', 'mastercard', 'paypal'],
    promotionImage: null,
    doublerImage: null,
    trustMarks: { topBar: [], header: [], bottomBar: [] },
    organisation: {
      legalName: 'Giftsquare België BV',
      businessHours: [{ days: ['MO', 'TU', 'WE', 'TH', 'FR'], opens: '09:00', closes: '17:30' }],
    },
    toggles: { hardcodeNoindexNofollow: true, languageSwitcher: true },
  })
})

test('a language is answered in its own texts, and in English where there are none', async () => {
  const { data } = await belgian.browser('fr').ask(frame)
  const { organisation, faq, menus, mainLogo } = data.storeData
  expect(organisation.description).toContain('vend des cartes cadeaux en Belgique')
  expect(mainLogo.alt).toBe('Giftsquare België, to the front page')
  expect(faq[0].question).toBe('How fast does a digital card arrive?')
  // There are no French screens: the links lead to the English ones.
  expect(menus.footerMenu.menuItems[0]).toEqual({
    title: 'All gift cards',
    path: '/en/cadeaubonnen/',
  })
})

test('a language that a storefront does not speak is refused', async () => {
  const { errors } = await belgian.browser('de').ask(frame)
  expect(errors?.[0]?.extensions).toMatchObject({ referencedRequestParameter: 'language' })
  expect((await belgian.browser('en').ask(frame)).data.storeData.key).toBe('GCSBE')
  expect((await british.browser('nl').ask(frame)).errors).toHaveLength(1)
})

test('a visitor can switch to all 33, each at its own host in its own languages and currency', async () => {
  const { data } = await belgian.browser().ask(frame)
  const { countriesCombinations } = data.storeData
  expect(countriesCombinations).toHaveLength(33)
  expect(countriesCombinations).toContainEqual({
    country: 'CH',
    url: 'https://www.bonbloom-ch.example/',
    languagesCombinations: [
      { languageCode: 'de', isDefault: true, currency: 'CHF' },
      { languageCode: 'fr', isDefault: false, currency: 'CHF' },
      { languageCode: 'it', isDefault: false, currency: 'CHF' },
    ],
  })
})

test('what is priced in euros is for sale in euros alone', async () => {
  expect((await belgian.browser().ask(list)).data.products.paging.totalItems).toBe(6)
  const { data, errors } = await swiss.browser('de').ask(list)
  expect(errors).toBeUndefined()
  expect(data.products).toEqual({ products: [], paging: { totalItems: 0 } })
  expect(data.topProducts).toEqual([])
  const { storeData } = (await swiss.browser('de').ask(frame)).data
  expect(storeData.featuredProductPath).toBe('/en/cadeaubonnen/')
  expect(storeData.currency).toBe('CHF')
})

test('a card in euros cannot be put in a basket in another currency', async () => {
  const { data } = await swiss.browser('fr').ask(
    `mutation Add($userData: UserData!) {
      addPackage(userData: $userData, input: { productId: "dinerbon", variationType: DIGITAL, amount: 2500, quantity: 1 }) {
        order { id } errors { code } } }`,
  )
  expect(data.addPackage.order).toBeNull()
  expect(data.addPackage.errors).toHaveLength(1)
})

test('a storefront offers its own ways to pay, whatever else the provider can', async () => {
  const visitor = belgian.browser('nl')
  await visitor.ask(addPackage, { input: giftInput() })
  const { data, text } = await visitor.ask(
    'query Pay($userData: UserData!) { paymentMethods(userData: $userData) { methods { id } errors { code } } }',
  )
  expect(data?.paymentMethods, text).toEqual({ methods: [{ id: 'scheme' }], errors: [] })
})
