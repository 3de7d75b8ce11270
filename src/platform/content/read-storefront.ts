import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { CatalogueContent } from '#domain/catalogue/build-snapshot.ts'
import { type FilePath, type FileProblem, parseFile } from '#domain/file-problem.ts'
import type { Storefront } from '#domain/storefronts/storefront.ts'
import { storefrontSchema } from '#domain/storefronts/storefront-schema.ts'
import { findDeadLinks } from '#platform/content/dead-links.ts'
import { readYaml, type YamlFile } from '#platform/content/read-yaml.ts'
import { ContentBroken, sayProblems } from '#platform/content/say-problems.ts'

const folderOf = (root: string): string => join(root, 'content', 'storefronts')

type ReadStorefront = {
  yaml: YamlFile
  storefront: Storefront | undefined
  problems: readonly FileProblem[]
}

async function readStorefront(root: string, name: string): Promise<ReadStorefront> {
  const yaml = await readYaml(root, join(folderOf(root), name))
  const { value: storefront, problems } = parseFile(storefrontSchema, yaml)
  if (storefront === undefined) return { yaml, storefront, problems }
  const found: FileProblem[] = []
  const add = (path: FilePath, sentence: string) => found.push({ file: yaml.file, path, sentence })
  const { key } = storefront
  if (`${key.toLowerCase()}.yaml` !== name)
    add(['key'], `key ${key} belongs in ${key.toLowerCase()}.yaml`)
  for (const logo of ['mainLogo', 'footerLogo'] as const) {
    const { url } = storefront[logo]
    if (!url.startsWith('/logos/') || !existsSync(join(folderOf(root), url)))
      add([logo, 'url'], `${url} is not a file of the folder logos`)
  }
  return { yaml, storefront, problems: found }
}

/** All files of content/storefronts, with what is wrong in them; links are followed into the catalogue when it is given. */
export async function checkStorefronts(
  root: string,
  catalogue: CatalogueContent | undefined,
): Promise<{ storefronts: readonly Storefront[]; problems: readonly string[] }> {
  const names = (await readdir(folderOf(root))).filter((name) => name.endsWith('.yaml')).sort()
  const read = await Promise.all(names.map((name) => readStorefront(root, name)))
  return {
    storefronts: read.flatMap(({ storefront }) => storefront ?? []),
    problems: read.flatMap(({ yaml, storefront, problems }) => {
      const dead = storefront && catalogue ? findDeadLinks(storefront, catalogue) : []
      const placed = dead.map((problem) => ({ file: yaml.file, ...problem }))
      return sayProblems([yaml], [...problems, ...placed])
    }),
  }
}

/** The storefront of this process, such as GCSNL. Throws `ContentBroken` with every sentence. */
export async function loadStorefront(root: string, key: string): Promise<Storefront> {
  const { yaml, storefront, problems } = await readStorefront(root, `${key.toLowerCase()}.yaml`)
  const sentences = sayProblems([yaml], problems)
  if (storefront === undefined || sentences.length > 0) throw new ContentBroken(sentences)
  return storefront
}
