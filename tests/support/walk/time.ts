import { messageOf } from './audit-mail.ts'
import type { WalkWorld } from './walk-world.ts'

type Unit = 'hours' | 'days' | 'weeks'
const hourMs = 3_600_000
const unitMs: Readonly<Record<Unit, number>> = {
  hours: hourMs,
  days: 24 * hourMs,
  weeks: 7 * 24 * hourMs,
}

/** Days go by in a moment, for the shop, for its provider and for whoever waits for either. */
export async function passTime(
  world: WalkWorld,
  { count, unit }: { count: number; unit: Unit },
): Promise<void> {
  const { psp, command, tally, read, accountMails } = world
  // What is told of them goes with the time.
  for (const { id } of await read<{ id: string }>('select id from account_mails'))
    accountMails.add(id)
  const [before] = await read<{ now: Date }>(`select ${shopTime} as now`)
  const underway = await listUnderway(world)
  await psp.control('clock', { advanceMs: count * unitMs[unit] })
  const { code, output } = await command(['clock', 'forward', String(count), unit])
  if (code !== 0) tally.blame(`clock forward ${count} ${unit}: ${output}`)
  const leaptTo = new Date((before?.now ?? new Date()).getTime() + count * unitMs[unit])
  excuse(world, [...underway, ...(await listUnderway(world, leaptTo))])
  tally.count(`time: ${count} ${unit} passed`)
}

/** What the shop's clock says. */
const shopTime = `now() + (select ahead_ms from demonstration_time) * interval '1 millisecond'`

/** What is on its way to the post when its process dies may have been taken and not noted: one more copy is no fault. */
export async function excuseUnderway(
  world: Pick<WalkWorld, 'read' | 'copiesExcused' | 'tally'>,
): Promise<void> {
  excuse(world, await listUnderway(world))
}

/**
 * A leap ends a lease long before its time, and lets its row be forgotten too. So this is asked before it, and afterwards with
 * the time to which it went, so that what began before and ended after it is known.
 */
async function listUnderway(
  { read }: Pick<WalkWorld, 'read'>,
  leaptTo?: Date,
): Promise<readonly string[]> {
  const during =
    leaptTo &&
    `or (first_tried_at < '${leaptTo.toISOString()}' and ended_at >= '${leaptTo.toISOString()}')`
  const underway = await read<{ key: string }>(
    `select key from mail_claims where (ended_at is null and held_by is not null) ${during ?? ''}`,
  )
  return underway.map(({ key }) => key)
}

function excuse(
  { copiesExcused, tally }: Pick<WalkWorld, 'copiesExcused' | 'tally'>,
  keys: readonly string[],
): void {
  for (const name of new Set(keys.map(messageOf))) {
    copiesExcused.set(name, (copiesExcused.get(name) ?? 0) + 1)
    tally.count('hurt: mails under way at a kill or a leap')
  }
}
