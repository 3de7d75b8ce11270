import { afterAll, describe, expect, test } from 'vitest'
import { Visitor } from '#api/visitor.ts'
import {
  addPackage,
  documentIdOf,
  giftInput,
  openApiShop,
  showCart,
} from '#tests/support/api-shop.ts'
import { buildCatalogue, buildProduct } from '#tests/support/build-product.ts'
import { testStorefront } from '#tests/support/build-shop.ts'

const whoAmI =
  'query WhoAmI($userData: UserData!) { getUserInfo(userData: $userData) { user { subscribed } } }'
const title =
  'query Title($userData: UserData!, $path: String!) { product(userData: $userData, path: $path) { title } }'
const { api, browser, shop, close } = await openApiShop({
  prepare: (app) =>
    app.addHook('onRequest', async ({ headers }) => {
      if (headers['x-hasty'] === '1')
        throw Object.assign(new Error('Slow down.'), { statusCode: 429 })
    }),

  documents: [whoAmI, addPackage, showCart, title],
})
afterAll(close)
const visitor = browser()
const variables = { userData: visitor.userData }

const nested = (levels: number): string =>
  `query Deep($userData: UserData!) { product(userData: $userData, path: "dinerbon") { ${'similarProducts { '.repeat(levels)} id ${'}'.repeat(levels)} } }`

const aliases = Array.from(
  { length: 31 },
  (_, index) => `a${index}: getUserInfo(userData: $userData) { user { subscribed } }`,
)

/** Ten fragments that each spread the next one twice: a thousand fields in a few lines. */
const bomb = `query Bomb($userData: UserData!) { product(userData: $userData, path: "dinerbon") { ...F0 } }
  ${Array.from({ length: 24 }, (_, index) => `fragment F${index} on Product { ...F${index + 1} ...F${index + 1} }`).join('\n')}
  fragment F24 on Product { id }`

describe('a question that cannot be answered', () => {
  test.each([
    ['no JSON', 'dit is geen json'],
    ['half JSON', '{"query": "{'],
    ['nothing', ''],
    ['null', 'null'],
    ['a list of questions', JSON.stringify([{ query: whoAmI, variables }])],
    ['a number as query', JSON.stringify({ query: 7 })],
    ['variables that are none', JSON.stringify({ query: whoAmI, variables: 'x' })],
    ['no document', JSON.stringify({ variables })],
    ['an unknown document', JSON.stringify({ documentId: 'sha256:00', variables })],
    ['a document named __proto__', JSON.stringify({ documentId: '__proto__', variables })],
    ['broken syntax', JSON.stringify({ query: 'query {', variables })],
    ['a syntax tree', JSON.stringify({ query: '{"kind":"Document","definitions":[]}', variables })],
    ['an unknown field', JSON.stringify({ query: '{ geheim }', variables })],
    ['a missing argument', JSON.stringify({ query: '{ storeData { key } }', variables })],
    ['missing variables', JSON.stringify({ query: whoAmI })],
    [
      'two operations',
      JSON.stringify({ query: `${whoAmI} query B { __typename }`, operationName: 'B', variables }),
    ],
    [
      'a number too large',
      JSON.stringify({
        query: addPackage,
        variables: { ...variables, input: giftInput({ quantity: 1e12 }) },
      }),
    ],
  ])('such as %s is 400 with error 3013 and no stack', async (_name, body) => {
    const { status, errors, text, headers } = await visitor.send(body)
    expect(status).toBe(400)
    expect(errors?.[0]).toMatchObject({
      message: 'Deze aanvraag begrijpen we niet.',
      extensions: { code: 3013, detail: expect.any(String) },
    })
    expect(text).not.toMatch(/node_modules|\.ts:|at \w+ \(/)
    expect(headers.get('cache-control')).toBe('no-store')
  })

  test.each([
    ['too deep', nested(14)],
    ['with too many aliases', `query A($userData: UserData!) { ${aliases.join(' ')} }`],
    ['of fragments that multiply', bomb],
    ['of lists within lists', nested(6)],
    [
      'of two changes',
      `mutation M($userData: UserData!) {
        one: checkPayment(userData: $userData, orderUuid: "a") { state }
        other: checkPayment(userData: $userData, orderUuid: "b") { state } }`,
    ],
    [
      'of changes in a fragment',
      `mutation M($userData: UserData!) { ...Both }
      fragment Both on Mutation { checkPayment(userData: $userData, orderUuid: "a") { state } }`,
    ],
    ['of brackets within brackets', `{ ${'a { '.repeat(1900)} a ${'}'.repeat(1901)}`],
    ['of fields in a row', `{ ${'__typename '.repeat(701)} }`],
    [
      'of fragments in a row',
      `query S($userData: UserData!) { product(userData: $userData, path: "a") { ${'...F '.repeat(250)} } } fragment F on Product { id title }`,
    ],
    [
      'of too many words',
      `query W($userData: UserData!) { ${'getUserInfo(userData: $userData) { __typename } '.repeat(500)} }`,
    ],
  ])('because it is %s gives error 3014', async (_name, query) => {
    const { status, errors } = await visitor.post({ query, variables })
    expect({ status, code: errors?.[0]?.extensions.code }).toEqual({ status: 400, code: 3014 })
  })

  test('is told about in a few words, however long it is', async () => {
    const query = `{ geheim(${'x'.repeat(90_000)}: 1) }`
    const { errors } = await visitor.post({ query, variables })
    expect(errors?.[0]?.extensions.detail?.length).toBeLessThanOrEqual(300)
  })

  test.each([
    ['names', Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`a${at}`, 1]))],
    ['numbers', Array.from({ length: 2000 }, () => 1)],
    ['lists in lists', JSON.parse(`${'['.repeat(20_000)}${']'.repeat(20_000)}`)],
  ])('because its variables hold too many %s gives error 3014', async (_name, userData) => {
    for (const query of [showCart, '{ __typename }']) {
      const { status, errors } = await visitor.post({ query, variables: { userData } })
      expect({ status, code: errors?.[0]?.extensions.code }).toEqual({ status: 400, code: 3014 })
    }
  })

  test('because its body is too large gives 413 and error 3014', async () => {
    const { status, errors } = await visitor.post({
      query: whoAmI,
      variables,
      x: 'x'.repeat(1_100_000),
    })
    expect({ status, code: errors?.[0]?.extensions.code }).toEqual({ status: 413, code: 3014 })
  })

  test('because it is a form of another site is refused', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
      const { status, errors } = await visitor.post(
        { query: whoAmI, variables },
        { 'content-type': type },
      )
      expect({ status, code: errors?.[0]?.extensions.code }).toEqual({ status: 400, code: 3013 })
    }
  })
})

