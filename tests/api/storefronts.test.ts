import { afterAll, expect, test } from 'vitest'
import { pricedIn } from '#domain/catalogue/priced-in.ts'
import { choiceCardId } from '#domain/catalogue/product.ts'
import { openContent } from '#domain/content/content.ts'
import { readShopContent } from '#platform/content/read-content.ts'
import { loadStorefronts } from '#platform/content/read-storefront.ts'
import { addPackage, giftInput, openApiShop } from '#tests/support/api-shop.ts'
import { buildCatalogue } from '#tests/support/build-product.ts'
import { testStorefront } from '#tests/support/build-shop.ts'
import { choiceProducts } from '#tests/support/choice-cards.ts'

const root = new URL('../../', import.meta.url).pathname
const storefronts = await loadStorefronts(root)

const open = async (key: string) => {
  const storefront = storefronts.find((one) => one.key === key)
  if (storefront === undefined) throw new Error(`There is no ${key}.`)
  return openApiShop({ storefront, storefronts })
}

const [belgian, swiss, british] = await Promise.all([open('GCSBE'), open('CBCH'), open('GCSUK')])
afterAll(() => Promise.all([belgian.close(), swiss.close(), british.close()]))

const frame = `query Frame($userData: UserData!) {
  storeData(userData: $userData) {
    key family countryCode currency name paymentIcons paymentMethods featuredProductPath
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

const saidInBelgium =
  'Bancontact, KBC/CBC, Belfius, creditcard, Apple\u00a0Pay, Google\u00a0Pay, PayPal of bankoverschrijving'

test('another storefront has its own currency, methods and marks, and stays out of search engines', async () => {
  const { data } = await belgian.browser('nl').ask(frame)
  expect(data.storeData).toMatchObject({
    key: 'GCSBE',
    family: 'GCS',
    countryCode: 'BE',
    currency: 'EUR',
    paymentIcons: [
      ...['bancontact', 'kbccbc', 'belfius'],
      ...['visa', 'mastercard', 'americanExpress', 'applePay', 'googlePay', 'paypal'],
      ...['invoice', 'secure'],
    ],
    paymentMethods: saidInBelgium,
    promotionImage: { url: '/logos/gcs-promotion.svg' },
    doublerImage: { url: '/logos/gcs-doubler.svg' },
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
  expect(mainLogo.alt).toBe('Giftsquare België, home page')
  expect(faq[0].question).toBe('How soon does a digital card arrive?')
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

test('a storefront offers its own payment methods, and no others of the provider', async () => {
  const visitor = belgian.browser('nl')
  await visitor.ask(addPackage, { input: giftInput() })
  const { data, text } = await visitor.ask(
    'query Pay($userData: UserData!) { paymentMethods(userData: $userData) { methods { id } errors { code } } }',
  )
  expect(data?.paymentMethods, text).toEqual({ methods: [{ id: 'scheme' }], errors: [] })
})

test('what content says about paying follows what the storefront offers', async () => {
  const { documents } = await readShopContent(root)
  belgian.shop.deps.content = { current: () => openContent(documents, belgian.shop.now) }
  const { data, text } = await belgian.browser('nl').ask(
    `query Paying($userData: UserData!) {
      getBlocksQueue(userData: $userData, queueID: "home-1") {
        blocks { ... on HeroBlock { note { spans { text } } } } }
      informationPage(userData: $userData, path: "/helpdesk/") {
        sections { questions { answer { spans { text } } } } } }`,
  )
  expect(data.getBlocksQueue.blocks[0].note[0].spans.at(-1).text).toContain(`met ${saidInBelgium}.`)
  expect(text).toContain(`Met ${saidInBelgium}.`)
  expect(text).not.toContain('iDEAL')
})

const around = `query Around($userData: UserData!) {
  storeData(userData: $userData) {
    headerVariant sellingPoints deliveryDelay { text until } socialAccounts { network url }
    menus { headerMenu { menuItems { title path } } legalMenu { menuItems { path } } }
    countriesCombinations { country name family }
    helpCentreUrl support { title path } sisterShops { name url logo { url alt } }
  }
}`

test('what stands around the pages is data of the storefront', async () => {
  const { storeData } = (await belgian.browser('nl').ask(around)).data
  expect(storeData).toMatchObject({
    headerVariant: 'DEFAULT',
    deliveryDelay: null,
    menus: {
      headerMenu: {
        menuItems: [
          { title: 'Saldo checken', path: '/saldocheck/' },
          { title: 'Zakelijk', path: '/zakelijk/' },
          { title: 'Klantenservice', path: '/helpdesk/' },
        ],
      },
    },
  })
  expect(storeData.sellingPoints).toHaveLength(3)
  // The file has another order: facebook comes first.
  expect(storeData.socialAccounts).toEqual([
    { network: 'facebook', url: 'https://facebook.example/giftsquarebe' },
    { network: 'instagram', url: 'https://instagram.example/giftsquarebe' },
  ])
  expect(storeData.countriesCombinations).toContainEqual({
    country: 'GB',
    name: 'Giftsquare Cards',
    family: 'GCS',
  })
})

test('a delay, and the cookie statement with its toggle, are told in the language of the visitor', async () => {
  const [dutch] = storefronts.filter(({ key }) => key === 'GCSNL')
  if (dutch === undefined) throw new Error('There is no GCSNL.')
  const cookies = { title: { nl: 'Cookies', en: 'Cookies' }, path: '/cookieverklaring/' }
  const terms = { title: { nl: 'Voorwaarden', en: 'Terms' }, path: '/algemene-voorwaarden/' }
  const storefront = {
    ...dutch,
    deliveryDelay: { text: { nl: 'Even geduld.', en: 'Bear with us.' }, until: '2026-12-31' },
    legalMenu: [terms, cookies],
    toggles: { ...dutch.toggles, isCookiesFooterLinkOn: false },
  }
  const shop = await openApiShop({ storefront, storefronts })
  const { storeData } = (await shop.browser('en').ask(around)).data
  expect(storeData.headerVariant).toBe('V3')
  expect(storeData.deliveryDelay).toEqual({ text: 'Bear with us.', until: '2026-12-31' })
  expect(storeData.menus.legalMenu.menuItems).toEqual([{ path: '/en/algemene-voorwaarden/' }])
  await shop.close()
})

test('support is the helpdesk of the shop, and the marks of sister shops come with their toggle', async () => {
  expect((await belgian.browser('fr').ask(around)).data.storeData).toMatchObject({
    helpCentreUrl: null,
    support: { title: 'Customer service', path: '/en/helpdesk/' },
    sisterShops: [
      {
        name: 'Bonbloom België',
        url: 'https://www.bonbloom-be.example/',
        logo: { url: '/logos/cb-light.svg', alt: 'Bonbloom België' },
      },
    ],
  })
  expect((await british.browser('en').ask(around)).data.storeData.sisterShops).toEqual([])
})

test('every category shows what is most popular in it, four at most', async () => {
  const { data } = await belgian.browser('nl').ask(
    `query Menu($userData: UserData!) {
      menuCategories(userData: $userData) { id topList { title referencedPath cardImage { url } } }
    }`,
  )
  const [first] = data.menuCategories
  expect(first.topList.length).toBeGreaterThan(0)
  expect(first.topList.length).toBeLessThanOrEqual(4)
  expect(first.topList[0].referencedPath).toMatch(/^\/cadeaubonnen\//)
})

test('a toggle selects what a refused log-in says: the sentence of its error, or one for all', async () => {
  const logIn = `mutation LogIn($userData: UserData!) {
    userLogin(userData: $userData, email: "a@b.example", password: "x", captchaToken: "x") {
      errors { code message } } }`
  const messageWith = async (isLoginErrorGeneral: boolean) => {
    const toggles = { ...testStorefront.toggles, isLoginErrorGeneral }
    const opened = await openApiShop({ storefront: { ...testStorefront, toggles } })
    const { errors } = (await opened.browser().ask(logIn)).data.userLogin
    await opened.close()
    return errors[0].message
  }
  expect(await messageWith(true)).toMatch(/^Inloggen is niet gelukt\./)
  expect(await messageWith(false)).not.toMatch(/^Inloggen is niet gelukt\./)
})

test('the review service is asked in the language of the call, English as the British write it', async () => {
  const asked =
    'query Reviews($userData: UserData!) { storeData(userData: $userData) { reviewLocale } }'
  const localeAt = async (shop: typeof belgian, language: 'nl' | 'en') =>
    (await shop.browser(language).ask(asked)).data.storeData.reviewLocale
  expect(await localeAt(belgian, 'nl')).toBe('nl-be')
  expect(await localeAt(british, 'en')).toBe('en-gb')
})

test('every storefront in euros leads to the choice card on a page of its own, and no other sells it', async () => {
  const shop = await openApiShop({ products: choiceProducts, database: belgian.database })
  const asked = `query Page($userData: UserData!) {
    product(userData: $userData, path: "${choiceCardId}") { path isChoiceCard }
    storeData(userData: $userData) { key featuredProductPath } }`
  const catalogue = buildCatalogue(choiceProducts)
  for (const storefront of storefronts) {
    const { currency, key } = storefront
    shop.shop.deps.storefront = storefront
    shop.shop.deps.catalogue = pricedIn(currency, { current: () => catalogue })
    const hasDutch = storefront.languages.some(({ code }) => code === 'nl')
    const { product, storeData } = (await shop.browser(hasDutch ? 'nl' : 'en').ask(asked)).data
    const prefix = hasDutch ? '' : '/en'
    const path = `${prefix}/cadeaubonnen/${choiceCardId}/`
    const [page, featured] =
      currency === 'EUR' ? [{ path, isChoiceCard: true }, path] : [null, `${prefix}/cadeaubonnen/`]
    expect([product, storeData]).toEqual([page, { key, featuredProductPath: featured }])
  }
  await shop.close()
})
