import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileProblem } from '#domain/file-problem.ts'
import { nameFrom, readYaml, type YamlFile } from '#platform/content/read-yaml.ts'

/** What lies in a folder, sorted; nothing where there is no folder. */
export const namesIn = async (folder: string): Promise<string[]> => {
  try {
    return (await readdir(folder)).filter((name) => !name.startsWith('.')).sort()
  } catch {
    return []
  }
}

/** `id` is the name of the file without its ending. */
export type NamedYaml = YamlFile & { id: string }

const ending = '.yaml'

/** Every YAML file of a folder; files of another kind are strangers there. */
export async function readFolder(
  root: string,
  folder: string,
): Promise<{ files: NamedYaml[]; strangers: FileProblem[] }> {
  const names = await namesIn(folder)
  const files = names
    .filter((name) => name.endsWith(ending))
    .map((name) => ({
      ...readYaml(root, join(folder, name)),
      id: name.slice(0, -ending.length),
    }))
  const strangers = names
    .filter((name) => !name.endsWith(ending))
    .map((name) => ({
      file: nameFrom(root, join(folder, name)),
      line: 1,
      sentence: `the name must end in ${ending}`,
    }))
  return { files, strangers }
}