test('too many requests are answered by a GraphQL error', async () => {
  const { status, errors } = await visitor.post({ query: whoAmI, variables }, { 'x-hasty': '1' })
  expect(status).toBe(429)
  expect(errors).toEqual([
    { message: expect.stringContaining('Wacht even'), extensions: { code: 3600 } },
  ])
})

test('a document is found by its hash, with and without its kind in front', async () => {
  const id = documentIdOf(whoAmI)
  for (const documentId of [id, id.replace('sha256:', '')]) {
    const { data } = await visitor.post({ documentId, variables })
    expect(data).toEqual({ getUserInfo: { user: null } })
  }
})

test('a registered document, compiled, answers as the same text does', async () => {
  const shopper = browser()
  await shopper.ask(addPackage, { input: giftInput() })
  await shopper.ask(addPackage, { input: giftInput({ productId: 'bomen-planten' }) })
  const both = async (text: string, given: object) => {
    const question = { variables: { userData: shopper.userData, ...given } }
    const compiled = await shopper.post({ documentId: documentIdOf(text), ...question })
    const read = await shopper.post({ query: text, ...question })
    expect(compiled.status).toBe(read.status)
    return [compiled, read]
  }
  for (const [text, given] of [
    [showCart, {}],
    [title, { path: 'dinerbon' }],
    [title, { path: 'weg' }],
  ] as const) {
    const [compiled, read] = await both(text, given)
    expect(compiled?.text).toBe(read?.text)
  }
  for (const answer of await both(addPackage, { input: { ...giftInput(), quantity: 'veel' } }))
    expect([answer.status, answer.errors?.[0]?.extensions.code]).toEqual([400, 3013])
})

test('a shop that answers its own documents alone refuses all others', async () => {
  const strict = await openApiShop({ documents: [whoAmI], takesAnyDocument: false })
  const visitor = strict.browser()
  const own = await visitor.post({
    documentId: documentIdOf(whoAmI),
    variables: { userData: visitor.userData },
  })
  const asText = await visitor.ask(whoAmI)
  const other = await visitor.ask(`${whoAmI} `)
  await strict.close()
  expect(asText.data).toEqual(own.data)
  expect(own.data).toEqual({ getUserInfo: { user: null } })
  expect([other.status, other.errors?.[0]?.extensions.code]).toEqual([400, 3013])
})

