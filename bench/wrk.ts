import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

export type LoadFigure = {
  requests: number
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
  body?: string | undefined
  /** The page is not there, and 404 is the answer. */
  isMissing?: boolean
}

/** Stands in an address or a body for a number that no other request has. */
export const freshNumber = '4711004711'

const unitMs: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1000, m: 60_000 }

const parseDuration = (text: string): number => {
  const [, amount = '0', unit = 'ms'] = /^([\d.]+)(us|ms|s|m)$/.exec(text) ?? []
  return Number(amount) * (unitMs[unit] ?? 1)
}

/**
 * Puts a load on one address with `wrk`, which leaves most of the machine to the server. It asks once by itself
 * before: what is measured must be the answer and not a refusal or a redirect.
 */
export async function load(
  folder: string,
  { url, seconds, connections, headers = {}, body, isMissing = false }: Load,
): Promise<LoadFigure> {
  await ensureAnswered({ url, headers, body, isMissing })
  const { pathname, search } = new URL(url)
  const script = join(folder, 'request.lua')
  const lines = Object.entries(headers).map(
    ([name, value]) => `wrk.headers[ ${luaText(name)} ] = ${luaText(value)}`,
  )
  if (body !== undefined) lines.push('wrk.method = "POST"', `wrk.body = ${luaText(body)}`)
  const first = Date.now() % 1_000_000_000
  if (`${pathname}${search}${body ?? ''}`.includes(freshNumber))
    lines.push(
      `local number, path = ${first}, ${luaText(`${pathname}${search}`)}`,
      'local body = wrk.body',
      'request = function()',
      '  number = number + 1',
      `  local fresh = function(text) return text and (text:gsub("${freshNumber}", tostring(number))) end`,
      '  return wrk.format(nil, fresh(path), nil, fresh(body))',
      'end',
    )
  lines.push(
    'done = function(summary, latency, requests)',
    '  local e = summary.errors',
    '  io.write("failures=" .. (e.connect + e.read + e.write + e.status + e.timeout) .. "\\n")',
    'end',
  )
  writeFileSync(script, lines.join('\n'))
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', '-s', script, url]
  const { stdout } = await run('wrk', args)
  const find = (pattern: RegExp): string => {
    const found = pattern.exec(stdout)?.[1]
    if (found === undefined) throw new Error(`wrk did not print ${pattern}:\n${stdout}`)
    return found
  }
  return {
    requests: Number(find(/^\s+(\d+) requests in/m)),
    perSecond: Number(find(/Requests\/sec:\s+([\d.]+)/)),
    p50Ms: parseDuration(find(/^\s+50%\s+(\S+)\s*$/m)),
    p99Ms: parseDuration(find(/^\s+99%\s+(\S+)\s*$/m)),
    failures: isMissing ? 0 : Number(find(/failures=(\d+)/)),
  }
}

async function ensureAnswered({
  url,
  headers,
  body,
  isMissing = false,
}: Omit<Load, 'seconds' | 'connections'>) {
  const expectedStatus = isMissing ? 404 : 200
  const method = body === undefined ? 'GET' : 'POST'
  const answer = await fetch(url, { method, headers, body, redirect: 'manual' } as RequestInit)
  const text = await answer.text()
  if (
    answer.status !== expectedStatus ||
    text.startsWith('{"errors"') ||
    text.includes('"errors":[{')
  )
    throw new Error(`${method} ${url} answered ${answer.status}: ${text.slice(0, 300)}`)
}

/** A space on either side, when it stands in brackets: `[[` would open another kind of text. */
const luaText = (text: string): string => `[==[${text}]==]`
