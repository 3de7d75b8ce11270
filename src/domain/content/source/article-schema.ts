import * as v from 'valibot'
import { day, headFields, kebabId, localized, localizedUpTo } from '#domain/source-schemas.ts'

/** Length that a phone and a search engine show whole. */
const titleMax = 60
/** The lead under the heading, and what search engines show. */
const descriptionMax = 160

/** content/blog/articles/<id>.yaml */
export const articleSchema = v.pipe(
  v.strictObject({
    subject: kebabId,
    date: day,
    title: localizedUpTo(titleMax),
    description: localizedUpTo(descriptionMax),
    keywords: headFields.keywords,
    products: v.pipe(
      v.array(kebabId),
      v.minLength(1, 'names nothing'),
      v.maxLength(4, 'names more than four'),
    ),
    related: v.optional(v.array(kebabId), []),
  }),
  v.transform((article) => ({ ...article, metaTitle: article.title })),
)

/** Length that fits on a chip of a phone. */
const subjectTitleMax = 24

/** content/blog/subjects.yaml */
export const blogSubjectsSchema = v.pipe(
  v.array(
    v.strictObject({ id: kebabId, title: localizedUpTo(subjectTitleMax), description: localized }),
  ),
  v.transform((subjects) => subjects.map((subject, position) => ({ ...subject, position }))),
)