describe('answers that are the same for everyone', () => {
  const ask = (path: string, by = visitor) =>
    by.post({ documentId: documentIdOf(title), variables: { userData: by.userData, path } })

  test('are kept by language and by what was asked, and errors are not', async () => {
    for (let time = 0; time < 3; time += 1) {
      expect((await ask('dinerbon')).data.product.title).toBe('Bon dinerbon')
      expect((await ask('filmbon')).data.product.title).toBe('Bon filmbon')
      expect((await ask('dinerbon', browser('en'))).data.product.title).toBe('Card dinerbon')
      expect((await ask('weg')).errors?.[0]?.extensions.code).toBe(3100)
    }
  })

  test('are new with the next catalogue', async () => {
    const before = shop.deps.catalogue
    await ask('dinerbon')
    const renamed = buildProduct({ id: 'dinerbon', title: { nl: 'Nieuw', en: 'New' } })
    const next = buildCatalogue([renamed])
    shop.deps.catalogue = { current: () => next }
    expect((await ask('dinerbon')).data.product.title).toBe('Nieuw')
    shop.deps.catalogue = before
    expect((await ask('dinerbon')).data.product.title).toBe('Bon dinerbon')
  })

  test('are never those about a visitor', async () => {
    const [anna, bert] = [browser(), browser()]
    await anna.ask(addPackage, { input: giftInput() })
    const cartOf = (by: typeof anna) =>
      by.post({ documentId: documentIdOf(showCart), variables: { userData: by.userData } })
    expect((await cartOf(anna)).data.cartV2.totalQuantity).toBe(1)
    expect((await cartOf(bert)).data.cartV2).toBeNull()
  })
})

describe('an unexpected failure', () => {
  const secret = new Error('password=hush at /srv/shop/file.ts:1')
  const broken = {
    current: () => {
      throw secret
    },
  }

  test('is -1 with the general sentence, in a payload and at the top, and only the log knows more', async () => {
    const before = shop.deps.catalogue
    shop.deps.catalogue = broken
    const query = 'query S($userData: UserData!) { storeData(userData: $userData) { key } }'
    const top = await visitor.ask(query)
    const kept = await visitor.post({ documentId: documentIdOf(title), variables })
    const inPayload = await visitor.ask(addPackage, { input: giftInput() })
    shop.deps.catalogue = before

    expect(top).toMatchObject({ status: 200, data: null })
    expect(kept.status).toBe(500)
    expect(inPayload.data.addPackage).toMatchObject({ order: null, errors: [{ code: -1 }] })
    for (const { text } of [top, kept, inPayload]) {
      expect(text).toContain('O jee, er is iets misgegaan.')
      expect(text).not.toMatch(/hush|file\.ts/)
    }
    const { code, reference } = top.errors?.[0]?.extensions ?? {}
    expect(code).toBe(-1)
    expect(shop.alerts).toContainEqual(expect.objectContaining({ err: secret, reference }))
  })

  test('stands in the log with the page that asked, whose address may be a secret, marked where it was asked while rendering', async () => {
    const before = shop.deps.catalogue
    shop.deps.catalogue = broken
    const query = 'query S($userData: UserData!) { storeData(userData: $userData) { key } }'
    const asked = { query, variables }
    const asks = async (mark: string, pathname: string) => {
      const headers = { 'x-client-lambda-request': mark, 'x-pathname': pathname }
      return (await visitor.post(asked, headers)).errors?.[0]?.extensions.reference
    }
    const link = 'crdGeheim0123456789'
    const whileRendering = await asks('1', '/cadeaubonnen/')
    const inBrowser = await asks('0', `/en/kaart/${link}/`)
    const elsewhere = await asks('0', `/a/${link}/b/c`)
    shop.deps.catalogue = before
    for (const [reference, page, isRendering] of [
      [whileRendering, 'giftCards', true],
      [inBrowser, 'card', false],
      [elsewhere, undefined, false],
    ])
      expect(shop.alerts).toContainEqual(expect.objectContaining({ page, reference, isRendering }))
    expect(JSON.stringify(shop.alerts)).not.toContain(link)
  })
})

describe('in process', () => {
  const open = (visitor?: string) =>
    new Visitor({
      cookies: { visitor, session: undefined, device: undefined, hasHint: false },
      language: 'nl',
      storefront: testStorefront,
    })

  test('the same documents give the same answers, and the cookie is handed over', async () => {
    const one = open()
    const { answer: added } = await api.execute({
      claims: { isRendering: true },
      documentId: documentIdOf(addPackage),
      variables: { ...variables, input: giftInput() },
      visitor: one,
      clientIp: undefined,
    })
    expect(added.errors).toBeUndefined()
    expect(one.changes.visitor).toMatch(/^vst_/)
    const shopper = browser()
    shopper.cookie = `__Host-visitor=${one.changes.visitor}`
    const { data } = await shopper.ask(showCart)
    const { answer: again } = await api.execute({
      claims: { isRendering: true },
      documentId: documentIdOf(showCart),
      variables,
      visitor: open(one.changes.visitor),
      clientIp: undefined,
    })
    expect(JSON.parse(JSON.stringify(again.data))).toEqual(data)
  })

  test('a broken document gives errors and does not throw', async () => {
    const { answer } = await api.execute({
      claims: { isRendering: true },
      ...{ query: '{ nee }', visitor: open(), clientIp: undefined },
    })
    expect(answer.data).toBeUndefined()
    expect(answer.errors?.[0]?.extensions.code).toBe(3013)
  })
})
