import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = new URL('../../', import.meta.url).pathname

export type Import = { path: string; isType: boolean }

/** Every file below a folder of the repository, by its path from there. What is generated is left out. */
export function* filesBelow(folder: string): Generator<string> {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`
    if (entry.name === 'generated') continue
    if (entry.isDirectory()) yield* filesBelow(path)
    else yield path
  }
}

export const read = (path: string): string => readFileSync(join(root, path), 'utf8')

export const withoutComments = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '')

const imports = new RegExp(
  [
    String.raw`^(?:import|export)(?<type> type)?\b[^;'"\`]*?(?:from )?'(?<written>[^']+)'`,
    String.raw`(?<query>typeof )?import\(\s*'(?<loaded>[^']+)'`,
    String.raw`new (?:Worker\(new )?URL\('(?<started>\.[^']+\.ts)'`,
  ].join('|'),
  'gm',
)

/** The files of the repository that a file names, whether it needs them when it runs or for their types alone. */
export function importsOf(path: string): readonly Import[] {
  return [...withoutComments(read(path)).matchAll(imports)].flatMap(({ groups = {} }) => {
    const name = groups.written ?? groups.loaded ?? groups.started ?? ''
    const isType = groups.type !== undefined || groups.query !== undefined
    return filesOf(path, name)
      .filter((file) => /\.(?:tsx?|mjs)$/.test(file) && existsSync(join(root, file)))
      .map((file) => ({ path: file, isType }))
  })
}

/** Modules of which browsers get another file than the server, by name: every file that each may be. */
const byCondition = new Map(
  Object.entries<string | Record<string, string>>(JSON.parse(read('package.json')).imports).flatMap(
    ([name, target]) =>
      typeof target === 'string'
        ? []
        : [[name, Object.values(target).map((file) => join(file))] as const],
  ),
)

const filesOf = (path: string, name: string): readonly string[] =>
  byCondition.get(name) ?? [fileOf(path, name) ?? '']

function fileOf(path: string, name: string): string | undefined {
  if (name.startsWith('#tests/')) return name.slice(1)
  if (name.startsWith('#')) return `src/${name.slice(1)}`
  return name.startsWith('.') ? join(path, '..', name) : undefined
}
