import { builder } from '#api/builder.ts'
import { ImageRef } from '#api/shared/image.ts'
import { wrapperDrawingPath } from '#domain/catalogue/picture-paths.ts'
import type { OrderedGiftView } from '#flows/orders/view-gifts.ts'
import { apiTexts } from '#i18n/texts/api.ts'
import type { Language } from '#kernel/language.ts'
import type { Wrapping } from '#kernel/wrapper.ts'

type PaperView = { id: Wrapping; title: string; url: string }

export type GiftView = Omit<OrderedGiftView, 'papers'> & { papers: readonly PaperView[] }

export const viewGift = (gift: OrderedGiftView, language: Language): GiftView => ({
  ...gift,
  papers: gift.papers.map((id) => ({
    ...{ id, title: apiTexts[language].wrappers[id], url: wrapperDrawingPath(id) },
  })),
})

const GiftPaperRef = builder.objectRef<PaperView>('GiftPaper').implement({
  description: 'A paper that costs as much as the one that was paid for.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Which.' }),
    title: t.exposeString('title', { description: 'Its name.' }),
    image: t.field({
      type: ImageRef,
      description: 'How it looks.',
      resolve: ({ url, title }) => ({ url, alt: title }),
    }),
  }),
})

export const OrderedGiftRef = builder.objectRef<GiftView>('OrderedGift').implement({
  description: 'A gift of an order that may still be changed, by `changeOrderedGift`.',
  fields: (t) => ({
    id: t.exposeID('packageId', { description: 'Which.' }),
    title: t.exposeString('title', { description: 'What it is, as it was called then.' }),
    message: t.exposeString('message', { nullable: true, description: 'The note beside it.' }),
    wrapper: t.exposeID('wrapper', {
      nullable: true,
      description: 'The paper around it, where that can be another.',
    }),
    papers: t.expose('papers', {
      type: [GiftPaperRef],
      description: 'What can go around it; none where it comes without a paper.',
    }),
  }),
})
