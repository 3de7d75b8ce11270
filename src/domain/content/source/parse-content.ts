import type { Block } from '#domain/content/block.ts'
import type { ContentDocuments } from '#domain/content/content.ts'
import { informationPaths } from '#domain/content/information-page.ts'
import { findBlockProblems, type KnownPlaces } from '#domain/content/source/block-problems.ts'
import { campaignSchema, findCampaignProblems } from '#domain/content/source/campaign-schema.ts'
import {
  findInformationProblems,
  informationSchema,
} from '#domain/content/source/information-schema.ts'
import { landingSchema, queueSchema } from '#domain/content/source/page-schemas.ts'
import { type BlogFiles, parseBlog } from '#domain/content/source/parse-blog.ts'
import { findPromotionProblems, promotionSchema } from '#domain/content/source/promotion-schema.ts'
import { findRedirectProblems, redirectsSchema } from '#domain/content/source/redirect-schema.ts'
import { isReserved } from '#domain/content/source/reserved-paths.ts'
import {
  type FileProblem,
  type Finding,
  type Parsed,
  parseFile,
  type SourceFile,
} from '#domain/file-problem.ts'
import { isKebabId } from '#domain/source-schemas.ts'

/** `id` is the name of the file without its ending: of a landing page its address, of a queue what pages ask for. */
type Named = SourceFile & { id: string }

export type ContentFiles = {
  queues: readonly Named[]
  landingPages: readonly Named[]
  informationPages: readonly Named[]
  campaigns: readonly Named[]
  promotions: readonly Named[]
  /** Where pages went; a shop whose pages never moved has none. */
  redirects: SourceFile | undefined
  blog: BlogFiles
}

export type ParsedContent = { documents: ContentDocuments; problems: readonly FileProblem[] }

/** Queues that the screens ask for: without one of these a page would be empty. */
const neededQueues = ['home-1', 'home-2', 'category', 'moment']

/** Landing pages that a screen of its own shows: its header is another. */
const neededPages = ['zakelijk']

/** Those that open a page, whose heading is their hero's. */
const openingQueues = new Set(['home-1', 'home-2'])

/**
 * Everything that the files say, and everything that is wrong with them, all at once. Without `known` nothing is said
 * about names and addresses: the catalogue that has them is broken itself.
 */
export function parseContent(files: ContentFiles, known: KnownPlaces | undefined): ParsedContent {
  const queues = files.queues.map((source) => {
    const parsed = parseFile(queueSchema, source)
    return check(source, parsed, { known, isOpening: openingQueues.has(source.id) })
  })
  const pages = files.landingPages.map((source) => {
    const parsed = parseFile(landingSchema, source)
    return check(source, parsed, { known, isOpening: true })
  })
  const information = files.informationPages.map((source) => readInformation(source, known))
  const campaigns = files.campaigns.map((source) => readCampaign(source, known))
  const promotions = readPromotions(files.promotions, known)
  const redirects = readRedirects(files.redirects, known)
  const blog = parseBlog(files.blog, known)
  return {
    documents: {
      queues: queues.flatMap(({ value }) => value ?? []),
      landingPages: pages.flatMap(({ value }) => value ?? []),
      informationPages: information.flatMap(({ value }) => value ?? []),
      campaigns: campaigns.flatMap(({ value }) => value ?? []),
      redirects: redirects.value,
      promotions: promotions.value,
      articles: blog.articles,
      blogSubjects: blog.blogSubjects,
    },
    problems: [
      ...findMissing('content/blocks', neededQueues, files.queues),
      ...findMissing('content/landing', neededPages, files.landingPages),
      ...findReserved(files),
      ...queues.flatMap(({ problems }) => problems),
      ...pages.flatMap(({ problems }) => problems),
      ...information.flatMap(({ problems }) => problems),
      ...campaigns.flatMap(({ problems }) => problems),
      ...redirects.problems,
      ...promotions.problems,
      ...blog.problems,
      ...findMissingPages(information.flatMap(({ value }) => value ?? [])),
    ],
  }
}

function readInformation({ id, file, ...source }: Named, known: KnownPlaces | undefined) {
  const { value, problems } = parseFile(informationSchema, { file, ...source })
  if (value === undefined) return { value, problems }
  const found = findInformationProblems(value, known).map((one) => ({ file, ...one }))
  return { value: { id, ...value }, problems: [...problems, ...found] }
}

