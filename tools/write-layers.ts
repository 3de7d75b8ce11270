/** Writes what follows from the table of layers: the lint's rules and the tables of ARCHITECTURE.md. `npm run layers`. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { floors, layers, nouns, type Room, sums, top } from './layers.ts'

const root = join(import.meta.dirname, '..')
export const lintFile = join(root, 'biome.layers.json')
export const documentFile = join(root, 'ARCHITECTURE.md')

const pathOf = (name: string): string => (name.endsWith('.ts') ? `#${name}` : `#${name}/**`)

type Rule = { files: string; patterns: readonly Pattern[] }

type Pattern = { group: readonly string[]; message: string }

const leaving = {
  group: ['../../**', '../*/**'],
  message: 'Leave the module by its # prefix, not by a relative path.',
}

/** Only these prefixes may be imported. */
const only = (may: readonly string[], message: string): readonly Pattern[] => [
  { group: ['#*/**', ...may.map((path) => `!${path}`)], message },
  leaving,
]

function ruleOf({ name, may, isDivided, without = {}, why }: Room): Rule {
  const own = isDivided ? [] : [pathOf(name)]
  const named = may.length === 0 ? 'nothing' : may.join(', ')
  const message = `${name} may import ${named}, besides itself (${why}). See ARCHITECTURE.md.`
  const packages = Object.entries(without).map(([name, message]) => ({
    group: name.endsWith('*') ? [name] : [name, `${name}/**`],
    message,
  }))
  return {
    files: `src/${name}/**`,
    patterns: [...only([...own, ...may.map(pathOf)], message), ...packages],
  }
}

const common = ['#kernel/**', '#domain/*.ts']

const nounRules: readonly Rule[] = Object.entries(nouns).map(([noun, { may }]) => ({
  files: `src/domain/${noun}/**`,
  patterns: only(
    [...common, ...[noun, ...may].map((name) => pathOf(`domain/${name}`))],
    `${noun} may know these nouns: ${may.join(', ') || 'none'}. What joins two nouns is a flow; see ARCHITECTURE.md.`,
  ),
}))

const rules: readonly Rule[] = [
  ...layers.filter(({ name }) => name !== 'domain').map(ruleOf),
  {
    files: 'src/domain/*.ts',
    patterns: only(common, 'What belongs to no noun imports kernel only.'),
  },
  ...nounRules,
  ...floors.map(ruleOf),
  {
    files: `src/${top}/**`,
    patterns: [{ group: ['#tests/**'], message: 'Nothing imports tests.' }],
  },
]

const overrideOf = ({ files, patterns }: Rule) => ({
  includes: [files],
  linter: {
    rules: {
      style: { noRestrictedImports: { level: 'error', options: { patterns } } },
    },
  },
})

const free = {
  includes: [...sums.map((path) => `src/${path}`), '**/*.test.ts', '**/*.test.tsx'],
  linter: { rules: { style: { noRestrictedImports: 'off' } } },
}

/** The lint's rules, a line for each, as a file that `biome.json` extends. */
export const lintText = (): string =>
  `{"overrides":[\n${[...rules.map(overrideOf), free].map((rule) => JSON.stringify(rule)).join(',\n')}\n]}\n`

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
const shown = (name: string): string => (name.endsWith('.ts') ? `\`${name}\`` : name)

const tableOf = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(head), `|${'---|'.repeat(head.length)}`, ...rows.map(row)].join('\n')

const roomRows = (rooms: readonly Room[]) =>
  rooms.map(({ name, may, why }) => [name, may.map(shown).join(', ') || 'nothing', why])

const tables: Readonly<Record<string, () => string>> = {
  layers: () =>
    tableOf(
      ['Layer', 'May import, besides itself', 'Because'],
      [...roomRows(layers), [top, 'all', 'it puts the parts together; nothing imports it']],
    ),
  nouns: () =>
    tableOf(
      ['Noun', 'May know', 'Because'],
      Object.entries(nouns)
        .filter(([, { may }]) => may.length > 0)
        .map(([noun, { may, why }]) => [noun, may.map(shown).join(', '), why ?? '']),
    ),
  floors: () => tableOf(['Floor', 'May import, besides itself', 'Because'], roomRows(floors)),
}

/** The document with its tables written anew; each stands between `<!-- name -->` and `<!-- end -->`. */
export function documentText(text: string): string {
  return Object.entries(tables).reduce(
    (written, [name, table]) =>
      written.replace(
        new RegExp(`(<!-- ${name} -->\n)[\\s\\S]*?(\n<!-- end -->)`),
        (_all, start: string, end: string) => `${start}${table()}${end}`,
      ),
    text,
  )
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  writeFileSync(lintFile, lintText())
  writeFileSync(documentFile, documentText(readFileSync(documentFile, 'utf8')))
}
