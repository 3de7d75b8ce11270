import { join } from 'node:path'
import type { CatalogueContent } from '#domain/catalogue/build-snapshot.ts'
import { type FileProblem, parseFile } from '#domain/file-problem.ts'
import type { SearchContent } from '#domain/search/search-content.ts'
import { popularSchema } from '#domain/search/source/popular-schema.ts'
import { findPopularProblems, findWordProblems } from '#domain/search/source/search-problems.ts'
import { synonymsSchema } from '#domain/search/source/synonyms-schema.ts'
import { readYaml } from '#platform/content/read-yaml.ts'
import { sayProblems } from '#platform/content/say-problems.ts'

type CheckedSearch = { content: SearchContent | undefined; problems: readonly string[] }

/** Reads and checks content/search; what it names is looked up in the catalogue where that is given. */
export async function checkSearch(
  root: string,
  catalogue: CatalogueContent | undefined,
): Promise<CheckedSearch> {
  const folder = join(root, 'content', 'search')
  const [synonyms, popular] = await Promise.all([
    readYaml(root, join(folder, 'synonyms.yaml')),
    readYaml(root, join(folder, 'popular.yaml')),
  ])
  const words = parseFile(synonymsSchema, synonyms)
  const shown = parseFile(popularSchema, popular)
  const found: FileProblem[] = [...words.problems, ...shown.problems]
  if (catalogue && words.value)
    for (const finding of findWordProblems(words.value, catalogue))
      found.push({ file: synonyms.file, ...finding })
  if (catalogue && shown.value)
    for (const finding of findPopularProblems(shown.value, catalogue))
      found.push({ file: popular.file, ...finding })
  const isWhole = words.value !== undefined && shown.value !== undefined
  return {
    content: isWhole ? { words: words.value, popular: shown.value } : undefined,
    problems: sayProblems([synonyms, popular], found),
  }
}
