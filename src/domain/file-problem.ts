import * as v from 'valibot'

/**
 * What is wrong in a file of content/, in one sentence for its author. `path` leads to the value in a YAML file,
 * so that the reader of the file can name the line; `line` stands here where the rule knows it itself.
 */
export type FileProblem = {
  file: string
  path?: FilePath
  line?: number
  sentence: string
}

export type FilePath = readonly (string | number)[]

/** What a rule finds wrong within one file; the reader of the file makes a `FileProblem` of it. */
export type Finding = { path: FilePath; sentence: string }

/** A YAML file as data, with its name as its author knows it. */
export type SourceFile = { file: string; data: unknown }

export type Parsed<Value> =
  | { value: Value; problems: readonly [] }
  | { value: undefined; problems: readonly FileProblem[] }

/** Checks a file against a schema; all issues come back, each as a sentence. */
export function parseFile<Schema extends v.GenericSchema>(
  schema: Schema,
  source: SourceFile,
): Parsed<v.InferOutput<Schema>> {
  const result = v.safeParse(schema, source.data)
  if (result.success) return { value: result.output, problems: [] }
  const problems = result.issues.map((issue): FileProblem => {
    const path = (issue.path ?? []).map(({ key }) => key as string | number)
    return { file: source.file, path, sentence: sentenceOf(issue, nameOf(path)) }
  })
  return { value: undefined, problems }
}

/** ['digital', 'prices', 2] reads as "digital.prices": the line says which of the list. */
function nameOf(path: FilePath): string {
  if (path.length === 0) return 'the file'
  const keys = path.filter((key) => typeof key === 'string')
  return keys.length === 0 ? 'this entry' : keys.join('.')
}

const expectations: Record<string, string> = {
  string: 'text',
  number: 'a number',
  boolean: 'true or false',
  Array: 'a list',
  Object: 'a group of fields',
}

/** Messages of the library itself begin so; those of our own schemas are the rest of a sentence. */
const libraryMessage = /^Invalid /

function sentenceOf(issue: v.BaseIssue<unknown>, name: string): string {
  if (issue.received === 'undefined') return `${name} is missing`
  if (!libraryMessage.test(issue.message)) return `${name} ${issue.message}`
  if (issue.expected === 'never') return `${name} is not a known field`
  const expected = issue.expected ?? ''
  const choices = [...expected.matchAll(/"([^"]*)"/g)].map(([, choice]) => choice)
  const given = typeof issue.input === 'object' ? 'what it is' : String(issue.input)
  return choices.length > 0
    ? `${name} is ${given}, it must be one of: ${choices.join(', ')}`
    : `${name} must be ${expectations[expected] ?? expected}, not ${given}`
}
