import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { parentPort, Worker, workerData } from 'node:worker_threads'

const run = promisify(execFile)

/** A bare `node:http` server that answers every request with the same bytes: what this machine can do at all. */
export async function startBareServer(answer: {
  headers: readonly string[]
  body: Uint8Array
}): Promise<{ url: string; stop(): Promise<void> }> {
  const worker = new Worker(new URL(import.meta.url), { workerData: answer })
  const port = await new Promise<number>((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
  })
  return {
    url: `http://127.0.0.1:${port}/`,
    stop: async () => {
      await worker.terminate()
    },
  }
}

if (parentPort !== null && workerData !== null) {
  const { headers, body } = workerData as { headers: string[]; body: Uint8Array }
  const server = createServer((_request, response) => {
    response.writeHead(200, headers)
    response.end(body)
  })
  server.listen(0, '127.0.0.1', () =>
    parentPort?.postMessage((server.address() as AddressInfo).port),
  )
}

const transaction = `\\set id random(1, 1000000)
begin;
insert into bench_orders values (gen_random_uuid(), :id) returning id;
select count(*) from bench_lines where order_id = :id;
insert into bench_lines values (:id, 1);
update bench_stock set left_over = left_over - 1 where id = 1 + :id % 1000;
select left_over from bench_stock where id = 1 + :id % 1000;
commit;
`

const tables = `create table bench_orders (id uuid primary key, number bigint);
create table bench_lines (order_id bigint, quantity int);
create index on bench_lines (order_id);
create table bench_stock (id int primary key, left_over bigint);
insert into bench_stock select n, 0 from generate_series(1, 1000) n;`

/** Transactions a second of five statements each, by PostgreSQL's own load generator on the same server. */
export async function measurePgbench(
  folder: string,
  options: { url: string; programs: string; seconds: number; connections: number },
): Promise<number> {
  const { url, programs, seconds, connections } = options
  const script = join(folder, 'transaction.sql')
  writeFileSync(script, transaction)
  await run(join(programs, 'psql'), [url, '-q', '-c', tables])
  const args = [
    '-n',
    '-f',
    script,
    '-c',
    String(connections),
    '-j',
    '1',
    '-T',
    String(seconds),
    '-M',
    'prepared',
    url,
  ]
  const { stdout } = await run(join(programs, 'pgbench'), args)
  return Number(/tps = ([\d.]+)/.exec(stdout)?.[1] ?? 0)
}
