/** How long one try to reach the server may take, and how long a request waits for a connection of a full pool. */
const connectMsMax = 5_000

/**
 * A connection that rests is kept for the next visitors: with it the server forgets what it prepared, planned and read of its own
 * tables, which costs an order as much again as the order. The driver would let it go after ten seconds.
 */
const restsMsMax = 10 * 60_000

/** What this process sees to itself. */
export const boundsOfOurs = {
  idleTimeoutMillis: restsMsMax,
  connectionTimeoutMillis: connectMsMax,
  query_timeout: 20_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
}

/** What the server sees to, told when the connection is made. */
const boundsOfServer = {
  statement_timeout: 15_000,
  lock_timeout: 10_000,
  idle_in_transaction_session_timeout: 15_000,
}

/**
 * The disk gives what lies anywhere nearly as quickly as what comes next, as every disk of today does: the server's own guess is
 * of disks that turn, and has it read a table of a thousand rows whole for the sake of one, and keep that plan while it grows.
 */
const planning = '-c random_page_cost=1.1'

/**
 * What no connection of the shop goes without, so that nothing waits for ever: neither a request for the server, nor
 * the others for a lock of somebody who hangs. The server ends what takes too long; should its answer not come at all
 * (the network is cut, another server took its address), the connection is given up a little later.
 */
export const connectionBounds = { ...boundsOfOurs, ...boundsOfServer, options: planning }

/** A pooler that shares connections by transaction takes no settings of a session: there the role has them. */
export const boundsOf = ({ isPooled }: { isPooled: boolean }): typeof boundsOfOurs =>
  isPooled ? boundsOfOurs : connectionBounds
