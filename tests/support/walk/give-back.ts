import type { Dice } from './dice.ts'
import type { WalkWorld } from './walk-world.ts'

type Office = Pick<WalkWorld, 'command' | 'tally' | 'fleet' | 'read'>

const signed = ['--by', 'Walker', '--because'] as const

/** Words by which the shop refuses. */
const refusals = /Nothing (changed|was done)\.|was booked before|has no debt left/

/** An operator does something with money, which the shop may refuse, and may not fail at. */
export async function act(
  { command, fleet, tally }: Office,
  words: readonly string[],
  what: string,
): Promise<void> {
  const before = fleet.outages()
  const { code, output } = await command(words)
  const isUndisturbed = !before.isAway && fleet.outages().count === before.count
  const isKnown = code === 0 || refusals.test(output)
  if (isUndisturbed && !isKnown) tally.blame(`${words.join(' ')}: ${output}`)
  tally.count(`operator: ${what}${code === 0 ? '' : ', refused'}`)
}

/** Somebody complains: an amount goes back, or a card does, of an order that anything may have paid. */
export async function giveSomeBack(world: Office, dice: Dice): Promise<void> {
  const paid = await world.read<{ id: string; number: string; cents: number }>(`
    select id, reference_number as number, total_cents::int as cents from orders
    where settled_at is not null order by id`)
  if (paid.length === 0) return
  const { id, number, cents } = dice.pick(paid)
  const why = `thrown ${dice.below(5)}`
  if (dice.chance(50)) {
    const amount = (1 + dice.below(cents)) / 100
    const words = ['orders', 'refund', number, '--amount', amount.toFixed(2), ...signed, why]
    return act(world, words, 'a favour')
  }
  const units = await world.read<{ id: string }>(
    `select id from card_units where order_id = '${id}' order by id`,
  )
  if (units.length === 0) return
  const chosen = dice.chance(30) ? units.map((unit) => unit.id) : [dice.pick(units).id]
  const words = ['orders', 'refund', number, '--cards', chosen.join(','), ...signed, why]
  await act(world, words, 'cards refunded')
}

/** Money stands on the shop's own account: for an order that waits for it or was paid, of any amount, or for nobody. */
export async function bookSomeTransfer(world: Office, dice: Dice): Promise<void> {
  const orders = await world.read<{ number: string; cents: number }>(
    'select reference_number as number, total_cents::int as cents from orders order by id',
  )
  if (orders.length === 0) return
  const { number, cents } = dice.pick(orders)
  const paid = Math.max(1, dice.pick([cents, cents, cents - 1, cents + 5_00]))
  const name = dice.chance(50) ? number : 'dank u wel'
  const reference = `R${dice.below(10 ** 9)}`
  const words = ['payments', 'transfer', name, '--amount', (paid / 100).toFixed(2)]
  await act(world, [...words, '--reference', reference, ...signed, 'seen'], 'a transfer booked')
}
