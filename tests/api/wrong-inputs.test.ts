import { afterAll, expect, test } from 'vitest'
import { errorCodes } from '#kernel/error-codes.ts'
import {
  type ApiBrowser,
  addPackage,
  type Data,
  detailsInput,
  giftInput,
  openApiShop,
  saveDetails,
  startPayment,
} from '#tests/support/api-shop.ts'
import { solveCaptcha } from '#tests/support/solve-captcha.ts'
import { type RightQuestion, type WrongInput, wrongInputs } from '#tests/support/wrong-inputs.ts'

const { browser, shop, close } = await openApiShop()
afterAll(close)

const challenge = `query Challenge($userData: UserData!) { captchaChallenge(userData: $userData, action: common) {
  algorithm challenge maxnumber salt signature } }`

/** A visitor with a basket, details and an order, so that an input reaches what it is for. */
async function shopAround() {
  const visitor = browser()
  const added = await visitor.ask(addPackage, { input: giftInput() })
  await visitor.ask(saveDetails, { input: detailsInput() })
  const { packagesGroups, totals } = added.data.addPackage.order
  const expectedTotal = totals.grandTotal.value
  const paid = await visitor.ask(startPayment, { input: { methodId: 'ideal', expectedTotal } })
  const { orderUuid, paymentId } = paid.data.startPayment
  const [group] = packagesGroups
  return {
    visitor,
    made: {
      expectedTotal,
      orderUuid,
      paymentId,
      uuid: orderUuid,
      packageId: group.packageId,
      shipmentTag: group.tag,
    },
  }
}

const first = await shopAround()

/** What each input is right with, by its name. */
const right = {
  ...{ ...first.made, ...giftInput(), ...detailsInput() },
  userData: first.visitor.userData,
  ...{ phoneNumber: '0612345678', companyName: 'Bakkerij Bol', kvkNumber: '12345678' },
  ...{ vatNumber: 'NL123456782B90', referenceNumber: 'PO-114', invoiceEmail: 'boek@bol.example' },
  ...{ countryCode: 'NL', postCode: '3511AB', houseNumber: '12', suffix: 'A' },
  ...{ street: 'Oudegracht', city: 'Utrecht', name: 'Jan', giverName: 'Opa' },
  ...{ message: 'Gefeliciteerd met je verjaardag', pageNumber: 1, itemsPerPage: 10 },
  ...{ password: 'Wachtwoord-12!', currentPassword: 'Wachtwoord-12!', page: 1 },
  ...{ cardNumber: '6299310000000000000', pin: '123456', subject: 'anders', methodId: 'ideal' },
  ...{ path: '/cadeaubonnen/dinerbon/', queueID: 'home-1' },
  ...{ pageType: 'category', pageId: 'eten', url: 'eten', agreesToTerms: true },
  ...{ address: {}, receiver: {}, filters: {} },
}

const questions = wrongInputs(right)

type Refusal = { code: number; message: string; parameter: string }

async function ask(
  by: ApiBrowser,
  { query, variables }: { query: string; variables: object },
  operation: string,
): Promise<readonly Refusal[]> {
  await shop.deps.db.deleteFrom('attempts').execute()
  const { cookie } = by
  const asked = (await withCaptcha(by, variables)) as object
  const { data, errors } = await by.post({
    query,
    variables: { ...asked, userData: by.userData },
  })
  by.cookie = cookie
  const inData = data?.[operation]?.errors ?? []
  return [
    ...(errors ?? []).map(({ message, extensions }) => ({
      ...{ message, code: extensions.code, parameter: extensions.referencedRequestParameter },
    })),
    ...inData.map(({ message, code, referencedRequestParameter: parameter }: Data) => ({
      ...{ message, code, parameter },
    })),
  ].map((one) => ({ ...one, parameter: one.parameter ?? '' }))
}

/** Every captcha token that is right is solved anew. */
async function withCaptcha(by: ApiBrowser, value: unknown): Promise<unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const entries = Object.entries(value).map(async ([name, one]) => [
    name,
    name === 'captchaToken' && one === 'iets'
      ? solveCaptcha((await by.ask(challenge)).data.captchaChallenge)
      : await withCaptcha(by, one),
  ])
  return Object.fromEntries(await Promise.all(entries))
}

const said = new Map<string, string>()
const english = browser('en')

async function remember(refusal: Refusal, wrong: WrongInput): Promise<void> {
  const key = `${refusal.code} ${refusal.parameter}`.trim()
  if (said.has(key)) return
  english.cookie = first.visitor.cookie
  const inEnglish = (await ask(english, wrong, wrong.operation)).find(
    ({ code, parameter }) => code === refusal.code && parameter === refusal.parameter,
  )
  const line = `${refusal.message} | ${inEnglish?.message ?? ''}`
  said.set(key, line.replaceAll(/[\u00a0\u2060]/g, ' '))
}

/**
 * Inputs that are wrong in a way of which another is named, or none: there is nothing of that kind
 * any more (3203), no session (3540), no such page of the kind that is taken for one (3104), or no
 * quote behind the link (3900).
 */
const ofOthers = [
  ...['singleGift.productId', 'singleGift.version', 'activationVersion', 'context'],
  ...['filterByPage.fieldName', 'filterByPage.pageType'],
  ...['quote', 'quote.version', 'quote.company'],
]

/** What is wrong with a refusal: it names another input, or says that something unexpected happened. */
const faultIn = (
  refusals: readonly Refusal[],
  before: readonly Refusal[],
  { name, path }: WrongInput,
) => {
  const isKnown = ({ code, parameter }: Refusal) =>
    before.some((one) => one.code === code && one.parameter === parameter)
  const own = refusals.filter((one) => !isKnown(one))
  if (own.some(({ code }) => code === errorCodes.unexpected)) return 'unexpected'
  if (ofOthers.some((one) => path.endsWith(one))) return undefined
  return own.every(({ parameter }) => parameter === name) ? undefined : 'names another'
}

async function judge({
  operation,
  query,
  variables,
  wrong,
}: RightQuestion & { wrong: WrongInput[] }) {
  const { visitor } = first
  const before = await ask(visitor, { query, variables }, operation)
  const lines = new Map<string, string[]>()
  const faulty: string[] = []
  for (const one of wrong) {
    const refusals = await ask(visitor, one, operation)
    for (const refusal of refusals) await remember(refusal, one)
    const text = refusals.map(({ code, parameter }) => `${code} ${parameter}`.trim()).join(' + ')
    lines.set(one.path, [...(lines.get(one.path) ?? []), `${one.fault}: ${text || 'taken'}`])
    const fault = faultIn(refusals, before, one)
    if (fault) faulty.push(`${operation}(${one.path}) ${one.fault} ${fault}: ${text}`)
  }
  const state = before.map(({ code, parameter }) => `${code} ${parameter}`.trim()).join(' + ')
  const head = `${operation}${state && ` (right: ${state})`}`
  return {
    table: [head, ...[...lines].map(([path, cases]) => `  ${path} · ${cases.join(' · ')}`)],
    faulty,
  }
}

test('what is refused for one input names that input, in words that were read', async () => {
  const judged = []
  for (const question of questions) judged.push(await judge(question))
  const sentences = [...said].sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }))
  const table = [
    ...judged.flatMap(({ table }) => [...table, '']),
    ...sentences.map(([key, line]) => `${key} · ${line}`),
  ].join('\n')
  await expect(`${table}\n`).toMatchFileSnapshot('wrong-inputs.txt')
  expect(judged.flatMap(({ faulty }) => faulty)).toEqual([])
}, 600_000)
