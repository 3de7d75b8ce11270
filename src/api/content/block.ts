import { builder } from '#api/builder.ts'
import type { BlockView } from './views.ts'

const BlockTypeRef = builder.enumType('BlockType', {
  description: 'The kind of a block.',
  values: {
    HERO: { value: 'hero', description: 'Opens a page.' },
    TEXT: { value: 'text', description: 'Text under a heading.' },
    PRODUCTS: { value: 'products', description: 'A handful of products.' },
    CATEGORIES: { value: 'categories', description: 'Ways in by category.' },
    MOMENTS: { value: 'moments', description: 'Ways in by moment of giving.' },
    SPOTLIGHT: { value: 'spotlight', description: 'One product with reasons to give it.' },
    FAQ: { value: 'faq', description: 'Questions that are asked often.' },
    SELLING_POINTS: { value: 'sellingPoints', description: 'The selling points of the shop.' },
    VIDEO: { value: 'video', description: 'A film.' },
    GUIDES: { value: 'guides', description: 'Leads to landing pages.' },
  } as const,
})

export const BlockLookRef = builder.enumType('BlockLook', {
  description: 'How a block is laid out.',
  values: {
    FAN: { value: 'fan', description: 'Cards fan out beside the words.' },
    ROW: { value: 'row', description: 'Cards stand in a row below the words.' },
    CHIPS: { value: 'chips', description: 'Names alone.' },
    TILES: { value: 'tiles', description: 'With cards and a sentence.' },
  } as const,
})

const typeNames: Record<BlockView['blockType'], string> = {
  hero: 'HeroBlock',
  text: 'TextBlock',
  products: 'ProductsBlock',
  categories: 'CategoriesBlock',
  moments: 'MomentsBlock',
  spotlight: 'SpotlightBlock',
  faq: 'FaqBlock',
  sellingPoints: 'SellingPointsBlock',
  guides: 'GuidesBlock',
  video: 'VideoBlock',
}

export const BlockRef = builder.interfaceRef<BlockView>('Block').implement({
  description: 'A part of a page.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Its own within its page.' }),
    blockType: t.expose('blockType', { type: BlockTypeRef, description: 'What it is.' }),
    title: t.exposeString('title', { description: 'Its heading.' }),
  }),
  resolveType: ({ blockType }) => typeNames[blockType],
})
