import { filesOf } from '#domain/catalogue/video-schema.ts'
import type { Block, BlockTerm } from '#domain/content/block.ts'
import { unknownFactsIn } from '#domain/content/facts.ts'
import { linksOf, type Paragraphs } from '#domain/content/rich-text.ts'
import { vocabularyOfField } from '#domain/content/source/pieces.ts'
import type { FilePath, Finding } from '#domain/file-problem.ts'
import type { Localized } from '#kernel/language.ts'

/** Names that blocks may use, and addresses that lead somewhere. */
export type KnownPlaces = {
  products: ReadonlySet<string>
  terms: ReadonlyMap<BlockTerm['vocabulary'], ReadonlySet<string>>
  landingPages: ReadonlySet<string>
  /** Keys of all storefronts. */
  storefronts: ReadonlySet<string>
  /** Names of the files of films. */
  films: ReadonlySet<string>
  isPage(address: string): boolean
}

/** What a block names and the shop does not have. */
export function findBlockProblems(block: Block, known: KnownPlaces): Finding[] {
  return [
    ...unknownTerms(['for'], block.terms, known),
    ...addressesOf(block)
      .filter(({ href }) => href.startsWith('/') && !known.isPage(href))
      .map(({ path, href }) => ({ path, sentence: `${href} is not a page of this shop` })),
    ...unknownNames(block, known),
    ...unknownFactsIn(JSON.stringify(block)).map((name) => ({
      path: [],
      sentence: `{${name}} is not a fact of a storefront`,
    })),
  ]
}

const fieldOf = Object.fromEntries(
  Object.entries(vocabularyOfField).map(([field, vocabulary]) => [vocabulary, field]),
) as Record<BlockTerm['vocabulary'], keyof typeof vocabularyOfField>

const unknownTerms = (at: FilePath, terms: readonly BlockTerm[], known: KnownPlaces): Finding[] =>
  terms
    .filter(({ vocabulary, term }) => known.terms.get(vocabulary)?.has(term) !== true)
    .map(({ vocabulary, term }) => ({
      path: [...at, fieldOf[vocabulary]],
      sentence: `${term} is not one of the ${fieldOf[vocabulary]} of this shop`,
    }))

function unknownNames(block: Block, known: KnownPlaces): Finding[] {
  const missing = (path: FilePath, ids: readonly string[], what: 'product' | 'landing page') => {
    const names = what === 'product' ? known.products : known.landingPages
    return ids
      .filter((id) => !names.has(id))
      .map((id) => ({ path, sentence: `${id} is not a ${what} of this shop` }))
  }
  const asTerms = (vocabulary: BlockTerm['vocabulary'], ids: readonly string[]) =>
    ids.map((term) => ({ vocabulary, term }))
  switch (block.blockType) {
    case 'hero':
      return missing(['cards'], block.cards, 'product')
    case 'products':
      return 'ids' in block.choice
        ? missing(['choice', 'ids'], block.choice.ids, 'product')
        : unknownTerms(['choice'], block.choice.terms, known)
    case 'categories':
      return block.choice === 'top'
        ? []
        : unknownTerms([], asTerms('giftcard_categories', block.choice), known)
    case 'moments':
      return block.choice === 'all'
        ? []
        : unknownTerms([], asTerms('occasions', block.choice), known)
    case 'spotlight':
      return missing(['product'], block.product === undefined ? [] : [block.product], 'product')
    case 'guides':
      return missing(['pages'], block.pages, 'landing page')
    case 'video':
      return filesOf(block.video)
        .filter((file) => !known.films.has(file))
        .map((file) => ({ path: ['video'], sentence: `${file} is not in the films folder` }))
    case 'text':
    case 'faq':
    case 'sellingPoints':
      return []
  }
}

type Address = { path: FilePath; href: string }

function addressesOf(block: Block): Address[] {
  const within = (path: FilePath, text: Localized<Paragraphs> | undefined): Address[] =>
    text === undefined
      ? []
      : (['nl', 'en'] as const).flatMap((language) =>
          linksOf(text[language]).map((href) => ({ path: [...path, language], href })),
        )
  switch (block.blockType) {
    case 'hero':
      return [
        ...block.buttons.map(({ href }, at) => ({ path: ['buttons', at, 'href'], href })),
        ...within(['note'], block.note),
      ]
    case 'text':
      return within(['text'], block.text)
    case 'faq':
      return block.questions.flatMap(({ answer }, at) =>
        within(['questions', at, 'answer'], answer),
      )
    case 'products':
    case 'categories':
    case 'moments':
      return block.link === undefined ? [] : [{ path: ['link', 'href'], href: block.link.href }]
    case 'spotlight':
    case 'sellingPoints':
    case 'guides':
    case 'video':
      return []
  }
}
