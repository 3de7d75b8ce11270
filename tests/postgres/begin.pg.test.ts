import { createServer, type Socket } from 'node:net'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { PooledClient } from '#platform/database/pooled-client.ts'
import { openTestPostgres } from '#tests/support/postgres.ts'

const database = await openTestPostgres(1)
afterAll(() => database.close())

const message = (type: string, body: Uint8Array = new Uint8Array()): Buffer => {
  const head = Buffer.alloc(5)
  head.write(type)
  head.writeInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}
const ready = message('Z', Buffer.from('I'))
const cancelled = message('E', Buffer.from('SERROR\0C57014\0Mcanceling statement\0\0'))
const done = (tag: string) => message('C', Buffer.from(`${tag}\0`))

/**
 * Speaks the server's protocol and refuses each BEGIN: what follows until the next Sync is skipped, as PostgreSQL does.
 * Keeps the statements that it ran.
 */
async function openRefusingServer() {
  const ran: string[] = []
  const server = createServer((socket) => {
    let isGreeted = false
    let isSkipping = false
    let parsed = ''
    const hear = (type: string, body: Buffer): Buffer[] => {
      if (type === 'S') {
        isSkipping = false
        return [ready]
      }
      if (isSkipping) return []
      const [first = '', second = ''] = body.toString().split('\0')
      if (type === 'P') parsed = second
      const isRun = type === 'E' || type === 'Q'
      if (!isRun) return []
      const statement = type === 'Q' ? first : parsed
      if (statement.startsWith('begin')) {
        isSkipping = type === 'E'
        return type === 'Q' ? [cancelled, ready] : [cancelled]
      }
      ran.push(statement)
      return type === 'Q' ? [done('OK'), ready] : [done('OK')]
    }
    let rest: Buffer = Buffer.alloc(0)
    socket.on('error', () => {})
    socket.on('data', (data: Buffer) => {
      rest = Buffer.concat([rest, data])
      if (!isGreeted) {
        rest = rest.subarray(rest.readInt32BE(0))
        isGreeted = true
        socket.write(Buffer.concat([message('R', Buffer.alloc(4)), ready]))
      }
      rest = readMessages(rest, (type, body) => socket.write(Buffer.concat(hear(type, body))))
    })
    sockets.add(socket)
  })
  const sockets = new Set<Socket>()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port.')
  const client = new PooledClient({ host: '127.0.0.1', port: address.port, user: 'shop' })
  await client.connect()
  const close = async () => {
    client.on('error', () => {})
    for (const socket of sockets) socket.destroy()
    await new Promise((resolve) => server.close(resolve))
  }
  return { client, ran, close }
}

function readMessages(data: Buffer, hear: (type: string, body: Buffer) => void): Buffer {
  let at = 0
  while (data.length - at >= 5 && data.length - at > data.readInt32BE(at + 1)) {
    const end = at + 1 + data.readInt32BE(at + 1)
    hear(String.fromCharCode(data[at] ?? 0), data.subarray(at + 5, end))
    at = end
  }
  return data.subarray(at)
}

test('a BEGIN that fails fails the statements sent with it, and the connection goes on', async () => {
  const { client, ran, close } = await openRefusingServer()
  try {
    for (const first of [
      ['insert into notes values ($1)', ['a']],
      ['insert into notes values (1)', []],
    ] as const) {
      await client.query('begin')
      const answers = await Promise.allSettled([
        client.query(first[0], [...first[1]]),
        client.query('insert into notes values ($1)', ['b']),
        client.query('savepoint here'),
      ])
      expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
      await client.query('rollback')
    }
    await client.query('insert into notes values ($1)', ['alone'])
    expect(ran).toEqual(['rollback', 'rollback', 'insert into notes values ($1)'])
  } finally {
    await close()
  }
})

test('statements of a transaction never run outside it while the server cancels what it does', async () => {
  const client = new PooledClient({ connectionString: database.url })
  const canceller = new pg.Client({ connectionString: database.url })
  await Promise.all([client.connect(), canceller.connect()])
  await sql`create table halves (pair int not null)`.execute(database.db)
  const { rows } = await client.query('select pg_backend_pid() as pid')
  let isOver = false
  const cancelling = (async () => {
    while (!isOver) await canceller.query('select pg_cancel_backend($1)', [rows[0]?.pid])
  })()
  const insertPair = async (pair: number) => {
    await client.query('begin')
    await client.query('insert into halves values ($1)', [pair])
    await client.query('insert into halves values ($1)', [pair])
    await client.query('commit')
  }
  let failures = 0
  for (let pair = 0; pair < 2_000; pair += 1)
    await insertPair(pair).catch(async () => {
      failures += 1
      for (;;)
        try {
          return await client.query('rollback')
        } catch {}
    })
  isOver = true
  await cancelling
  const halves = await sql`
    select pair from halves group by pair having count(*) <> 2`.execute(database.db)
  expect(failures).toBeGreaterThan(0)
  expect(halves.rows).toEqual([])
  await Promise.all([client.end(), canceller.end()])
}, 60_000)
