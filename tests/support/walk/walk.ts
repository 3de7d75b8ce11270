import { activateFirst, activateSome } from './activate-card.ts'
import { buy, type Giver, lookAtOrder } from './buyers.ts'
import { buyByPost, postSome } from './by-post.ts'
import { lookAtCard } from './check-card.ts'
import { comeToAnEnd } from './come-to-an-end.ts'
import { moveCompanyMoney } from './company-money.ts'
import { type Dice, openDice } from './dice.ts'
import type { Role } from './fleet.ts'
import { bookSomeTransfer, giveSomeBack } from './give-back.ts'
import { orderForCompany } from './on-account.ts'
import { openSomeGift } from './open-gift.ts'
import { decideSomeCase } from './operator.ts'
import { orderPacks, sendSomePacks } from './order-packs.ts'
import { payByCard } from './pay-by-card.ts'
import { bringTransfers, payAnotherAmount, payOut, paySomebodyElse } from './provider-money.ts'
import { armFault, failRefund, repeatNews, type SaidBefore, sayLater } from './provider-moves.ts'
import { redeemCard } from './redeem-card.ts'
import { actOnSomeCard } from './stop-card.ts'
import { excuseUnderway, passTime } from './time.ts'
import { openWalkWorld, type WalkWorld } from './walk-world.ts'
import { withdrawOrder } from './withdraw-order.ts'

export type Walk = {
  seed: number
  /** How often somebody does something, in all. */
  steps: number
  /** How many do something at the same time. */
  lanes: number
  processes: { web: number; workers: number }
  kills: number
  databaseRestarts: number
  /** How often days go by. */
  leaps: number
  /** Behind a pooler, beside a copy that only reads, and with a role that owns nothing. */
  isSpread?: boolean
  /** Of a built release before this one: every second process is of it. */
  olderHome?: string | undefined
  /** True when it shall end before its last step; what was begun is finished and audited all the same. */
  isBrokenOff?: () => boolean
}

export type WalkEnd = { findings: readonly string[]; lines: readonly string[]; output: string }

/** Nobody steers: buyers, bank, issuer, post and operator do what the dice say, and processes die under it. */
export async function walk(route: Walk): Promise<WalkEnd> {
  const world = await openWalkWorld(route)
  try {
    const first = openDice(route.seed).another()
    const beginning = [
      activateFirst(world, first),
      orderPacks(world, first.another(), 9_000_100),
      orderForCompany(world, first.another(), 9_000_300),
    ]
    // A process of an older release may not know of these yet.
    await (route.olderHome ? Promise.allSettled(beginning) : Promise.all(beginning))
    await wander(world, route)
    const findings = await comeToAnEnd(world, openDice(route.seed))
    return {
      findings: [...new Set(world.tally.troubles), ...findings],
      lines: await tell(world),
      output: world.fleet.output(),
    }
  } finally {
    await world.close()
  }
}

type Situation = { world: WalkWorld; givers: Giver[]; said: SaidBefore; buyers: number }

/** What happens in a step, by how often in a hundred. */
const acts: readonly [percent: number, act: (at: Situation, dice: Dice) => Promise<void>][] = [
  [13, customer(buy)],
  [4, customer(orderForCompany)],
  [4, ({ world }, dice) => moveCompanyMoney(world, dice)],
  [3, customer(buyByPost)],
  [2, ({ world }) => postSome(world)],
  [4, ({ world }, dice) => actOnSomeCard(world, dice)],
  [2, customer(orderPacks)],
  [2, ({ world }, dice) => sendSomePacks(world, dice)],
  [5, customer(activateSome)],
  [8, customer(redeemCard)],
  [8, customer(payByCard)],
  [3, ({ world }, dice) => lookAtCard(world, dice)],
  [5, someGiver(lookAtOrder)],
  [3, someGiver(withdrawOrder)],
  [5, ({ world }, dice) => openSomeGift(world, dice)],
  [6, ({ world }, dice) => armFault(world, dice)],
  [6, ({ world, said }, dice) => sayLater(world, dice, said)],
  [1, ({ world }, dice) => repeatNews(world, dice)],
  [1, ({ world }, dice) => failRefund(world, dice)],
  [3, ({ world }, dice) => payAnotherAmount(world, dice)],
  [1, ({ world }, dice) => paySomebodyElse(world, dice)],
  [1, ({ world }, dice) => bringTransfers(world, dice)],
  [2, ({ world }, dice) => payOut(world, dice)],
  [3, ({ world }, dice) => decideSomeCase(world, dice)],
  [3, ({ world }, dice) => giveSomeBack(world, dice)],
  [2, ({ world }, dice) => bookSomeTransfer(world, dice)],
]

