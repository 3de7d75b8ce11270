import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import type { GraphQLField } from 'graphql'
import { afterAll, expect, test } from 'vitest'
import { apiSchema } from '#api/schema.ts'
import { invariant } from '#kernel/invariant.ts'
import type { Access } from '#tests/support/access/access.ts'
import { type AddressAccess, accessOfAddresses } from '#tests/support/access/addresses.ts'
import { accessOfOperations } from '#tests/support/access/operations.ts'
import { changedTables, grownTables, readRows, rowsWith } from '#tests/support/access/rows.ts'
import { wholeDocumentOf } from '#tests/support/access/whole-document.ts'
import { noPages, openWholeShop, projectRoot } from '#tests/support/access/whole-shop.ts'
import {
  buildAccessWorld,
  idsOfVictim,
  strangers,
  victim,
  wordsIn,
} from '#tests/support/access/world.ts'
import { solve } from '#tests/support/account-browser.ts'
import type { ApiBrowser, Data } from '#tests/support/api-shop.ts'
import { productsByPost } from '#tests/support/build-shop.ts'
import { choiceProducts } from '#tests/support/choice-cards.ts'
import { plain } from '#tests/support/spoilt-questions.ts'

const products = [...productsByPost, ...choiceProducts]
const whole = await openWholeShop({ products, pages: noPages })
const world = await buildAccessWorld(whole)
afterAll(whole.close)

type FileAccess = Extract<AddressAccess, { kind: 'file' }>
type OwnDataAccess = Extract<AddressAccess, { kind: 'ownData' }>
type MachineAccess = Extract<AddressAccess, { kind: 'machines' }>

/** As the server itself lists them, without what stands for several methods of one. */
const addresses = [
  ...new Set(
    [...whole.app.printRoutes({ commonPrefix: false }).matchAll(/── (\S+)/g)].map(
      ([, path]) => path,
    ),
  ),
].map((path) => path ?? '')

type Field = GraphQLField<unknown, unknown>
type Operation = { kind: 'query' | 'mutation'; field: Field; access: Access }

const roots = { query: apiSchema.getQueryType(), mutation: apiSchema.getMutationType() } as const
const fields = Object.values(roots).flatMap((type) => Object.values(type?.getFields() ?? {}))

/** In the order of the table, which is the one in which the victim does it all at the end. */
const operations = Object.entries(accessOfOperations).flatMap(([name, access]): Operation[] => {
  const kind = roots.query?.getFields()[name] === undefined ? 'mutation' : 'query'
  const field = roots[kind]?.getFields()[name]
  return field === undefined ? [] : [{ kind, field, access }]
})

test('each operation of the API says who may use it', () => {
  const names = fields.map(({ name }) => name)
  const unsaid = names.filter((name) => accessOfOperations[name] === undefined)
  const advice =
    'Say in tests/support/access/operations.ts who may use it, and what others are told.'
  expect(unsaid.map((name) => `${name}: ${advice}`)).toEqual([])
  const gone = Object.keys(accessOfOperations).filter((name) => !names.includes(name))
  expect(gone.map((name) => `${name}: the API has no such operation any more.`)).toEqual([])
})

async function ask(by: ApiBrowser, { kind, field }: Operation, given: object) {
  // Each is told its own refusal, however many asked before.
  await whole.database.db.deleteFrom('attempts').execute()
  await whole.database.db.deleteFrom('budgets').execute()
  const isProven = 'captchaToken' in given
  const answer = await by.ask(wholeDocumentOf(kind, field), {
    ...given,
    ...(isProven && { captchaToken: await solve(by) }),
  })
  const inData: Data[] = answer.data?.[field.name]?.errors ?? []
  const refused = [...(answer.errors ?? []).map(({ extensions }) => extensions), ...inData]
  const refusal = refused
    .map(({ code, referencedRequestParameter: name }) => (name ? `${code} ${name}` : `${code}`))
    .join(', ')
  return { refusal, text: answer.text }
}

const anyInput = ({ args }: Field) =>
  Object.fromEntries(
    args
      .filter(({ name }) => name !== 'userData')
      .map(({ name, type }) => [name, plain(type, name, { right: {}, kinds: [], values: [] })]),
  )

/** Sentences that say where an answer breaks the table. */
const faults: string[] = []
const expectNoFaults = () => expect(faults.splice(0)).toEqual([])

const ids = await idsOfVictim(world)

