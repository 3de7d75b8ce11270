import { countWords } from '#domain/content/article.ts'
import { unknownFactsIn } from '#domain/content/facts.ts'
import type { KnownPlaces } from '#domain/content/source/block-problems.ts'
import { addressRefusal, isSafeAddress } from '#domain/content/source/pieces.ts'
import type { LineFinding, WrittenText } from '#domain/content/source/written-article.ts'
import type { Localized } from '#kernel/language.ts'

/** A heading takes at most two lines of a phone. */
const headingMax = 70
const wordsMin = 350
const wordsMax = 1000

/** Faults in one language of an article: headings, links, length, signs. */
export function findTextProblems(
  { parts, links, problems }: WrittenText,
  source: string,
  known: Pick<KnownPlaces, 'isPage'> | undefined,
): LineFinding[] {
  return [
    ...problems,
    ...findHeadingProblems(parts),
    ...findLinkProblems(links, known),
    ...findSignProblems(source),
    ...findLengthProblems(parts),
  ]
}

function findHeadingProblems(parts: WrittenText['parts']): LineFinding[] {
  const seen = new Set<string>()
  let above = 1
  return parts.flatMap(({ line, part }): LineFinding[] => {
    if (part.kind !== 'heading') return []
    const { level, text } = part
    const found: LineFinding[] = []
    const say = (sentence: string) => found.push({ line, sentence })
    if (level === 1) say('a heading of level 1 is the title, which stands in the YAML file')
    if (level > 3) say(`a heading of level ${level} is too deep, an article has 2 and 3`)
    else if (level > above + 1) say(`a heading of level ${level} follows one of level ${above}`)
    if (text === '') say('a heading is empty')
    if (text.length > headingMax)
      say(`a heading has ${text.length} characters, at most ${headingMax} fit`)
    if (seen.has(text)) say(`two headings are called ${text}`)
    seen.add(text)
    above = level
    return found
  })
}

const findLinkProblems = (
  links: WrittenText['links'],
  known: Pick<KnownPlaces, 'isPage'> | undefined,
): LineFinding[] =>
  links.flatMap(({ line, href }) => {
    if (!isSafeAddress(href)) return [{ line, sentence: addressRefusal(href) }]
    const isDead = href.startsWith('/') && known?.isPage(href) === false
    return isDead ? [{ line, sentence: `${href} is not a page of this shop` }] : []
  })

/** The signs that docs/voice.md settles. */
const signs: readonly { pattern: RegExp; sentence: string }[] = [
  { pattern: /["']/, sentence: 'a straight quote: write “ ” ‘ ’' },
  { pattern: /!(?!\[)/, sentence: 'an exclamation mark: the shop has none' },
  { pattern: /\s[–—]\s/, sentence: 'a dash between words: it stands in ranges only' },
]

const findSignProblems = (source: string): LineFinding[] =>
  source.split('\n').flatMap((text, at) => [
    ...signs
      .filter(({ pattern }) => pattern.test(text.replaceAll(/\]\([^)]*\)/g, ']')))
      .map(({ sentence }) => ({ line: at + 1, sentence })),
    ...unknownFactsIn(text).map((name) => ({
      line: at + 1,
      sentence: `{${name}} is not a fact of a storefront`,
    })),
  ])

function findLengthProblems(parts: WrittenText['parts']): LineFinding[] {
  const words = countWords(parts.flatMap(({ part }) => (part.kind === 'heading' ? [] : [part])))
  return words >= wordsMin && words <= wordsMax
    ? []
    : [{ line: 1, sentence: `has ${words} words, an article has ${wordsMin} to ${wordsMax}` }]
}

/** Differences between the languages: headings, and links that only one of them has. */
export function findTwinProblems({ nl, en }: Localized<WrittenText>): LineFinding[] {
  const [dutch, english] = [linksOf(nl), linksOf(en)]
  const outline =
    levelsOf(nl) === levelsOf(en)
      ? []
      : [{ line: 1, sentence: 'its headings are not those of the Dutch text' }]
  const missing = dutch.filter((href) => !english.includes(href))
  const added = en.links.filter(({ href }) => isOurs(href) && !dutch.includes(href))
  return [
    ...outline,
    ...missing.map((href) => ({ line: 1, sentence: `the link to ${href} is missing` })),
    ...added.map(({ line, href }) => ({ line, sentence: `the Dutch text has no link to ${href}` })),
  ]
}

const isOurs = (href: string): boolean => href.startsWith('/')

const levelsOf = ({ parts }: WrittenText): string =>
  parts.flatMap(({ part }) => (part.kind === 'heading' ? part.level : [])).join()

const linksOf = ({ links }: WrittenText): string[] => links.map(({ href }) => href).filter(isOurs)
