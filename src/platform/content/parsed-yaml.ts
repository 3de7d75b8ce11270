import { hash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { load } from 'js-yaml'

/** What the build read of content/, as JSON by the hash of each file's text. A text that changed since has another. */
type ParsedTexts = Readonly<Record<string, string>>

const fileOf = (root: string): string => join(root, 'build', 'content.json')

const nameOf = (text: string): string => hash('sha256', text, 'base64url')

const known = new Map<string, ParsedTexts>()

function textsOf(root: string): ParsedTexts {
  const read = known.get(root) ?? readTexts(fileOf(root))
  known.set(root, read)
  return read
}

const readTexts = (file: string): ParsedTexts =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ParsedTexts) : {}

/**
 * The data of a YAML text. JSON is read in a twentieth of the time of YAML, and a demonstration reads some three hundred files at each
 * start: what the build read is taken from there.
 */
export function parseYaml(root: string, text: string): unknown {
  const json = textsOf(root)[nameOf(text)]
  return json === undefined ? load(text) : JSON.parse(json)
}

/** Reads these texts for `parseYaml`. What JSON cannot say, and what is no YAML, is left to the start. */
export function keepParsed(root: string, texts: readonly string[]): void {
  const read = texts.flatMap((text) => {
    const json = jsonOf(text)
    return json === undefined ? [] : [[nameOf(text), json] as const]
  })
  writeFileSync(fileOf(root), JSON.stringify(Object.fromEntries(read)))
}

function jsonOf(text: string): string | undefined {
  try {
    const data = load(text)
    const json = JSON.stringify(data)
    return isDeepStrictEqual(JSON.parse(json), data) ? json : undefined
  } catch {
    return undefined
  }
}
