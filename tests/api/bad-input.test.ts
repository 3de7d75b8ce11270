import { afterAll, describe, expect, test } from 'vitest'
import {
  addPackage,
  detailsInput,
  giftInput,
  openApiShop,
  removeGroup,
  removePackage,
  saveDetails,
  showCart,
  startPayment,
  updatePackage,
} from '#tests/support/api-shop.ts'
import { companyInput } from '#tests/support/company-input.ts'

const { browser, shop, close } = await openApiShop()
afterAll(close)

const receiver = (given: object = {}) => ({
  receiver: {
    name: 'Jan',
    email: 'jan@voorbeeld.example',
    confirmEmail: 'jan@voorbeeld.example',
    ...given,
  },
})

const unchanged = async (): Promise<unknown[]> =>
  shop.deps.db.selectFrom('carts').select(['id', 'version']).orderBy('id').execute()

describe('adding a package', () => {
  test.each([
    [{ productId: 'onbekend' }, 3100, 'productId'],
    [{ productId: '__proto__' }, 3100, 'productId'],
    [{ productId: "' or 1=1 --" }, 3100, 'productId'],
    [{ productId: '\u0000' }, 3100, 'productId'],
    [{ productId: 'uitverkocht' }, 2031, 'productId'],
    [{ productId: 'binnenkort' }, 3101, 'variationType'],
    [{ variationType: 'PHYSICAL' }, 3101, 'variationType'],
    [{ productId: 'filmbon', amount: 13_00 }, 3102, 'amount'],
    [{ amount: 25_50 }, 3102, 'amount'],
    [{ amount: 9_99 }, 3103, 'amount'],
    [{ amount: 0 }, 3103, 'amount'],
    [{ amount: -25_00 }, 3103, 'amount'],
    [{ amount: 250_01 }, 3103, 'amount'],
    [{ amount: 2_147_483_647 }, 3103, 'amount'],
    [{ quantity: 0 }, 3200, 'quantity'],
    [{ quantity: -1 }, 3200, 'quantity'],
    [{ quantity: 1000 }, 3200, 'quantity'],
    [{ quantity: 2_147_483_647 }, 3200, 'quantity'],
    [{ productId: 'appelbon', amount: 250_00, quantity: 3 }, 2015, 'amount'],
    [{ message: '' }, 3007, 'message'],
    [{ message: ' \n\t ' }, 3007, 'message'],
    [{ message: 'a\u0000b' }, 3007, 'message'],
    [{ message: '\uD800' }, 3007, 'message'],
    [{ message: 'x'.repeat(151) }, 3008, 'message'],
    [{ message: 'Hoera 🎉' }, 3009, 'message'],
    [receiver({ name: '' }), 3001, 'name'],
    [receiver({ name: 'Win op https://x.nl' }), 3004, 'name'],
    [receiver({ name: 'x'.repeat(61) }), 3017, 'name'],
    [receiver({ name: 'Jan 🎉' }), 3018, 'name'],
    [receiver({ email: '' }), 3001, 'email'],
    [receiver({ email: 'jan@voorbeeld' }), 3002, 'email'],
    [receiver({ email: `${'x'.repeat(250)}@a.nl` }), 3026, 'email'],
    [receiver({ confirmEmail: 'jam@voorbeeld.example' }), 3003, 'confirmEmail'],
    [receiver({ confirmEmail: '' }), 3001, 'confirmEmail'],
    [receiver({ giverName: 'x'.repeat(61) }), 3017, 'giverName'],
    [receiver({ giverName: 'Opa 👴' }), 3018, 'giverName'],
    [receiver({ giverName: 'Opa\u0007' }), 3004, 'giverName'],
    [receiver({ giverName: 'Win op www.x.nl' }), 3004, 'giverName'],
    [{ ...receiver(), wrapper: 'sinterklaas' }, 3107, 'wrapper'],
    [{ ...receiver(), wrapper: '' }, 3107, 'wrapper'],
    [{ ...receiver(), wrapper: '__proto__' }, 3107, 'wrapper'],
  ])('%j gives %i about %s', async (given, code, parameter) => {
    const before = await unchanged()
    const { status, data, text } = await browser().ask(addPackage, { input: giftInput(given) })
    const { order, errors } = data.addPackage
    expect({ status, order }).toEqual({ status: 200, order: null })
    expect(errors).toEqual([
      { code, message: expect.any(String), referencedRequestParameter: parameter },
    ])
    expect(text).not.toMatch(/stack|node_modules|\.ts:/)
    expect(await unchanged()).toEqual(before)
  })

  test('a note of exactly 150 characters is kept, letters of several code units count once', async () => {
    const message = 'é'.normalize('NFD').repeat(150)
    const { data } = await browser().ask(addPackage, { input: giftInput({ message }) })
    expect(data.addPackage.order.packagesGroups).toHaveLength(1)
  })

  test('each error is said in the language of the call', async () => {
    const input = giftInput({ amount: 9_00 })
    const say = async (language: 'nl' | 'en') =>
      (await browser(language).ask(addPackage, { input })).data.addPackage.errors[0].message
    expect(await say('nl')).toBe('Kies een bedrag van €\u00A010 tot en met €\u00A0250.')
    expect(await say('en')).toBe('Choose an amount from €10 to €250.')
  })

  test('every wrong field of a receiver is named at once', async () => {
    const input = giftInput({ ...receiver({ name: '1', email: 'x' }), message: '🎉' })
    const { data } = await browser().ask(addPackage, { input })
    expect(
      data.addPackage.errors.map((error: { code: number; referencedRequestParameter: string }) => [
        error.code,
        error.referencedRequestParameter,
      ]),
    ).toEqual([
      [3004, 'name'],
      [3002, 'email'],
      [3009, 'message'],
    ])
  })
})

