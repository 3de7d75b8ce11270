import type { VideoView } from '#api/catalogue/video.ts'
import type {
  CategoryView,
  GivingMomentView,
  ProductView,
  TopProductView,
} from '#api/catalogue/views.ts'
import type { ImageView } from '#api/shared/image.ts'
import type { QuestionView } from '#api/storefront-data/question.ts'
import type { Block, HeroContent, MomentsContent } from '#domain/content/block.ts'

/* Blocks as one language shows them, with everything that they name looked up. */

export type SpanView = { text: string; isStrong: boolean; path: string | undefined }
export type ParagraphView = { isItem: boolean; spans: readonly SpanView[] }
export type BlockLinkView = { title: string; path: string }

type About<BlockType extends Block['blockType'], Fields> = {
  id: string
  blockType: BlockType
  title: string
} & Fields

export type HeroBlockView = About<
  'hero',
  {
    text: string
    note: readonly ParagraphView[]
    buttons: readonly BlockLinkView[]
    cards: readonly ProductView[]
    look: HeroContent['look']
  }
>
export type TextBlockView = About<'text', { paragraphs: readonly ParagraphView[] }>
export type ProductsBlockView = About<
  'products',
  {
    products: readonly ProductView[]
    featured: readonly TopProductView[]
    totalItems: number
    link: BlockLinkView | undefined
  }
>
export type CategoriesBlockView = About<
  'categories',
  { categories: readonly CategoryView[]; link: BlockLinkView | undefined }
>
export type MomentsBlockView = About<
  'moments',
  {
    moments: readonly GivingMomentView[]
    look: MomentsContent['look']
    link: BlockLinkView | undefined
  }
>
export type SpotlightBlockView = About<
  'spotlight',
  { product: ProductView; text: string; reasons: readonly string[]; button: string }
>
export type RichQuestionView = Omit<QuestionView, 'answer'> & { answer: readonly ParagraphView[] }
export type FaqBlockView = About<'faq', { questions: readonly RichQuestionView[] }>
export type SellingPointView = { icon: string; title: string; text: string }
export type SellingPointsBlockView = About<
  'sellingPoints',
  { isNumbered: boolean; points: readonly SellingPointView[] }
>
export type GuideView = { title: string; text: string; path: string; images: readonly ImageView[] }
export type GuidesBlockView = About<'guides', { guides: readonly GuideView[] }>

export type VideoBlockView = About<'video', { text: string; video: VideoView }>

export type CampaignView = {
  id: string
  title: string
  text: string
  image: ImageView
  cards: readonly ProductView[]
  link: BlockLinkView
  delaySeconds: number | undefined
  scrollPercent: number | undefined
}

export type BlockView =
  | HeroBlockView
  | TextBlockView
  | ProductsBlockView
  | CategoriesBlockView
  | MomentsBlockView
  | SpotlightBlockView
  | FaqBlockView
  | SellingPointsBlockView
  | GuidesBlockView
  | VideoBlockView
