import { parseArgs } from 'node:util'
import { areas } from './areas.ts'

export type Request = { areas: readonly string[]; minutes: number; isWritten: boolean }

const names = areas.map(({ name }) => name)

export const usage = [
  'npm run test:mutation -- [area …] [--minutes n] [--write]',
  `  area       ${names.join(', ')}; all of them when none is named`,
  '  --minutes  begins nothing new after so many minutes; the next call goes on from there',
  '  --write    writes the table into docs/mutation.md',
  '  MUTATION_SEED=n chooses other mutants of the areas that are not tested whole.',
].join('\n')

/** What was asked, or in a sentence what is wrong with it. */
export function parseRequest(args: readonly string[]): Request | string {
  const options = { minutes: { type: 'string' }, write: { type: 'boolean' } } as const
  const { tokens, values, positionals } = parseArgs({
    args: [...args],
    options,
    allowPositionals: true,
    strict: false,
    tokens: true,
  })
  const unknown = tokens.find((token) => token.kind === 'option' && !(token.name in options))
  if (unknown?.kind === 'option') return `There is no ${unknown.rawName}.`
  const area = positionals.find((name) => !names.includes(name))
  if (area !== undefined) return `There is no area "${area}".`
  const minutes = values.minutes === undefined ? Number.POSITIVE_INFINITY : Number(values.minutes)
  if (typeof values.minutes === 'boolean' || !(minutes >= 0)) return '--minutes takes a number.'
  return {
    areas: positionals.length === 0 ? names : names.filter((name) => positionals.includes(name)),
    minutes,
    isWritten: values.write === true,
  }
}