describe('the basket', () => {
  const withBasket = async () => {
    const visitor = browser()
    const { data } = await visitor.ask(addPackage, { input: giftInput() })
    const [shipment] = data.addPackage.order.shipments
    return { visitor, packageId: shipment.packages[0].id, shipmentTag: shipment.tag }
  }

  test.each([
    [{ quantity: 0 }, 3200],
    [{ quantity: -3 }, 3200],
    [{ quantity: 1000 }, 3200],
    [{ amount: 1 }, 3103],
    [{ amount: 25_01 }, 3102],
    [{ packageId: 'pkg_0123456789abcdefghjkmnpqrs' }, 3201],
    [{ packageId: '' }, 3201],
  ])('refuses the change %j with %i', async (change, code) => {
    const { visitor, packageId } = await withBasket()
    const { data } = await visitor.ask(updatePackage, { packageId, ...change })
    expect(data.updatePackage).toMatchObject({ order: null, errors: [{ code }] })
    expect((await visitor.ask(showCart)).data.cartV2.totalQuantity).toBe(1)
  })

  test('of a company passes before it says what it is; of a person it is refused with 2030', async () => {
    const { visitor, packageId } = await withBasket()
    const { data } = await visitor.ask(updatePackage, { packageId, quantity: 501 })
    expect(data.updatePackage.errors).toEqual([])
    const details = async (given: object) =>
      (await visitor.ask(saveDetails, { input: detailsInput(given) })).data.saveGuestDetails.errors
    expect(await details({ customerType: 'PRIVATE' })).toEqual([
      {
        code: 2030,
        message: expect.stringMatching(/500 stuks/),
        referencedRequestParameter: 'quantity',
      },
    ])
    const more = await visitor.ask(updatePackage, { packageId, quantity: 502 })
    expect(more.data.updatePackage.errors).toEqual([])
    expect(await details(companyInput)).toEqual([])
  })

  test('knows no tag and no package of elsewhere', async () => {
    const { visitor, shipmentTag } = await withBasket()
    const remove = async (group: object) =>
      (await visitor.ask(removeGroup, group)).data.deleteGiftcardPackageGroup.errors[0]
    expect(await remove({ shipmentTag: 'weg' })).toMatchObject({
      code: 3201,
      referencedRequestParameter: 'shipmentTag',
    })
    expect(await remove({ shipmentTag, packageId: 'pkg_x' })).toMatchObject({
      code: 3201,
      referencedRequestParameter: 'packageId',
    })
  })

  test('of a browser that has none is expired for every call', async () => {
    const visitor = browser()
    const codes = [
      (await visitor.ask(updatePackage, { packageId: 'x', quantity: 1 })).data.updatePackage,
      (await visitor.ask(removePackage, { packageId: 'x' })).data.removePackage,
      (await visitor.ask(removeGroup, { shipmentTag: 'x' })).data.deleteGiftcardPackageGroup,
      (await visitor.ask(saveDetails, { input: detailsInput() })).data.saveGuestDetails,
      (await visitor.ask(startPayment, { input: { methodId: 'ideal', expectedTotal: 25_95 } })).data
        .startPayment,
    ].map(({ errors }) => errors[0].code)
    expect(codes).toEqual([3203, 3203, 3203, 3203, 3203])
    expect(visitor.cookie).toBeUndefined()
  })

  test.each([
    ['geen-uuid', 3011],
    ['00000000-0000-4000-8000-000000000000', 3300],
  ])('of the order %s is not shown: %i', async (orderUuid, code) => {
    const { visitor } = await withBasket()
    const { status, data, errors } = await visitor.ask(showCart, { orderUuid })
    expect({ status, data }).toEqual({ status: 200, data: { cartV2: null } })
    expect(errors?.[0]?.extensions).toEqual({ code, referencedRequestParameter: 'orderUuid' })
  })

  test('keeps no details that are wrong, and names every field', async () => {
    const { visitor } = await withBasket()
    const input = detailsInput({
      customerType: 'BUSINESS',
      firstName: ' ',
      lastName: '<b>',
      email: 'anna@voorbeeld.example',
      confirmEmail: 'bert@voorbeeld.example',
      phoneNumber: '123',
      acceptTerms: false,
    })
    const { data } = await visitor.ask(saveDetails, { input })
    const found = data.saveGuestDetails.errors.map(
      (error: { code: number; referencedRequestParameter: string }) =>
        `${error.referencedRequestParameter} ${error.code}`,
    )
    expect(found.toSorted()).toEqual([
      'acceptTerms 3010',
      'city 3001',
      'companyName 3001',
      'confirmEmail 3003',
      'firstName 3001',
      'houseNumber 3001',
      'kvkNumber 3001',
      'lastName 3004',
      'phoneNumber 3005',
      'postCode 3001',
      'street 3001',
    ])
    expect((await visitor.ask(showCart)).data.cartV2.billingAddress).toBeNull()
  })
})

