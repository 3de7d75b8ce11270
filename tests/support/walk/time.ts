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
  await excuseUnderway(world)
  await psp.control('clock', { advanceMs: count * unitMs[unit] })
  const { code, output } = await command(['clock', 'forward', String(count), unit])
  if (code !== 0) tally.blame(`clock forward ${count} ${unit}: ${output}`)
  await excuseUnderway(world)
  tally.count(`time: ${count} ${unit} passed`)
}

/**
 * What is on its way to the post when its process dies, or when its lease ends long before its time, may have been taken and
 * not noted: one more copy is no fault.
 */
export async function excuseUnderway({
  read,
  copiesExcused,
  tally,
}: Pick<WalkWorld, 'read' | 'copiesExcused' | 'tally'>): Promise<void> {
  const underway = await read<{ key: string }>(
    'select key from mail_claims where ended_at is null and held_by is not null',
  )
  for (const { key } of underway) {
    const name = messageOf(key)
    copiesExcused.set(name, (copiesExcused.get(name) ?? 0) + 1)
    tally.count('hurt: mails under way at a kill or a leap')
  }
}
