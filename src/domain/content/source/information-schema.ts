import * as v from 'valibot'
import { unknownFactsIn } from '#domain/content/facts.ts'
import { informationPaths } from '#domain/content/information-page.ts'
import { linksOf } from '#domain/content/rich-text.ts'
import type { KnownPlaces } from '#domain/content/source/block-problems.ts'
import { localizedRichText } from '#domain/content/source/pieces.ts'
import type { Finding } from '#domain/file-problem.ts'
import { headFields, kebabId, localized } from '#domain/source-schemas.ts'

const icon = v.picklist(['basket', 'card', 'mail', 'gift', 'undo', 'house', 'info'])

const section = v.pipe(
  v.strictObject({
    id: kebabId,
    title: localized,
    icon: v.optional(icon),
    text: v.optional(localizedRichText),
    questions: v.optional(
      v.array(v.strictObject({ question: localized, answer: localizedRichText })),
      [],
    ),
  }),
  v.check(({ text, questions }) => text !== undefined || questions.length > 0, 'says nothing'),
)

/** content/pages/<id>.yaml */
export const informationSchema = v.strictObject({
  path: v.picklist(informationPaths),
  title: localized,
  ...headFields,
  intro: localized,
  sections: v.optional(v.array(section), []),
})

type Source = v.InferOutput<typeof informationSchema>
/** Facts that no storefront has, parts of the same name, and links within the shop that lead nowhere. */
export function findInformationProblems(page: Source, known: KnownPlaces | undefined): Finding[] {
  const facts = unknownFactsIn(JSON.stringify(page)).map((name) => ({
    path: [],
    sentence: `{${name}} is not a fact of a storefront`,
  }))
  const ids = page.sections.map(({ id }) => id)
  const doubles = ids.flatMap((id, at) =>
    ids.indexOf(id) === at
      ? []
      : [{ path: ['sections', at, 'id'], sentence: `id ${id} is already used` }],
  )
  const dead = page.sections.flatMap((part, at) =>
    [part.text, ...part.questions.map(({ answer }) => answer)]
      .flatMap((text) => (text === undefined ? [] : [text.nl, text.en]))
      .flatMap(linksOf)
      .filter((href) => href.startsWith('/') && known?.isPage(href) === false)
      .map((href) => ({ path: ['sections', at], sentence: `${href} is not a page of this shop` })),
  )
  return [...facts, ...doubles, ...dead]
}
