import { join } from 'node:path'
import type { CatalogueContent } from '#domain/catalogue/build-snapshot.ts'
import { type FileProblem, type Finding, parseFile } from '#domain/file-problem.ts'
import type { SearchContent } from '#domain/search/search-content.ts'
import {
  elsewhereSchema,
  greetingsSchema,
  pagesSchema,
  peopleSchema,
} from '#domain/search/source/meanings-schema.ts'
import { popularSchema } from '#domain/search/source/popular-schema.ts'
import {
  findElsewhereProblems,
  findGreetingProblems,
  findPeopleProblems,
  findPopularProblems,
  findWordProblems,
} from '#domain/search/source/search-problems.ts'
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
  const read = (name: string) => readYaml(root, join(folder, `${name}.yaml`))
  const [synonyms, popular, people, elsewhere, pages, greetings] = await Promise.all([
    read('synonyms'),
    read('popular'),
    read('people'),
    read('elsewhere'),
    read('pages'),
    read('greetings'),
  ])
  const found: FileProblem[] = []
  /** What the file says, looked through once the catalogue is known. */
  const take = <Value>(
    { file }: { file: string },
    parsed: { value: Value | undefined; problems: readonly FileProblem[] },
    find: (value: Value, catalogue: CatalogueContent) => readonly Finding[] = () => [],
  ): Value | undefined => {
    found.push(...parsed.problems)
    if (catalogue && parsed.value !== undefined)
      found.push(...find(parsed.value, catalogue).map((finding) => ({ file, ...finding })))
    return parsed.value
  }
  const words = take(synonyms, parseFile(synonymsSchema, synonyms), findWordProblems)
  const shown = take(popular, parseFile(popularSchema, popular), findPopularProblems)
  const persons = take(people, parseFile(peopleSchema, people), findPeopleProblems)
  const brands = take(elsewhere, parseFile(elsewhereSchema, elsewhere), findElsewhereProblems)
  const service = take(pages, parseFile(pagesSchema, pages))
  const notes = take(greetings, parseFile(greetingsSchema, greetings), findGreetingProblems)
  return {
    content:
      words && shown && persons && brands && service && notes
        ? {
            words,
            popular: shown,
            meanings: { people: persons, elsewhere: brands, pages: service, greetings: notes },
          }
        : undefined,
    problems: sayProblems([synonyms, popular, people, elsewhere, pages, greetings], found),
  }
}
