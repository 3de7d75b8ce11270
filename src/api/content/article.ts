import { ask } from '#api/ask.ts'
import { builder } from '#api/builder.ts'
import { ProductRef } from '#api/catalogue/refs.ts'
import { sameForEveryone } from '#api/same-for-everyone.ts'
import { ImageRef } from '#api/shared/image.ts'
import { UserDataRef } from '#api/shared/user-data.ts'
import { ArticleUnknown } from '#domain/content/errors.ts'
import { ArticlePartRef } from './article-part.ts'
import { PageHeadRef } from './page-head.ts'
import { type ArticleView, type BlogSubjectView, viewArticle } from './view-article.ts'

export const BlogSubjectRef = builder.objectRef<BlogSubjectView>('BlogSubject').implement({
  description: 'What articles are about.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Its name in its address.' }),
    title: t.exposeString('title', { description: 'In a word or three.' }),
    description: t.exposeString('description', { description: 'What it is about, in a sentence.' }),
    path: t.exposeString('path', { description: 'Address of its articles.' }),
  }),
})

export const ArticleRef = builder.objectRef<ArticleView>('Article')

ArticleRef.implement({
  description: 'An article of the blog.',
  interfaces: [PageHeadRef],
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Its name in its address.' }),
    path: t.exposeString('path', { description: 'Its address, language prefix included.' }),
    title: t.exposeString('title', { description: 'Its heading.' }),
    date: t.exposeString('date', { description: 'When it was published, YYYY-MM-DD.' }),
    minutes: t.exposeInt('minutes', { description: 'How long it takes to read.' }),
    subject: t.expose('subject', {
      type: BlogSubjectRef,
      nullable: true,
      description: 'What it is about; none where that subject is no more.',
    }),
    drawing: t.expose('drawing', {
      type: ImageRef,
      description: 'Its drawing, without a text: the heading beside it says what it shows.',
    }),
    shareImage: t.expose('shareImage', {
      type: ImageRef,
      description: 'The drawing as a picture of 1200 × 630 for shared links.',
    }),
    parts: t.field({
      type: [ArticlePartRef],
      description: 'Its text, in order.',
      resolve: ({ parts }) => parts(),
    }),
    products: t.field({
      type: [ProductRef],
      description: 'Products that it speaks of and that can be bought now.',
      resolve: ({ products }) => products(),
    }),
    related: t.field({
      type: [ArticleRef],
      description: 'At most three to read next.',
      resolve: ({ related }) => related(),
    }),
  }),
})

/** By its id or its address, with or without a language in front. */
const addressShape = /^(?:(?:\/[a-z]{2})?\/blog\/)?([a-z0-9-]+)\/?$/

builder.queryField('article', (t) =>
  t.field({
    ...sameForEveryone,
    type: ArticleRef,
    nullable: true,
    description: 'An article of the blog. Unknown: null and an error 3703.',
    args: {
      userData: t.arg({ type: UserDataRef, required: true }),
      path: t.arg.string({ required: true, description: 'Its address or its id.' }),
    },
    resolve: (_root, { userData, path }, ctx) => {
      const call = ask(ctx, userData)
      const content = ctx.deps.content.current()
      const article = content.articles.get(addressShape.exec(path)?.[1] ?? '')
      if (article === undefined) throw new ArticleUnknown()
      return viewArticle(article, call, content)
    },
  }),
)