async function refuseStrangers(one: Operation): Promise<void> {
  const { access, field } = one
  if (access.kind === 'endsOwnSession') return
  const given = access.kind === 'everybody' ? anyInput(field) : access.given(world)
  const before = await readRows(whole.database)
  const jobs = whole.shop.waitingJobs.length
  for (const who of strangers) {
    const wanted = refusalOf(access, who)
    if (wanted === 'may') continue
    const by = world.by[who]
    const { cookie } = by
    const { refusal, text } = await ask(by, one, given)
    // A visitor stays one, and a session that ended is shown again.
    if (who === 'visitor' || who === 'expired') by.cookie = cookie
    if (wanted !== undefined && refusal !== wanted)
      faults.push(`${field.name} told ${who} "${refusal}" and not "${wanted}".`)
    const told = access.kind === 'guarded' ? access.tells(world) : []
    const read = wordsIn(world, text).filter((word) => !told.includes(word))
    if (read.length > 0) faults.push(`${field.name} let ${who} read ${read.join(', ')}.`)
  }
  const after = await readRows(whole.database)
  const isOwn = access.kind === 'ownOnly'
  const changed = changedTables(isOwn ? rowsWith(before, ids) : before, after)
  const grown = isOwn ? [] : grownTables(before, after)
  for (const table of new Set([...changed, ...grown]))
    faults.push(`${field.name} changed ${table} for a stranger.`)
  if (!isOwn && whole.shop.waitingJobs.length > jobs)
    faults.push(`${field.name} left work behind for a stranger.`)
  await whole.shop.runJobs()
}

/** Undefined where any answer will do; `may` of who is no stranger to it. */
function refusalOf(access: Access, who: (typeof strangers)[number]): string | undefined {
  if (access.kind === 'everybody') return undefined
  if (access.kind === 'guarded') return access.refusals[who] ?? 'may'
  if (access.kind === 'endsOwnSession') return 'may'
  return who === 'visitor' || who === 'expired' ? access.loggedOut : undefined
}

test('strangers read and change nothing of a customer, and are told why', async () => {
  for (const one of operations) await refuseStrangers(one)
  expectNoFaults()
}, 120_000)

/** Words of a company that all its members read, and those of its invoices. */
const { company, kvkNumber, street, reference, invoiceEmail } = victim
const colleagueWords: readonly string[] = [company, kvkNumber, street, reference, invoiceEmail]
const invoiceWords: readonly string[] = [world.debt.number, world.debt.document]

test('colleagues read what their role is for, without receivers and codes', async () => {
  for (const one of operations) {
    const { access, field, kind } = one
    if (access.kind !== 'guarded' || kind === 'mutation') continue
    for (const who of strangers) {
      if (refusalOf(access, who) !== 'may') continue
      const { refusal, text } = await ask(world.by[who], one, access.given(world))
      if (refusal !== '') faults.push(`${field.name} refused ${who}: ${refusal}.`)
      const known = field.name === 'companyDebts' ? invoiceWords : colleagueWords
      const read = wordsIn(world, text).filter((word) => !known.includes(word))
      if (read.length > 0) faults.push(`${field.name} let ${who} read ${read.join(', ')}.`)
    }
  }
  expectNoFaults()
})

test('every other proof of who may is a test that names the operation', () => {
  for (const { field, access } of operations) {
    if (access.kind !== 'guarded' || access.right.kind !== 'provenIn') continue
    const path = join(projectRoot, access.right.file)
    const text = existsSync(path) ? readFileSync(path, 'utf8').toLowerCase() : ''
    if (!text.includes(field.name.toLowerCase()))
      faults.push(`${access.right.file} says nothing of ${field.name}.`)
  }
  expectNoFaults()
})

test('each address that the server answers says who may read it', () => {
  const advice = 'Say in tests/support/access/addresses.ts who may read it.'
  const unsaid = addresses.filter((path) => accessOfAddresses[path] === undefined)
  expect(unsaid.map((path) => `${path}: ${advice}`)).toEqual([])
  const gone = Object.keys(accessOfAddresses).filter((path) => !addresses.includes(path))
  expect(gone.map((path) => `${path}: the server has no such address any more.`)).toEqual([])
})

test('files of a customer are for the customer alone', async () => {
  for (const access of Object.values(accessOfAddresses).flat()) {
    if (access.kind === 'file') await readFile(access)
    if (access.kind === 'ownData') await readOwnData(access)
    if (access.kind === 'machines') await readAsMachine(access)
  }
  expectNoFaults()
})

