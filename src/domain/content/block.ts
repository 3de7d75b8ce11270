import type { Vocabulary } from '#domain/catalogue/taxonomy.ts'
import type { Video } from '#domain/catalogue/video.ts'
import type { RichText } from '#domain/content/rich-text.ts'
import type { Period } from '#domain/period.ts'
import type { Localized } from '#kernel/language.ts'

/** A way on: a page of the shop by its Dutch address, or tel:, mailto: or http(s): (SPEC §5). */
export type BlockLink = { title: Localized; href: string }

/** A word that a block speaks of: with it the block is shown where that word is asked for, and only there. */
export type BlockTerm = { vocabulary: Vocabulary; term: string }

/** Which products a block shows: those named, or the first of the shop's list for which all that is said holds. */
export type ProductChoice =
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
export type HeroBlock = About<
  'hero',
  {
    title: Localized
    text: Localized
    note?: Localized<RichText> | undefined
    buttons: readonly BlockLink[]
    /** Ids of products. */
    cards: readonly string[]
    /** `fan`: beside the words. `row`: below them, over the whole width. */
    look: 'fan' | 'row'
  }
>

export type TextBlock = About<'text', { title: Localized; text: Localized<RichText> }>

export type ProductsBlock = About<
  'products',
  {
    title: Localized
    choice: ProductChoice
    count: number
    /** True: the storefront's top products stand among them (SPEC §9, "Most chosen"). */
    hasFeatured: boolean
    link?: BlockLink | undefined
  }
>

export type CategoriesBlock = About<
  'categories',
  {
    title: Localized
    /** Ids, or those at the top of the menu. */
    choice: readonly string[] | 'top'
    link?: BlockLink | undefined
  }
>

export type MomentsBlock = About<
  'moments',
  {
    title: Localized
    /** Ids, or all of them. */
    choice: readonly string[] | 'all'
    look: 'chips' | 'tiles'
    link?: BlockLink | undefined
  }
>

/** One product with reasons to give it; without an id the one that the storefront puts in front. */
export type SpotlightBlock = About<
  'spotlight',
  {
    product?: string | undefined
    title: Localized
    text: Localized
    reasons: readonly Localized[]
    button: Localized
  }
>

export type FaqBlock = About<
  'faq',
  {
    title: Localized
    /** Before the questions of this block stand those of the storefront. */
    hasStorefrontQuestions: boolean
    questions: readonly { question: Localized; answer: Localized<RichText> }[]
  }
>

export type SellingPointsBlock = About<
  'sellingPoints',
  {
    title: Localized
    /** Steps, one after the other. */
    isNumbered: boolean
    points: readonly { icon: string; title: Localized; text: Localized }[]
  }
>

/** Leads to landing pages. */
export type GuidesBlock = About<'guides', { title: Localized; pages: readonly string[] }>

/** A film that shows better than words how something goes. */
export type VideoBlock = About<'video', { title: Localized; text: Localized; video: Video }>

/** What pages are composed of (SPEC §7, getBlocksQueue). */
export type Block =
  | HeroBlock
  | TextBlock
  | ProductsBlock
  | CategoriesBlock
  | MomentsBlock
  | SpotlightBlock
  | FaqBlock
  | SellingPointsBlock
  | GuidesBlock
  | VideoBlock

export type BlockType = Block['blockType']
