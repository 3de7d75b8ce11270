import { parseSync } from 'vite'
import { filesBelow, read } from './imports.ts'

/** Openers that a comment may not have: it starts with a noun or a verb. */
const opener = /^(?:of|what|who|whoever|whether|nobody|likewise|which|whither)\b/i
const columnsMax = 100

/** How often the code of a layer breaks a rule of its English. */
export type English = { openers: number; longLines: number; spreads: number }
export const rules = ['openers', 'longLines', 'spreads'] as const satisfies (keyof English)[]

type Node = { type: string; start: number; end: number; [part: string]: unknown }

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value

function* nodesIn(node: Node): Generator<Node> {
  yield node
  for (const part of Object.values(node).flat().filter(isNode)) yield* nodesIn(part)
}

const isSpreadLiteral = ({ type, argument }: Node): boolean =>
  (type === 'SpreadElement' || type === 'JSXSpreadAttribute') &&
  isNode(argument) &&
  argument.type === 'ObjectExpression'

/** A text for people, SQL or JSX text, which nothing may break into lines. */
const isText = ({ type, value }: Node): boolean =>
  type === 'TemplateElement' ||
  type === 'JSXText' ||
  (type === 'Literal' && typeof value === 'string')

/** Counts lines past the limit, but for those whose limit falls into a text. */
function countLongLines(code: string, texts: readonly Node[]): number {
  let start = 0
  let long = 0
  for (const line of code.split('\n')) {
    const limit = start + columnsMax
    const isBreakable = !texts.some((text) => text.start <= limit && limit < text.end)
    if (line.length > columnsMax && isBreakable) long += 1
    start += line.length + 1
  }
  return long
}

/**
 * Counts in one file: comments with a refused opener, lines past 100 columns, and spreads of an
 * object literal (`...{ a, b }`), which only please the formatter. Throws where it does not parse.
 */
export function englishOf(file: string, code: string): English {
  const { program, comments, errors } = parseSync(file, code)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`)
  const nodes = [...nodesIn(program as unknown as Node)]
  const firstWords = comments.map(({ value }) => value.replace(/^[\s*]+/, ''))
  return {
    openers: firstWords.filter((words) => opener.test(words)).length,
    longLines: countLongLines(code, nodes.filter(isText)),
    spreads: nodes.filter(isSpreadLiteral).length,
  }
}

/** Layers of `src`, and the folders beside it. */
const layerOf = (path: string): string => {
  const [top = '', next = ''] = path.split('/')
  return top === 'src' && next !== '' && !next.includes('.') ? next : top
}

/** Counts of all code that people write, by layer. */
export function englishByLayer(): Record<string, English> {
  const layers: Record<string, English> = {}
  for (const path of ['src', 'tests', 'tools', 'bench'].flatMap((top) => [...filesBelow(top)])) {
    if (!/\.(?:tsx?|mjs)$/.test(path)) continue
    const found = englishOf(path, read(path))
    layers[layerOf(path)] ??= { openers: 0, longLines: 0, spreads: 0 }
    const sum = layers[layerOf(path)] as English
    for (const rule of rules) sum[rule] += found[rule]
  }
  return layers
}
