import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type FileProblem, parseFile } from '#domain/file-problem.ts'
import type { Storefront } from '#domain/storefronts/storefront.ts'
import { storefrontSchema } from '#domain/storefronts/storefront-schema.ts'
import { readYaml } from '#platform/content/read-yaml.ts'
import { ContentBroken, sayProblems } from '#platform/content/say-problems.ts'

const folderOf = (root: string): string => join(root, 'content', 'storefronts')

type CheckedStorefront = { storefront: Storefront | undefined; problems: readonly string[] }

async function checkStorefront(root: string, name: string): Promise<CheckedStorefront> {
  const yaml = await readYaml(root, join(folderOf(root), name))
  const { value, problems } = parseFile(storefrontSchema, yaml)
  const misnamed: FileProblem[] =
    value === undefined || `${value.key.toLowerCase()}.yaml` === name
      ? []
      : [
          {
            file: yaml.file,
            path: ['key'],
            sentence: `key ${value.key} belongs in ${value.key.toLowerCase()}.yaml`,
          },
        ]
  return { storefront: value, problems: sayProblems([yaml], [...problems, ...misnamed]) }
}

/** All files of content/storefronts, with what is wrong in them. */
export async function checkStorefronts(
  root: string,
): Promise<{ storefronts: readonly Storefront[]; problems: readonly string[] }> {
  const names = (await readdir(folderOf(root))).filter((name) => name.endsWith('.yaml')).sort()
  const checked = await Promise.all(names.map((name) => checkStorefront(root, name)))
  return {
    storefronts: checked.flatMap(({ storefront }) => storefront ?? []),
    problems: checked.flatMap(({ problems }) => problems),
  }
}

/** The storefront of this process, such as GCSNL. Throws `ContentBroken` with every sentence. */
export async function loadStorefront(root: string, key: string): Promise<Storefront> {
  const { storefront, problems } = await checkStorefront(root, `${key.toLowerCase()}.yaml`)
  if (storefront === undefined || problems.length > 0) throw new ContentBroken(problems)
  return storefront
}
