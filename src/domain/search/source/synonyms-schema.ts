import * as v from 'valibot'
import { kebabId, text } from '#domain/source-schemas.ts'

const words = v.pipe(v.array(text), v.nonEmpty('is an empty list'))

const same = v.array(v.pipe(v.array(text), v.minLength(2, 'needs two words to make them the same')))

const ofLanguage = v.strictObject({
  ignored: words,
  giftEndings: words,
  same,
  leadsTo: v.record(text, words),
  categories: v.record(kebabId, words),
  moments: v.record(kebabId, words),
})

/** content/search/synonyms.yaml */
export const synonymsSchema = v.strictObject({ nl: ofLanguage, en: ofLanguage })
