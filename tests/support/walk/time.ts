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
  await psp.control('clock', { advanceMs: count * unitMs[unit] })
  const { code, output } = await command(['clock', 'forward', String(count), unit])
  if (code !== 0) tally.blame(`clock forward ${count} ${unit}: ${output}`)
  const leaptTo = new Date((before?.now ?? new Date()).getTime() + count * unitMs[unit])
  await excuseUnderway(world, leaptTo)
  tally.count(`time: ${count} ${unit} passed`)
}

/** What the shop's clock says. */
const shopTime = `now() + (select ahead_ms from demonstration_time) * interval '1 millisecond'`

/**
 * What is on its way to the post when its process dies, or when its lease ends long before its time, may have been taken and
 * not noted: one more copy is no fault. Asked when it has happened: of a leap, with the time to which it went, so that what
 * began before and ended after it is known too.
 */
export async function excuseUnderway(
  { read, copiesExcused, tally }: Pick<WalkWorld, 'read' | 'copiesExcused' | 'tally'>,
  leaptTo?: Date,
): Promise<void> {
  const during =
    leaptTo &&
    `or (first_tried_at < '${leaptTo.toISOString()}' and ended_at >= '${leaptTo.toISOString()}')`
  const underway = await read<{ key: string }>(
    `select key from mail_claims where (ended_at is null and held_by is not null) ${during ?? ''}`,
  )
  for (const { key } of underway) {
    const name = messageOf(key)
    copiesExcused.set(name, (copiesExcused.get(name) ?? 0) + 1)
    tally.count('hurt: mails under way at a kill or a leap')
  }
}
