import type { Vocabulary } from '#domain/catalogue/taxonomy.ts'
import type { CatalogueFilm } from '#domain/catalogue/video.ts'
import type { Paragraphs } from '#domain/content/rich-text.ts'
import type { Period } from '#domain/period.ts'
import type { Localized } from '#kernel/language.ts'

/** A way on: a page of the shop by its Dutch address, or tel:, mailto: or http(s): (SPEC §5). */
export type TitledLink = { title: Localized; href: string }

/** A word that a block speaks of: with it the block is shown where that word is asked for, and only there. */
export type BlockTerm = { vocabulary: Vocabulary; term: string }

/** Which products a block shows: those named, or the first of the shop's list for which all that is said holds. */
export type ProductSelection =
  | { ids: readonly string[] }
  | {
      terms: readonly BlockTerm[]
      /** A product fits when one of its amounts that can be bought is no higher. */
      maxCents?: number | undefined
    }

type About<BlockType extends string, Fields> = {
  /** Of its own within its queue; names it in measurements. */
  id: string
  blockType: BlockType
  terms: readonly BlockTerm[]
  period?: Period | undefined
} & Fields

/** Opens a page: its one heading of the first level, and a handful of cards. */
export type HeroContent = About<
  'hero',
  {
    title: Localized
    text: Localized
    note?: Localized<Paragraphs> | undefined
    buttons: readonly TitledLink[]
    /** Ids of products. */
    cards: readonly string[]
    /** `fan`: beside the words. `row`: below them, over the whole width. */
    look: 'fan' | 'row'
  }
>

export type TextContent = About<'text', { title: Localized; text: Localized<Paragraphs> }>

export type ProductsContent = About<
  'products',
  {
    title: Localized
    choice: ProductSelection
    count: number
    /** True: the storefront's top products stand among them (SPEC §9, "Most chosen"). */
    hasFeatured: boolean
    link?: TitledLink | undefined
  }
>

export type CategoriesContent = About<
  'categories',
  {
    title: Localized
    /** Ids, or those at the top of the menu. */
    choice: readonly string[] | 'top'
    link?: TitledLink | undefined
  }
>

export type MomentsContent = About<
  'moments',
  {
    title: Localized
    /** Ids, or all of them. */
    choice: readonly string[] | 'all'
    look: 'chips' | 'tiles'
    link?: TitledLink | undefined
  }
>

/** One product with reasons to give it; without an id the one that the storefront puts in front. */
export type SpotlightContent = About<
  'spotlight',
  {
    product?: string | undefined
    title: Localized
    text: Localized
    reasons: readonly Localized[]
    button: Localized
  }
>

export type FaqContent = About<
  'faq',
  {
    title: Localized
    /** Before the questions of this block stand those of the storefront. */
    hasStorefrontQuestions: boolean
    questions: readonly { question: Localized; answer: Localized<Paragraphs> }[]
  }
>

export type SellingPointsContent = About<
  'sellingPoints',
  {
    title: Localized
    /** Steps, one after the other. */
    isNumbered: boolean
    points: readonly { icon: string; title: Localized; text: Localized }[]
  }
>

/** Leads to landing pages. */
export type GuidesContent = About<'guides', { title: Localized; pages: readonly string[] }>

/** A film that shows better than words how something goes. */
export type VideoContent = About<
  'video',
  { title: Localized; text: Localized; video: CatalogueFilm }
>

/** What pages are composed of (SPEC §7, getBlocksQueue). */
export type Block =
  | HeroContent
  | TextContent
  | ProductsContent
  | CategoriesContent
  | MomentsContent
  | SpotlightContent
  | FaqContent
  | SellingPointsContent
  | GuidesContent
  | VideoContent

export type BlockType = Block['blockType']
