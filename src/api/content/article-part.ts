import { builder } from '#api/builder.ts'
import { ParagraphRef } from './text.ts'
import type { ArticlePartView, PartViewOf } from './view-article.ts'

const PartKindRef = builder.enumType('ArticlePartKind', {
  description: 'The kind of a part of an article.',
  values: {
    HEADING: { value: 'heading', description: 'Opens a section.' },
    PARAGRAPH: { value: 'paragraph', description: 'Running text.' },
    LIST: { value: 'list', description: 'Lines below each other.' },
    QUOTE: { value: 'quote', description: 'Words that stand out of the text.' },
    TABLE: { value: 'table', description: 'Figures beside each other.' },
  } as const,
})

const typeNames: Record<ArticlePartView['kind'], string> = {
  heading: 'ArticleHeading',
  paragraph: 'ArticleParagraph',
  list: 'ArticleList',
  quote: 'ArticleQuote',
  table: 'ArticleTable',
}

export const ArticlePartRef = builder.interfaceRef<ArticlePartView>('ArticlePart').implement({
  description: 'A part of an article.',
  fields: (t) => ({
    kind: t.expose('kind', { type: PartKindRef, description: 'What it is.' }),
  }),
  resolveType: ({ kind }) => typeNames[kind],
})

const interfaces = [ArticlePartRef]

builder.objectRef<PartViewOf<'heading'>>('ArticleHeading').implement({
  description: 'Opens a section of an article.',
  interfaces,
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Its own within the article; addresses end in #id.' }),
    level: t.exposeInt('level', { description: '2 for a section, 3 for a part of one.' }),
    title: t.exposeString('text', { description: 'Its words.' }),
  }),
})

builder.objectRef<PartViewOf<'paragraph'>>('ArticleParagraph').implement({
  description: 'A paragraph of an article.',
  interfaces,
  fields: (t) => ({
    text: t.expose('text', { type: ParagraphRef, description: 'Its words.' }),
  }),
})

builder.objectRef<PartViewOf<'list'>>('ArticleList').implement({
  description: 'A list in an article.',
  interfaces,
  fields: (t) => ({
    isNumbered: t.exposeBoolean('isNumbered', { description: 'True for steps.' }),
    items: t.expose('items', { type: [ParagraphRef], description: 'In order.' }),
  }),
})

builder.objectRef<PartViewOf<'quote'>>('ArticleQuote').implement({
  description: 'Words that stand out of an article.',
  interfaces,
  fields: (t) => ({
    paragraphs: t.expose('paragraphs', { type: [ParagraphRef], description: 'The words.' }),
  }),
})

const ArticleRowRef = builder
  .objectRef<PartViewOf<'table'>['rows'][number]>('ArticleRow')
  .implement({
    description: 'A row of a table.',
    fields: (t) => ({
      cells: t.expose('cells', {
        type: [ParagraphRef],
        description: 'As many as its head; the first names the row.',
      }),
    }),
  })

builder.objectRef<PartViewOf<'table'>>('ArticleTable').implement({
  description: 'A table in an article.',
  interfaces,
  fields: (t) => ({
    head: t.expose('head', { type: [ParagraphRef], description: 'What its columns hold.' }),
    rows: t.expose('rows', { type: [ArticleRowRef], description: 'In order.' }),
  }),
})
