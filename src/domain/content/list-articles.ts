import type { Article, BlogSubject } from '#domain/content/article.ts'
import type { ContentSnapshot } from '#domain/content/content.ts'

type Shown = Pick<ContentSnapshot, 'articles' | 'blogSubjects'>

/** Articles of a subject, or all of them; the newest first. */
export const listArticles = (
  { articles }: Shown,
  subject: string | undefined,
): readonly Article[] =>
  [...articles.values()].filter((article) => subject === undefined || article.subject === subject)

/** Subjects that something is written about. */
export const subjectsInUse = ({
  articles,
  blogSubjects,
}: Shown): readonly { subject: BlogSubject; count: number }[] =>
  [...blogSubjects.values()]
    .map((subject) => ({
      subject,
      count: listArticles({ articles, blogSubjects }, subject.id).length,
    }))
    .filter(({ count }) => count > 0)

const relatedMax = 3

/** Articles to read next: named by the author, then the newest of the subject, then the newest. */
export function findRelated(shown: Shown, article: Article): readonly Article[] {
  const named = article.related.flatMap((id) => shown.articles.get(id) ?? [])
  const all = [...named, ...listArticles(shown, article.subject), ...listArticles(shown, undefined)]
  return [...new Set(all)].filter(({ id }) => id !== article.id).slice(0, relatedMax)
}