describe('userData', () => {
  const ask = (userData: object, headers: Record<string, string> = {}) =>
    browser('en').post(
      {
        query:
          'query Q($userData: UserData!) { getUserInfo(userData: $userData) { user { subscribed } } }',
        variables: { userData },
      },
      headers,
    )
  const good = { language: 'nl', storeID: 61, countryCode: 'NL' }

  test.each([
    [{ ...good, storeID: 62 }, 3015, 'storeID'],
    [{ ...good, countryCode: 'Nederland' }, 3015, 'countryCode'],
    [{ ...good, countryCode: 'n' }, 3015, 'countryCode'],
  ])('%j is refused', async (userData, code, referencedRequestParameter) => {
    const { errors } = await ask(userData)
    expect(errors?.[0]?.extensions).toEqual({ code, referencedRequestParameter })
  })

  test.each([[{ ...good, language: 'xx' }], [{}], [{ ...good, storeID: 'x' }]])(
    '%j is not understood',
    async (userData) => {
      const { status, errors } = await ask(userData)
      expect(status).toBe(400)
      expect(errors?.[0]).toMatchObject({
        message: 'We didn’t understand this request.',
        extensions: { code: 3013 },
      })
    },
  )

  test('of a visitor abroad is fine', async () => {
    const abroad = await ask({ ...good, countryCode: 'BE' }, { 'x-country': 'be' })
    expect(abroad.errors).toBeUndefined()
  })

  test.each([
    ['x-store', '62', 'storeID'],
    ['x-country', 'BE', 'countryCode'],
  ])('that the header %s contradicts is refused', async (header, value, parameter) => {
    const { errors } = await ask(good, { [header]: value })
    expect(errors?.[0]?.extensions).toEqual({ code: 3015, referencedRequestParameter: parameter })
  })
})
