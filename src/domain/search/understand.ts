import type { TaxonomyTerm } from '#domain/catalogue/taxonomy.ts'
import type { BrandElsewhere } from './brand-book.ts'
import type { SearchIndex } from './search-index.ts'
import type { Person, ServicePage } from './search-meanings.ts'
import type { SearchQuestion } from './search-question.ts'

/** What a question says beyond the words that are looked for. */
export type Understanding = {
  /** What is left to look for; a moment is both. */
  words: readonly string[]
  person: UnderstoodPerson | undefined
  moment: { moment: TaxonomyTerm; said: readonly string[] } | undefined
  /** A brand that the shop does not sell. */
  elsewhere: BrandElsewhere | undefined
  /** A page that answers it. */
  page: ServicePage | undefined
}

type UnderstoodPerson = {
  person: Person
  /** The one word that they were called by; nobody was named where only an age was. */
  called: string | undefined
  age: number | undefined
  said: readonly string[]
}

export function understand(index: SearchIndex, question: SearchQuestion): Understanding {
  const { analysis, books } = index
  const elsewhere = isNamed(index, question.words) ? undefined : books.brands.find(question.words)
  const service = elsewhere === undefined ? findPage(index, question.words) : undefined
  const { rest, person } = takePerson(index, service?.rest ?? question.words, question)
  const moment = books.moments.find(rest.filter((word) => !analysis.isIgnored(word)))
  return {
    words: rest,
    person,
    moment: moment && { moment: moment.value, said: moment.said },
    elsewhere,
    page: service?.page,
  }
}

/** The very name of something was typed. */
const isNamed = ({ names }: SearchIndex, words: readonly string[]): boolean => {
  const said = words.join('')
  return names.some((own) => own.includes(said))
}

/** What names a page is not looked for, unless it is a word that names something of ours as well: "zakelijk". */
function findPage({ analysis, vocabulary, books }: SearchIndex, words: readonly string[]) {
  const found = books.pages.find(words)
  if (found === undefined) return undefined
  const [only = '', ...others] = found.said
  const isOurs = others.length === 0 && analysis.stems(only).some(vocabulary.isNaming)
  return { page: found.value, rest: isOurs ? words : found.rest }
}

const ageMax = 110

/** "Meisje van 10": whoever has an age belongs to their age, whatever else they were called. */
function takePerson({ books }: SearchIndex, words: readonly string[], question: SearchQuestion) {
  const found = books.people.find(words)
  const numbered =
    found && question.age === undefined ? takeNumber(found.rest, found.at) : undefined
  const age = question.age ?? numbered?.age
  const person = personOf(books.all, found?.value, age)
  const rest = numbered?.rest ?? found?.rest ?? words
  if (person === undefined) return { rest, person }
  const said = [...(found?.said ?? []), ...(numbered?.said ?? []), ...question.said.age]
  const called = found?.said.length === 1 ? found.phrase : undefined
  return { rest, person: { person, called, age, said } }
}

/** "Jongen 8". */
function takeNumber(words: readonly string[], at: number) {
  const number = Number(words[at])
  return number > 0 && number <= ageMax
    ? { age: number, said: words.slice(at, at + 1), rest: words.toSpliced(at, 1) }
    : undefined
}

function personOf(
  people: readonly Person[],
  called: Person | undefined,
  age: number | undefined,
): Person | undefined {
  if (age === undefined || (called !== undefined && called.ages === undefined)) return called
  return people.find(({ ages }) => ages && ages.from <= age && age <= ages.to)
}
