import { goToBank } from './bank-visit.ts'
import { domains, type Giver, giverName, holders, receiverName } from './buyers.ts'
import type { Dice } from './dice.ts'
import { noteOrder } from './note-order.ts'
import { address } from './order-packs.ts'
import type { WalkWorld } from './walk-world.ts'

const add = `mutation Add($userData: UserData!, $input: PackageInput!) {
  addPackage(userData: $userData, input: $input) { errors { code } } }`

/** Somebody has a choice card, or two, posted to somebody else. */
export async function buyByPost(
  world: WalkWorld,
  dice: Dice,
  number: number,
): Promise<Giver | undefined> {
  const visitor = world.visitor(dice)
  const card = { productId: 'cadeaubonnl-keuze-cadeaukaart', amount: dice.pick([10, 25, 50]) * 100 }
  const input = {
    ...{ ...card, variationType: 'PHYSICAL', quantity: dice.chance(70) ? 1 : 2 },
    ...{ address, receiver: { name: receiverName } },
  }
  await visitor.ask(add, { input })
  await visitor.saveDetails(`giver-${number}@${dice.pick(domains)}`, { lastName: giverName })
  const begun = await visitor.startPayment(dice.chance(50) ? 'scheme' : 'ideal', dice.pick(holders))
  return noteOrder(world, {
    ...{ visitor, what: 'by post' },
    answer: await goToBank({ visitor, dice }, begun),
  })
}

type Waiting = { name: string; scanned: number }

/** What is paid and not posted yet, besides sets of blank cards; in how many places a printed card of our own has to lie. */
const listWaiting = ({ read }: Pick<WalkWorld, 'read'>): Promise<readonly Waiting[]> =>
  read<Waiting>(`
    select reference_number || '/' || (order_shipments.position + 1) as name,
        (count(*) filter (where (order_packages.product ->> 'isChoiceCard')::boolean
          and card_units.state in ('ordered', 'issuing')))::int as scanned
      from order_shipments join orders on orders.id = order_shipments.order_id
        join deliveries on deliveries.shipment_id = order_shipments.id
        join card_units on card_units.delivery_id = deliveries.id
        join order_packages on order_packages.id = card_units.package_id
      where order_shipments.state = 'open' and delivery_form = 'PHYSICAL' and orders.state = 'issuing'
      group by order_shipments.id, orders.id having count(blank_cards) = 0 order by orders.settled_at`)

/** Somebody at the shop packs what waits longest, and posts it. */
export async function postSome(world: WalkWorld): Promise<void> {
  const [waiting] = await listWaiting(world)
  if (waiting !== undefined) await send(world, waiting)
}

/** All that waits goes out: what its issuer has still to make, once it is there. */
export async function postAll(world: WalkWorld): Promise<void> {
  for (const waiting of await listWaiting(world)) await send(world, waiting)
}

/** The demonstration packs and posts by itself what no card is scanned for: then it is done already. */
async function send(
  { command, shelf, wallet, tally }: WalkWorld,
  { name, scanned }: Waiting,
): Promise<void> {
  const cards = shelf.splice(0, scanned)
  const words = cards.flatMap(({ number }) => ['--card', number])
  const packed = await command(['post', 'packed', name, ...words])
  const posted = await command(['post', 'posted', name])
  // They lie with somebody who has number and pin; whether a command that died had packed them is not known.
  wallet.push(...cards)
  tally.count(`operator: by post ${packed.code === 0 ? 'packed' : 'not packed'}`)
  tally.count(`operator: by post ${posted.code === 0 ? 'posted' : 'not posted'}`)
}
