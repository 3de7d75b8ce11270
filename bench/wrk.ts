import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

export type LoadFigure = {
  perSecond: number
  p50Ms: number
  p99Ms: number
  failures: number
}

export type Load = {
  url: string
  seconds: number
  connections: number
  headers?: Readonly<Record<string, string>>
  /** A body makes it a POST. */
  body?: string
}

const unitMs: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1000, m: 60_000 }

const parseDuration = (text: string): number => {
  const [, amount = '0', unit = 'ms'] = /^([\d.]+)(us|ms|s|m)$/.exec(text) ?? []
  return Number(amount) * (unitMs[unit] ?? 1)
}

/** Puts a load on one address with `wrk`, which leaves most of the machine to the server. */
export async function load(
  folder: string,
  { url, seconds, connections, headers = {}, body }: Load,
): Promise<LoadFigure> {
  const script = join(folder, 'request.lua')
  const lines = Object.entries(headers).map(
    ([name, value]) => `wrk.headers[${luaText(name)}] = ${luaText(value)}`,
  )
  if (body !== undefined) lines.push('wrk.method = "POST"', `wrk.body = ${luaText(body)}`)
  lines.push(
    'done = function(summary, latency, requests)',
    '  local e = summary.errors',
    '  io.write("failures=" .. (e.connect + e.read + e.write + e.status + e.timeout) .. "\\n")',
    'end',
  )
  writeFileSync(script, lines.join('\n'))
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', '-s', script, url]
  const { stdout } = await run('wrk', args)
  const find = (pattern: RegExp): string => pattern.exec(stdout)?.[1] ?? ''
  return {
    perSecond: Number(find(/Requests\/sec:\s+([\d.]+)/)),
    p50Ms: parseDuration(find(/50%\s+(\S+)/)),
    p99Ms: parseDuration(find(/99%\s+(\S+)/)),
    failures: Number(find(/failures=(\d+)/)),
  }
}

const luaText = (text: string): string => `[==[${text}]==]`
