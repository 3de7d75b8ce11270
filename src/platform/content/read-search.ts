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
  findUnsold,
  findWordProblems,
  type ProductNames,
  productsInElsewhere,
  productsInPeople,
  productsInPopular,
} from '#domain/search/source/search-problems.ts'
import { synonymsSchema } from '#domain/search/source/synonyms-schema.ts'
import { readYaml } from '#platform/content/read-yaml.ts'
import { sayProblems } from '#platform/content/say-problems.ts'

type CheckedSearch = {
  content: SearchContent | undefined
  problems: readonly string[]
  /** What does not stand in the way. */
  warnings: readonly string[]
}

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
  const problems: FileProblem[] = []
  const warnings: FileProblem[] = []
  type Look<Value> = (value: Value, catalogue: CatalogueContent) => readonly Finding[]
  type Looks<Value> = { problems?: Look<Value>; products?: (value: Value) => ProductNames }
  /** What the file says, looked through once the catalogue is known. */
  const take = <Value>(
    { file }: { file: string },
    parsed: { value: Value | undefined; problems: readonly FileProblem[] },
    look: Looks<Value> = {},
  ): Value | undefined => {
    const { value } = parsed
    problems.push(...parsed.problems)
    if (catalogue === undefined || value === undefined) return value
    const inFile = (findings: readonly Finding[] = []) =>
      findings.map((finding) => ({ file, ...finding }))
    problems.push(...inFile(look.problems?.(value, catalogue)))
    warnings.push(...inFile(findUnsold(look.products?.(value) ?? [], catalogue)))
    return value
  }
  const words = take(synonyms, parseFile(synonymsSchema, synonyms), { problems: findWordProblems })
  const shown = take(popular, parseFile(popularSchema, popular), { products: productsInPopular })
  const persons = take(people, parseFile(peopleSchema, people), {
    problems: findPeopleProblems,
    products: productsInPeople,
  })
  const brands = take(elsewhere, parseFile(elsewhereSchema, elsewhere), {
    problems: findElsewhereProblems,
    products: productsInElsewhere,
  })
  const service = take(pages, parseFile(pagesSchema, pages))
  const notes = take(greetings, parseFile(greetingsSchema, greetings), {
    problems: findGreetingProblems,
  })
  const files = [synonyms, popular, people, elsewhere, pages, greetings]
  return {
    content:
      words && shown && persons && brands && service && notes
        ? {
            words,
            popular: shown,
            meanings: { people: persons, elsewhere: brands, pages: service, greetings: notes },
          }
        : undefined,
    problems: sayProblems(files, problems),
    warnings: sayProblems(
      files.filter((file) => file.problems.length === 0),
      warnings,
    ),
  }
}
