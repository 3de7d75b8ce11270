import { canChangeCards } from '#simulators/issuer/issuer-sentinels.ts'
import { readBooks } from './sqlite.ts'
import type { WalkWorld } from './walk-world.ts'

type Audited = Pick<WalkWorld, 'read' | 'books' | 'toldPaid'>
type Finding = { finding: string }

/** Orders told to be paid that are not, jobs given up, and cards that differ from their issuer's books; a sentence each. */
export async function auditGoods(world: Audited): Promise<readonly string[]> {
  return [...(await auditOrders(world)), ...(await auditCards(world))]
}

async function auditOrders({ read, toldPaid }: Audited): Promise<readonly string[]> {
  const uuids = [...toldPaid].map((uuid) => `('${uuid}')`).join(', ')
  const rows = await read<Finding>(`
    select 'order ' || told.uuid || ' was told to be paid, and is not'
      from (values ('') ${uuids === '' ? '' : `, ${uuids}`}) as told (uuid)
      left join orders on orders.uuid = told.uuid
      where told.uuid <> '' and orders.settled_at is null
    union all
    select 'job given up: ' || coalesce(source_name, name) || ' ' || coalesce(data::text, '')
      from pgboss.job where name = 'dead-letters'`)
  return rows.map(({ finding }) => finding)
}

type OurUnit = {
  unit: string
  state: string
  cents: number
  issuer: string | null
  /** Of a card that the shop makes itself. */
  programme: string | null
  card: string | null
  orderState: string
  /** A person decides whether it is paid back. */
  isWithdrawing: boolean
}
type TheirCard = { unit: string; cents: number; issuer: string; state: string }

/** Each unit is one card at its issuer, or paid back, or withdrawn; never two of them. */
async function auditCards({ read, books }: Audited): Promise<readonly string[]> {
  const units = await read<OurUnit>(`
    select card_units.id as unit, card_units.state, card_units.amount_cents::int as cents, cards.issuer,
        cards.programme, cards.state as card, orders.state as "orderState",
        exists (select from withdrawals where withdrawals.order_id = orders.id and withdrawals.state = 'waiting') as "isWithdrawing"
      from card_units join orders on orders.id = order_id left join cards on cards.order_unit_id = card_units.id`)
  const cards = readBooks<TheirCard>(
    books.issuer,
    'select unit_id as unit, cents, issuer, state from cards',
  )
  const ours = new Map(units.map((unit) => [unit.unit, unit]))
  const theirs = new Map(cards.map((card) => [card.unit, card]))
  return [
    ...cards.flatMap((card) =>
      ours.has(card.unit) ? [] : [`card of unit ${card.unit} is of no order`],
    ),
    ...units.flatMap((unit) => judge(unit, theirs.get(unit.unit)) ?? []),
  ]
}

/** A card of our own is good, spent, or stopped by the operator as long as its unit is, and never there for a unit that was not made. */
function judgeOwn(
  { state, card, orderState, isWithdrawing }: OurUnit,
  said: string,
): string | undefined {
  const alive = ['active', 'spent', 'blocked', ...(isWithdrawing ? ['frozen'] : [])]
  const good = orderState === 'halted' ? ['frozen', 'blocked'] : alive
  const states: readonly (string | null)[] = state === 'issued' ? good : ['withdrawn']
  return states.includes(card) ? undefined : said
}

function judge(unit: OurUnit, card: TheirCard | undefined): string | undefined {
  const said = `unit ${unit.unit} is ${unit.state} (card ${unit.card}, order ${unit.orderState})`
  if (unit.programme !== null)
    return card === undefined ? judgeOwn(unit, said) : `${said}, and an issuer knows it`
  if (card === undefined)
    return unit.card === null ? undefined : `${said}, and its issuer knows no card`
  const found = `${said}, its issuer has a card ${card.state} of ${card.cents}`
  if (card.cents !== unit.cents) return found
  switch (unit.state) {
    case 'issued':
    case 'withdrawn':
    case 'refunded': {
      const expected = unit.card ?? (unit.state === 'issued' ? undefined : 'withdrawn')
      const isAsTold = card.state === expected || !canChangeCards(card.issuer)
      return isAsTold ? undefined : found
    }
    case 'issuing':
      return unit.orderState === 'halted' ? undefined : found
    default:
      return found
  }
}