function readCampaign({ id, file, ...source }: Named, known: KnownPlaces | undefined) {
  const { value, problems } = parseFile(campaignSchema, { file, ...source })
  const named = findBadName({ id, file })
  if (value === undefined) return { value, problems: [...named, ...problems] }
  const found = known === undefined ? [] : findCampaignProblems(value, known)
  return {
    value: { id, ...value },
    problems: [...named, ...problems, ...found.map((one) => ({ file, ...one }))],
  }
}

function readPromotions(files: readonly Named[], known: KnownPlaces | undefined) {
  const read = files.map(({ id, file, ...source }) => {
    const { value, problems } = parseFile(promotionSchema, { file, ...source })
    const found = value && known ? findPromotionProblems(value, known) : []
    return {
      value: value && { id, ...value },
      problems: [
        ...findBadName({ id, file }),
        ...problems,
        ...found.map((one) => ({ file, ...one })),
      ],
    }
  })
  return {
    value: read.flatMap(({ value }) => value ?? []),
    problems: read.flatMap(({ problems }) => problems),
  }
}

function readRedirects(source: SourceFile | undefined, known: KnownPlaces | undefined) {
  if (source === undefined) return { value: [], problems: [] }
  const { value, problems } = parseFile(redirectsSchema, source)
  const list = value?.redirects ?? []
  const found = findRedirectProblems(list, known).map((one) => ({ file: source.file, ...one }))
  return { value: list, problems: [...problems, ...found] }
}

const findBadName = ({ id, file }: Pick<Named, 'id' | 'file'>): FileProblem[] =>
  isKebabId(id)
    ? []
    : [{ file, line: 1, sentence: `the name ${id} must be small letters, digits and hyphens` }]

/** A screen without its text, or one address with two. */
const findMissingPages = (pages: readonly { path: string }[]): FileProblem[] =>
  informationPaths.flatMap((path) => {
    const count = pages.filter((page) => page.path === path).length
    const sentence = count === 0 ? `no page is for ${path}` : `${count} pages are for ${path}`
    return count === 1 ? [] : [{ file: 'content/pages', line: 1, sentence }]
  })

type Checks = { known: KnownPlaces | undefined; isOpening: boolean }

function check<Value extends { blocks: readonly Block[] }>(
  { id, file }: Named,
  { value, problems }: Parsed<Value>,
  { known, isOpening }: Checks,
): { value: (Value & { id: string }) | undefined; problems: FileProblem[] } {
  const named = findBadName({ id, file })
  if (value === undefined) return { value, problems: [...named, ...problems] }
  const found = [
    ...findOrderProblems(value.blocks, isOpening),
    ...(known === undefined
      ? []
      : value.blocks.flatMap((block, at) =>
          findBlockProblems(block, known).map(({ path, sentence }) => ({
            path: ['blocks', at, ...path],
            sentence,
          })),
        )),
  ]
  return {
    value: { id, ...value },
    problems: [...named, ...found.map((one) => ({ file, ...one }))],
  }
}

/** A page has one heading: its hero opens it and nothing else brings another. */
function findOrderProblems(blocks: readonly Block[], isOpening: boolean): Finding[] {
  const seen = new Set<string>()
  return blocks.flatMap(({ id, blockType }, at): Finding[] => {
    const path = ['blocks', at]
    const isFirst = isOpening && at === 0
    const found: Finding[] = []
    if (isFirst && blockType !== 'hero')
      found.push({ path, sentence: 'the first block must be a hero: it carries the heading' })
    if (!isFirst && blockType === 'hero')
      found.push({ path, sentence: 'a hero can only be the first block of home or landing page' })
    if (seen.has(id)) found.push({ path: [...path, 'id'], sentence: `id ${id} is already used` })
    seen.add(id)
    return found
  })
}

const findMissing = (
  folder: string,
  needed: readonly string[],
  files: readonly Named[],
): FileProblem[] =>
  needed
    .filter((name) => !files.some(({ id }) => id === name))
    .map((id) => ({ file: `${folder}/${id}.yaml`, line: 1, sentence: 'the file is missing' }))

const findReserved = ({ landingPages }: ContentFiles): FileProblem[] =>
  landingPages
    .filter(({ id }) => isReserved(id))
    .map(({ file, id }) => ({ file, line: 1, sentence: `/${id}/ belongs to a screen of the shop` }))
