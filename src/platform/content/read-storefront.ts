import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Finding, parseFile } from '#domain/file-problem.ts'
import type { Storefront } from '#domain/storefronts/storefront.ts'
import {
  findContradictions,
  findMissingLanguages,
  findSharedIdentities,
} from '#domain/storefronts/storefront-rules.ts'
import { storefrontSchema } from '#domain/storefronts/storefront-schema.ts'
import { languages as screenLanguages } from '#kernel/language.ts'
import { findDeadLinks, type LinkTargets } from '#platform/content/dead-links.ts'
import { fillIn, type Layered, layYaml } from '#platform/content/layered-yaml.ts'
import { readYaml, type YamlFile } from '#platform/content/read-yaml.ts'
import { ContentBroken, sayProblems } from '#platform/content/say-problems.ts'

const folderOf = (root: string): string => join(root, 'content', 'storefronts')

/** What storefronts share: with all, with their family, with their currency. A file's own word goes above each. */
type Shared = { all: YamlFile; families: YamlFile; currencies: YamlFile }

function readShared(root: string): Shared {
  const folder = join(folderOf(root), 'shared')
  return {
    all: readYaml(root, join(folder, 'all.yaml')),
    families: readYaml(root, join(folder, 'families.yaml')),
    currencies: readYaml(root, join(folder, 'currencies.yaml')),
  }
}

type ReadStorefront = {
  storefront: Storefront | undefined
  problems: readonly string[]
  say(findings: readonly Finding[]): readonly string[]
}

type Source = { root: string; name: string; shared: Shared }

function readStorefront({ root, name, shared }: Source): ReadStorefront {
  const yaml = readYaml(root, join(folderOf(root), name))
  const layers = layer(yaml, shared)
  const say = (findings: readonly Finding[]): string[] => sayFindings(yaml, layers, findings)
  const { value: storefront, problems } = parseFile(storefrontSchema, {
    file: yaml.file,
    data: fillIn(layers.data, wordsOf(yaml.data)),
  })
  const own = storefront === undefined ? [] : checkOwn(storefront, { root, name, yaml })
  return {
    storefront,
    problems: say([...problems.map(({ path = [], sentence }) => ({ path, sentence })), ...own]),
    say,
  }
}

/** A broken field of one storefront must not break the rest of it: then it is read as one of these. */
const familyDefault = 'GCS'
const currencyDefault = 'EUR'

function layer(yaml: YamlFile, { all, families, currencies }: Shared): Layered {
  const own = (yaml.data ?? {}) as { family?: unknown; currency?: unknown }
  const keyIn = (file: YamlFile, key: unknown, otherwise: string): string =>
    typeof key === 'string' && key in ((file.data ?? {}) as object) ? key : otherwise
  return layYaml([
    { yaml, at: [] },
    { yaml: families, at: [keyIn(families, own.family, familyDefault)] },
    { yaml: currencies, at: [keyIn(currencies, own.currency, currencyDefault)] },
    { yaml: all, at: [] },
  ])
}

function wordsOf(data: unknown): Record<string, string> {
  const { name } = (data ?? {}) as Record<string, unknown>
  return typeof name === 'string' ? { name } : {}
}

function sayFindings(yaml: YamlFile, layers: Layered, findings: readonly Finding[]): string[] {
  if (yaml.problems.length > 0) return sayProblems([yaml], [])
  return findings
    .map(({ path, sentence }) => ({ ...layers.placeOf(path), sentence }))
    .toSorted((one, other) => one.file.localeCompare(other.file) || one.line - other.line)
    .map(({ file, line, sentence }) => `${file}:${line}: ${sentence}`)
}

type Own = { root: string; name: string; yaml: YamlFile }

function checkOwn(storefront: Storefront, { root, name, yaml }: Own): Finding[] {
  const { key, languages } = storefront
  const fileName = `${key.toLowerCase()}.yaml`
  const codes = languages.map(({ code }) => code)
  return [
    ...(fileName === name
      ? []
      : [{ path: ['key'], sentence: `key ${key} belongs in ${fileName}` }]),
    ...findMissingImages(storefront, root),
    ...findContradictions(storefront),
    ...findMissingLanguages(yaml.data, codes),
  ]
}

const imageFields = [
  'mainLogo',
  'footerLogo',
  'notFoundImage',
  'promotionImage',
  'doublerImage',
] as const

function findMissingImages(storefront: Storefront, root: string): Finding[] {
  return imageFields.flatMap((field) => {
    const url = storefront[field]?.url
    if (url === undefined) return []
    if (url.startsWith('/logos/') && existsSync(join(folderOf(root), url))) return []
    return { path: [field, 'url'], sentence: `${url} is not a file of the folder logos` }
  })
}

/** Shared texts fall back to English in other languages, so they are in all languages that screens have. */
function checkShared({ all, families, currencies }: Shared): string[] {
  const files = [all, families, currencies]
  const problems = files.flatMap(({ file, data }) =>
    findMissingLanguages(data, screenLanguages).map((finding) => ({ file, ...finding })),
  )
  return sayProblems(files, problems)
}

/** All files of content/storefronts, with what is wrong in them; links are followed when what they lead to is given. */
export async function checkStorefronts(
  root: string,
  targets: LinkTargets | undefined,
): Promise<{ storefronts: readonly Storefront[]; problems: readonly string[] }> {
  const names = (await readdir(folderOf(root))).filter((name) => name.endsWith('.yaml')).sort()
  const shared = readShared(root)
  const read = names.map((name) => readStorefront({ root, name, shared }))
  const storefronts = read.flatMap(({ storefront }) => storefront ?? [])
  const taken = findSharedIdentities(storefronts)
  const problems = read.flatMap(({ storefront, problems, say }) => {
    if (storefront === undefined) return problems
    const dead = targets ? findDeadLinks(storefront, targets) : []
    return [...problems, ...say([...dead, ...(taken.get(storefront) ?? [])])]
  })
  // What is wrong in a shared file is wrong in every storefront, and is said once.
  return { storefronts, problems: [...new Set([...checkShared(shared), ...problems])] }
}

/** The storefront of this process, such as GCSNL. Throws `ContentBroken` with every sentence. */
export async function loadStorefront(root: string, key: string): Promise<Storefront> {
  const shared = readShared(root)
  const name = `${key.toLowerCase()}.yaml`
  const { storefront, problems } = readStorefront({ root, name, shared })
  const sentences = [...checkShared(shared), ...problems]
  if (storefront === undefined || sentences.length > 0) throw new ContentBroken(sentences)
  return storefront
}

/** Every storefront there is, in the order of their keys. Throws `ContentBroken` with every sentence. */
export async function loadStorefronts(root: string): Promise<readonly Storefront[]> {
  const { storefronts, problems } = await checkStorefronts(root, undefined)
  if (problems.length > 0) throw new ContentBroken(problems)
  return storefronts
}
