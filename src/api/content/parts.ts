import { builder } from '#api/builder.ts'
import { ImageRef } from '#api/shared/image.ts'
import { ParagraphRef } from './text.ts'
import type { GuideView, RichQuestionView, SellingPointView } from './views.ts'

export const FaqQuestionRef = builder.objectRef<RichQuestionView>('FaqQuestion').implement({
  description: 'A question with an answer that may lead on.',
  fields: (t) => ({
    question: t.exposeString('question', { description: 'As a customer asks it.' }),
    answer: t.expose('answer', { type: [ParagraphRef], description: 'As we answer it.' }),
  }),
})

export const SellingPointRef = builder.objectRef<SellingPointView>('SellingPoint').implement({
  description: 'A reason, or a step.',
  fields: (t) => ({
    icon: t.exposeString('icon', { description: 'Name of an icon of the design.' }),
    title: t.exposeString('title', { description: 'In a few words.' }),
    text: t.exposeString('text', { description: 'In a sentence.' }),
  }),
})

export const GuideRef = builder.objectRef<GuideView>('Guide').implement({
  description: 'A landing page as other pages lead to it.',
  fields: (t) => ({
    title: t.exposeString('title', { description: 'Its name.' }),
    text: t.exposeString('text', { description: 'What it helps with.' }),
    path: t.exposeString('path', { description: 'Its address.' }),
    images: t.expose('images', { type: [ImageRef], description: 'Cards of it, at most three.' }),
  }),
})
