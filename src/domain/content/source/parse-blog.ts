import { type Artwork, findArtworkProblems } from '#domain/catalogue/source/artwork-problems.ts'
import {
  type Article,
  type ArticlePart,
  type BlogSubject,
  readingMinutes,
} from '#domain/content/article.ts'
import { findTextProblems, findTwinProblems } from '#domain/content/source/article-problems.ts'
import { articleSchema, blogSubjectsSchema } from '#domain/content/source/article-schema.ts'
import type { KnownPlaces } from '#domain/content/source/block-problems.ts'
import type { WrittenText } from '#domain/content/source/written-article.ts'
import {
  type FileProblem,
  type Finding,
  type Parsed,
  parseFile,
  type SourceFile,
} from '#domain/file-problem.ts'
import { isKebabId } from '#domain/source-schemas.ts'
import { type Localized, languages } from '#kernel/language.ts'

/** A Markdown file: as it is written, and taken apart. */
export type ArticleText = { source: string; written: WrittenText }

/** Files of an article. One that is not there is undefined. */
export type ArticleFiles = SourceFile & {
  id: string
  texts: Localized<ArticleText | undefined>
  drawing: Artwork | undefined
}

export type BlogFiles = {
  /** A shop without a blog has none. */
  subjects: SourceFile | undefined
  articles: readonly ArticleFiles[]
}

type ParsedBlog = {
  articles: readonly Article[]
  blogSubjects: readonly BlogSubject[]
  problems: readonly FileProblem[]
}

/** All articles and what is wrong with any of them. Names are looked up where they are known. */
export function parseBlog(
  { subjects, articles }: BlogFiles,
  known: Pick<KnownPlaces, 'isPage' | 'products'> | undefined,
): ParsedBlog {
  const listed = parseSubjects(subjects)
  const names = {
    subjects: new Set(listed.value?.map(({ id }) => id)),
    articles: new Set(articles.map(({ id }) => id)),
    products: known?.products,
  }
  const read = articles.map((files) => readArticle(files, names, known))
  return {
    articles: read.flatMap(({ article }) => article ?? []),
    blogSubjects: listed.value ?? [],
    problems: [...listed.problems, ...read.flatMap(({ problems }) => problems)],
  }
}

const parseSubjects = (subjects: BlogFiles['subjects']): Parsed<readonly BlogSubject[]> =>
  subjects === undefined ? { value: [], problems: [] } : parseFile(blogSubjectsSchema, subjects)

/** Ids of the subjects; empty while their list is wrong. */
export const blogSubjectIds = ({ subjects }: BlogFiles): ReadonlySet<string> =>
  new Set(parseSubjects(subjects).value?.map(({ id }) => id))

type Names = {
  subjects: ReadonlySet<string>
  articles: ReadonlySet<string>
  products: ReadonlySet<string> | undefined
}

function readArticle(
  { id, file, data, texts, drawing }: ArticleFiles,
  names: Names,
  known: Pick<KnownPlaces, 'isPage'> | undefined,
): { article: Article | undefined; problems: FileProblem[] } {
  const { value, problems } = parseFile(articleSchema, { file, data })
  const found: FileProblem[] = [
    ...(isKebabId(id) ? [] : [{ file, line: 1, sentence: nameRefusal(id) }]),
    ...problems,
    ...(value === undefined ? [] : findUnknownNames({ id, ...value }, names)).map((one) => ({
      file,
      ...one,
    })),
    ...findFileProblems({ id, texts, drawing }, known),
  ]
  if (value === undefined || drawing === undefined || !texts.nl || !texts.en)
    return { article: undefined, problems: found }
  const parts = { nl: partsOf(texts.nl.written), en: partsOf(texts.en.written) }
  const minutes = { nl: readingMinutes(parts.nl), en: readingMinutes(parts.en) }
  return {
    article: { id, ...value, parts, minutes, drawingHash: drawing.hash },
    problems: found,
  }
}

const nameRefusal = (id: string): string =>
  `the name ${id} must be small letters, digits and hyphens`

type Naming = Pick<Article, 'id' | 'subject' | 'products' | 'related'>

function findUnknownNames({ id, subject, products, related }: Naming, names: Names): Finding[] {
  const strangers = related
    .filter((other) => other === id || !names.articles.has(other))
    .map((other) => ({ path: ['related'], sentence: `${other} is not another article` }))
  const unsold = products
    .filter((product) => names.products?.has(product) === false)
    .map((product) => ({
      path: ['products'],
      sentence: `${product} is not a product of this shop`,
    }))
  return [
    ...(names.subjects.has(subject)
      ? []
      : [{ path: ['subject'], sentence: `${subject} is not a subject of the blog` }]),
    ...strangers,
    ...unsold,
  ]
}

function findFileProblems(
  { id, texts, drawing }: Pick<ArticleFiles, 'id' | 'texts' | 'drawing'>,
  known: Pick<KnownPlaces, 'isPage'> | undefined,
): FileProblem[] {
  const missing = (file: string) => [{ file, line: 1, sentence: 'the file is missing' }]
  const ofText = languages.flatMap((language) => {
    const text = texts[language]
    const file = textFile(id, language)
    return text === undefined
      ? missing(file)
      : findTextProblems(text.written, text.source, known).map((one) => ({ file, ...one }))
  })
  const { nl, en } = texts
  const twins = nl && en ? findTwinProblems({ nl: nl.written, en: en.written }) : []
  const ofDrawing =
    drawing === undefined
      ? missing(drawingFile(id))
      : findArtworkProblems(drawing.text).map((one) => ({ file: drawing.file, ...one }))
  return [...ofText, ...twins.map((one) => ({ file: textFile(id, 'en'), ...one })), ...ofDrawing]
}

export const textFile = (id: string, language: string): string =>
  `content/blog/articles/${id}.${language}.md`

export const drawingFile = (id: string): string => `content/blog/drawings/${id}.svg`

/** Gives headings an id for addresses, and drops those of a level that the linter refuses. */
function partsOf({ parts }: WrittenText): readonly ArticlePart[] {
  return parts.flatMap(({ part }) => {
    if (part.kind !== 'heading') return part
    const { level, text } = part
    return level === 2 || level === 3 ? { kind: 'heading', level, text, id: anchorOf(text) } : []
  })
}

/** "Wat zegt de wet?" is `wat-zegt-de-wet`. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[’']/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