/** Somebody new who orders, and may look at it again. */
function customer(
  order: (world: WalkWorld, dice: Dice, number: number) => Promise<Giver | undefined>,
) {
  return async (at: Situation, dice: Dice): Promise<void> => {
    at.buyers += 1
    const giver = await order(at.world, dice, at.buyers)
    if (giver !== undefined) at.givers.push(giver)
  }
}

/** Somebody who ordered before comes back to it. */
function someGiver(comeBack: (world: WalkWorld, giver: Giver, dice: Dice) => Promise<void>) {
  return async ({ world, givers }: Situation, dice: Dice): Promise<void> => {
    if (givers.length > 0) await comeBack(world, dice.pick(givers), dice)
  }
}

function pickAct(dice: Dice) {
  let left = dice.below(100)
  for (const [percent, act] of acts) {
    if (left < percent) return act
    left -= percent
  }
  throw new Error('The acts are a hundred in a hundred.')
}

/** Each lane takes the next step as soon as it is done with its last; what hurts the shop happens beside, at steps of its own. */
async function wander(world: WalkWorld, route: Walk): Promise<void> {
  const dice = openDice(route.seed)
  const at: Situation = { world, givers: [], said: new Map(), buyers: 0 }
  const hurts = planHurts(route, dice.another())
  let step = 0
  let hurting = Promise.resolve()
  const lane = async (own: Dice): Promise<void> => {
    while (step < route.steps && route.isBrokenOff?.() !== true) {
      const hurt = hurts.get(step)
      step += 1
      // One after the other: a process that just died is not killed before it lives again.
      if (hurt !== undefined) {
        const before = hurting
        hurting = before.then(() => hurt(world))
        await before
      }
      await pickAct(own)(at, own).catch((error: unknown) => noteFailure(world, error))
    }
  }
  await Promise.all(Array.from({ length: route.lanes }, () => lane(dice.another())))
  await hurting
}

/** All that waits for hours, days or a week gets its turn. */
const leapsTaken = [
  { count: 2, unit: 'hours' },
  { count: 1, unit: 'days' },
  { count: 3, unit: 'days' },
  { count: 8, unit: 'days' },
  { count: 16, unit: 'days' },
] as const

type Hurt = (world: WalkWorld) => Promise<void>

function planHurts(
  { steps, kills, databaseRestarts, leaps, isSpread }: Walk,
  dice: Dice,
): Map<number, Hurt> {
  const hurts = new Map<number, Hurt>()
  const plan = (count: number, hurt: Hurt) => {
    for (let index = 0; index < count; index += 1) hurts.set(freeStep(hurts, steps, dice), hurt)
  }
  plan(Math.ceil(kills / 2), (world) => killOne(world, 'worker', dice))
  plan(Math.floor(kills / 2), (world) => killOne(world, 'web', dice))
  plan(databaseRestarts, async ({ fleet, tally }) => {
    await fleet.restartDatabase()
    tally.count('hurt: the database restarted')
  })
  plan(leaps, (world) => passTime(world, dice.pick(leapsTaken)))
  plan(isSpread ? Math.ceil(databaseRestarts / 2) : 0, async ({ fleet, tally }) => {
    await fleet.restartReplica()
    tally.count('hurt: the copy of the database restarted')
  })
  return hurts
}

function freeStep(taken: ReadonlyMap<number, Hurt>, steps: number, dice: Dice): number {
  for (;;) {
    const step = dice.below(steps)
    if (!taken.has(step)) return step
  }
}

async function killOne(world: WalkWorld, role: Role, dice: Dice): Promise<void> {
  const { fleet, tally } = world
  await fleet.killOne(role, dice, () => excuseUnderway(world))
  tally.count(`hurt: a ${role} process killed`)
}

/** The shop said no, or died under it. What must not happen is blamed where it is seen. */
function noteFailure({ tally }: WalkWorld, error: unknown): void {
  const { message, cause } = error as Error
  const code = /"code":(-?\d+)/.exec(message)?.[1]
  const reason = code ?? (cause as { code?: string } | undefined)?.code ?? message.slice(0, 60)
  tally.count(`stopped: ${reason}`)
}

async function tell({ tally, read }: WalkWorld): Promise<readonly string[]> {
  const rows = await read<{ what: string; count: string }>(`
    select 'orders ' || state as what, count(*)::text as count from orders group by state
    union all select 'payments ' || state, count(*)::text from payments group by state
    union all select 'units ' || state, count(*)::text from card_units group by state
    union all select 'deliveries ' || state, count(*)::text from deliveries group by state
    union all select 'refunds ' || state, count(*)::text from refunds group by state
    union all select 'cases ' || kind || ' ' || state, count(*)::text from cases group by kind, state
    union all select 'notifications', count(*)::text from payment_notifications
    union all select 'transfers ' || kind, count(*)::text from ledger_transfers group by kind
    order by 1`)
  return [
    ...tally.lines(),
    ...rows.map(({ what, count }) => `  ${count.padStart(5)}  in the end: ${what}`),
  ]
}
