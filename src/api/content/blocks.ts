import { builder } from '#api/builder.ts'
import { GivingMomentRef } from '#api/catalogue/giving-moment.ts'
import { MenuCategoryRef, ProductRef } from '#api/catalogue/refs.ts'
import { TopProductRef } from '#api/catalogue/top-product.ts'
import { VideoRef } from '#api/catalogue/video.ts'
import { BlockLookRef, BlockRef } from './block.ts'
import { FaqQuestionRef, GuideRef, SellingPointRef } from './parts.ts'
import { BlockLinkRef, ParagraphRef } from './text.ts'
import type {
  CategoriesBlockView,
  FaqBlockView,
  GuidesBlockView,
  HeroBlockView,
  MomentsBlockView,
  ProductsBlockView,
  SellingPointsBlockView,
  SpotlightBlockView,
  TextBlockView,
  VideoBlockView,
} from './views.ts'

const interfaces = [BlockRef]

builder.objectRef<HeroBlockView>('HeroBlock').implement({
  description: 'Opens a page; its title is the heading of the page.',
  interfaces,
  fields: (t) => ({
    text: t.exposeString('text', { description: 'What the page is for.' }),
    note: t.expose('note', { type: [ParagraphRef], description: 'Small print, often none.' }),
    buttons: t.expose('buttons', {
      type: [BlockLinkRef],
      description: 'The first is the main one.',
    }),
    cards: t.expose('cards', { type: [ProductRef], description: 'Whose artwork is shown.' }),
    look: t.expose('look', { type: BlockLookRef, description: 'How it is laid out.' }),
  }),
})

builder.objectRef<TextBlockView>('TextBlock').implement({
  description: 'A piece of text under a heading.',
  interfaces,
  fields: (t) => ({
    paragraphs: t.expose('paragraphs', { type: [ParagraphRef], description: 'The text.' }),
  }),
})

builder.objectRef<ProductsBlockView>('ProductsBlock').implement({
  description: 'A handful of products that can be bought now.',
  interfaces,
  fields: (t) => ({
    products: t.expose('products', { type: [ProductRef], description: 'In the order to show.' }),
    featured: t.expose('featured', {
      type: [TopProductRef],
      description: 'Top products to mix in; none where the block has nothing to do with them.',
    }),
    totalItems: t.exposeInt('totalItems', { description: 'How many there are to choose from.' }),
    link: t.expose('link', { type: BlockLinkRef, nullable: true, description: 'To the rest.' }),
  }),
})

builder.objectRef<CategoriesBlockView>('CategoriesBlock').implement({
  description: 'Ways in by category.',
  interfaces,
  fields: (t) => ({
    categories: t.expose('categories', {
      type: [MenuCategoryRef],
      description: 'In the order of the menu.',
    }),
    link: t.expose('link', { type: BlockLinkRef, nullable: true, description: 'To the rest.' }),
  }),
})

builder.objectRef<MomentsBlockView>('MomentsBlock').implement({
  description: 'Ways in by moment of giving.',
  interfaces,
  fields: (t) => ({
    moments: t.expose('moments', {
      type: [GivingMomentRef],
      description: 'Those that come soon first.',
    }),
    look: t.expose('look', { type: BlockLookRef, description: 'How they are shown.' }),
    link: t.expose('link', { type: BlockLinkRef, nullable: true, description: 'To the rest.' }),
  }),
})

builder.objectRef<SpotlightBlockView>('SpotlightBlock').implement({
  description: 'One product with reasons to give it.',
  interfaces,
  fields: (t) => ({
    product: t.expose('product', { type: ProductRef, description: 'What it is about.' }),
    text: t.exposeString('text', { description: 'Why to give it.' }),
    reasons: t.exposeStringList('reasons', { description: 'In short.' }),
    button: t.exposeString('button', { description: 'Words of the link to the product.' }),
  }),
})

builder.objectRef<FaqBlockView>('FaqBlock').implement({
  description: 'Questions that are asked often.',
  interfaces,
  fields: (t) => ({
    questions: t.expose('questions', { type: [FaqQuestionRef], description: 'In order.' }),
  }),
})

builder.objectRef<SellingPointsBlockView>('SellingPointsBlock').implement({
  description: 'Selling points of the shop, or the steps of how it works.',
  interfaces,
  fields: (t) => ({
    isNumbered: t.exposeBoolean('isNumbered', { description: 'True for steps.' }),
    points: t.expose('points', { type: [SellingPointRef], description: 'In order.' }),
  }),
})

builder.objectRef<GuidesBlockView>('GuidesBlock').implement({
  description: 'Leads to landing pages.',
  interfaces,
  fields: (t) => ({
    guides: t.expose('guides', { type: [GuideRef], description: 'In order.' }),
  }),
})

builder.objectRef<VideoBlockView>('VideoBlock').implement({
  description: 'A film, with a few words about it.',
  interfaces,
  fields: (t) => ({
    text: t.exposeString('text', { description: 'What it shows, in short.' }),
    video: t.expose('video', { type: VideoRef, description: 'The film.' }),
  }),
})
