import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type Answer,
  type ApiBrowser,
  addPackage,
  detailsInput,
  giftInput,
  openApiShop,
  saveDetails,
  showCart,
} from '#tests/support/api-shop.ts'

const { browser, close } = await openApiShop()
afterAll(close)

let visitor: ApiBrowser
beforeAll(async () => {
  visitor = browser()
  await visitor.ask(addPackage, { input: giftInput() })
  await visitor.ask(saveDetails, { input: detailsInput() })
})

/** Texts that no text of PostgreSQL can be: with a NUL, or half of a pair. */
const impossibleTexts = ['\u0000', 'a\u0000b', '\ud800', 'a\udfffb']

const errors = 'errors { code }'
const queryOf =
  (kind: 'query' | 'mutation', fields: string) => (name: string, parameters: string) => {
    const names = [...parameters.matchAll(/\$(\w+):/g)].map(([, parameter]) => parameter)
    const args = ['userData', ...names].map((one) => `${one}: $${one}`).join(', ')
    return `${kind} Call($userData: UserData!, ${parameters}) { ${name}(${args}) { ${fields} } }`
  }
const query = queryOf('query', errors)
const queryById = queryOf('query', 'id')
const mutation = queryOf('mutation', errors)

type Asked = [query: string, variables: (text: string) => object, code: number | undefined]

/** Calls whose text is looked for in the database. Undefined: finding nothing is no error. */
const textCalls: Record<string, Asked> = {
  order: [query('order', '$uuid: String!'), (uuid) => ({ uuid }), 3011],
  cartV2: [queryById('cartV2', '$singleGift: ID'), (singleGift) => ({ singleGift }), undefined],
  'cartV2 of an order': [
    queryById('cartV2', '$orderUuid: String'),
    (orderUuid) => ({ orderUuid }),
    3011,
  ],
  giftCardPage: [query('giftCardPage', '$token: String!'), (token) => ({ token }), 3500],
  landingPage: [queryById('landingPage', '$path: String!'), (path) => ({ path }), 3701],
  removePackage: [
    mutation('removePackage', '$packageId: ID!'),
    (packageId) => ({ packageId }),
    3201,
  ],
  changeShipmentDate: [
    mutation('changeShipmentDate', '$shipmentTag: String!'),
    (shipmentTag) => ({ shipmentTag }),
    3201,
  ],
  setPromotionCode: [mutation('setPromotionCode', '$code: String!'), (code) => ({ code }), 3224],
  openOrderByLink: [
    mutation('openOrderByLink', '$orderUuid: String!, $token: String!'),
    (token) => ({ orderUuid: '00000000-0000-4000-8000-000000000000', token }),
    3350,
  ],
  submitPaymentDetails: [
    mutation('submitPaymentDetails', '$orderUuid: String!, $redirectResult: String'),
    (text) => ({ orderUuid: text, redirectResult: text }),
    3000,
  ],
  withdraw: [
    mutation('withdraw', '$input: WithdrawalInput!'),
    (text) => ({ input: { name: 'Anna', email: 'anna@voorbeeld.example', orderNumber: text } }),
    3734,
  ],
  addPackage: [
    mutation('addPackage', '$input: PackageInput!'),
    (message) => ({ input: giftInput({ message }) }),
    3007,
  ],
  saveGuestDetails: [
    mutation('saveGuestDetails', '$input: GuestDetailsInput!'),
    (lastName) => ({ input: detailsInput({ lastName }) }),
    3004,
  ],
}

type Told = { errors?: { code: number }[] } | null

const codesIn = ({ data, errors: thrown = [] }: Answer): readonly number[] => [
  ...thrown.map(({ extensions }) => extensions.code),
  ...Object.values(data ?? {}).flatMap((answer) =>
    ((answer as Told)?.errors ?? []).map(({ code }) => code),
  ),
]

describe('a text with a NUL or half of a pair has the code of a wrong one', () => {
  test.each(Object.entries(textCalls))('in %s', async (_name, [asked, variables, code]) => {
    for (const text of impossibleTexts) {
      const answer = await visitor.ask(asked, variables(text))
      expect([answer.status, ...codesIn(answer)], JSON.stringify(text)).toEqual([
        200,
        ...(code === undefined ? [] : [code]),
      ])
    }
  })
})

describe('a number that no column holds has the code of a wrong one', () => {
  const quantity = mutation('updatePackage', '$packageId: ID!, $quantity: Int!')
  const inBasket = async () => {
    const { data } = await visitor.ask(showCart)
    return { packageId: data.cartV2.packagesGroups[0].packageId }
  }

  test.each([
    [2_147_483_647, 200, 3200],
    [-2_147_483_648, 200, 3200],
    // GraphQL has no such Int.
    [2_147_483_648, 400, 3013],
    [Number.MAX_SAFE_INTEGER, 400, 3013],
    [Number.MAX_VALUE, 400, 3013],
  ])('%d', async (count, status, code) => {
    const answer = await visitor.ask(quantity, { ...(await inBasket()), quantity: count })
    expect([answer.status, ...codesIn(answer)]).toEqual([status, code])
  })

  test('as a page of a list or a basket', async () => {
    const list = queryOf('query', 'packagePaging { totalItems } shipments { tag }')(
      'cartV2',
      '$page: Int',
    )
    for (const page of [2_147_483_647, 0, -1]) {
      const { status, text } = await visitor.ask(list, { page })
      expect([page, status, text.includes('"code":-1')]).toEqual([page, 200, false])
    }
    const answer = await visitor.ask(list, { page: 2_147_483_648 })
    expect([answer.status, ...codesIn(answer)]).toEqual([400, 3013])
  })
})
