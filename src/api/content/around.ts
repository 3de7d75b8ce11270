import type { Call } from '#api/ask.ts'
import type { CatalogueView } from '#api/catalogue/catalogue-view.ts'
import type { ProductView } from '#api/catalogue/views.ts'
import { productIdIn } from '#domain/catalogue/find-product.ts'
import type { HeroContent, TitledLink } from '#domain/content/block.ts'
import type { ContentSnapshot } from '#domain/content/content.ts'
import { type Facts, fillFacts } from '#domain/content/facts.ts'
import type { Paragraphs } from '#domain/content/rich-text.ts'
import { inLanguage, type Paths } from '#kernel/addresses.ts'
import type { Localized } from '#kernel/language.ts'
import { viewRichText } from './view-rich-text.ts'
import type { BlockLinkView, ParagraphView } from './views.ts'

/** What a block is shown among: who asks, what is sold, which pages there are. */
export type Around = {
  call: Call
  content: ContentSnapshot
  views: CatalogueView
  paths: Paths
  facts: Facts
}

/** A text in the language of the call, with what the storefront says of itself. */
export const say = (text: Localized, { call, facts }: Around): string =>
  fillFacts(text[call.language], facts)

export const cardsOf = ({ cards }: HeroContent, { call, views }: Around): readonly ProductView[] =>
  cards.flatMap((id) => {
    const product = call.catalogue.productById.get(id)
    return product === undefined ? [] : views.view(product)
  })

export const viewText = (text: Paragraphs, around: Around): readonly ParagraphView[] =>
  viewRichText(text, {
    say: (words) => fillFacts(words, around.facts),
    addressOf: (href) => addressOf(href, around),
  })

export function viewLink(link: TitledLink, around: Around): BlockLinkView
export function viewLink(link: TitledLink | undefined, around: Around): BlockLinkView | undefined
export function viewLink(link: TitledLink | undefined, around: Around): BlockLinkView | undefined {
  return link && { title: say(link.title, around), path: addressOf(link.href, around) }
}

/** A product that this storefront does not sell has no page here: then all that is here is shown. */
function addressOf(href: string, { call, paths }: Around): string {
  const product = productIdIn(href)
  const isHere = product === undefined || call.catalogue.productById.has(product)
  return isHere ? inLanguage(href, call.language) : paths.giftCards()
}
