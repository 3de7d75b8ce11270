import type { Article, ArticlePart } from '#domain/content/article.ts'
import { plainText } from '#domain/content/article.ts'
import type { Language } from '#kernel/language.ts'
import { indexOf, type SearchPlace } from './search-catalogue.ts'
import type { SearchIndex } from './search-index.ts'
import { readQuestion } from './search-question.ts'
import { splitText } from './search-terms-of.ts'
import { collectTerms, type Query, type TermIndex } from './term-index.ts'

/** The weight of a word by where an article has it. */
const weights = { title: 12, about: 6, headings: 4, text: 1 }

type Field = keyof typeof weights

/** Fields that say what an article is about. Its text mentions anything. */
const naming = ['title', 'about', 'headings'] as const

type Articles = ReadonlyMap<string, Article>

/** Built at the first question about the articles of a day, and gone with them. */
const indexes = new WeakMap<Articles, Map<Language, TermIndex<Field>>>()

/** The articles that answer what a visitor typed, the best first. */
export async function findArticles(
  place: SearchPlace,
  articles: Articles,
  typed: string,
): Promise<readonly Article[]> {
  const index = await indexOf(place)
  const { words } = readQuestion(typed, index.books.isPerson)
  const telling = words.filter((word) => !index.analysis.isIgnored(word))
  if (telling.length === 0) return []
  const terms = termsOf(articles, index)
  const all = [...articles.values()]
  return [
    ...scoresOf(
      terms,
      telling.map((word, at) => queryOf(index, word, at === telling.length - 1)),
    ),
  ]
    .toSorted(([one, ofOne], [other, ofOther]) => ofOther - ofOne || one - other)
    .flatMap(([at]) => all[at] ?? [])
}

/** Share of a word's weight that a word of the same meaning has. */
const synonymShare = 0.5

/** One word, in every way in which an article may say it. The last one may be only begun. */
function queryOf({ analysis, synonyms }: SearchIndex, word: string, isLast: boolean): Query<Field> {
  const bare = analysis.withoutGift(word)
  const stems = [word, ...(bare === undefined ? [] : [bare])].flatMap(analysis.stems)
  const others = stems.flatMap((stem) =>
    synonyms.of(stem).flatMap(({ keys }) => (keys.length === 1 ? keys : [])),
  )
  return {
    either: [
      { terms: [word, ...stems], share: 1, isBegun: isLast && word.length >= begunMin },
      { terms: others, share: synonymShare },
    ],
  }
}

/** Shorter beginnings fit everything. */
const begunMin = 4

/** The share of the words that an article has to hold, and of the best score. */
const wordsShare = 0.6
const floor = 0.25

/** Articles that hold most of the words, one of them where they say what they are about. */
function scoresOf(
  terms: TermIndex<Field>,
  queries: readonly Query<Field>[],
): ReadonlyMap<number, number> {
  const named = terms.search({ either: queries.map((query) => inFields(query, naming)) })
  const scores = terms.search({ either: queries })
  const best = Math.max(0, ...scores.values())
  return new Map(
    [...scores].filter(
      ([at, score]) =>
        named.has(at) &&
        score >= best * floor &&
        queries.filter((query) => terms.isHit(at, query)).length >= queries.length * wordsShare,
    ),
  )
}

const inFields = (query: Query<Field>, only: readonly Field[]): Query<Field> => {
  if ('either' in query) return { either: query.either.map((one) => inFields(one, only)) }
  if ('every' in query) return { every: query.every.map((one) => inFields(one, only)) }
  return { ...query, only }
}

function termsOf(articles: Articles, { analysis }: SearchIndex): TermIndex<Field> {
  const { language } = analysis
  const known = indexes.get(articles) ?? new Map<Language, TermIndex<Field>>()
  indexes.set(articles, known)
  const made = known.get(language) ?? collect([...articles.values()], analysis)
  known.set(language, made)
  return made
}

function collect(
  articles: readonly Article[],
  { language, stems, isIgnored }: SearchIndex['analysis'],
): TermIndex<Field> {
  const terms = collectTerms(weights)
  for (const { title, description, keywords, parts } of articles) {
    const texts: Readonly<Record<Field, string>> = {
      title: title[language],
      about: `${description[language]} ${keywords?.[language] ?? ''}`,
      headings: headingsIn(parts[language]),
      text: plainText(parts[language]),
    }
    terms.add((field) => {
      const words = splitText(texts[field]).filter((word) => !isIgnored(word))
      return new Set(words.flatMap((word) => [word, ...stems(word)]))
    })
  }
  return terms.finish()
}

const headingsIn = (parts: readonly ArticlePart[]): string =>
  parts.flatMap((part) => (part.kind === 'heading' ? part.text : [])).join(' ')
