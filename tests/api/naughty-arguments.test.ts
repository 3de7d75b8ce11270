import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type OperationTypeNode,
} from 'graphql'
import { afterAll, expect, test } from 'vitest'
import { schema } from '#api/schema.ts'
import { errorCodes } from '#kernel/error-codes.ts'
import {
  type ApiBrowser,
  addPackage,
  detailsInput,
  giftInput,
  openApiShop,
  saveDetails,
  startPayment,
} from '#tests/support/api-shop.ts'
import { naughtyKinds, naughtyNumbers, naughtyTexts } from '#tests/support/naughty-values.ts'
import { solveCaptcha } from '#tests/support/solve-captcha.ts'
import { sampleOf } from '#tests/support/thoroughness.ts'

const { browser, close } = await openApiShop()
afterAll(close)

const challenge = `query Challenge($userData: UserData!) { captchaChallenge(userData: $userData, action: common) {
  algorithm challenge maxnumber salt signature } }`

/** A visitor with a basket, details and an order, so that an argument reaches what it is for. */
async function shopAround() {
  const visitor = browser()
  const added = await visitor.ask(addPackage, { input: giftInput() })
  await visitor.ask(saveDetails, { input: detailsInput() })
  const { packagesGroups, totals } = added.data.addPackage.order
  const expectedTotal = totals.grandTotal.value
  const input = { methodId: 'ideal', expectedTotal }
  const { orderUuid } = (await visitor.ask(startPayment, { input })).data.startPayment
  const [group] = packagesGroups
  return { visitor, expectedTotal, orderUuid, packageId: group.packageId, shipmentTag: group.tag }
}

const { visitor, ...made } = await shopAround()

/** What each argument is right with, by its name; others by their type. */
const right: Readonly<Record<string, unknown>> = {
  ...made,
  ...giftInput(),
  ...detailsInput(),
  userData: visitor.userData,
  ...visitor.userData,
  uuid: made.orderUuid,
  path: '/cadeaubonnen/dinerbon/',
  queueID: 'home-1',
  methodId: 'ideal',
  itemsPerPage: 10,
  pageNumber: 1,
  password: 'Wachtwoord-12!',
  currentPassword: 'Wachtwoord-12!',
  cardNumber: '6064360000000000000',
  pin: '123456',
  name: 'Anna',
  subject: 'anders',
  message: 'Waar blijft mijn bon?',
}

type Input = GraphQLArgument | GraphQLInputField

const isRequired = ({ type, defaultValue }: Input): boolean =>
  isNonNullType(type) && defaultValue === undefined

/** A value of the type that the shop could take. */
function plain(type: GraphQLInputType, name = ''): unknown {
  if (isNonNullType(type)) return plain(type.ofType, name)
  if (right[name] !== undefined) return right[name]
  if (isListType(type)) return [plain(type.ofType)]
  if (isEnumType(type)) return type.getValues()[0]?.name
  if (isInputObjectType(type)) return plainFields(Object.values(type.getFields()))
  return { Int: 1, Float: 1, Boolean: true }[String(type)] ?? 'iets'
}

const plainFields = (inputs: readonly Input[]): Record<string, unknown> =>
  Object.fromEntries(inputs.filter(isRequired).map((one) => [one.name, plain(one.type, one.name)]))

type Spoilt = { at: string; value: unknown }

/** The value with one part of it spoilt, for each part and each way. */
function* spoil(type: GraphQLInputType, name: string): Generator<Spoilt> {
  if (isNonNullType(type)) {
    yield* spoil(type.ofType, name)
    return
  }
  for (const kind of naughtyKinds) yield { at: name, value: kind }
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields())
    for (const field of fields)
      for (const { at, value } of spoil(field.type, field.name))
        yield { at: `${name}.${at}`, value: { ...plainFields(fields), [field.name]: value } }
  } else if (isListType(type)) {
    for (const { at, value } of spoil(type.ofType, name)) yield { at: `${at}[]`, value: [value] }
    yield { at: name, value: Array.from({ length: 500 }, () => plain(type.ofType)) }
  } else {
    for (const value of [...naughtyTexts, ...naughtyNumbers]) yield { at: name, value }
  }
}

type Question = { at: string; query: string; variables: Record<string, unknown> }

function* questionsOf(
  kind: `${OperationTypeNode}`,
  field: GraphQLField<unknown, unknown>,
): Generator<Question> {
  const { name, args, type } = field
  const parameters = args.map((one) => `$${one.name}: ${one.type}`).join(', ')
  const values = args.map((one) => `${one.name}: $${one.name}`).join(', ')
  const inner = isNonNullType(type) ? type.ofType : type
  const item = isListType(inner) ? inner.ofType : inner
  const shown = isCompositeType(isNonNullType(item) ? item.ofType : item) ? errorsOf(item) : ''
  const query = `${kind} Q(${parameters}) { ${name}(${values}) ${shown} }`
  const fine = plainFields(args)
  for (const arg of args)
    for (const { at, value } of spoil(arg.type, arg.name))
      yield { at: `${name}(${at})`, query, variables: { ...fine, [arg.name]: value } }
}

const errorsOf = (type: unknown): string => {
  const named = schema.getType(String(type).replace(/[![\]]/g, ''))
  const hasErrors = named !== undefined && 'getFields' in named && 'errors' in named.getFields()
  return hasErrors ? '{ __typename errors { code } }' : '{ __typename }'
}

const all: Question[] = [
  ...Object.values(schema.getQueryType()?.getFields() ?? {}).flatMap((field) => [
    ...questionsOf('query', field),
  ]),
  ...Object.values(schema.getMutationType()?.getFields() ?? {}).flatMap((field) => [
    ...questionsOf('mutation', field),
  ]),
]

async function withCaptcha(asker: ApiBrowser, variables: Question['variables']) {
  if (variables.captchaToken !== 'iets') return variables
  const work = (await asker.ask(challenge)).data.captchaChallenge
  return { ...variables, captchaToken: solveCaptcha(work) }
}

test('whatever stands in an argument, the answer is of the shop: no 5xx, and never code -1', async () => {
  expect(all.length).toBeGreaterThan(10_000)
  const failed: string[] = []
  for (const { at, query, variables } of sampleOf(all, 1500)) {
    // After a few payments a visitor hears only that they were too many.
    const asker = at.startsWith('startPayment(') ? (await shopAround()).visitor : visitor
    const asked = await withCaptcha(asker, variables)
    const { cookie } = asker
    const { status, text } = await asker.post({ query, variables: asked })
    // A log-out, say, is not for those that come after.
    asker.cookie = cookie
    if (status >= 500 || text.includes(`"code":${errorCodes.unexpected}`))
      failed.push(`${at} ${JSON.stringify(asked).slice(0, 300)}: ${status} ${text.slice(0, 300)}`)
  }
  expect(failed).toEqual([])
})
