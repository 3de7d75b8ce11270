import { goToBank } from './bank-visit.ts'
import { domains, type Giver, giverName, holders } from './buyers.ts'
import type { Dice } from './dice.ts'
import { noteOrder } from './note-order.ts'
import type { WalkWorld } from './walk-world.ts'

const add = `mutation Add($userData: UserData!, $input: PackageInput!) {
  addPackage(userData: $userData, input: $input) { errors { code } } }`
/** Where all post of a walk goes. */
export const address = {
  ...{ countryCode: 'NL', postCode: '3511AB', houseNumber: '12' },
  ...{ street: 'Oudegracht', city: 'Utrecht' },
}

/** Somebody orders sets of blank cards, for themselves. */
export async function orderPacks(
  world: WalkWorld,
  dice: Dice,
  number: number,
): Promise<Giver | undefined> {
  const visitor = world.visitor(dice)
  const packs = { productId: 'lege-cadeaukaarten-verjaardag', amount: 4_95 }
  const input = { ...packs, variationType: 'PHYSICAL', quantity: 1 + dice.below(2), address }
  await visitor.ask(add, { input })
  await visitor.saveDetails(`giver-${number}@${dice.pick(domains)}`, { lastName: giverName })
  const begun = await visitor.startPayment(dice.chance(50) ? 'scheme' : 'ideal', dice.pick(holders))
  return noteOrder(world, {
    ...{ visitor, what: 'packs' },
    answer: await goToBank({ visitor, dice }, begun),
  })
}

type Waiting = { name: string; cards: number }

/** What is paid and not posted yet, with how many blank cards each takes. */
const listWaiting = ({ read }: Pick<WalkWorld, 'read'>): Promise<readonly Waiting[]> =>
  read<Waiting>(`
    select reference_number || '/' || (order_shipments.position + 1) as name, sum(blank_cards)::int as cards
      from order_shipments join orders on orders.id = order_shipments.order_id
        join deliveries on deliveries.shipment_id = order_shipments.id
        join card_units on card_units.delivery_id = deliveries.id
      where order_shipments.state = 'open' and orders.state = 'issuing' and blank_cards is not null
        and card_units.state = 'ordered'
      group by order_shipments.id, orders.id order by orders.settled_at`)

/** Somebody at the shop packs the sets that wait longest, and posts them; now and then their holder was quicker than the post. */
export async function sendSomePacks(world: WalkWorld, dice: Dice): Promise<void> {
  const [waiting] = await listWaiting(world)
  if (waiting !== undefined) await send(world, waiting, dice.chance(20))
}

/** All that waits goes out. */
export async function sendAllPacks(world: WalkWorld): Promise<void> {
  for (const waiting of await listWaiting(world)) await send(world, waiting, false)
}

async function send(
  { command, shelf, blanks, tally }: WalkWorld,
  { name, cards: count }: Waiting,
  isSeenEarly: boolean,
): Promise<void> {
  const cards = shelf.splice(0, count)
  const scanned = cards.flatMap(({ number }) => ['--card', number])
  const packed = await command(['post', 'packed', name, ...scanned])
  // Whether a command that died had packed them is not known: others are scanned the next time.
  if (packed.code === 0 && isSeenEarly) blanks.push(...cards)
  const posted = await command(['post', 'posted', name])
  if (packed.code === 0 && !isSeenEarly) blanks.push(...cards)
  tally.count(`operator: packs ${packed.code === 0 ? 'packed' : 'not packed'}`)
  tally.count(`operator: packs ${posted.code === 0 ? 'posted' : 'not posted'}`)
}
