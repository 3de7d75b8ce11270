import { randomUUID } from 'node:crypto'
import { readFileSync, readlinkSync } from 'node:fs'
import type { LeaseHolder } from '#domain/lease-holder.ts'

/**
 * Names this process by where it runs (one boot of one machine, one space of process ids in it), its number there, and
 * a part of its own, since numbers are used again. Where the system does not say where it runs, nobody is ever known to
 * be gone.
 */
export function openLeaseHolder(place = placeOfThisProcess(), pid = process.pid): LeaseHolder {
  const name = [place, pid, randomUUID()].join('/')
  return {
    name,
    isGone: (other) => {
      const [itsPlace, itsPid] = other.split('/')
      if (other === name || itsPlace !== place) return false
      return Number(itsPid) === pid || !isRunning(Number(itsPid))
    },
  }
}

function placeOfThisProcess(): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    return `${boot}-${readlinkSync('/proc/self/ns/pid')}`
  } catch {
    return randomUUID()
  }
}

function isRunning(pid: number): boolean {
  try {
    // No signal is sent: it only asks whether there is somebody to send one to.
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH'
  }
}