const decode = (bytes: Uint8Array): string => new TextDecoder().decode(bytes)

async function readFile(access: FileAccess): Promise<void> {
  const before = await readRows(whole.database)
  const path = access.strangersAt(world)
  for (const who of strangers.filter((one) => !access.alsoFor.includes(one))) {
    const { status, headers, bytes } = await world.by[who].get(path)
    const { refusal } = access
    const led = headers.get('location')
    if (status !== refusal.status || led !== refusal.location(world))
      faults.push(`${path} answered ${who} with ${status} ${led}.`)
    const read = wordsIn(world, decode(bytes))
    if (read.length > 0) faults.push(`${path} let ${who} read ${read.join(', ')}.`)
  }
  const after = await readRows(whole.database)
  for (const table of [...changedTables(before, after), ...grownTables(before, after)])
    faults.push(`${path} changed ${table} for a stranger.`)
  for (const by of [world.owner, ...access.alsoFor.map((who) => world.by[who])]) {
    const { status, headers, bytes } = await by.get(access.at(world))
    const type = headers.get('content-type')
    const isRead = status === 200 && type === access.type
    if (!isRead || !decode(bytes).includes(access.shows ?? ''))
      faults.push(`${access.at(world)} answered who may with ${status} ${type}.`)
    if (by !== world.owner && /wielewaal/i.test(decode(bytes)))
      faults.push(`${access.at(world)} names a receiver to a colleague.`)
    if (headers.get('cache-control') !== 'private, no-store')
      faults.push(`${access.at(world)} may be kept: ${headers.get('cache-control')}.`)
  }
}

/** Expects everybody who is logged in to read their own data, and no more of the victim. */
async function readOwnData({ at, loggedOutTo }: OwnDataAccess): Promise<void> {
  const read = async (by: ApiBrowser) => {
    await whole.database.db.deleteFrom('attempts').execute()
    const { status, headers, bytes } = await by.get(at)
    const files = status === 200 ? Object.values(unzipSync(bytes)) : [bytes]
    return { status, led: headers.get('location'), text: files.map(decode).join() }
  }
  for (const who of strangers) {
    const { status, led, text } = await read(world.by[who])
    const isLoggedOut = who === 'visitor' || who === 'expired'
    if (isLoggedOut ? led !== loggedOutTo : status !== 200)
      faults.push(`${at} answered ${who} with ${status} ${led}.`)
    const isColleague = who === 'buyer' || who === 'finance'
    // The number stands in the withdrawal that they wrote themselves.
    const known = [world.order.number, ...(isColleague ? colleagueWords : [])]
    const words = wordsIn(world, text).filter((word) => !known.includes(word))
    if (words.length > 0) faults.push(`${at} let ${who} read ${words.join(', ')}.`)
  }
  const own = await read(world.owner)
  for (const word of [victim.email, victim.receiver, victim.booked, victim.company])
    if (!own.text.includes(word)) faults.push(`${at} hid ${word} from the owner.`)
}

async function readAsMachine({ at, method, refusal }: MachineAccess): Promise<void> {
  const { status } = await fetch(`${whole.url}${at}`, { method })
  if (status !== refusal) faults.push(`${at} answered a stranger with ${status}.`)
}

test('who may gets what strangers are refused', async () => {
  for (const one of operations) {
    const { access, field } = one
    if (access.kind !== 'guarded' || access.right.kind !== 'owner') continue
    const { refusal, text } = await ask(world.owner, one, access.given(world))
    const { right } = access
    if (refusal !== right.refusal)
      faults.push(`${field.name} told the owner "${refusal}" and not "${right.refusal}".`)
    const missing = right.shows.filter((word) => !text.includes(word))
    if (missing.length > 0) faults.push(`${field.name} hid ${missing.join(', ')} from the owner.`)
  }
  expectNoFaults()
})

test('a browser that logs out leaves every other one logged in', async () => {
  const [logOut] = operations.filter(({ access }) => access.kind === 'endsOwnSession')
  invariant(logOut !== undefined, 'Customers log out.')
  const before = rowsWith(await readRows(whole.database), ids)
  for (const by of [world.by.visitor, world.by.customer]) await ask(by, logOut, {})
  expect(changedTables(before, await readRows(whole.database))).toEqual([])
})
