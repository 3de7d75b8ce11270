import { setTimeout as pause } from 'node:timers/promises'
import { patienceMs } from '#tests/support/patience.ts'

const pollMs = 50

/** Looks again and again until there is something to see; says what was waited for when it never came. */
export async function eventually<Sight>(
  what: string,
  look: () => Promise<Sight | undefined> | Sight | undefined,
): Promise<Sight> {
  const deadline = Date.now() + patienceMs
  for (;;) {
    const sight = await look()
    if (sight !== undefined) return sight
    if (Date.now() > deadline) throw new Error(`Waited ${patienceMs / 1000} s in vain: ${what}.`)
    await pause(pollMs)
  }
}
