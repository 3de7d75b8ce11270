import { ask } from '#api/ask.ts'
import { builder } from '#api/builder.ts'
import { PagingRef } from '#api/catalogue/product-page.ts'
import { sameForEveryone } from '#api/same-for-everyone.ts'
import { PaginationRef, type PaginationView } from '#api/shared/pagination.ts'
import { UserDataRef } from '#api/shared/user-data.ts'
import { ensurePaging } from '#domain/catalogue/list-products.ts'
import { BlogSubjectUnknown } from '#domain/content/errors.ts'
import { listArticles, subjectsInUse } from '#domain/content/list-articles.ts'
import { ArticleRef, BlogSubjectRef } from './article.ts'
import { type ArticleView, type BlogSubjectView, viewArticle, viewSubject } from './view-article.ts'

type SubjectCountView = { subject: BlogSubjectView; count: number }

const SubjectCountRef = builder.objectRef<SubjectCountView>('BlogSubjectCount').implement({
  description: 'A subject with the number of its articles.',
  fields: (t) => ({
    subject: t.expose('subject', { type: BlogSubjectRef, description: 'Which one.' }),
    count: t.exposeInt('count', { description: 'How many articles it has; at least one.' }),
  }),
})

type ArticlePageView = {
  articles: readonly ArticleView[]
  paging: PaginationView
  subject: BlogSubjectView | undefined
  subjects: readonly SubjectCountView[]
}

const ArticlePageRef = builder.objectRef<ArticlePageView>('ArticlePage').implement({
  description: 'One page of the blog.',
  fields: (t) => ({
    articles: t.expose('articles', { type: [ArticleRef], description: 'The newest first.' }),
    paging: t.expose('paging', { type: PaginationRef, description: 'Which page this is.' }),
    subject: t.expose('subject', {
      type: BlogSubjectRef,
      nullable: true,
      description: 'The subject that was asked for, if any.',
    }),
    subjects: t.expose('subjects', {
      type: [SubjectCountRef],
      description: 'All subjects that something is written about.',
    }),
  }),
})

builder.queryField('articles', (t) =>
  t.field({
    ...sameForEveryone,
    type: ArticlePageRef,
    nullable: true,
    description: 'The articles of the blog, page by page. Unknown subject: null and an error 3704.',
    args: {
      userData: t.arg({ type: UserDataRef, required: true }),
      subject: t.arg.string({ description: 'Id of a subject; without it all articles.' }),
      paging: t.arg({ type: PagingRef, required: true, description: 'Which page.' }),
    },
    resolve: (_root, { userData, subject, paging }, ctx) => {
      const call = ask(ctx, userData)
      const content = ctx.deps.content.current()
      const asked = content.blogSubjects.get(subject ?? '')
      if (typeof subject === 'string' && asked === undefined) throw new BlogSubjectUnknown()
      const { pageNumber, itemsPerPage } = paging
      ensurePaging({ page: pageNumber, itemsPerPage })
      const all = listArticles(content, asked?.id)
      const from = (pageNumber - 1) * itemsPerPage
      return {
        articles: all
          .slice(from, from + itemsPerPage)
          .map((article) => viewArticle(article, call, content)),
        paging: { currentPage: pageNumber, itemsPerPage, totalItems: all.length },
        subject: asked && viewSubject(asked, call),
        subjects: subjectsInUse(content).map((one) => ({
          count: one.count,
          subject: viewSubject(one.subject, call),
        })),
      }
    },
  }),
)
