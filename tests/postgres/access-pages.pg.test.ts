import type { RouteConfigEntry } from '@react-router/dev/routes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { builtPages } from '#server/pages/page-source.ts'
import routes from '#storefront/routes.ts'
import { accessOfAddresses, filesOfBuild } from '#tests/support/access/addresses.ts'
import { accessOfPages, type PageAccess } from '#tests/support/access/pages.ts'
import { changedTables, grownTables, readRows } from '#tests/support/access/rows.ts'
import { openWholeShop, projectRoot } from '#tests/support/access/whole-shop.ts'
import {
  type AccessWorld,
  buildAccessWorld,
  type Stranger,
  strangers,
  victim,
  wordsIn,
} from '#tests/support/access/world.ts'
import { productsByPost } from '#tests/support/build-shop.ts'
import { choiceProducts } from '#tests/support/choice-cards.ts'

let world: AccessWorld
beforeAll(async () => {
  const products = [...productsByPost, ...choiceProducts]
  world = await buildAccessWorld(await openWholeShop({ products, pages: builtPages(projectRoot) }))
})
afterAll(() => world.close())

const idsOf = (entries: readonly RouteConfigEntry[]): readonly string[] =>
  entries.flatMap(({ id = '', children }) => (children === undefined ? [id] : idsOf(children)))

test('each page says who may see it', () => {
  const ids = idsOf(routes)
  const advice = 'Say in tests/support/access/pages.ts who may see it.'
  const unsaid = ids.filter((id) => accessOfPages[id] === undefined)
  expect(unsaid.map((id) => `${id}: ${advice}`)).toEqual([])
  const gone = Object.keys(accessOfPages).filter((id) => !ids.includes(id))
  expect(gone.map((id) => `${id}: there is no such page any more.`)).toEqual([])
})

/** As a browser asks for a page, and as the router of an open page does. */
const spellingsOf = (path: string): readonly string[] => {
  const [pathname = '', query] = path.split('?')
  const data = `${pathname === '/' ? '/_root' : pathname.replace(/\/$/, '')}.data`
  const inEnglish = [`/en${path}`, `/en${data}`]
  return [path, data, ...inEnglish].map((one) =>
    query === undefined || one.includes('?') ? one : `${one}?${query}`,
  )
}

const faults: string[] = []
const expectNoFaults = () => expect(faults.splice(0)).toEqual([])

const isLoggedOut = (who: Stranger): boolean => who === 'visitor' || who === 'expired'
const isColleague = (who: Stranger): boolean => who === 'buyer' || who === 'finance'

/** Those to whom a page for everybody could be different. */
const someStrangers = ['customer', 'expired'] as const

/** How a page of the victim answers a stranger; undefined where the page is for everybody. */
function outcomeFor({ kind }: PageAccess, who: Stranger): 'shown' | 'logIn' | 'none' | undefined {
  if (kind === 'everybody') return undefined
  if (kind === 'order') return 'shown'
  if (isLoggedOut(who)) return 'logIn'
  return kind === 'account' || isColleague(who) ? 'shown' : 'none'
}

const isOutcome = {
  shown: (status: number) => status === 200,
  none: (status: number) => status === 404,
  logIn: (status: number, led: string) =>
    status === 302 && /^(?:\/en)?\/account\/(?:\?|$)/.test(led),
}

/** Words that a page may tell somebody: of an order its number, of a company its own. */
function knownTo({ kind }: PageAccess, who: Stranger): readonly string[] {
  if (kind === 'order') return [world.order.number]
  if (!isColleague(who)) return []
  const { company, kvkNumber, street, reference, invoiceEmail } = victim
  const ofCompany = [company, kvkNumber, street, reference, invoiceEmail]
  const ofInvoices = who === 'finance' ? [world.debt.number, world.debt.document] : []
  return [...ofCompany, ...ofInvoices]
}

async function lookAs(who: Stranger, access: PageAccess): Promise<void> {
  const outcome = outcomeFor(access, who)
  for (const path of spellingsOf(access.at(world))) {
    const { status, headers, bytes } = await world.by[who].get(path)
    const led = headers.get('location') ?? ''
    const isPage = !path.includes('.data')
    if (outcome !== undefined && isPage && !isOutcome[outcome](status, led))
      faults.push(`${path} is to be ${outcome} to ${who}, and was ${status} ${led}.`)
    const known = knownTo(access, who)
    const read = wordsIn(world, `${new TextDecoder().decode(bytes)} ${led}`)
    const strange = read.filter((word) => !known.includes(word))
    if (strange.length > 0) faults.push(`${path} let ${who} read ${strange.join(', ')}.`)
  }
}

test('strangers see nothing of a customer on any page, and change nothing by looking', async () => {
  const before = await readRows(world.database)
  for (const access of Object.values(accessOfPages))
    for (const who of access.kind === 'everybody' ? someStrangers : strangers)
      await lookAs(who, access)
  expectNoFaults()
  const after = await readRows(world.database)
  expect([...changedTables(before, after), ...grownTables(before, after)]).toEqual([])
}, 300_000)

test('the customer sees on each page what strangers do not', async () => {
  for (const access of Object.values(accessOfPages)) {
    if (access.kind === 'everybody') continue
    const path = access.at(world)
    const { status, bytes } = await world.owner.get(path)
    if (status !== 200 || !new TextDecoder().decode(bytes).includes(access.shows ?? ''))
      faults.push(`${path} hid ${access.shows} from the customer: ${status}.`)
  }
  expectNoFaults()
})

test('each address that the built server answers says who may read it', () => {
  const printed = world.app.printRoutes({ commonPrefix: false })
  const addresses = [...printed.matchAll(/── (\S+)/g)].map(([, path = '']) => path)
  const said = new Set([...Object.keys(accessOfAddresses), ...filesOfBuild])
  expect(addresses.filter((path) => !said.has(path))).toEqual([])
  expect([...said].filter((path) => !addresses.includes(path))).toEqual([])
})
