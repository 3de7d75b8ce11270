import { LostRace } from '#domain/lost-race.ts'

/** The database, or the way to it, cannot be reached now; or it has more to do than it can. */
export type Outage = 'away' | 'busy'

/** Of PostgreSQL and of Node.js. */
const byCode: readonly (readonly [RegExp, Outage])[] = [
  // Connections (08), a server that shuts down or starts (57P), that became a copy which only reads, or whose disk fails.
  [/^(08\w{3}|57P\w{2}|25006|53100|58\w{3})$/, 'away'],
  [
    /^E(CONN(REFUSED|RESET|ABORTED)|PIPE|TIMEDOUT|NOTFOUND|AI_AGAIN|HOSTUNREACH|NET(UNREACH|DOWN))$/,
    'away',
  ],
  // A statement, a lock or a transaction that took too long, races that were lost too often, memory, connections.
  [/^(57014|55P03|25P0[34]|40001|40P01|53200|53300|53400)$/, 'busy'],
  [/^(EMFILE|ENFILE|ENOBUFS)$/, 'busy'],
]

/** What driver and query builder have no code for. */
const byMessage: readonly (readonly [RegExp, Outage])[] = [
  [/^(Connection terminated|Client (has encountered a connection error|was closed))/, 'away'],
  // While this process ends.
  [
    /^(Cannot use a pool after calling end|driver has already been destroyed|PGlite is clos)/,
    'away',
  ],
  [/^(timeout exceeded when trying to connect|timeout expired|Query read timeout)/, 'busy'],
]

/** How far a failure is wrapped in others at most. */
const depthMax = 4

/**
 * What the hour is to blame for, and not what was asked: trying again may do. Undefined for every other failure, which
 * would fail again.
 */
export function outageOf(error: unknown, depth = 0): Outage | undefined {
  if (!(error instanceof Error) || depth > depthMax) return undefined
  const { code, message, cause } = error as Error & { code?: unknown }
  if (error instanceof LostRace) return 'busy'
  const known =
    byCode.find(([codes]) => typeof code === 'string' && codes.test(code)) ??
    byMessage.find(([beginnings]) => beginnings.test(message))
  return known?.[1] ?? outageOf(cause, depth + 1)
}
