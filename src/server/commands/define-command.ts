import { parseArgs } from 'node:util'
import { sayError } from '#i18n/say-error.ts'
import { OperatorRefusal } from '#kernel/operator-refusal.ts'
import { ShopError } from '#kernel/shop-error.ts'
import { type GivenArguments, type Word, WrongUsage } from './arguments.ts'
import type { Command, CommandAnswer, CommandContext } from './command.ts'

type Words = Readonly<Record<string, Word<unknown>>>

type Asked<Of extends Words> = {
  [Name in keyof Of]: Of[Name] extends Word<infer Value> ? Value : never
}

type Definition<Of extends Words, Result, Context> = {
  /** One to three words. */
  name: string
  explanation: string
  /** Its arguments, in the order in which they are read and shown. */
  words: Of
  /** Asks the flow. Its result is what `--json` prints, so it holds nothing that the operator may not see. */
  run(context: Context, asked: Asked<Of>): Promise<Result>
  format(result: Result, asked: Asked<Of>): readonly string[]
  /** True where the result tells of a fault: exit code 1. */
  hasFault?(result: Result): boolean
}

const common = { help: { type: 'boolean' }, json: { type: 'boolean' } } as const

/**
 * A command of the operator: reads its arguments, asks a flow, prints the answer. Every command takes `--help` and `--json`.
 * Exit codes: 0 done, 1 refused or a fault found, 2 wrong usage.
 */
export function defineCommand<Of extends Words, Result, Context = CommandContext>(
  definition: Definition<Of, Result, Context>,
): Command<Context> {
  const { name, explanation, words } = definition
  const usage = [name, ...Object.values(words).map(({ shown }) => shown)].join(' ')
  return {
    name,
    explanation,
    usage,
    async run(context, args) {
      const isJson = args.includes('--json')
      try {
        const given = parse(words, args)
        if (given.values.help === true) return { lines: help(usage, explanation), exitCode: 0 }
        return await answer(definition, context, { given, isJson })
      } catch (error) {
        const failure = failureOf(error, usage)
        if (failure === undefined) throw error
        const { exitCode, ...told } = failure
        return { lines: [isJson ? inJson({ error: told }) : told.message], exitCode }
      }
    },
  }
}

async function answer<Of extends Words, Result, Context>(
  { words, run, format, hasFault }: Definition<Of, Result, Context>,
  context: Context,
  { given, isJson }: { given: GivenArguments; isJson: boolean },
): Promise<CommandAnswer> {
  const read = Object.entries(words).map(([name, word]) => [name, word.read(given)])
  if (given.words.length > 0) throw new WrongUsage(`Unexpected: ${given.words.join(' ')}.`)
  const asked = Object.fromEntries(read) as Asked<Of>
  const result = await run(context, asked)
  return {
    lines: isJson ? [inJson(result)] : format(result, asked),
    exitCode: hasFault?.(result) === true ? 1 : 0,
  }
}

const inJson = (value: unknown): string => JSON.stringify(value ?? null, undefined, 2)

const help = (usage: string, explanation: string): readonly string[] => [
  `Usage: ${usage} [--json] [--help]`,
  `  ${explanation}`,
  '  --json prints the result as JSON, amounts in cents',
  '  Exit codes: 0 done, 1 refused or a fault found, 2 wrong usage',
]

/** Throws `WrongUsage` for an option that the command does not have. */
function parse(words: Words, args: readonly string[]): GivenArguments {
  const all = Object.values(words)
  const options = Object.assign({}, common, ...all.map((word) => word.options))
  const prose = all.flatMap((word) => (word.isProse ? Object.keys(word.options) : []))
  try {
    const { values, positionals } = parseArgs({
      args: joinProse(args, prose),
      options,
      allowPositionals: true,
    })
    return { values: values as GivenArguments['values'], words: positionals }
  } catch (error) {
    throw new WrongUsage((error as Error).message)
  }
}

/** `--because the card is lost` as one argument. */
function joinProse(args: readonly string[], prose: readonly string[]): string[] {
  const joined: string[] = []
  for (let at = 0; at < args.length; at += 1) {
    const word = args[at] ?? ''
    if (!prose.includes(word.replace(/^--/, '')) || !word.startsWith('--')) {
      joined.push(word)
      continue
    }
    const rest = args.slice(at + 1)
    const end = rest.findIndex((one) => one.startsWith('--'))
    const text = end < 0 ? rest : rest.slice(0, end)
    joined.push(`${word}=${text.join(' ')}`)
    at += text.length
  }
  return joined
}

/** What an expected failure tells; undefined for a fault of the shop. */
function failureOf(error: unknown, usage: string) {
  if (error instanceof WrongUsage)
    return { message: `${error.message} Usage: ${usage}`, exitCode: 2 } as const
  if (error instanceof OperatorRefusal) {
    const { code, refusal, message, details } = error
    return { code, name: refusal, message, details, exitCode: 1 } as const
  }
  if (error instanceof ShopError)
    return { code: error.code, message: sayError('en', error), exitCode: 1 } as const
  return undefined
}
