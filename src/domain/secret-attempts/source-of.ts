import { isIPv6 } from 'node:net'

const groupCount = 8
/**
 * 56 bits: a household or an office is given as much of an IPv6 address (RIPE-690), and may change the rest at will.
 * Where each has 64 bits, 256 neighbours count as one, as behind one IPv4 address.
 */
const networkGroups = 4
const lastGroupMask = 0xff00

/**
 * Where a request comes from, as far as it can be told: an IPv4 address, or the network of an IPv6 one. Those who have no
 * address share one source.
 */
export function sourceOf(ip: string | undefined): string {
  if (ip === undefined) return 'unknown'
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (mapped !== undefined) return mapped
  return isIPv6(ip) ? networkOf(ip) : ip
}

function networkOf(ip: string): string {
  const [head = '', tail] = ip.toLowerCase().split('::')
  const groupsOf = (part: string) => part.split(':').filter((group) => group !== '')
  const [first, last] = [groupsOf(head), groupsOf(tail ?? '')]
  const zeros = Array.from({ length: groupCount - first.length - last.length }, () => '0')
  const groups = tail === undefined ? first : [...first, ...zeros, ...last]
  return groups
    .slice(0, networkGroups)
    .map(
      (group, at) => Number.parseInt(group, 16) & (at === networkGroups - 1 ? lastGroupMask : -1),
    )
    .map((group) => group.toString(16))
    .join(':')
}
