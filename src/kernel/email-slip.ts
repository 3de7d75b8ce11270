import { cleanEmail } from '#kernel/email.ts'

/** Where most of our visitors have their mailbox. */
const known = [
  'gmail.com',
  'hotmail.com',
  'hotmail.nl',
  'outlook.com',
  'live.nl',
  'live.com',
  'icloud.com',
  'yahoo.com',
  'ziggo.nl',
  'kpnmail.nl',
  'planet.nl',
  'xs4all.nl',
  'hetnet.nl',
  'upcmail.nl',
  'casema.nl',
  'chello.nl',
  'solcon.nl',
  'telenet.be',
  'protonmail.com',
] as const

/** Real ones that look like a slip of those. */
const real: ReadonlySet<string> = new Set([
  ...known,
  'ymail.com',
  'email.com',
  'mail.com',
  'gmx.com',
  'hotmail.be',
  'hotmail.fr',
  'hotmail.de',
  'hotmail.it',
  'hotmail.es',
  'hotmail.co.uk',
  'live.be',
  'live.fr',
  'live.de',
  'live.it',
  'outlook.be',
  'outlook.de',
  'outlook.fr',
  'yahoo.be',
  'yahoo.nl',
  'yahoo.de',
  'yahoo.fr',
  'yahoo.es',
  'yahoo.it',
  'yahoo.co.uk',
  'zonnet.nl',
  'planet.be',
])

/** In a name as short as live.nl two other letters are another name. */
const longName = 9

/**
 * What an address was probably meant to be: one whose domain is a letter or two away from a mailbox that many people
 * have. Undefined for every other address; a guess, so it is asked and never done.
 */
export function meantEmail(address: string): string | undefined {
  const typed = cleanEmail(address)
  const at = typed.lastIndexOf('@')
  const domain = typed.slice(at + 1).toLowerCase()
  if (at < 1 || domain === '' || real.has(domain)) return undefined
  const [nearest] = known
    .map((name) => ({ name, steps: stepsBetween(domain, name) }))
    .filter(({ name, steps }) => steps <= (name.length < longName ? 1 : 2))
    .sort((one, other) => one.steps - other.steps)
  return nearest && `${typed.slice(0, at)}@${nearest.name}`
}

/** Letters to put in, take out, change or swap with the next, to make one of the other. */
function stepsBetween(one: string, other: string): number {
  let before: number[] = []
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1]
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      next[j] = Math.min(
        cell(row, j) + 1,
        cell(next, j - 1) + 1,
        cell(row, j - 1) + (isSame ? 0 : 1),
        isSwapped ? cell(before, j - 2) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    before = row
    row = next
  }
  return cell(row, other.length)
}

const cell = (row: readonly number[], at: number): number => row[at] ?? Number.POSITIVE_INFINITY
