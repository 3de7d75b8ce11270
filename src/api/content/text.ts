import { builder } from '#api/builder.ts'
import type { BlockLinkView, ParagraphView, SpanView } from './views.ts'

const SpanRef = builder.objectRef<SpanView>('TextSpan').implement({
  description: 'A run of words that look alike.',
  fields: (t) => ({
    text: t.exposeString('text', { description: 'The words, plain.' }),
    isStrong: t.exposeBoolean('isStrong', { description: 'True where they carry weight.' }),
    path: t.exposeString('path', { nullable: true, description: 'Where they lead, if anywhere.' }),
  }),
})

export const ParagraphRef = builder.objectRef<ParagraphView>('Paragraph').implement({
  description: 'A paragraph of editorial text, taken apart: it holds no markup.',
  fields: (t) => ({
    isItem: t.exposeBoolean('isItem', { description: 'True for a line of a list.' }),
    spans: t.expose('spans', { type: [SpanRef], description: 'Its words, in order.' }),
  }),
})

export const BlockLinkRef = builder.objectRef<BlockLinkView>('BlockLink').implement({
  description: 'A way on from a block.',
  fields: (t) => ({
    title: t.exposeString('title', { description: 'Its words.' }),
    path: t.exposeString('path', { description: 'A page of the shop, or a whole address.' }),
  }),
})
